"""The words of these tests: a position, wishes, and what follows from them.

A position names the cars of the race in the order of the turn, each with place and lane, and the hand
of the team whose car is due: `at("A1:5.1 B1:3.1 C1:2.1", "7/3 2/3 8 8 Turbo")`. All other cars are out,
and all other hands are made up from what is left. A hand of four means one Turbo played as a second
card. With `pile` only those cards can still be drawn, and all others lie on the discard pile.

A wish is a card, alone or with a Turbo; `7/3 = 8` also tells what chance draws.
"""

from collections import Counter

from fortable.kernel.words import Seat
from fortable.testing.positions import SEED as SEED, Positions, kinds as kinds

from .. import GAME
from ..model import COPIES, INDEX, NAMES, TEAMS, Options, State, cars_per_team
from ..shown import shown

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


def where(state: State) -> str:
    """The cars of the race as they stand."""
    return " ".join(f"{car}:{place}.{lane}" for car, place, lane in state.track)


_positions = Positions(GAME, pick=INDEX.__getitem__, shown=shown)
follows = _positions.follows
after = _positions.after
events = _positions.events
refused = _positions.refused
due = _positions.due
may = _positions.may
seen_by = _positions.seen_by
everyone = _positions.everyone
