"""The words of these tests: a position, wishes, and what follows from them.

A position names the cars of the race in the order of the turn, each with place and lane, and the hand
of the team whose car is due: `at("A1:5.1 B1:3.1 C1:2.1", "7/3 2/3 8 8 Turbo")`. All other cars are out,
and all other hands are made up from what is left. A hand of four means one Turbo played as a second
card. With `pile` only those cards can still be drawn, and all others lie on the discard pile.

A wish is a card, alone or with a Turbo; `7/3 = 8` also tells what chance draws.
"""

from collections import Counter
from collections.abc import Iterable

import pytest

from fortable.kernel import referee
from fortable.kernel.chance import Chance, Draw, Picks
from fortable.kernel.words import SPECTATOR, Event, Illegal, Seat, Viewer

from .. import GAME
from ..actions import AnyAction
from ..model import COPIES, INDEX, NAMES, OWNER, TEAMS, Options, State, cars_per_team
from ..shown import Shown, shown

SEED = bytes(32)
ZERO, ONE, TWO, THREE, FOUR, FIVE = map(Seat, range(6))


def at(
    track: str,
    hand: str = "",
    *,
    seats: int = 3,
    moved: int = 0,
    pile: str = "",
    out: str = "",
    options: str = "-",
    **hands: str,
) -> State:
    """A position at rest, with the car at `moved` due."""
    return GAME.notation.read_state(written(track, hand, seats, moved, pile, out, options, **hands))


def written(
    track: str, hand: str, seats: int, moved: int, pile: str, out: str, options: str, **hands: str
) -> str:
    """The full notation of such a position."""
    cars = [spot[:2] for spot in track.split()]
    if hand:
        hands[cars[moved][0]] = hand
    teams = [team if any(car[0] == team for car in cars) else "" for team in TEAMS[:seats]]
    held = _hands(teams, hands)
    sizes = [len(cards.split()) for cards in held]
    turbos = [5 - size if team else 0 for team, size in zip(teams, sizes, strict=True)]
    parts = (
        options,
        f"play {moved} 0",
        track,
        ", ".join(cards or "-" for cards in held),
        " ".join(map(str, turbos)),
        _discards(held, pile) if pile else "-",
        " ".join(_out(cars, out.split(), seats, options)) or "-",
    )
    return " | ".join(parts)


def _hands(teams: list[str], given: dict[str, str]) -> list[str]:
    """The given hands in the order of the deck, and five cards that are left for each of the others."""
    left = Counter(dict(zip(NAMES, COPIES, strict=True)))
    left.subtract(card for hand in given.values() for card in hand.split())
    rest = (card for card in ("8", "7", "6", "10/3", "9/3") for _ in range(left[card]))
    made_up = {team: [next(rest) for _ in range(5)] for team in teams if team and team not in given}
    hands = {team: cards.split() for team, cards in given.items()} | made_up
    return [" ".join(sorted(hands.get(team, []), key=INDEX.__getitem__)) for team in teams]


def _discards(hands: list[str], pile: str) -> str:
    left = Counter(dict(zip(NAMES, COPIES, strict=True)))
    left.subtract(card for cards in (*hands, pile) for card in cards.split())
    words = [f"{card}x{left[card]}" for card in NAMES if left[card]]
    return " ".join((*words[:-1], f"{words[-1]}^"))


def _out(cars: list[str], given: list[str], seats: int, options: str) -> list[str]:
    rows = cars_per_team(Options(cars_at_five=2 if "five=2" in options else 3), seats)
    all_cars = [f"{team}{row}" for team in TEAMS[:seats] for row in range(1, rows + 1)]
    return given + [car for car in all_cars if car not in (*cars, *given)]


def follows(state: State, *wishes: str) -> referee.Consequences:
    """What follows from the last of some wishes of the teams that are due."""
    course = referee.Consequences((), (state,))
    for wish in wishes:
        now: State = course.states[-1]
        action, chance = _read(wish)
        course = referee.rule(GAME, now, due(now), action, chance)
    return course


def after(state: State, *wishes: str) -> State:
    """Where the match stands when the wishes have come true."""
    now: State = follows(state, *wishes).states[-1]
    return now


def events(state: State, *wishes: str) -> list[Event]:
    """What the last of the wishes led to."""
    return list(follows(state, *wishes).events)


def refused(state: State, wish: str) -> Illegal:
    """How a wish is refused."""
    action, chance = _read(wish)
    with pytest.raises(Illegal) as refusal:
        referee.rule(GAME, state, due(state), action, chance)
    return refusal.value


def due(state: State) -> Seat:
    """The team whose car is due."""
    return OWNER[state.track[state.moved].car]


def may(state: State, viewer: Viewer = None) -> list[str]:
    """What a viewer may do, or else the team whose car is due."""
    seat = due(state) if viewer is None else viewer
    return [GAME.notation.write_action(action) for action in GAME.legal(seen_by(seat, state))]


def seen_by(viewer: Viewer, state: State) -> Shown:
    return shown(GAME.view_for(state, viewer))


def everyone(state: State) -> list[Viewer]:
    """All teams, and whoever watches."""
    return [*map(Seat, range(state.seats)), SPECTATOR]


def where(state: State) -> str:
    """The cars of the race as they stand."""
    return " ".join(f"{car}:{place}.{lane}" for car, place, lane in state.track)


def kinds(events: Iterable[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def _read(wish: str) -> tuple[AnyAction, Chance]:
    action, _, card = wish.partition(" = ")
    return GAME.notation.read_action(action), draws(card)


def draws(card: str) -> Chance:
    """Chance that draws this card, or else the first of the deck that is left."""

    def choose(draw: Draw) -> Picks:
        pick = INDEX[card] if card else min(draw.bag)
        assert pick in draw.bag, f"{card} is not in the bag {draw.bag}"
        return (pick,)

    return choose
