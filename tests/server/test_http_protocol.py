"""Connections over HTTP: whoever begins to ask and does not go on is not waited for."""

import asyncio
import gc
import weakref
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec.json import decode

from fortable.server.people.traffic import Line, TrafficLimits
from fortable.server.wire import http_protocol
from fortable.server.wire.http_protocol import HttpConnection
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .guests import seated
from .servers import Running, opened

GAME = some_game(for_two, in_turns)
OF_ANNA, OF_EVE = "X-Forwarded-For: 203.0.113.5\r\n", "X-Forwarded-For: 203.0.113.6\r\n"
LAST = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
CHUNKED = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
WHOLE = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.parametrize(
    "said",
    [
        "",
        "GET /api/me HT",
        "GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-Long: ",
        "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        f"{WHOLE}GET /heal",
    ],
    ids=["nothing", "line", "headers", "body", "second"],
)
async def test_a_question_that_does_not_end_is_not_waited_for(
    said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    async with opened(tmp_path) as house, asyncio.timeout(3):
        reader, writer = await asyncio.open_connection(*house.address.split(":"))
        writer.write(said.encode())
        await reader.read()
        writer.close()


async def test_who_sends_a_letter_now_and_then_is_not_waited_for_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    async with opened(tmp_path) as house, asyncio.timeout(3):
        for first, letter in (("GET /", "x"), (WHOLE, "\r\n")):
            reader, writer = await asyncio.open_connection(*house.address.split(":"))
            writer.write(first.encode())
            closed = asyncio.create_task(reader.read())
            while not closed.done():
                writer.write(letter.encode())
                await asyncio.sleep(0.05)
            writer.close()


async def test_whoever_asked_is_waited_for_as_long_as_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    async with opened(tmp_path) as house:
        guests = await house.party(min(GAME.seats))
        table = await seated(guests[0], guests[1:], GAME.key)
        people = house.server.people
        known_by = people.known_by

        async def slowly(token: str | None, now: float) -> object:
            await asyncio.sleep(0.6)
            return await known_by(token, now)

        async with guests[0].at(table) as line:
            await line.until("update")
            monkeypatch.setattr(people, "known_by", slowly)
            assert (await guests[0].get("/api/me")).status_code == 200
            assert (await line.ask("1", 0, None))["rule"] == "TB-04"


ENDLESS = {
    "header": ("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ", "x" * 1000, "head-too-long"),
    "address": ("GET /", "x" * 1000, "head-too-long"),
    "headers": ("GET / HTTP/1.1\r\nHost: localhost\r\n", "X: y\r\n", "too-many-headers"),
    "chunks": (CHUNKED, "1\r\nx\r\n", "head-too-long"),
    "what a chunk says besides": (CHUNKED + "1;", "x" * 1000, "head-too-long"),
    "what comes after a body": (CHUNKED + "0\r\nX: ", "x" * 1000, "head-too-long"),
    "empty lines": ("", "\r\n" * 100, "head-too-long"),
}


@rule("TB-11")
@pytest.mark.parametrize("what", ENDLESS)
async def test_what_does_not_end_is_cut_off(what: str, tmp_path: Path) -> None:
    first, more, reason = ENDLESS[what]
    async with opened(tmp_path) as house, asyncio.timeout(5):
        reader, writer = await asyncio.open_connection(*house.address.split(":"))
        writer.write((first + more * (3 * http_protocol.MOST_BYTES // len(more))).encode())
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 431 ")
        assert decode(answer.partition(b"\r\n\r\n")[2])["reason"] == reason
        writer.close()


async def test_a_request_may_be_as_long_as_is_allowed(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        long = {f"x-{number}": "x" * 150 for number in range(90)}
        assert (await guest.browser.get("/healthz", headers=long)).status_code == 200

        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(20):
                yield b" " * 100

        many = await guest.browser.post(f"/api/games/{GAME.key}/action", content=pieces())
        assert many.json()["rule"] == "TB-04"


@rule("TB-11")
async def test_few_wait_for_an_answer_on_one_connection(tmp_path: Path) -> None:
    async with opened(tmp_path) as house, asyncio.timeout(5):
        for many, is_cut in ((http_protocol.MOST_WAITING, False), (1000, True)):
            reader, writer = await asyncio.open_connection(*house.address.split(":"))
            writer.write((WHOLE * many + LAST).encode())
            answers = await reader.read()
            assert (b"too-many-at-once" in answers) is is_cut
            assert (answers.count(b"200 OK") == many + 1) is not is_cut
            writer.close()


@rule("TB-11")
async def test_connections_are_counted_by_where_they_come_from(tmp_path: Path) -> None:
    async with opened(tmp_path, most_household_connections=3, most_connections=4) as house:
        ours = [await opened_from(house, "127.0.0.4") for _ in range(3)]
        assert await turned_away(house, "127.0.0.4") == "too-many-connections-together"
        other = await opened_from(house, "127.0.0.2")
        assert await turned_away(house, "127.0.0.3") == "too-many-connections"
        for _, writer in (ours.pop(), other):
            writer.close()
        await until(lambda: house.server.limits.traffic._lines == 2)
        guest = await house.guest(None)
        assert (await guest.get("/healthz")).status_code == 200
        for _, writer in ours:
            writer.close()


@rule("TB-11")
async def test_behind_a_proxy_connections_are_counted_by_whom_they_are_for(tmp_path: Path) -> None:
    """Whoever holds as many as there may be from one address keeps nobody else behind the proxy out."""
    async with opened(tmp_path, most_household_connections=3) as house, asyncio.timeout(5):
        unfinished = "POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n{}\r\n"
        whole = f"GET /api/me HTTP/1.1\r\nHost: localhost\r\n{OF_ANNA}\r\n"
        held = []
        for _ in range(3):
            reader, writer = await asyncio.open_connection(*house.address.split(":"))
            writer.write(unfinished.format(OF_EVE).encode())
            held.append(writer)
        await until(lambda: house.server.limits.traffic.household("203.0.113.6").lines == 3)
        reader, writer = await asyncio.open_connection(*house.address.split(":"))
        writer.write(unfinished.format(OF_EVE).encode())
        assert b"too-many-connections-together" in await reader.read()
        writer.close()
        reader, writer = await asyncio.open_connection(*house.address.split(":"))
        for _ in range(3):
            writer.write(whole.encode())
            assert b" 200 OK" in await reader.readuntil(b"\r\n")
            await reader.readuntil(b'{"name":null}')
        assert house.server.limits.traffic.household("203.0.113.5").lines == 1
        for each in (*held, writer):
            each.close()
        await until(
            lambda: not house.server.limits.traffic._lines and not house.server.limits.traffic._here
        )


async def test_no_stranger_is_believed_for_whom_they_ask(tmp_path: Path) -> None:
    async with opened(tmp_path) as house, asyncio.timeout(5):
        reader, writer = await opened_from(house, "127.0.0.6")
        writer.write(f"GET /api/me HTTP/1.1\r\nHost: localhost\r\n{OF_ANNA}\r\n".encode())
        await reader.readuntil(b"\r\n")
        assert list(house.server.limits.traffic._here) == ["127.0.0.6"]
        writer.close()


async def test_sockets_are_counted_among_the_connections(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = await house.party(min(GAME.seats))
        table = await seated(guests[0], guests[1:], GAME.key)
        before = house.server.limits.traffic._lines
        async with guests[0].at(table) as line:
            await line.until("update")
            assert house.server.limits.traffic._lines == before + 1
        await until(lambda: house.server.limits.traffic._lines == before)


async def test_who_sends_too_much_is_read_more_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What came more than is read waits with whoever sent it, and others are not held up."""
    read, take = [], Line.take

    def watched(line: Line, cost: float) -> float:
        read.append(cost)
        return take(line, cost)

    monkeypatch.setattr(Line, "take", watched)
    async with opened(tmp_path) as house, asyncio.timeout(10):
        guest = await house.guest(None)
        house.server.limits.traffic._limits = TrafficLimits(line=50_000)
        _, writer = await opened_from(house, "127.0.0.9")
        head = "POST /api/replays HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000\r\n\r\n"
        writer.write(head.encode() + b"x" * 9_000_000)
        await asyncio.sleep(0.3)
        assert (await guest.get("/healthz")).status_code == 200
        assert 50_000 < sum(read) < 1_000_000
        writer.transport.abort()


async def opened_from(house: Running, address: str) -> tuple[StreamReader, StreamWriter]:
    name, port = house.address.split(":")
    return await asyncio.open_connection(name, int(port), local_addr=(address, 0))


async def test_who_is_stopped_in_the_middle_leaves_nothing_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No circles: when a crowd is turned away there is nothing to collect."""
    lines: list[weakref.ref[HttpConnection]] = []
    made = HttpConnection.connection_made

    def noted(line: HttpConnection, transport: asyncio.Transport) -> None:
        lines.append(weakref.ref(line))
        made(line, transport)

    monkeypatch.setattr(HttpConnection, "connection_made", noted)
    gc.disable()
    try:
        async with opened(tmp_path) as house:
            reader, writer = await asyncio.open_connection(*house.address.split(":"))
            writer.write(WHOLE[:-2].encode() + 200 * b"X: y\r\n")
            assert b"too-many-headers" in await reader.read()
            writer.close()
            await until(lambda: [line() for line in lines] == [None])
    finally:
        gc.enable()


async def turned_away(house: Running, address: str) -> str:
    """Why a connection is closed before anything is asked."""
    reader, writer = await opened_from(house, address)
    answer = await reader.read()
    writer.close()
    reason: str = decode(answer.partition(b"\r\n\r\n")[2])["reason"]
    return reason


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not is_so():
            await asyncio.sleep(0.005)


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "HEADERS_S", 0.3)
    monkeypatch.setattr(http_protocol, "BODY_S", 0.3)
