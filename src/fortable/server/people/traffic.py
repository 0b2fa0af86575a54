"""How much comes over the wire: of one line, and from one address.

Counted are bytes, and what costs as much as so many bytes. Whoever sends more is not refused but read more
slowly: what they send waits with them, and takes nobody else's time.
"""

import time
from collections import OrderedDict
from dataclasses import dataclass
from math import inf

from fortable.kernel.words import Illegal

from .turn_share import TurnShare
from .whole_house import Counts

CONNECTION, REQUEST, PIECE, FRAME = 8192, 2048, 512, 256
"""What it costs besides its bytes: a connection, a request, what comes in one piece, a frame."""
DEPARTURE = 2048
"""What it costs in a turn of the event loop that somebody hangs up."""

LINE_S, HOUSEHOLD_S = 4.0, 4.0
"""As much as comes in so long may come at once."""

TURN_S = 0.005
"""As much as comes from one address in so long is looked at in one turn of the event loop."""

PROXY_SHARES = 4
"""Of all of whom a proxy has not said yet for whom they are, as much is looked at as of so many addresses."""

LONGEST_REST_S = 2.0
MOST_WATCHED = 10_000


class Bucket:
    """So much a second; it is filled up only when it is empty, so that taking from it is a subtraction."""

    __slots__ = ("_filled_s", "_least", "_most", "credit", "per_second")

    def __init__(self, per_second: float, at_once: float, most_owed: float | None = None) -> None:
        """Nobody owes more than a full one, if it is not said otherwise."""
        self.per_second = per_second
        self.credit = self._most = at_once
        self._least = -(at_once if most_owed is None else most_owed)
        self._filled_s = time.monotonic()

    def take(self, cost: float) -> float:
        """How many seconds too early it is for so much; 0 if it is not."""
        self.credit -= cost
        return 0.0 if self.credit >= 0 else self.early_s()

    def give_back(self, cost: float) -> None:
        """What was not had after all."""
        self.credit += cost

    def early_s(self) -> float:
        """How many seconds too early it was for what was taken."""
        if self.credit >= 0:
            return 0.0
        now = time.monotonic()
        filled = self.credit + (now - self._filled_s) * self.per_second
        self.credit = max(self._least, min(self._most, filled))
        self._filled_s = now
        return max(0.0, -self.credit / self.per_second)


@dataclass(frozen=True, kw_only=True)
class TrafficLimits:
    """What may come; a number of connections that is 0 is any number."""

    line: float = inf
    """Bytes a second over one connection."""
    household: float = inf
    """Bytes a second from one address."""
    messages: float = inf
    """Messages a second from one address."""
    most_connections: int = 0
    most_of_household: int = 0


class Household:
    """All who come from one address."""

    def __init__(self, name: str, limits: TrafficLimits) -> None:
        self.name = name
        self.lines = 0
        self.bytes = Bucket(limits.household, HOUSEHOLD_S * limits.household)
        self.messages = Bucket(limits.messages, HOUSEHOLD_S * limits.messages, inf)
        self.share = TurnShare(TURN_S * limits.household)


class Line:
    """One connection."""

    __slots__ = ("_own", "household")

    def __init__(self, household: Household, per_second: float) -> None:
        self.household = household
        self.limit(per_second)

    def limit(self, per_second: float) -> None:
        self._own = Bucket(per_second, LINE_S * per_second)

    def take(self, cost: float) -> float:
        """How long it should rest after so much has come; 0 if it need not."""
        own, shared = self._own, self.household.bytes
        own.credit -= cost
        shared.credit -= cost
        if own.credit >= 0 and shared.credit >= 0:
            return 0.0
        return min(max(own.early_s(), shared.early_s()), LONGEST_REST_S)


def unmetered_line(share: TurnShare | None = None) -> Line:
    """Of somebody whom nobody counts; with a share, only in one turn of the event loop."""
    nobody = Household("", TrafficLimits())
    nobody.lines = 1
    nobody.share = share or nobody.share
    return Line(nobody, inf)


class Traffic:
    """All connections of a server, by the address they come from."""

    def __init__(self, limits: TrafficLimits) -> None:
        self._limits = limits
        self._here: dict[str, Household] = {}
        self._gone: OrderedDict[str, Household] = OrderedDict()
        """Those who left; whoever comes back finds what they left in their bucket."""
        self._of_proxies = TurnShare(PROXY_SHARES * TURN_S * limits.household)
        """Of all together of whom a proxy has not said yet where they come from."""
        self._lines = 0
        self.of_households = Counts(limits.most_of_household)

    def household(self, name: str) -> Household:
        """All who come from one address, now or not long ago."""
        known = self._here.get(name) or self._gone.get(name)
        if known is None:
            known = Household(name, self._limits)
            self._watch(known)
        return known

    def enter(self, name: str) -> Line:
        """One more connection, or `Illegal` if it is one too many."""
        self._check_room()
        household = self._joined(name)
        if household.bytes.take(CONNECTION) >= LONGEST_REST_S:
            self._go(household)
            allowed = round(self._limits.household / CONNECTION)
            raise Illegal("TB-11", "too-fast-together", allowed=allowed)
        self._lines += 1
        return Line(household, self._limits.line)

    def enter_from_proxy(self) -> Line:
        """One of which is not known yet for whom it is; `Illegal` if there are too many in all."""
        self._check_room()
        self._lines += 1
        return unmetered_line(self._of_proxies)

    def is_for(self, line: Line, name: str) -> None:
        """A proxy's connection carries what comes from there now; `Illegal` if from there comes too much."""
        if line.household.name != name:
            household = self._joined(name)
            self._go(line.household)
            line.household = household

    def is_a_socket(self, line: Line) -> None:
        """From now on it is one person's alone."""
        line.limit(self._limits.line)

    def leave(self, line: Line) -> None:
        """One connection less."""
        self._lines -= 1
        self._go(line.household)

    def _check_room(self) -> None:
        if 0 < self._limits.most_connections <= self._lines:
            allowed = self._limits.most_connections
            raise Illegal("TB-11", "too-many-connections", allowed=allowed)

    def _joined(self, name: str) -> Household:
        household, most = self.household(name), self._limits.most_of_household
        if self.of_households.is_full(name):
            raise Illegal("TB-11", "too-many-connections-together", allowed=most)
        household.lines += 1
        self.of_households.enter(name)
        self._here[name] = household
        self._gone.pop(name, None)
        return household

    def _go(self, household: Household) -> None:
        household.lines -= 1
        if household.name in self._here:
            self.of_households.leave(household.name)
            if not household.lines:
                del self._here[household.name]
                self._watch(household)

    def _watch(self, household: Household) -> None:
        self._gone[household.name] = household
        self._gone.move_to_end(household.name)
        if len(self._gone) > MOST_WATCHED:
            self._gone.popitem(last=False)
