"""How much anybody may ask for: so much in a while on average, and a few more at once."""

import time
from collections.abc import Callable

from fortable.kernel.words import Illegal

PEOPLE_WATCHED = 10_000


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
        self._buckets: dict[str, tuple[float, float]] = {}

    def check(self, who: str) -> None:
        """One more from `who`; `Illegal` if it is too much."""
        now = self._now()
        permits, then = self._buckets.get(who, (float(self._at_once), now))
        permits = min(self._at_once, permits + (now - then) * self.per_second)
        if permits < 1:
            self._buckets[who] = permits, now
            raise self._refusal()
        self._buckets[who] = permits - 1, now
        if len(self._buckets) > PEOPLE_WATCHED:
            self._forget_the_calm(now)

    def _too_fast(self) -> Illegal:
        return Illegal("TB-11", "too-fast", allowed=round(self.per_second))

    def _forget_the_calm(self, now: float) -> None:
        """Those whose bucket is full again."""
        full_s = self._at_once / self.per_second
        self._buckets = {
            who: bucket for who, bucket in self._buckets.items() if now - bucket[1] < full_s
        }
