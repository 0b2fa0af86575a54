"""Fortissimo!: a memory game of ascending ramparts, basic and advanced."""

from fortable.kernel.game import Game, Types
from fortable.kernel.options import Preset

from . import evolution, rules, scoring, view
from .actions import AnyAction
from .events import AnyEvent
from .model import Options, State
from .notation import NOTATION
from .shown import Shown, shown
from .view import View

GAME: Game[State, AnyAction, AnyEvent, View, Options] = Game(
    key="fortissimo",
    title="Fortissimo!",
    version=2,
    seats=rules.SEATS,
    package=__name__,
    minutes=(15, 20),
    age=6,
    presets=(
        Preset("first", bot="beginner"),
        Preset("children", {"memory_aid": True, "moment_ms": 3000}, bot="beginner"),
        Preset("advanced", {"rules": "advanced"}, bot="casual"),
    ),
    forgets=True,
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
    decided=scoring.decided,
    figure=scoring.figure,
    aided=scoring.aided,
    view_for=view.view_for,
    shown=shown,
    unveiled=view.unveiled,
    redact=view.redact,
    legal=view.legal,
    auto_action=view.auto_action,
    imagine=view.imagine,
    redeal=view.redeal,
    notation=NOTATION,
)
