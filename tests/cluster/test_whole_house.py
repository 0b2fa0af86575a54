"""Limits hold for the house and not for each process, and a television may be told anywhere what it shows."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from fortable.kernel.words import Illegal
from fortable.server.nodes.shared_limits import TELL_S
from fortable.server.people.whole_house.counts import FRESH_S
from fortable.server.server_time import steady_seconds
from fortable.testing import rule
from tests.server.guests import Guest, turned_away
from tests.server.servers import Running, opened

from .test_nodes import GAME
from .test_one_house import Nodes, same, until

Opened = Callable[..., Any]


@pytest.fixture
def limited(tmp_path: Path, schema: str, nats: str) -> Opened:
    """Two processes of one house, with limits."""

    @asynccontextmanager
    async def opened_with(**limits: Any) -> AsyncIterator[Nodes]:
        async with AsyncExitStack() as stack:
            shared: dict[str, Any] = {"store": schema, "bus": nats, "lease_s": 5.0, "drain_s": 0.0}
            nodes = [
                await stack.enter_async_context(opened(tmp_path, **shared, **limits))
                for _ in range(2)
            ]
            await until(lambda: all(node.server.node.peers.count for node in nodes))  # type: ignore[union-attr]
            yield nodes[0], nodes[1]

    return opened_with


async def name(node: Running) -> int:
    """How it is answered to somebody new who wants one."""
    guest = await node.guest(None)
    return (await guest.post("/api/me", {"name": "Anna"})).status_code


@rule("TB-11")
async def test_new_guests_are_counted_wherever_they_come(limited: Opened) -> None:
    async with limited(most_guests=4) as nodes:
        assert [await name(nodes[0]) for _ in range(4)] == [200] * 4
        await asyncio.sleep(3 * TELL_S)
        assert await name(nodes[1]) == 429


@rule("TB-11")
async def test_tables_are_counted_wherever_they_are_opened(limited: Opened) -> None:
    async with limited(most_household_tables=3) as nodes:
        anna = await nodes[0].guest("Anna")
        for _ in range(3):
            await anna.open_table(GAME.key, [None, None])
        await asyncio.sleep(3 * TELL_S)
        refused = await same(anna, nodes[1]).post(
            "/api/tables", {"game": GAME.key, "chairs": [None, None]}
        )
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-opened")


@rule("TB-11")
async def test_sockets_of_one_are_counted_wherever_they_are(limited: Opened) -> None:
    async with limited(most_sockets=3) as nodes:
        anna = await nodes[0].guest("Anna")
        table = await anna.open_table(GAME.key, [None, None])
        elsewhere = same(anna, nodes[1])
        async with AsyncExitStack() as lines:
            for _ in range(3):
                line = await lines.enter_async_context(anna.at(table))
                await line.until("table")
            await asyncio.sleep(3 * TELL_S)
            assert (await turned_away(elsewhere, table))[1]["reason"] == "too-many-sockets"
        await asyncio.sleep(3 * TELL_S)
        async with elsewhere.at(table) as line:
            await line.until("table")


async def answered(guest: Guest) -> int:
    """Of more questions than somebody may ask at once."""
    asked = [guest.get("/api/me/tables") for _ in range(30)]
    return [answer.status_code for answer in await asyncio.gather(*asked)].count(200)


@rule("TB-11")
async def test_what_somebody_asks_is_counted_wherever_they_ask(limited: Opened) -> None:
    async with limited(rate=5.0, household_rate=1000.0) as nodes:
        anna = await nodes[0].guest("Anna")
        assert await answered(anna) >= 8
        await asyncio.sleep(TELL_S + 0.1)
        assert await answered(same(anna, nodes[1])) < 8


@rule("TB-11")
async def test_messages_from_one_address_are_counted_wherever_they_come(limited: Opened) -> None:
    async with limited(rate=1000.0, household_rate=2.0) as nodes:
        first, second = (node.server.limits for node in nodes)
        house = "192.0.2.7"
        rate = first.rate_of("Anna", first.traffic.household(house))
        other = second.rate_of("Ben", second.traffic.household(house))
        for _ in range(6):
            rate.check(1)
            other.check(1)
        await asyncio.sleep(TELL_S + 0.1)
        with pytest.raises(Illegal) as refused:
            other.check(1)
        assert refused.value.reason == "too-fast-together"


async def test_what_a_process_had_that_died_is_free_again(limited: Opened) -> None:
    async with limited(most_sockets=3) as nodes:
        counts = nodes[1].server.limits.connections.of_one
        anna = await nodes[0].guest("Anna")
        table = await anna.open_table(GAME.key, [None, None])
        async with AsyncExitStack() as lines:
            for _ in range(3):
                await (await lines.enter_async_context(anna.at(table))).until("table")
            await until(lambda: any(counts.is_full(who) for who in _said(nodes)))
            who = next(iter(_said(nodes)))
            for chore in nodes[0].server._chores:  # as if it was killed: it says nothing any more
                chore.cancel()
            said_s = steady_seconds()
            await until(lambda: not counts.is_full(who))
            assert steady_seconds() - said_s < FRESH_S + 1


def _said(nodes: Nodes) -> dict[str, int]:
    """Whose sockets the first tells of."""
    return nodes[0].server.limits.connections.of_one.to_tell()


async def test_one_process_tells_nobody(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        assert [rate.spending for rate in house.server.limits.rates.values() if rate.spending] == []


async def test_a_beat_of_a_later_version_may_say_more(limited: Opened) -> None:
    async with limited() as nodes:
        node = nodes[0].server.node
        assert node is not None
        beat = {"node": "@later", "gaps": 0, "speaks": 2, "mood": "merry"}
        node.peers._hear(json.encode(beat))
        assert "@later" in node.peers.takers()


async def television(node: Running) -> tuple[Guest, dict[str, Any]]:
    screen = await node.guest(None)
    return screen, (await screen.post("/api/televisions")).json()


async def test_letters_of_a_television_may_be_typed_in_at_any_process(limited: Opened) -> None:
    async with limited() as nodes:
        anna = await nodes[1].guest("Anna")
        table = await anna.open_table(GAME.key, [None, None])
        screen, told = await television(nodes[0])
        typed = await anna.post(f"/api/tables/{table}/television", {"code": told["code"].upper()})
        assert typed.json() == {"code": told["code"]}
        for node in nodes:  # it asks wherever it is sent
            asked = await same(screen, node).get(f"/api/televisions/{told['token']}")
            assert (asked.json()["table"], asked.json()["language"]) == (table, "en")


async def test_letters_that_no_process_knows_are_refused_at_once(limited: Opened) -> None:
    async with limited() as nodes:
        anna = await nodes[1].guest("Anna")
        table = await anna.open_table(GAME.key, [None, None])
        began = steady_seconds()
        typed = await anna.post(f"/api/tables/{table}/television", {"code": "zzzz"})
        assert typed.json()["reason"] == "no-such-television-code"
        assert steady_seconds() - began < 0.4, "the others said that they have none"
        screen = await nodes[0].guest(None)
        assert (await screen.get("/api/televisions/nobody")).json()["reason"] == (
            "no-such-television"
        )


async def test_no_two_televisions_of_a_house_have_the_same_letters(
    limited: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with limited() as nodes:
        words = iter(["abcd", "abcd", "efgh"])
        monkeypatch.setattr(
            "fortable.server.tables.visitors.televisions.random_word", lambda _: next(words)
        )
        codes = [(await television(node))[1]["code"] for node in nodes]
        assert codes == ["abcd", "efgh"]
