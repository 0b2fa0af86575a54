"""A round of the race, played on quickly: for those who look back at a match.

All are as quick as each other, take any card that matches, and call Stop when none does. What comes after the
round is told by the lead: the more cards are left in the pile, the less it counts.
"""

from functools import cache
from math import exp, sqrt
from random import Random
from typing import NamedTuple

from fortable.kernel.words import Action, Seat

from ..actions import Stop, Take
from ..model import EMPTY, State, places
from ..scoring import scores

LEAD = 3.0
"""In how large a lead chances rise e-fold, in points, for the root of the number of rounds to come."""
A_ROUND = 20
"""So many cards of the pile go with a round."""


class Table(NamedTuple):
    """What matters of a round: faces, not cards."""

    state: State
    scores: tuple[int, ...]
    copies: list[int]
    """By face: how many lie there."""
    tops: list[int]
    taken: list[int]
    """By seat: how long its chain is."""
    broken: list[bool]
    bag: list[int]
    """What the layout is filled from, and the start cards are; empty once the race is on."""
    pile: int
    is_last: bool
    """Whether the match ends with this round (FM-16, FM-17)."""


def table_of(state: State) -> Table:
    """A state, made ready to be played on from."""
    is_dealt = state.phase not in ("lay", "ready", "turn")
    faces, match = state.deck.faces, state.deck.match
    copies = [0] * faces
    for card in state.lying.values():
        copies[card % faces] += 1
    chains = state.chains if is_dealt else ((),) * state.seats
    return Table(
        state=state,
        scores=scores(state),
        copies=copies,
        tops=[chain[-1] % faces if chain else 0 for chain in chains],
        taken=[max(0, len(chain) - 1) for chain in chains],
        broken=[not all(map(match, chain, chain[1:])) for chain in chains],
        bag=[] if is_dealt else [card % faces for card in state.unseen],
        pile=state.pile,
        is_last=EMPTY in state.layout or state.pile < state.seats,
    )


def raced_on(
    table: Table, seat: Seat | None, action: Action | None, rng: Random
) -> tuple[list[float], list[int]]:
    """To the end of the round, with this action first: every seat's part of the win, and its points."""
    state = table.state
    if state.phase in ("over", "check", "review"):
        return _judged(table, list(table.scores), 0)
    round_ = _Round(table, rng)
    if state.phase == "race" and seat is not None:
        round_.act(seat, round_.wish(seat) if action is None else _meant(state, action))
    if state.phase == "pick":
        round_.caller = state.caller
    round_.go_on()
    points = [have + more for have, more in zip(table.scores, round_.worths(), strict=True)]
    return _judged(table, points, sum(table.copies) - sum(round_.copies))


def _meant(state: State, action: Action) -> int | None:
    """The face that is taken, or none."""
    match action:
        case Take(place):
            return state.layout[places(state.seats).index(place)] % state.deck.faces
        case Stop():
            return None
    raise TypeError(action)


class _Round:
    """A round that goes on."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.copies, self.tops = list(table.copies), list(table.tops)
        self.taken, self.broken = list(table.taken), list(table.broken)
        self.caller: Seat | None = None
        self.wrong = False
        self._random, self._seats = rng.random, len(table.tops)
        self._near = _nearby(len(self.copies))
        if table.bag:
            self._deal(table, rng)

    def _deal(self, table: Table, rng: Random) -> None:
        gaps = len(table.state.layout) - sum(self.copies)
        wanted = min(gaps, len(table.bag) - self._seats)
        cards = rng.sample(table.bag, max(0, wanted) + self._seats)
        self.tops = cards[: self._seats]
        for face in cards[self._seats :]:
            self.copies[face] += 1

    def wish(self, seat: Seat) -> int | None:
        """Any card that matches, or Stop."""
        copies, luck = self.copies, self._random()
        fitting = [face for face in self._near[self.tops[seat]] if copies[face]]
        return fitting[int(luck * len(fitting))] if fitting else None

    def act(self, seat: Seat, face: int | None) -> None:
        if face is None:
            self.caller = seat
            self.wrong = any(self.copies[near] for near in self._near[self.tops[seat]])
            return
        self.broken[seat] = self.broken[seat] or face not in self._near[self.tops[seat]]
        self.copies[face] -= 1
        self.tops[seat] = face
        self.taken[seat] += 1

    def go_on(self) -> None:
        """Everybody takes what matches, until somebody finds nothing or nothing is left."""
        while self.caller is None and any(self.copies):
            seat = Seat(int(self._random() * self._seats))
            self.act(seat, self.wish(seat))

    def worths(self) -> list[int]:
        """What the round brings (FM-10, FM-11, FM-13, FM-23)."""
        found = [
            0 if broken else taken for taken, broken in zip(self.taken, self.broken, strict=True)
        ]
        if self.caller is not None and self.wrong:
            found[self.caller] = 0 if self.taken[self.caller] else -1
        elif self.caller is not None and any(self.copies):
            found[self.caller] += 1
        return found


@cache
def _nearby(faces: int) -> list[tuple[int, ...]]:
    """By face: those that match it (FM-02)."""
    bits = [1 << bit for bit in range(faces.bit_length() - 1)]
    return [(face, *(face ^ bit for bit in bits)) for face in range(faces)]


def _judged(table: Table, points: list[int], taken: int) -> tuple[list[float], list[int]]:
    """Who has won, if that was all; else what the lead is worth."""
    most, seats = max(points), len(points)
    if table.is_last or table.state.phase == "over":
        return [(have == most) / points.count(most) for have in points], points
    rounds = 1 + max(0, table.pile - taken - seats) / A_ROUND
    parts = [exp((have - most) / (LEAD * sqrt(rounds))) for have in points]
    return [part / sum(parts) for part in parts], points
