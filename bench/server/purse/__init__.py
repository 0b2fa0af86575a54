"""Purse: the smallest game with turns and a secret, as `peer/server.js` has it too.

Everybody puts one to three coins into a purse of their own, in turn; only the owner knows how many are
in it. It goes on for so long that no measurement sees its end.
"""

from collections.abc import Iterator
from random import Random
from typing import Annotated

import msgspec
from msgspec.structs import replace

from fortable.kernel.chance import Picks
from fortable.kernel.game import NOBODY, Game, Line, Outcome, Types, Waiting, only, ranked
from fortable.kernel.tuples import exchanged
from fortable.kernel.words import Action, Event, Options, Seat, Value, Viewer

LAST_TURN = 1_000_000
COINS = (1, 2, 3)


class Add(Action, frozen=True):
    coins: Annotated[int, msgspec.Meta(ge=COINS[0], le=COINS[-1])]


class Added(Event, frozen=True):
    seat: Seat
    coins: int | None  # None: not yours to know


class State(Value, frozen=True):
    purses: tuple[int, ...]
    turns: int = 0
    options: Options = Options()

    @property
    def seats(self) -> int:
        return len(self.purses)

    @property
    def turn(self) -> Seat:
        return Seat(self.turns % self.seats)


class View(Value, frozen=True):
    viewer: Viewer
    purses: tuple[int | None, ...]
    turns: int


def start(_: Options, seats: int) -> State:
    return State((0,) * seats)


def waiting(state: State) -> Waiting:
    return only(state.turn) if state.turns < LAST_TURN else NOBODY


def decide(_: State, seat: Seat, action: Add) -> tuple[Added, ...]:
    return (Added(seat, action.coins),)


def resolve(_: State, picks: Picks) -> tuple[Added, ...]:
    raise AssertionError(f"nothing is drawn here: {picks}")


def evolve(state: State, event: Added) -> State:
    sum_ = state.purses[event.seat] + (event.coins or 0)
    purses = exchanged(state.purses, event.seat, sum_)
    return replace(state, purses=purses, turns=state.turns + 1)


def view_for(state: State, viewer: Viewer) -> View:
    seen = [coins if seat == viewer else None for seat, coins in enumerate(state.purses)]
    return View(viewer, tuple(seen), state.turns)


def redact(event: Added, viewer: Viewer, _: State) -> Added:
    return event if event.seat == viewer else Added(event.seat, None)


def legal(view: View) -> Iterator[Add]:
    if view.viewer == view.turns % len(view.purses):
        yield from map(Add, COINS)


def auto_action(_: View) -> Add:
    return Add(COINS[0])


def outcome(state: State) -> Outcome:
    lines = tuple((Line("PU-01", coins),) for coins in state.purses)
    return Outcome(ranked(state.purses), state.purses, lines, "PU-01")


def imagine(view: View, _: Random) -> State:
    return State(tuple(coins or 0 for coins in view.purses), view.turns)


def redeal(state: State, viewer: Viewer, rng: Random) -> State:
    dealt = (
        coins if seat == viewer else rng.randrange(3 * state.turns + 1)
        for seat, coins in enumerate(state.purses)
    )
    return replace(state, purses=tuple(dealt))


GAME: Game[State, Add, Added, View, Options] = Game(
    key="purse",
    title="Purse",
    version=1,
    seats=(3, 4),
    package=__name__,
    minutes=(1, 1),
    age=3,
    types=Types(options=Options, state=State, action=Add, event=Added, view=View),
    start=start,
    waiting=waiting,
    decide=decide,
    resolve=resolve,
    evolve=evolve,
    scores=lambda state: (0,) * state.seats,
    outcome=outcome,
    view_for=view_for,
    redact=redact,
    legal=legal,
    auto_action=auto_action,
    imagine=imagine,
    redeal=redeal,
)
