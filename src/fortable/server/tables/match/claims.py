"""Whose hand was first, where two reach for one thing over lines of different length. Pure.

A claim counts from the moment it probably left its hand: its arrival minus half the round trip, and
never by more than the cap, so that pretending to be slow gains nothing beyond it. A claim waits for
rivals only as long as one could still be ahead of it; whatever arrives meanwhile waits behind it.
"""

from collections.abc import Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from fortable.kernel.words import Seat, Value

CAP_S = 0.080

T = TypeVar("T")


class Hand(Value, frozen=True):
    """One of several hands that reached for the same thing, for the log."""

    seat: Seat
    arrived_ms: float
    back_ms: float
    """How far it was dated back."""


class Reach(NamedTuple, Generic[T]):
    """A wish in the order of its arrival, and the thing it claims, if it claims any."""

    wish: T
    seat: Seat
    thing: str | None
    arrived_s: float
    back_s: float = 0.0
    open_until_s: float = 0.0

    @property
    def left_s(self) -> float:
        """When it probably left its hand."""
        return self.arrived_s - self.back_s

    @property
    def hand(self) -> Hand:
        return Hand(self.seat, round(1000 * self.arrived_s, 3), round(1000 * self.back_s, 3))


def back_s(round_trip_s: float) -> float:
    """How far a claim over such a line is dated back."""
    return max(0.0, min(CAP_S, round_trip_s / 2))


class Reaches(Generic[T]):
    """Wishes on hold, in the order of their arrival."""

    def __init__(self) -> None:
        self._waiting: list[Reach[T]] = []

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, reach: Reach[T], lines_back_s: Iterable[float]) -> None:
        """One more; `lines_back_s` are those of all who could be rivals."""
        if reach.thing is not None:
            until_s = reach.left_s + max(lines_back_s, default=0.0)
            reach = reach._replace(open_until_s=until_s)
        self._waiting.append(reach)

    @property
    def open_until_s(self) -> float:
        """When the first of them can be judged."""
        return self._waiting[0].open_until_s

    def due(self, now_s: float) -> Iterator[tuple[T, tuple[Hand, ...]]]:
        """All that can be judged now, in the right order, each with the hands it was weighed against."""
        while self._waiting and self._waiting[0].open_until_s <= now_s:
            rivals = self._take_rivals()
            hands = tuple(rival.hand for rival in rivals) if len(rivals) > 1 else ()
            for rival in rivals:
                yield rival.wish, hands

    def _take_rivals(self) -> list[Reach[T]]:
        """The first, and all that reach for the same thing, the earliest hand first.

        Nobody's wish overtakes an earlier one of theirs that reaches for something else.
        """
        thing, busy = self._waiting[0].thing, set[Seat]()
        rivals, rest = [self._waiting[0]], list[Reach[T]]()
        for reach in self._waiting[1:]:
            if thing is not None and reach.thing == thing and reach.seat not in busy:
                rivals.append(reach)
            else:
                rest.append(reach)
                busy.add(reach.seat)
        self._waiting = rest
        return sorted(rivals, key=lambda reach: reach.left_s)
