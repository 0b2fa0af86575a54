"""The bus between processes keeps the promises of every bus, and those it makes to several."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import permutations
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from structlog.testing import capture_logs

from fortable.server.bus import Bus, new_bus
from fortable.server.bus.contract import Silence
from fortable.server.bus.nats import NatsBus
from tests.cluster.tcp_lines import TcpLine
from tests.games import for_two, in_turns, some_game

from .bus_contract import BusContract
from .guests import seated
from .nats_server import nats_server, own_server
from .player import Player
from .servers import opened


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with nats_server() as found:
        yield found


class Nodes:
    """Processes of one house, as far as a bus can tell."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.opened: list[NatsBus] = []

    async def another(self, house: str = "ours") -> NatsBus:
        bus = NatsBus(self.address)
        await bus.open(house)
        self.opened.append(bus)
        return bus

    async def settle(self) -> None:
        """Whatever any of them has said is heard by all: something said to each comes behind it."""
        for speaker, hearer in permutations(self.opened, 2):
            await _said(speaker, hearer)


async def _said(speaker: NatsBus, hearer: NatsBus) -> None:
    heard = asyncio.Event()
    topic = hearer.own("settled")
    await hearer.listen(topic, lambda _: heard.set())
    speaker.publish(topic, b"")
    await asyncio.wait_for(heard.wait(), 10)
    for _ in range(3):  # every topic is heard by a task of its own
        await asyncio.sleep(0)


@pytest.fixture
async def nodes(address: str) -> AsyncIterator[Nodes]:
    nodes = Nodes(address)
    yield nodes
    for bus in nodes.opened:
        await bus.close()


class TestWithinOneNode(BusContract):
    """As within one process."""

    @pytest.fixture(autouse=True)
    def _around(self, nodes: Nodes) -> None:
        self.nodes = nodes

    async def open_bus(self) -> Bus:
        return await self.nodes.another()


