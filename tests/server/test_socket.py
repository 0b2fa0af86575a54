"""One line between a person and a table: who does not read, who says too much, who says nothing."""

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal, Seat
from fortable.protocol.messages import Note
from fortable.server import serving
from fortable.server.people.limits import household_limit
from fortable.server.people.rate_limit import RateLimiter
from fortable.server.store import Person
from fortable.server.tables.judge import Judge
from fortable.server.tables.recovery import Recovery
from fortable.server.wire import outbox, socket as sockets
from fortable.server.wire.budgets import ACT
from fortable.server.wire.table_messages import Join, table_topic
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .guests import Guest, Line, seated
from .player import Player
from .servers import Running, opened

GAME = some_game(for_two, in_turns)
SEATS = min(GAME.seats)


async def playing(house: Running, **more: Any) -> tuple[list[Guest], str]:
    guests = await house.party(SEATS)
    return guests, await seated(guests[0], guests[1:], GAME.key, **more)


async def hung_up(line: Line) -> int:
    """Read until the end; how it was closed."""
    try:
        await line.until_closed()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    return 0


class Deaf:
    """A connection whose owner asked for everything and reads nothing."""

    def __init__(self, address: str, table: str) -> None:
        host, port = address.split(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect((host, int(port)))
        path = f"/api/tables/{table}/socket"
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )


