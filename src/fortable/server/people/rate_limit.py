"""How much anybody may ask for: so much in a while on average, and a few more at once."""

import time
from collections import OrderedDict
from collections.abc import Callable

from fortable.kernel.words import Illegal

from .traffic import Bucket

MOST_WATCHED = 10_000
"""Of more than so many, those who asked longest ago are forgotten."""


class RateLimiter:
    """A bucket of permits for every identity; it fills up again with time."""

    def __init__(
        self,
        per_second: float,
        at_once: int,
        now: Callable[[], float] = time.monotonic,
        refusal: Callable[[], Illegal] | None = None,
    ) -> None:
        """Without a refusal of its own, it is about messages."""
        self.per_second = per_second
        self._at_once = at_once
        self._now = now
        self._refusal = refusal or self._too_fast
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def check(self, who: str, permits: int = 1) -> None:
        """So many more for `who`; `Illegal` if it is too much.

        What takes more than a full bucket holds is let pass when it is full.
        """
        now = self._now()
        left, then = self._buckets.get(who, (float(self._at_once), now))
        left = min(self._at_once, left + (now - then) * self.per_second)
        is_too_much = left < min(permits, self._at_once)
        self._buckets[who] = left if is_too_much else left - permits, now
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_WATCHED:
            self._buckets.popitem(last=False)
        if is_too_much:
            raise self._refusal()

    def _too_fast(self) -> Illegal:
        return Illegal("TB-11", "too-fast", allowed=round(self.per_second))


class Rate:
    """What one of many who share an address may ask for: by the own limit, and by that of all of them."""

    def __init__(self, own: RateLimiter, who: str, shared: Bucket) -> None:
        self._own = own
        self._who = who
        self._shared = shared

    def check(self, permits: int) -> None:
        """So many more; `Illegal` if it is too much."""
        self._own.check(self._who, permits)
        if self._shared.take(permits):
            self._shared.give_back(permits)
            raise Illegal("TB-11", "too-fast-together", allowed=round(self._shared.per_second))