async def test_other_nodes_hear_everything_in_order(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    here, there = list[bytes](), list[bytes]()
    await one.listen("a", here.append)
    await other.listen("a", there.append)
    for number in range(500):
        one.publish("a", b"%d" % number)
    await nodes.settle()
    assert here == there == [b"%d" % number for number in range(500)]


async def test_what_is_alone_to_listen_is_called_and_goes_nowhere(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    here, there = list[bytes](), list[bytes]()
    await one.listen("table", here.append, alone=True)
    await other.listen("table", there.append)  # which nobody should
    one.publish("table", b"from here")
    assert here == [b"from here"], "before anything else could happen"
    other.publish("table", b"from there")
    await nodes.settle()
    assert (here, there) == ([b"from here", b"from there"], [b"from there"])


async def test_what_is_a_nodes_own_is_heard_by_it_from_anywhere(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    heard = list[bytes]()
    topic = one.own("socket/a.b *>%")
    assert topic != other.own("socket/a.b *>%")
    await one.listen(topic, heard.append)
    other.publish(topic, b"hello")
    other.publish(one.own("socket"), b"not for you")
    await nodes.settle()
    assert heard == [b"hello"]
    assert await other.is_heard(topic)
    one.leave(topic, heard.append)
    assert not await other.is_heard(topic)


async def test_whether_anybody_listens_is_known_between_nodes(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    heard = list[bytes]()
    hear = heard.append
    await one.listen("table", hear)
    assert await other.is_heard("table")
    one.leave("table", hear)
    await nodes.settle()
    assert not await other.is_heard("table")
    assert heard == [], "to be asked is to hear nothing"


async def test_nobody_listens_any_more_where_a_node_is_gone(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    await one.listen("table", list[bytes]().append)
    await one.close()
    nodes.opened.remove(one)
    async with asyncio.timeout(10):
        while await other.is_heard("table"):  # until NATS has noticed
            await asyncio.sleep(0.01)


async def test_houses_are_apart(nodes: Nodes) -> None:
    ours, theirs = await nodes.another("ours"), await nodes.another("theirs")
    heard = list[bytes]()
    await theirs.listen("a", heard.append)
    ours.publish("a", b"not for you")
    assert not await ours.is_heard("a"), "asked behind what was said"
    await _said(await nodes.another("theirs"), theirs)
    assert heard == []


async def test_many_listen_at_one_moment(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    heard = [list[bytes]() for _ in range(20)]
    await asyncio.gather(*(one.listen("a", each.append) for each in heard))
    other.publish("a", b"hello")
    await nodes.settle()
    assert heard == [[b"hello"]] * 20


async def test_it_goes_on_when_nats_is_back() -> None:
    with own_server() as server:
        one, other = NatsBus(server.address), NatsBus(server.address)
        await one.open("ours")
        await other.open("ours")
        heard = list[bytes]()
        await one.listen("a", heard.append)
        server.kill()
        one.publish("a", b"within one process")
        server.start()
        async with asyncio.timeout(20):
            while b"from the other" not in heard:
                other.publish("a", b"from the other")
                await asyncio.sleep(0.05)
        assert heard[0] == b"within one process"
        await one.close()
        await other.close()


async def test_a_topic_that_could_not_be_listened_to_can_be_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fortable.server.bus.hearings.LISTENS_S", 0.3)
    with own_server() as server:
        one, other = NatsBus(server.address), NatsBus(server.address)
        await one.open("ours")
        await other.open("ours")
        missed, heard = list[bytes](), list[bytes]()
        with server.silent(), pytest.raises(TimeoutError):
            await one.listen("a", missed.append)
        monkeypatch.undo()
        await one.listen("a", heard.append)
        other.publish("a", b"hello")
        await _said(other, one)
        assert (missed, heard) == ([], [b"hello"]), (
            "once, and nobody who was told that they could not"
        )
        await one.close()
        await other.close()


async def test_a_match_is_played_over_it(address: str, tmp_path: Path) -> None:
    game = some_game(for_two, in_turns)
    async with opened(tmp_path, bus=address) as house:
        guests = await house.party(2)
        table = await seated(guests[0], guests[1:], game.key)
        players = [Player(guest, table, game, Random(seat)) for seat, guest in enumerate(guests)]
        await asyncio.gather(*(player.play() for player in players))
        assert (await guests[0].get(f"/api/tables/{table}")).json()["status"] == "over"


def test_what_is_no_bus_is_refused_with_what_there_is() -> None:
    with pytest.raises(ValueError, match="bus = redis://here: local or nats://HOST:PORT is needed"):
        new_bus("redis://here")
    with pytest.raises(OSError, match=r"nats://127\.0\.0\.1:1"):
        new_bus("nats://127.0.0.1:1")


@pytest.mark.parametrize("address", ["redis://we:secret@here", "nats://we:secret@127.0.0.1:1"])
def test_no_password_is_told_with_an_address(address: str) -> None:
    with pytest.raises((OSError, ValueError)) as refused:
        new_bus(address)
    assert "secret" not in str(refused.value)


async def test_whatever_fails_to_be_sent_the_next_is(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await nodes.another(), await nodes.another()
    there = list[bytes]()
    await other.listen("a", there.append)
    send = one._client.publish

    async def publish(subject: str, message: bytes) -> None:
        if message == b"bad":
            raise ValueError("not of the client's own errors")
        await send(subject, message)

    monkeypatch.setattr(one._client, "publish", publish)
    one.publish("a", b"bad")
    one.publish("a", b"good")
    await nodes.settle()
    assert there == [b"good"]


async def test_what_does_not_fit_into_the_line_is_gone_and_told_by_kind(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fortable.server.bus.nats.MOST_WAITING", 3)
    one = await nodes.another()
    with capture_logs() as lines:
        for _ in range(5):
            one.publish("ban/person/secret", b"")
    told = {"event": "bus_full", "kind": "ban", "log_level": "warning"}
    assert lines == [told, told]


async def test_who_leaves_and_listens_again_hears_nothing_twice(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    heard = list[bytes]()
    hear = heard.append
    await one.listen("table", hear, alone=True)
    assert one._sender is not None
    one._sender.cancel()  # so that NATS hears late that nobody listens
    one.leave("table", hear)
    await one.listen("table", hear, alone=True)
    other.publish("table", b"once")
    await _said(other, one)
    assert heard == [b"once"]


async def test_who_withdraws_hears_what_was_sent_before(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    heard = list[bytes]()
    hear = heard.append
    await one.listen("table", hear, alone=True)
    for number in range(200):
        other.send("table", b"%d" % number)
    await _said(other, one)
    await one.withdraw("table", hear)
    assert heard == [b"%d" % number for number in range(200)]
    assert await other.hearer("table") is None


async def test_nats_has_heard_who_listens_before_it_is_said(address: str) -> None:
    """The library's own ping is written past what still waits to be sent."""
    where, said = urlsplit(address), bytearray()
    line = TcpLine(lambda: asyncio.open_connection(where.hostname, where.port), lambda: said.extend)
    await line.open()
    bus = NatsBus(f"nats://127.0.0.1:{line.port}")
    hear = list[bytes]().append
    await bus.open("ours")
    await bus.listen("table", hear)
    assert said.rindex(b"PING") > said.index(b"SUB fortable.ours.table")
    await bus.withdraw("table", hear)
    assert said.rindex(b"PING") > said.index(b"UNSUB")
    await bus.close()
    await line.close()


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.01)


class Told:
    """Whoever must know what was not heard."""

    def __init__(self) -> None:
        self.topics: list[str] = []
        self.missing: list[str] = []
        self.breaks = 0

    def unheard(self, topic: str) -> None:
        self.topics.append(topic)

    def missed(self, node: str) -> None:
        self.missing.append(node)

    def broke(self) -> None:
        self.breaks += 1


async def test_what_is_sent_to_nobody_is_told_at_once(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    told, heard = Told(), list[bytes]()
    one.tell_gaps(told)
    await other.listen("table/heard", heard.append)
    one.send("table/heard", b"x")
    one.send("table/none.such *", b"y")
    await until(lambda: told.topics)
    await nodes.settle()
    assert (told.topics, heard) == (["table/none.such *"], [b"x"])
    assert await one.hearer("table/heard") == other.node
    assert await other.hearer("table/heard") == other.node
    assert await one.hearer("table/none.such *") is None


@pytest.fixture
async def late(address: str) -> AsyncIterator[NatsBus]:
    """A process that NATS hears late, and the other way round."""
    where = urlsplit(address)
    line = TcpLine(lambda: asyncio.open_connection(where.hostname, where.port))
    await line.open()
    line.turn("delays")
    bus = NatsBus(f"nats://127.0.0.1:{line.port}")
    await bus.open("ours")
    yield bus
    await bus.close()
    await line.close()


async def asked_again(bus: NatsBus, topic: str) -> str | None:
    """Who hears it: on a busy machine somebody who is late may be silent at first."""
    while True:
        try:
            return await bus.hearer(topic)
        except Silence:
            pass


async def test_what_comes_to_who_has_left_is_told_as_unheard(nodes: Nodes, late: NatsBus) -> None:
    """NATS does not know yet that nobody listens: whoever sent it must not wait for ever."""
    other, told, heard = await nodes.another(), Told(), list[bytes]()
    other.tell_gaps(told)
    hear = heard.append
    await late.listen("table", hear, alone=True)
    late.leave("table", hear)
    other.send("table", b"x")
    assert await asked_again(other, "table") is None
    await until(lambda: told.topics)
    assert (told.topics, heard) == (["table"], [])


async def test_who_listens_again_before_nats_knew_hears_it_all(nodes: Nodes, late: NatsBus) -> None:
    other, told, heard = await nodes.another(), Told(), list[bytes]()
    other.tell_gaps(told)
    hear = heard.append
    await late.listen("table", hear, alone=True)
    late.leave("table", hear)
    other.send("table", b"x")
    await late.listen("table", hear, alone=True)
    other.send("table", b"y")
    await until(lambda: len(heard) == 2)
    late.leave("table", hear)
    await asyncio.sleep(0)
    await late.listen("table", hear, alone=True)
    other.send("table", b"z")
    await until(lambda: len(heard) + len(told.topics) == 3)
    assert (heard[-1], told.topics) == (b"z", [])


async def test_what_goes_to_one_node_in_one_moment_goes_together_and_in_order(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    heard = [list[bytes]() for _ in range(3)]
    topics = [other.own(f"socket/{number}") for number in range(3)]
    for topic, each in zip(topics, heard, strict=True):
        await other.listen(topic, each.append)
    sent = one._client.stats["out_msgs"]
    for number in range(30):
        one.publish(topics[number % 3], b"%d" % number)
    one.publish(topics[0], b"x" * 300_000)
    one.publish(topics[0], b"y" * 300_000)
    await _said(one, other)
    assert [len(each) for each in heard] == [12, 10, 10]
    assert heard[1] == [b"%d" % number for number in range(1, 30, 3)]
    assert one._client.stats["out_msgs"] - sent <= 4


async def test_whoever_hears_something_behind_what_is_gone_is_told_before(nodes: Nodes) -> None:
    one, other = await nodes.another(), await nodes.another()
    told, heard = Told(), list[tuple[bytes, int]]()
    other.tell_gaps(told)
    topic = other.own("socket/1")
    await other.listen(topic, lambda message: heard.append((message, len(told.missing))))
    one.publish(topic, b"first")
    await _said(one, other)
    send, one._parcels._send = one._parcels._send, lambda *_: None
    one.publish(topic, b"lost")
    one._parcels.send_all()
    one._parcels._send = send
    one.publish(topic, b"third")
    await _said(one, other)
    assert heard == [(b"first", 0), (b"third", 1)]
    assert told.missing == [one.node]
