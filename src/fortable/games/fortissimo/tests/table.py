"""The words of these tests: a position, wishes, and what follows from them.

A position is the game's notation with the grid in short: `C4:17` is a card that was seen, `C4:17*`
one that is face up, `C4:.` an empty place. All other places hold unseen cards, but as many as are
gone (from the end of the grid) are empty. What is left out at the end of the line is `-`.

    - | 0 7 choose C4 | C4:17* | 1 5, 1 4

A wish is a seat and an action; `1: turn C4 = 17` also tells what chance draws.
"""

import pytest

from fortable.kernel import referee
from fortable.kernel.chance import Chance, Draw, Picks
from fortable.kernel.log import Match
from fortable.kernel.words import SPECTATOR, Event, Illegal, Seat, Viewer

from .. import GAME
from ..actions import AnyAction
from ..model import PLACES, State
from ..shown import Shown, shown

FIELDS = 6
SEED = bytes(32)


def whole(position: str) -> str:
    """The full notation of a position in short."""
    parts = [part.strip() for part in position.split("|")]
    parts += ["-"] * (FIELDS - len(parts))
    marks = dict(card.split(":") for card in parts[2].split() if card != "-")
    others = [place for place in PLACES if place not in marks]
    cards_gone = sum(mark.strip("!-").isdecimal() for part in parts[3:5] for mark in _words(part))
    start_cards = parts[3].count(",") + 1
    empty = cards_gone - start_cards - list(marks.values()).count(".")
    for index, place in enumerate(others):
        marks[place] = "?" if index < len(others) - empty else "."
    parts[2] = " ".join(marks[place] for place in PLACES)
    return " | ".join(parts)


def _words(part: str) -> list[str]:
    return part.replace(",", " ").split()


def at(position: str) -> State:
    return GAME.notation.read_state(whole(position))


def match_at(position: str) -> Match:
    return Match.at(GAME, whole(position), SEED)


def follows(position: str, *wishes: str) -> referee.Consequences:
    """What follows from the last of some wishes."""
    state = at(position)
    course = referee.Consequences((), (state,))
    for wish in wishes:
        seat, action, chance = _read(wish)
        course = referee.rule(GAME, course.states[-1], seat, action, chance)
    return course


def after(position: str, *wishes: str) -> State:
    """Where the match stands when the wishes have come true."""
    state: State = follows(position, *wishes).states[-1]
    return state


def events(position: str, *wishes: str) -> list[Event]:
    """What the last of the wishes led to."""
    return list(follows(position, *wishes).events)


def refused(position: str, *wishes: str) -> Illegal:
    """How the last of the wishes is refused."""
    *granted, wish = wishes
    state = after(position, *granted)
    seat, action, chance = _read(wish)
    with pytest.raises(Illegal) as refusal:
        referee.rule(GAME, state, seat, action, chance)
    return refusal.value


def may(state: State, viewer: Viewer = None) -> list[str]:
    """What a viewer may do, or else the seat whose turn it is."""
    seat = state.turn if viewer is None else viewer
    return [GAME.notation.write_action(action) for action in GAME.legal(seen_by(seat, state))]


def seen_by(viewer: Viewer, state: State) -> Shown:
    return shown(GAME.view_for(state, viewer))


def everyone(state: State) -> list[Viewer]:
    """All seats, and whoever watches."""
    return [*map(Seat, range(state.seats)), SPECTATOR]


def _read(wish: str) -> tuple[Seat, AnyAction, Chance]:
    seat, _, rest = wish.partition(": ")
    action, _, number = rest.partition(" = ")
    return (
        Seat(int(seat)),
        GAME.notation.read_action(action),
        draws(int(number) if number else None),
    )


def draws(number: int | None) -> Chance:
    """Chance that draws this number, or else the lowest."""

    def choose(draw: Draw) -> Picks:
        pick = min(draw.bag) if number is None else number
        assert pick in draw.bag, f"{pick} is not in the bag {draw.bag}"
        return (pick,)

    return choose
