"""Who may not play for a while, by the word of whoever looks after the server: told so, and until when."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime

from fortable.kernel.words import Illegal
from fortable.server.bus import Bus
from fortable.server.store import Ban, Store, Unavailable

from .marks import Marks

CHANGED = "bans"
"""Where processes tell each other that there is one more, or one less."""
PORTION = 500
"""So many are read at once: nobody waits for all of them."""


class Bans:
    """Of one server: known by heart, and in the store."""

    def __init__(self, store: Store, bus: Bus, marks: Marks, now: Callable[[], float]) -> None:
        self._store = store
        self._bus = bus
        self._marks = marks
        self._now = now
        self._until: dict[str, float] = {}
        self._loading: asyncio.Task[None] | None = None

    async def load(self) -> None:
        """What the store knows."""
        known: dict[str, float] = {}
        now, last = self._now(), None
        while portion := await self._store.bans(now, last, PORTION):
            for ban in portion:
                known[_whom(ban)] = max(ban.until, known.get(_whom(ban), 0.0))
            last = portion[-1].number
        self._until = known

    def check(self, person: str | None, household: str) -> None:
        """`Illegal` if this person, or everybody from this address, may not play now."""
        until = self._banned_until(person, household)
        if until > self._now():
            moment = datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d %H:%M UTC")
            raise Illegal("TB-10", "banned", until=moment)

    def _banned_until(self, person: str | None, household: str) -> float:
        """0 if they may play."""
        if not self._until:
            return 0.0
        known = (f"person/{person}", *map(_at, self._marks.all_of(household)))
        return max(self._until.get(whom, 0.0) for whom in known)

    async def open(self) -> None:
        """Known by heart, also what other processes of the house change."""
        await self._bus.listen(CHANGED, self._load_later)
        await self.load()

    def _load_later(self, _: bytes) -> None:
        self._loading = asyncio.create_task(self._load_quietly())

    async def _load_quietly(self) -> None:
        """If it fails, it is known at the next change, or the next start."""
        with suppress(Unavailable):
            await self.load()

    async def add(self, ban: Ban) -> None:
        """From now on; whoever it is about and is here leaves."""
        await self._store.add_ban(ban)
        await self.load()
        self._bus.publish(CHANGED, b"")
        self._bus.publish(_topic(_whom(ban)), b"")

    async def lift(self, number: int) -> Ban:
        """`Illegal` if there is none of this number."""
        lifted = await self._store.lift_ban(number)
        if lifted is None:
            raise Illegal("TB-10", "no-such-ban", tried=number)
        await self.load()
        self._bus.publish(CHANGED, b"")
        return lifted

    @asynccontextmanager
    async def watch(
        self, person: str | None, household: str, end: Callable[[], None]
    ) -> AsyncIterator[None]:
        """Meanwhile `end` is called when one of them is banned; at once if that was since it was checked."""
        topics = [_topic(f"person/{person}"), _topic(_at(self._marks.of(household)))]

        def hear(_: bytes) -> None:
            end()

        for topic in topics:
            await self._bus.listen(topic, hear)
        try:
            if self._banned_until(person, household) > self._now():
                end()
            yield
        finally:
            for topic in topics:
                self._bus.leave(topic, hear)


def _whom(ban: Ban) -> str:
    return _at(ban.household) if ban.person is None else f"person/{ban.person}"


def _at(mark: str | None) -> str:
    return f"household/{mark}"


def _topic(whom: str) -> str:
    """Where those hear of it who have a socket open."""
    return f"ban/{whom}"
