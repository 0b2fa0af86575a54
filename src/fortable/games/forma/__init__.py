"""Forma: polyominoes chosen by eye; enclosures, bridges and a tower."""

from fortable.kernel.game import Game, Types
from fortable.kernel.options import Preset

from . import evolution, rules, scoring, view
from .actions import AnyAction, LayOut
from .events import AnyEvent
from .model import SEATS, Options, State
from .notation import NOTATION
from .shown import Shown, shown
from .view import View

GAME: Game[State, AnyAction, AnyEvent, View, Options] = Game(
    key="forma",
    title="Forma",
    version=1,
    seats=SEATS,
    package=__name__,
    minutes=(45, 45),
    age=8,
    presets=(
        Preset("first", {"placing": "assisted"}, bot="beginner"),
        Preset("box", {"layout": "by_hand"}, bot="casual"),
        Preset("sharp", {"edition": "fr"}, bot="good"),
    ),
    types=Types(
        options=Options, state=State, action=AnyAction, event=AnyEvent, view=View, shown=Shown
    ),
    start=rules.start,
    waiting=rules.waiting,
    decide=rules.decide,
    resolve=rules.resolve,
    follows=rules.follows,
    evolve=evolution.evolve,
    scores=scoring.scores,
    outcome=scoring.outcome,
    figure=scoring.figure,
    aided=scoring.aided,
    view_for=view.view_for,
    shown=shown,
    redact=view.redact,
    legal=view.legal,
    unlisted=(LayOut,),
    auto_action=view.auto_action,
    imagine=view.imagine,
    redeal=view.redeal,
    notation=NOTATION,
)
