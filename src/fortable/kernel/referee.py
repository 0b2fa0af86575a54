"""The referee: the only one who admits an action, and the one who asks chance when it is due.

Pure. A ruling says what would happen; it happens when its owner accepts it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from .chance import Chance, Draw, Picks
from .game import NOBODY, AnyGame
from .words import CLOCK, Action, Event, Illegal, Options, Seat


class Consequences(NamedTuple):
    """The events that follow, one after another, and the state after each of them."""

    events: tuple[Event, ...]
    states: tuple[Any, ...]
    waiting: frozenset[Seat] = NOBODY
    """Who may act then; nobody while chance is due."""


ENDLESS = 10_000
"""No action leads to so many events: rules that go on like this never come to rest."""


def start(game: AnyGame, options: Options, seats: int) -> Any:
    """The state before anything happened, or `Illegal` if the game is not for so many."""
    if seats not in game.seats:
        raise Illegal("TB-06", "bad-seats", tried=seats, allowed=game.seats)
    return game.start(options, seats)


def settle(game: AnyGame, state: Any, chance: Chance) -> Consequences:
    """What chance does before anybody may act."""
    return _settled(game, state, [], [], chance)


def decide(game: AnyGame, state: Any, seat: Seat, action: Action) -> Consequences:
    """What `action` and all that follows without a choice lead to, before chance is asked."""
    return _alone(game, state, game.decide(state, seat, action))


def resolve(game: AnyGame, state: Any, picks: Picks) -> Consequences:
    """What a draw and all that follows without a choice lead to, before chance is asked again."""
    return _alone(game, state, game.resolve(state, picks))


def rule(
    game: AnyGame,
    state: Any,
    seat: Seat,
    action: Action,
    chance: Chance,
    waiting: frozenset[Seat] = NOBODY,
) -> Consequences:
    """What follows if `seat` does `action` now, chance included, or `Illegal`.

    Whoever knows already whom the match waits for may say so.
    """
    if seat not in waiting:
        _admit(game, state, seat, action)
    events: list[Event] = []
    states: list[Any] = []
    state = _happen(game, state, game.decide(state, seat, action), events, states)
    return _settled(game, state, events, states, chance)


def _admit(game: AnyGame, state: Any, seat: Seat, action: Action) -> None:
    waiting = game.waiting(state)
    assert not isinstance(waiting, Draw), "chance is settled before anybody is asked"
    if seat in waiting:
        return
    if seat == CLOCK:
        _admit_the_clock(game, state, action)
    else:
        check_seat(seat, state.seats)
        untimely = game.untimely(state, seat, action) if waiting else None
        raise untimely or not_waited_for(game, seat, sorted(waiting))


def check_seat(seat: int, seats: int) -> Seat:
    """One of the seats of a table, or `Illegal`."""
    if not 0 <= seat < seats:
        raise Illegal("TB-01", "no-such-seat", tried=seat, last=seats - 1)
    return Seat(seat)


def not_waited_for(game: AnyGame, seat: Seat, waiting: Sequence[Seat]) -> Illegal:
    """Where all act at once there are no turns to speak of."""
    if not waiting:
        return Illegal("TB-02", "over", seat=seat)
    if game.simultaneous:
        return Illegal("TB-03", "nothing-to-do", seat=seat, waiting=waiting)
    return Illegal("TB-03", "not-waited-for", seat=seat, waiting=waiting)


def _admit_the_clock(game: AnyGame, state: Any, action: Action) -> None:
    deadline = game.deadline(state)
    if deadline is None:
        raise Illegal("TB-03", "no-deadline")
    if deadline.action != action:
        allowed = game.notation.write_action(deadline.action)
        raise Illegal("TB-03", "other-deadline", allowed=allowed)


def _settled(
    game: AnyGame, state: Any, events: list[Event], states: list[Any], chance: Chance
) -> Consequences:
    while isinstance(due := game.waiting(state), Draw):
        state = _happen(game, state, game.resolve(state, chance(due)), events, states)
    return Consequences(tuple(events), tuple(states), due)


def _alone(game: AnyGame, state: Any, due: tuple[Event, ...]) -> Consequences:
    events: list[Event] = []
    states: list[Any] = []
    _happen(game, state, due, events, states)
    return Consequences(tuple(events), tuple(states))


def _happen(
    game: AnyGame, state: Any, due: tuple[Event, ...], events: list[Event], states: list[Any]
) -> Any:
    """What is due becomes true event by event, then what follows from it, until nothing does."""
    while due:
        for event in due:
            state = game.evolve(state, event)
            states.append(state)
        events.extend(due)
        assert len(events) < ENDLESS, f"what follows never comes to rest: {events[-1]}"
        due = game.follows(state)
    return state
