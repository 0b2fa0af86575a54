"""What the processes of a house tell each other of limits, three times a second, if there is anything."""

import asyncio
from collections.abc import Callable, Mapping

from msgspec import field

from fortable.kernel.codec import encode, reader
from fortable.kernel.words import Value
from fortable.server.bus import Bus
from fortable.server.people.whole_house import Counts, SharedRate, Spending
from fortable.server.server_time import steady_seconds

from .peers import Peers

TOPIC = "limits"
"""A process of a version that does not know it hears nothing of it."""
TELL_S = 0.3


class Told(Value, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """By one process to all others; what the reader does not know is passed over."""

    node: str
    taken: dict[str, dict[str, float]] = field(default_factory=dict)
    """By limit, what was taken since the last time of what comes by the second or the hour."""
    open: dict[str, dict[str, int]] = field(default_factory=dict)
    """By limit, how many there are now: all of those of which there are many."""


_read: Callable[[bytes], Told] = reader(Told)


class SharedLimits:
    """Of one process; where there are no others, nothing is told."""

    def __init__(
        self,
        bus: Bus,
        rates: Mapping[str, SharedRate],
        counts: Mapping[str, Counts],
        others: Peers | None,
    ) -> None:
        self._bus = bus
        self._rates = rates
        self._counts = counts
        self._others = others
        self._told_s = steady_seconds()
        self._has_many = False
        """Whether the others were told of any that are open: then they hear when there are none any more."""
        if others is not None:
            for rate in rates.values():
                rate.spending = Spending(rate.per_second)

    async def open(self) -> None:
        """From now on it hears what others tell."""
        if self._others is not None:
            await self._bus.listen(TOPIC, self._hear)

    async def run(self) -> None:
        """Until it is cancelled."""
        while self._others is not None:
            await asyncio.sleep(TELL_S)
            self.tell()

    def tell(self) -> None:
        """What the others should know now."""
        assert self._others is not None
        now_s, nodes = steady_seconds(), self._others.count + 1
        elapsed_s, self._told_s = now_s - self._told_s, now_s
        taken = {
            name: told
            for name, rate in self._rates.items()
            if rate.spending and (told := rate.spending.to_tell(elapsed_s, nodes))
        }
        open_ = {name: many for name, counts in self._counts.items() if (many := counts.to_tell())}
        for counts in self._counts.values():
            counts.forget(now_s)
        if taken or open_ or self._has_many:
            self._bus.publish(TOPIC, encode(Told(node=self._bus.node, taken=taken, open=open_)))
        self._has_many = bool(open_)

    def _hear(self, message: bytes) -> None:
        told = _read(message)
        if told.node == self._bus.node:
            return
        for name, rate in self._rates.items():
            for who, permits in told.taken.get(name, {}).items():
                rate.spent_elsewhere(who, permits)
        for name, counts in self._counts.items():
            counts.hear(told.node, told.open.get(name, {}), steady_seconds())