async def test_who_does_not_read_slows_nobody_is_dropped_and_can_return(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as house:
        guests, table = await playing(house)
        deaf = Deaf(house.address, table)
        await until(lambda: open_sockets(house) == 1)
        players = [Player(guest, table, GAME, Random(1)) for guest in guests]
        async with asyncio.timeout(30):
            await asyncio.gather(rain(house, table), *(player.play() for player in players))
        assert all(player.returns == 0 for player in players)
        assert dropped(house, "slow") == 1
        async with (await house.guest(None)).at(table) as line:
            assert (await line.until("update"))["version"] == players[0].version
        deaf.socket.close()


async def test_who_reads_too_slowly_hears_why_and_comes_back_where_it_was(tmp_path: Path) -> None:
    """More at once than anybody is kept waiting for, on a line that is not blocked yet."""
    async with opened(tmp_path) as house:
        guests, table = await playing(house)
        async with guests[0].at(table) as line:
            version = (await line.until("update"))["version"]
            owner = house.server.tables._owners[table][0]
            for _ in range(outbox.MOST_MESSAGES + 1):
                owner._updates.send_note(Note("clock-acted", Seat(0)))
            assert await hung_up(line) == sockets.SLOW
            assert json.loads(line.heard[-1]) == {"type": "bye", "why": "slow", "back_in_ms": 0}
        assert dropped(house, "slow") == 1
        async with guests[0].at(table, since=version) as line:
            assert (await line.until("update"))["since"] == version


def dropped(house: Running, why: str) -> float:
    return float(house.server.metrics.dropped.labels(why)._value.get())


async def test_who_is_hung_up_on_and_does_not_read_that_either_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SILENCE_S", 0.3)
    monkeypatch.setattr(sockets, "PING_EVERY_S", 0.1)
    async with opened(tmp_path) as house:
        _, table = await playing(house)
        deaf = Deaf(house.address, table)
        await until(lambda: open_sockets(house) == 1)
        deluge(house, table, ACT.answer)
        await until(lambda: open_sockets(house) == 0)
        deaf.socket.close()


async def rain(house: Running, table: str) -> None:
    """A lot for everybody, and time to read it."""
    for _ in range(6):
        deluge(house, table, ACT.answer // 2)
        await asyncio.sleep(0.1)


def deluge(house: Running, table: str, size: int) -> None:
    """Long messages for everybody at a table."""
    long = encode(Note("clock-acted", Seat(0))) + b" " * (size // 10)
    owner = house.server.tables._owners[table][0]
    for listener in list(owner._audience.listeners.values()):
        for _ in range(9):
            house.server.bus.publish(listener.topic, long)


def open_sockets(house: Running) -> float:
    return float(house.server.metrics.sockets._value.get())


async def until(is_so: Any) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.01)


def test_a_line_on_which_nothing_is_taken_is_given_up_by_the_system() -> None:
    listening = serving.listen("127.0.0.1", 0)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        stalled_ms = listening.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
        assert stalled_ms == 1000 * serving.STALLED_S
    listening.close()


async def test_a_silent_line_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "SILENCE_S", 2.0)
    monkeypatch.setattr(sockets, "PING_EVERY_S", 0.2)
    monkeypatch.setattr(sockets, "FIRST_PINGS", 0)
    async with opened(tmp_path) as house:
        guests, table = await playing(house)
        silent, alive = await guests[0].line(table), await guests[1].line(table)
        talking = asyncio.create_task(hung_up(alive))
        assert await last_words(silent) == '{"type":"bye","why":"silent","back_in_ms":0}'
        assert silent.socket.close_code == sockets.SILENT
        await asyncio.sleep(0.3)
        assert not talking.done()
        await alive.socket.close()
        await talking


async def last_words(line: Line) -> str | bytes:
    """Read and never answer."""
    last: str | bytes = ""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(10):
            while True:
                last = await line.socket.recv()
    return last


@rule("TB-11")
async def test_who_says_too_much_is_asked_to_wait_and_then_cut(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await playing(house)
        house.server.limits.messages = RateLimiter(per_second=0.001, at_once=40)
        async with guests[0].at(table) as line, guests[1].at(table) as other:
            for number in range(sockets.RUDE_REFUSALS + 100):
                await line.act(f"{number}", 0, None)
            assert await hung_up(line) == sockets.TOO_MUCH
            heard = [json.loads(text) for text in line.heard]
            asked_to_wait = [each for each in heard if each.get("reason") == "too-fast"]
            assert len(asked_to_wait) > sockets.RUDE_REFUSALS
            assert asked_to_wait[0]["id"] == "40"
            assert heard[-1] == {"type": "bye", "why": "too-much", "back_in_ms": 60_000}
            assert (await other.ask("1", 0, None))["rule"] == "TB-04"
        assert dropped(house, "too-much") == 1


async def test_what_was_refused_without_being_judged_can_be_sent_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await playing(house)
        stranger = await house.guest("Eve")
        house.server.limits.messages = RateLimiter(per_second=20.0, at_once=3)
        async with guests[0].at(table) as line, stranger.at(table) as looking:
            assert (await looking.ask("1", 0, None))["reason"] == "not-seated"
            fates = [await line.ask(f"{number}", 0, None) for number in range(20)]
            asked_to_wait = next(fate for fate in fates if fate["reason"] == "too-fast")
            await asyncio.sleep(0.2)
            assert (await line.ask(asked_to_wait["id"], 0, None))["rule"] == "TB-04"
            assert (await line.ask(asked_to_wait["id"], 1, {}))["facts"] == fates[0]["facts"]


@rule("TB-11")
async def test_over_http_too_the_hasty_are_asked_to_wait(tmp_path: Path) -> None:
    async with opened(tmp_path, rate=2.0) as house:
        guest = await house.guest("Anna")
        answers = [await guest.get("/api/me") for _ in range(12)]
        assert [each.status_code for each in answers[:4]] == [200] * 4
        assert answers[-1].status_code == 429
        assert answers[-1].json()["reason"] == "too-fast"


@rule("TB-11")
@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/openapi.json", "/api/tables/x/qr.svg"])
async def test_whatever_is_asked_for_the_hasty_are_asked_to_wait(path: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        house.server.limits.households = household_limit(2.0)
        answers = [await guest.get(path) for _ in range(12)]
        assert answers[0].status_code == (404 if "qr" in path else 200)
        assert answers[-1].status_code == 429
        assert answers[-1].json()["reason"] == "too-fast-together"


async def test_only_the_link_of_a_table_that_is_there_is_drawn(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        table = await guest.open_table(GAME.key, [None] * SEATS)
        drawn = await guest.get(f"/api/tables/{table}/qr.svg")
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text.startswith("<svg")
        none = await guest.get("/api/tables/nowhere/qr.svg")
        assert (none.status_code, none.json()["reason"]) == (404, "no-such-table")


@rule("TB-11")
@pytest.mark.parametrize(
    ("said", "reason"), [("x" * (16 * 1024 + 1), "too-long"), (b"{}", "not-text")]
)
async def test_a_message_is_text_and_short(said: str | bytes, reason: str, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await playing(house)
        async with guests[0].at(table) as line:
            await line.say(said)
            assert (await line.until("refusal"))["reason"] == reason
        body = await guests[0].browser.post("/api/me", content=b" " * (5 * 2**20))
        assert (body.status_code, body.json()["reason"]) == (413, "too-long")


@rule("TB-10")
async def test_a_page_of_another_site_acts_for_nobody(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        evil = {"Origin": "http://evil.example"}
        refused = await guest.browser.post("/api/me", content=b'{"name":"Eve"}', headers=evil)
        assert (refused.status_code, refused.json()["reason"]) == (403, "other-site")
        own = {"Origin": f"http://{house.address}"}
        assert (
            await guest.browser.post("/api/me", content=b'{"name":"Ann"}', headers=own)
        ).status_code == 200


async def test_a_table_that_cannot_go_on_says_goodbye_and_is_woken_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        guests, table = await playing(house)
        with monkeypatch.context() as broken:
            broken.setattr(Judge, "judge", failing)
            broken.setattr(Recovery, "start_over", failing)
            async with guests[0].at(table) as line:
                await line.act("1", 0, None)
                assert (await line.until("bye"))["why"] == "closing"
                assert await hung_up(line) == sockets.CLOSING
        players = [Player(guest, table, GAME, Random(1)) for guest in guests]
        await asyncio.gather(*(player.play() for player in players))


@rule("TB-12")
async def test_what_fails_is_not_remembered_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as house:
        guests, table = await playing(house)
        async with guests[0].at(table) as line:
            with monkeypatch.context() as broken:
                broken.setattr(Judge, "judge", failing)
                assert (await line.ask("1", 0, None))["rule"] == "TB-12"
            assert (await line.ask("1", 0, None))["rule"] == "TB-04"


async def failing(*_: Any) -> None:
    raise RuntimeError("planted")


async def test_who_comes_while_a_table_goes_to_rest_is_heard(tmp_path: Path) -> None:
    rng = Random(1)
    async with opened(tmp_path, rest_s=0.05) as house:
        guests, table = await playing(house)
        for number in range(40):
            async with guests[0].at(table) as line:
                assert (await line.ask(f"{number}", 0, None))["rule"] == "TB-04"
            await asyncio.sleep(rng.uniform(0.04, 0.06))


async def test_a_crowd_that_comes_holds_up_nobody_who_moves(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await playing(house)
        owner, *_ = house.server.tables._owners[table]
        async with guests[0].at(table) as line:
            await line.until("update")
            for number in range(1000):
                join = Join(reply=f"socket/{number}", person=Person("", "", 0.0))
                house.server.bus.publish(table_topic(table), encode(join))
            await line.act("1", 0, None)
            await line.until("refusal")
            assert len(owner._audience.listeners) < 500


def nested(depth: int, core: str = "") -> bytes:
    return ("[" * depth + core + "]" * depth).encode()


@rule("TB-04")
@pytest.mark.parametrize(
    ("said", "is_too_deep"),
    [
        (nested(50), False),
        (nested(50, "1"), False),
        (nested(51), True),
        (nested(51, "1"), True),
        (b'{"a":' * 51 + b"1" + b"}" * 51, True),
        (nested(49, ",".join(["{}"] * 3000)), False),
        (nested(40, r'"[[[[[[[[[[[[\"[[["'), False),
        (nested(49, r'"\\",[["[]"]]'), True),
    ],
)
def test_what_is_too_deep_is_seen_by_its_brackets_alone(said: bytes, is_too_deep: bool) -> None:
    if is_too_deep:
        with pytest.raises(Illegal, match="deeper than 50"):
            sockets._check_depth(said)
    else:
        sockets._check_depth(said)
