"""How much anybody may ask for: so much in a while on average, and a few more at once."""

import time
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from fortable.kernel.words import Illegal

from .traffic import Bucket
from .whole_house import Spending

MOST_WATCHED = 10_000
"""Of more than so many, those who asked longest ago are forgotten."""


class Allowance:
    """The permits that one identity has left, and when that was so."""

    __slots__ = ("__weakref__", "left", "then", "who")

    def __init__(self, who: str, left: float, then: float) -> None:
        self.who = who
        self.left = left
        self.then = then


class RateLimiter:
    """An allowance for every identity; it fills up again with time."""

    def __init__(
        self,
        per_second: float,
        at_once: int,
        now: Callable[[], float] = time.monotonic,
        refusal: Callable[[], Illegal] | None = None,
    ) -> None:
        """Without a refusal of its own, it is about messages."""
        self.per_second = per_second
        self.spending: Spending | None = None
        self._at_once = at_once
        self._now = now
        self._refusal = refusal or self._too_fast
        self._known: WeakValueDictionary[str, Allowance] = WeakValueDictionary()
        self._recent: OrderedDict[str, Allowance] = OrderedDict()
        """Those whom nobody holds are kept as well, until they are as good as new."""

    def check(self, who: str, permits: int = 1) -> None:
        """So many more for `who`; `Illegal` if it is too much."""
        self.take(self.allowance(who), permits)

    def allowance(self, who: str) -> Allowance:
        """To take from again and again, for whoever stays: it is the same for all who hold it."""
        allowance = self._known.get(who)
        if allowance is None:
            allowance = self._known[who] = Allowance(who, self._at_once, self._now())
        self._recent[who] = allowance
        self._recent.move_to_end(who)
        self._forget()
        return allowance

    def _forget(self) -> None:
        """Those who may ask for all again, as if they were new; whoever asked last stays."""
        recent, now = self._recent, self._now()
        while len(recent) > 1:
            oldest = next(iter(recent.values()))
            if len(recent) <= MOST_WATCHED and self._left(oldest, now) < self._at_once:
                break
            recent.popitem(last=False)

    def _left(self, allowance: Allowance, now: float) -> float:
        return allowance.left + (now - allowance.then) * self.per_second

    def take(self, allowance: Allowance, permits: int) -> None:
        """So many more; `Illegal` if it is too much.

        What takes more than a full one holds is let pass when it is full.
        """
        now, most = self._now(), self._at_once
        left = allowance.left + (now - allowance.then) * self.per_second
        is_full = left >= most
        allowance.left, allowance.then = most if is_full else left, now
        if left < permits and not is_full:
            raise self._refusal()
        allowance.left -= permits
        if self.spending is not None:
            self.spending.add(allowance.who, permits)

    def give_back(self, allowance: Allowance, permits: int) -> None:
        """What was taken for nothing."""
        allowance.left += permits
        if self.spending is not None:
            self.spending.add(allowance.who, -permits)

    def spent_elsewhere(self, who: str, permits: float) -> None:
        """In another process of the house: it counts here too, even if it was too much."""
        allowance, now = self.allowance(who), self._now()
        left = min(self._at_once, self._left(allowance, now))
        allowance.left, allowance.then = left - permits, now

    def _too_fast(self) -> Illegal:
        return Illegal("TB-11", "too-fast", allowed=round(self.per_second))


class Rate:
    """What one of many who share an address may ask for: by the own limit, and by that of all of them."""

    def __init__(
        self,
        own: RateLimiter,
        who: str,
        shared: Bucket,
        take: Callable[[int], object] | None = None,
    ) -> None:
        """`take` is called with what was had of the shared one, if others shall know."""
        self._own = own
        self._allowance = own.allowance(who)
        self._shared = shared
        self._take = take

    def check(self, permits: int) -> None:
        """So many more; `Illegal` if it is too much."""
        self._own.take(self._allowance, permits)
        shared = self._shared
        shared.credit -= permits
        if shared.credit < 0 and shared.early_s():
            shared.give_back(permits)
            raise Illegal("TB-11", "too-fast-together", allowed=round(shared.per_second))
        if self._take is not None:
            self._take(permits)
