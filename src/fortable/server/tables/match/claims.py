"""Who was first, where two reach for one thing over connections of different length. Pure.

A claim counts from the moment it was probably made: its arrival minus half the round trip, and never by
more than the cap, so that pretending to be slow gains nothing beyond it. A claim waits for rivals only as
long as one could still be ahead of it; whatever arrives meanwhile waits behind it.
"""

from collections.abc import Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from fortable.kernel.words import Seat, Value

CAP_S = 0.080

T = TypeVar("T")


class ClaimRecord(Value, frozen=True):
    """One of several claims to the same thing, for the log."""

    seat: Seat
    arrived_ms: float
    back_ms: float
    """How far it was dated back."""


class Claim(NamedTuple, Generic[T]):
    """An intent in the order of its arrival, and the item it claims, if it claims any."""

    intent: T
    seat: Seat
    item: str | None
    arrived_s: float
    back_s: float = 0.0
    open_until_s: float = 0.0

    @property
    def made_s(self) -> float:
        """When it was probably made."""
        return self.arrived_s - self.back_s

    @property
    def record(self) -> ClaimRecord:
        return ClaimRecord(self.seat, round(1000 * self.arrived_s, 3), round(1000 * self.back_s, 3))


def back_s(round_trip_s: float) -> float:
    """How far a claim over such a connection is dated back."""
    return max(0.0, min(CAP_S, round_trip_s / 2))


class PendingClaims(Generic[T]):
    """Intents on hold, in the order of their arrival."""

    def __init__(self) -> None:
        self._waiting: list[Claim[T]] = []

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, claim: Claim[T], all_back_s: Iterable[float]) -> None:
        """One more; `all_back_s` are those of all who could be rivals."""
        if claim.item is not None:
            until_s = claim.made_s + max(all_back_s, default=0.0)
            claim = claim._replace(open_until_s=until_s)
        self._waiting.append(claim)

    @property
    def open_until_s(self) -> float:
        """When the first of them can be judged."""
        return self._waiting[0].open_until_s

    def due(self, now_s: float) -> Iterator[tuple[T, tuple[ClaimRecord, ...]]]:
        """All that can be judged now, in the right order, each with the claims it was weighed against."""
        while self._waiting and self._waiting[0].open_until_s <= now_s:
            rivals = self._take_rivals()
            records = tuple(rival.record for rival in rivals) if len(rivals) > 1 else ()
            for rival in rivals:
                yield rival.intent, records

    def _take_rivals(self) -> list[Claim[T]]:
        """The first, and all that claim the same item, the earliest first.

        Nobody's intent overtakes an earlier one of theirs that claims something else.
        """
        item, busy = self._waiting[0].item, set[Seat]()
        rivals, rest = [self._waiting[0]], list[Claim[T]]()
        for claim in self._waiting[1:]:
            if item is not None and claim.item == item and claim.seat not in busy:
                rivals.append(claim)
            else:
                rest.append(claim)
                busy.add(claim.seat)
        self._waiting = rest
        return sorted(rivals, key=lambda claim: claim.made_s)
