"""What every bus promises. A test class for a bus inherits from `BusContract`.

It provides `open_bus()`; `settle()` waits until everything that was published has arrived.
"""

import asyncio
from collections.abc import AsyncIterator

import pytest

from fortable.server.bus import Bus


class BusContract:
    """The promises, as tests."""

    async def open_bus(self) -> Bus:
        raise NotImplementedError

    async def settle(self) -> None:
        await asyncio.sleep(0)

    @pytest.fixture
    async def bus(self) -> AsyncIterator[Bus]:
        bus = await self.open_bus()
        yield bus
        await bus.close()

    async def test_everybody_who_listens_hears_everything_in_order(self, bus: Bus) -> None:
        first, second = list[bytes](), list[bytes]()
        await bus.listen("a", first.append)
        await bus.listen("a", second.append)
        for number in range(100):
            bus.publish("a", b"%d" % number)
        await self.settle()
        assert first == second == [b"%d" % number for number in range(100)]

    async def test_topics_are_apart(self, bus: Bus) -> None:
        heard = list[bytes]()
        await bus.listen("a", heard.append)
        bus.publish("b", b"not for you")
        bus.publish("a/b", b"nor this")
        bus.publish("a", b"hello")
        await self.settle()
        assert heard == [b"hello"]

    async def test_who_left_hears_nothing_more(self, bus: Bus) -> None:
        gone, there = list[bytes](), list[bytes]()
        leaving = gone.append
        await bus.listen("a", leaving)
        await bus.listen("a", there.append)
        bus.leave("a", leaving)
        bus.leave("a", leaving)
        bus.publish("a", b"hello")
        await self.settle()
        assert (gone, there) == ([], [b"hello"])

    async def test_whether_anybody_listens_is_known(self, bus: Bus) -> None:
        heard = list[bytes]()
        hear = heard.append
        assert not await bus.is_heard("a")
        await bus.listen("a", hear)
        assert await bus.is_heard("a")
        bus.leave("a", hear)
        assert not await bus.is_heard("a")

    async def test_what_nobody_hears_is_gone(self, bus: Bus) -> None:
        heard = list[bytes]()
        bus.publish("a", b"too early")
        await bus.listen("a", heard.append)
        await self.settle()
        assert heard == []

    async def test_one_may_leave_while_hearing(self, bus: Bus) -> None:
        heard = list[bytes]()

        def once(message: bytes) -> None:
            heard.append(message)
            bus.leave("a", once)

        await bus.listen("a", once)
        await bus.listen("a", heard.append)
        bus.publish("a", b"x")
        bus.publish("a", b"y")
        await self.settle()
        assert heard == [b"x", b"x", b"y"]

    async def test_a_closed_bus_is_silent(self, bus: Bus) -> None:
        heard = list[bytes]()
        await bus.listen("a", heard.append)
        await bus.close()
        bus.publish("a", b"hello")
        await self.settle()
        assert heard == []
