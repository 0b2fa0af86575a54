"""Formissimo: a race for cards that differ in one thing at most, and a puzzle for one."""

from fortable.kernel.game import Game, Types
from fortable.kernel.options import Preset

from . import evolution, rules, scoring, view
from .actions import AnyAction
from .events import AnyEvent
from .model import SEATS, Options, State
from .notation import NOTATION
from .view import View

GAME: Game[State, AnyAction, AnyEvent, View, Options] = Game(
    key="formissimo",
    title="Formissimo",
    version=2,
    seats=SEATS,
    package=__name__,
    minutes=(10, 20),
    age=8,
    presets=(
        Preset("first", seats=2, bot="beginner"),
        Preset(
            "children",
            {"refuse_mismatch": True, "untimed": True, "deck": "plain"},
            2,
            bot="beginner",
        ),
        Preset("box", {"bare_stop": "box"}, seats=2, bot="casual"),
        Preset("alone", seats=1),
    ),
    types=Types(options=Options, state=State, action=AnyAction, event=AnyEvent, view=View),
    simultaneous=True,
    start=rules.start,
    waiting=rules.waiting,
    decide=rules.decide,
    takes_long=rules.takes_long,
    resolve=rules.resolve,
    follows=rules.follows,
    evolve=evolution.evolve,
    outdates=rules.outdates,
    untimely=rules.untimely,
    deadline=rules.deadline,
    claim=rules.claim,
    starts_race=rules.starts_race,
    scores=scoring.scores,
    outcome=scoring.outcome,
    decided=scoring.decided,
    figure=scoring.figure,
    aided=scoring.aided,
    view_for=view.view_for,
    redact=view.redact,
    legal=view.legal,
    auto_action=view.auto_action,
    imagine=view.imagine,
    redeal=view.redeal,
    notation=NOTATION,
)
