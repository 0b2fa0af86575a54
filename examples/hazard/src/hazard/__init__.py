"""Hazard: everybody throws dice under a cup, and all at once call the face that most dice show."""

from fortable.kernel.game import Game, Types

from . import rules, view
from .values import SEATS, AnyAction, AnyEvent, DiceThrown, Options, State, View

GAME: Game[State, AnyAction, AnyEvent, View, Options] = Game(
    key="hazard",
    title="Hazard",
    version=1,
    seats=SEATS,
    package=__name__,
    minutes=(2, 5),
    age=7,
    types=Types(options=Options, state=State, action=AnyAction, event=AnyEvent, view=View),
    simultaneous=True,
    outdates=lambda event: isinstance(event, DiceThrown),
    start=rules.start,
    waiting=rules.waiting,
    decide=rules.decide,
    resolve=rules.resolve,
    follows=rules.follows,
    evolve=rules.evolve,
    scores=rules.scores,
    outcome=rules.outcome,
    view_for=view.view_for,
    redact=view.redact,
    legal=view.legal,
    auto_action=view.auto_action,
    imagine=view.imagine,
    redeal=view.redeal,
    against=rules.against,
)
