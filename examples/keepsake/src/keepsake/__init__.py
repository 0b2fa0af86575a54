"""Keepsake: one secret card each; keep it or swap it; the highest card wins."""

from fortable.kernel.game import Game, Types

from . import rules, view
from .values import SEATS, AnyAction, AnyEvent, Options, State, View

GAME: Game[State, AnyAction, AnyEvent, View, Options] = Game(
    key="keepsake",
    title="Keepsake",
    version=1,
    seats=SEATS,
    package=__name__,
    minutes=(1, 2),
    age=6,
    types=Types(options=Options, state=State, action=AnyAction, event=AnyEvent, view=View),
    start=rules.start,
    waiting=rules.waiting,
    decide=rules.decide,
    resolve=rules.resolve,
    evolve=rules.evolve,
    deadline=rules.deadline,
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
