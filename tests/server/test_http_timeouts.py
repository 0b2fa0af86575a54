"""Connections over HTTP: whoever begins to ask and does not go on is not waited for."""

import asyncio
from pathlib import Path

import pytest

from fortable.server.wire import http_timeouts
from tests.games import for_two, in_turns, some_game

from .guests import seated
from .servers import opened

GAME = some_game(for_two, in_turns)
WHOLE = "GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"


@pytest.mark.parametrize(
    "said",
    [
        "",
        "GET /api/me HT",
        "GET /api/me HTTP/1.1\r\nHost: here\r\nX-Long: ",
        "POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
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


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_timeouts, "HEADERS_S", 0.3)
    monkeypatch.setattr(http_timeouts, "BODY_S", 0.3)
