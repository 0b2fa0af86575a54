"""Who was first, where two reach for one thing over connections of different length. Pure.

A claim counts from the moment it was probably made: its arrival minus half the smallest round trip that is
known, and never by more than the server allows. A claim waits for rivals only as long as one could still be
ahead of it; whatever arrives meanwhile waits behind it.
"""

from collections.abc import Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from fortable.kernel.words import Seat, Value

T = TypeVar("T")


class ClaimRecord(Value, frozen=True):
    """One of several claims to the same thing, for the log."""

    seat: Seat
    arrived_ms: float
    back_ms: float
    """How far it was dated back."""
    least_ms: float | None = None
    """The smallest round trip that anything said about the person: that was believed."""
    kernel_ms: float | None = None
    """Of this line, by the TCP of the system, or a proxy that is trusted."""
    pong_ms: float | None = None
    """Of this line, by the answers to pings."""


class Credit(NamedTuple):
    """How far a claim is dated back, and why."""

    back_s: float
    least_s: float | None = None
    kernel_s: float | None = None
    pong_s: float | None = None


NO_CREDIT = Credit(0.0)


class Claim(NamedTuple, Generic[T]):
    """An intent in the order of its arrival, and the item it claims, if it claims any."""

    intent: T
    seat: Seat
    item: str | None
    arrived_s: float
    credit: Credit = NO_CREDIT
    open_until_s: float = 0.0

    @property
    def made_s(self) -> float:
        """When it was probably made."""
        return self.arrived_s - self.credit.back_s

    @property
    def record(self) -> ClaimRecord:
        arrived_ms, *credit = (_ms(each) for each in (self.arrived_s, *self.credit))
        return ClaimRecord(self.seat, arrived_ms, *credit)


def _ms(seconds: float | None) -> Any:
    return None if seconds is None else round(1000 * seconds, 3)


def back_s(round_trip_s: float, most_s: float) -> float:
    """How far a claim over such a connection is dated back."""
    return max(0.0, min(most_s, round_trip_s / 2))


class PendingClaims(Generic[T]):
    """Intents on hold, in the order of their arrival."""

    def __init__(self) -> None:
        self._waiting: list[Claim[T]] = []

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, claim: Claim[T], longest_back_s: float) -> None:
        """One more; `longest_back_s` is that of all who could be rivals."""
        if claim.item is not None:
            claim = claim._replace(open_until_s=claim.made_s + longest_back_s)
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
