"""What one process knows the others know too, and none answers from memory what it does not surely own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fortable.protocol.operators import NewBan
from fortable.server.nodes.node import Node
from fortable.server.nodes.peers import SETTLES_S
from fortable.server.server_time import steady_seconds
from fortable.server.store import Unavailable
from fortable.server.store.nodes import Claim, Held
from fortable.server.tables.context import TableContext
from fortable.server.tables.match.ledger import Ledger, load_ledger
from fortable.testing import rule
from tests.server.guests import Guest, Line, turned_away
from tests.server.servers import Running, opened

from .test_nodes import GAME

Nodes = tuple[Running, Running]


@pytest.fixture
async def nodes(tmp_path: Path, schema: str, nats: str) -> AsyncIterator[Nodes]:
    """Two in this process, who share nothing but store and bus."""
    async with AsyncExitStack() as stack:
        shared: dict[str, Any] = {"store": schema, "bus": nats, "lease_s": 5.0, "drain_s": 0.0}
        first = await stack.enter_async_context(opened(tmp_path, **shared))
        yield first, await stack.enter_async_context(opened(tmp_path, **shared))


def same(guest: Guest, node: Running) -> Guest:
    """The same person, who comes to another process."""
    other = Guest(node.address)
    other.browser.cookies = guest.browser.cookies
    node.guests.append(other)
    return other


async def said_to_the_end(line: Line) -> list[str]:
    """Whatever was said until somebody hung up, by its kinds: a goodbye at last."""
    kinds = list[str]()
    with suppress(ConnectionClosed):
        while True:
            kinds.append((await line.receive())["type"])
    assert kinds[-1] == "bye"
    return kinds


async def person_of(node: Running, guest: Guest) -> str:
    ((_, token),) = guest.browser.cookies.items()
    session = await node.server.people.known_by(token, node.server.now())
    assert session is not None
    return session.person.id


async def test_who_is_here_is_known_to_all(nodes: Nodes) -> None:
    anna = await nodes[0].guest("Anna")
    person = await person_of(nodes[0], anna)
    table = await anna.open_table(GAME.key, [None, None])
    assert not await nodes[1].server.is_here(table, person)
    async with anna.at(table) as line:
        await line.until("table")
        assert [await node.server.is_here(table, person) for node in nodes] == [True, True]
        assert not await nodes[1].server.is_here(table, "somebody else")
    async with asyncio.timeout(10):
        while await nodes[1].server.is_here(table, person):
            await asyncio.sleep(0.02)


@rule("TB-10")
async def test_a_ban_holds_in_every_process(nodes: Nodes) -> None:
    anna = await nodes[0].guest("Anna")
    person = await person_of(nodes[0], anna)
    elsewhere = same(anna, nodes[1])
    table = await anna.open_table(GAME.key, [None, None])
    async with elsewhere.at(table) as line:
        await nodes[0].server.operator.ban(NewBan(3600, person), nodes[0].server.now())
        with pytest.raises(ConnectionClosed):
            await line.until_closed()
    async with asyncio.timeout(10):
        while not nodes[1].server.bans._until:
            await asyncio.sleep(0.02)
    assert (await turned_away(elsewhere, table))[1]["rule"] == "TB-10"


@rule("TB-12")
async def test_who_is_not_sure_of_its_lease_answers_nothing_from_memory(nodes: Nodes) -> None:
    anna = await nodes[0].guest("Anna")
    table = await anna.open_table(GAME.key, [None, None])
    async with anna.at(table) as line:
        await line.until("table")
        node = nodes[0].server.node
        assert node is not None
        assert nodes[0].server.tables.row(table) is not None
        for chore in node._chores:
            chore.cancel()
        node.lease.until_s = 0.0
        status, refusal = await turned_away(anna, table)
        assert (status, refusal["rule"]) == (503, "TB-12")
        assert (await anna.get("/readyz")).status_code == 503
        with suppress(ConnectionClosed):  # it may have noticed by itself
            await line.act("wish", 0, {"do": "anything"})
        assert "refusal" not in await said_to_the_end(line)


async def whose(nodes: Nodes, table: str) -> tuple[Node, Node, Held]:
    """The process that has a table, the other one, and what the store says of it."""
    first, second = (node.server.node for node in nodes)
    assert first is not None
    assert second is not None
    held = await second._store.owner_of(table)
    assert held is not None
    return first, second, held


@rule("TB-12")
async def test_who_may_have_been_thought_gone_asks_the_store_before_it_says_anything(
    nodes: Nodes,
) -> None:
    """Another has the table, where there may be a chair for whom there is none here."""
    anna, ben = await nodes[0].guest("Anna"), await nodes[0].guest("Ben")
    table = await anna.open_table(GAME.key, [None, None])
    async with ben.at(table) as line:
        await line.until("table")
        first, second, held = await whose(nodes, table)
        assert await second._store.take(table, second.id, held.epoch) is not None
        first.broke()
        await line.act("wish", 0, {"do": "anything"})
        assert "refusal" not in await said_to_the_end(line)


async def test_whoever_takes_a_table_tells_the_one_that_had_it(nodes: Nodes) -> None:
    """It may be there again, and have looked before it was taken."""
    anna = await nodes[0].guest("Anna")
    table = await anna.open_table(GAME.key, [None, None])
    async with anna.at(table) as line:
        await line.until("table")
        first, second, held = await whose(nodes, table)
        assert first.is_sure
        assert await second._take(table, held) is not None
        await until(lambda: not first.is_sure)
        await said_to_the_end(line)
        assert first.is_sure, "it has asked"


def told(node: Running) -> dict[str, float]:
    """What /metrics says of it as one of several."""
    lines = (line.rsplit(" ", 1) for line in node.server.metrics.page().decode().splitlines())
    return {name: float(value) for name, value in lines if name.startswith("fortable_node_")}


async def test_an_operator_is_told_how_each_process_stands(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await nodes[0].guest("Anna")
    table = await anna.open_table(GAME.key, [None, None])
    async with anna.at(table) as line:
        await line.until("table")
        node = nodes[0].server.node
        assert node is not None
        now = told(nodes[0])
        assert f'node="{node.id}"' in next(name for name in now if "_info" in name)
        assert (now["fortable_node_tables"], now["fortable_node_others"]) == (1, 1)
        assert now['fortable_node_taken_total{why="asked"}'] == 1
        assert 0 < now["fortable_node_lease_seconds"] <= 5
        assert told(nodes[1])["fortable_node_tables"] == 0
        monkeypatch.setattr(nodes[0].server.bus, "lost_since", -1e9)
        assert told(nodes[0])["fortable_node_is_cut_off"] == 1
        node.lease.until_s = 0.0
        node._look_at_lease()
        now = told(nodes[0])
        assert (now["fortable_node_tables"], now["fortable_node_lost_total"]) == (0, 1)
        assert now["fortable_node_lease_seconds"] < 0


async def test_letters_are_sent_by_one(nodes: Nodes) -> None:
    firsts = [node.server.node for node in nodes]
    assert [node is not None and node.is_first for node in firsts] == [True, False]
    assert [node.server.notifier._may_send() for node in nodes] == [True, False]


async def test_a_table_that_was_woken_while_others_were_asked_is_not_woken_twice(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = nodes[0].server.tables
    table = await (await nodes[0].guest("Anna")).open_table(GAME.key, [None, None])
    owner = await tables.wake(table)
    woken, bus = tables._owners[table], nodes[0].server.bus
    answers: list[str | None] = [None, owner]

    async def late(_: str) -> str | None:
        return answers.pop(0)

    monkeypatch.setattr(bus, "hearer", late)
    assert await tables.wake(table) == owner
    assert tables._owners[table] is woken


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.02)


async def test_who_lost_a_table_unknowingly_does_not_listen_there_for_long(nodes: Nodes) -> None:
    """It would turn away whoever comes to the one whose table it is."""
    anna = await nodes[0].guest("Anna")
    table = await anna.open_table(GAME.key, [None, None])
    await nodes[0].server.tables.wake(table)
    first, second = (node.server.node for node in nodes)
    assert first is not None
    assert second is not None
    held = await second._store.owner_of(table)
    assert held is not None
    assert await second._take(table, held) is not None, "as if the first was not on the bus"
    await until(lambda: nodes[0].server.tables.row(table) is None)
    assert nodes[0].server.tables.in_use == 0


async def test_a_table_that_was_lost_while_it_was_read_does_not_begin(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await (await nodes[0].guest("Anna")).open_table(GAME.key, [None, None])
    node, tables = nodes[0].server.node, nodes[0].server.tables
    assert node is not None
    begun = list[Claim | None]()

    async def load(id_: str, context: TableContext, claim: Claim | None) -> Ledger | None:
        if not begun:
            node._lose(node._held.copy())
        begun.append(claim)
        return await load_ledger(id_, context, claim)

    monkeypatch.setattr("fortable.server.tables.registry.load_ledger", load)
    assert await tables.wake(table) == node.id
    assert len(begun) == 2
    assert [owned.claim for owned in tables.owned] == begun[1:]


async def test_what_is_asked_of_a_table_that_was_lost_is_asked_again(nodes: Nodes) -> None:
    """Nothing of it was done, and nobody is lost but the table: no beat would tell whoever asked."""
    anna = await nodes[0].guest("Anna")
    table = await anna.open_table(GAME.key, [None, None])
    await nodes[0].server.tables.wake(table)
    node = nodes[0].server.node
    assert node is not None
    await node._store.let_go(
        node.id, [owned.claim for owned in nodes[0].server.tables.owned if owned.claim]
    )
    async with asyncio.timeout(5):
        await same(anna, nodes[1]).order(table, "seat-bot", seat=1, bot="random")


@rule("TB-12")
async def test_what_was_being_done_at_a_table_that_was_lost_is_in_doubt_at_once(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await nodes[0].guest("Anna")
    table = await anna.open_table(GAME.key, [None, None])
    await nodes[0].server.tables.wake(table)
    node, begun = nodes[0].server.node, asyncio.Event()
    assert node is not None

    async def change(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Ledger, "change", change)
    order: dict[str, Any] = {"seat": 1, "bot": "random"}
    elsewhere = same(anna, nodes[1]).post(f"/api/tables/{table}", {"do": "seat-bot", **order})
    asking = asyncio.create_task(elsewhere)
    await begun.wait()
    monkeypatch.undo()
    behind = asyncio.create_task(anna.order(table, "seat-bot", **order))
    await asyncio.sleep(0.2)
    node._lose(node._held.copy())
    async with asyncio.timeout(5):
        refused = await asking
        await behind
    assert (refused.status_code, refused.json()["reason"]) == (503, "no-answer")


async def test_nobody_is_gone_who_may_be_coming_back_to_the_bus(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    node, gone = nodes[0].server.node, "@nobody"
    assert node is not None
    assert await node.peers.is_gone(gone)
    node.broke()
    assert not await node.peers.is_gone(gone)
    monkeypatch.setattr(node.peers, "_now", lambda: steady_seconds() + SETTLES_S)
    assert await node.peers.is_gone(gone)


@rule("TB-12")
async def test_who_is_cut_off_from_the_others_takes_no_table(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await (await nodes[0].guest("Anna")).open_table(GAME.key, [None, None])
    node, bus = nodes[0].server.node, nodes[0].server.bus
    assert node is not None
    monkeypatch.setattr(bus, "lost_since", -1e9)
    with pytest.raises(Unavailable):
        await node.claim(table)
    assert await node.claim_due(60.0) == ()
    monkeypatch.setattr(bus, "lost_since", None)
    assert await node.claim(table) is not None
