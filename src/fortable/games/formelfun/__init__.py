"""Formel Fun: three cars, one hand of cards, and after every race the last car is out."""

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
    key="formelfun",
    title="Formel Fun",
    version=1,
    seats=rules.SEATS,
    package=__name__,
    minutes=(45, 60),
    age=8,
    presets=(
        Preset("first", seats=3, bot="beginner"),
        Preset("final", {"title": "final"}, bot="casual"),
        Preset("field", {"grid": "random"}, seats=6, bot="casual"),
    ),
    types=Types(
        options=Options, state=State, action=AnyAction, event=AnyEvent, view=View, shown=Shown
    ),
    start=rules.start,
    waiting=rules.waiting,
    is_out=rules.is_out,
    decide=rules.decide,
    resolve=rules.resolve,
    follows=rules.follows,
    evolve=evolution.evolve,
    scores=scoring.scores,
    outcome=scoring.outcome,
    decided=scoring.decided,
    figure=scoring.figure,
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
