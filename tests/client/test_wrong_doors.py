"""Addresses where there is no table, or no server, or another one: each is said in words."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from fortable.client import Lobby, NotFortable, Refused, ServerGone, TooNew, async_table, table
from fortable.client.moment import Reader
from tests.games import for_two, some_game
from tests.server.servers import free_port, opened

from .hosting import Host, seats_for

GAME = some_game(for_two)


@asynccontextmanager
async def answering(*answers: bytes) -> AsyncIterator[str]:
    """A server that says the same to everybody, one thing after the other."""
    left = list(answers)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(left.pop(0) if len(left) > 1 else left[0])
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/t/abc"


def response(status: int, body: bytes) -> bytes:
    return b"HTTP/1.1 %d Well\r\ncontent-length: %d\r\n\r\n" % (status, len(body)) + body


async def test_nobody_listens() -> None:
    link = f"http://127.0.0.1:{free_port()}/t/abc"
    with pytest.raises(ServerGone, match="does not answer"):
        await async_table(link, "A bot").__aenter__()
    with pytest.raises(ServerGone, match="does not answer"):
        table(link, "A bot").__enter__()


@pytest.mark.parametrize(
    "answer",
    [
        response(200, b"<html>"),
        response(404, b"<html>"),
        response(302, b""),
        b"220 mail.example ESMTP\r\n",
    ],
)
async def test_somebody_else_lives_there(answer: bytes) -> None:
    async with answering(answer) as link:
        with pytest.raises(NotFortable, match="Fortable server"):
            await async_table(link, "A bot").__aenter__()


async def test_a_proxy_before_a_server_that_is_down() -> None:
    async with answering(response(502, b"Bad Gateway")) as link:
        with pytest.raises(ServerGone, match="502"):
            await async_table(link, "A bot").__aenter__()


async def test_a_server_of_another_time() -> None:
    async with answering(response(200, b'{"nickname":"A bot"}')) as link:
        with pytest.raises(TooNew, match="not understood"):
            await async_table(link, "A bot").__aenter__()


def test_rules_of_another_time() -> None:
    reader = Reader(GAME.key, plain=False)
    with pytest.raises(TooNew, match="not known here"):
        reader.update(b'{"type":"update","since":0,"version":1,"news":[{"what":"rain"}],"view":{}}')


async def test_no_such_table_a_full_one_and_no_name(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        with pytest.raises(Refused) as unknown:
            await async_table(f"http://{house.address}/t/nosuch", "A bot").__aenter__()
        host = await Host(house.address).open(GAME, [None, *["random"] * (seats_for(GAME) - 1)])
        with pytest.raises(Refused) as full:
            await async_table(host.link, "A bot").__aenter__()
        with pytest.raises(Refused) as nameless:
            await async_table(host.link).__aenter__()
        await asyncio.to_thread(Lobby(host.lobby.site).table, host.table)
    reasons = [refused.value.reason for refused in (unknown, full, nameless)]
    assert reasons == ["no-such-table", "full", "no-guest"]
    assert all(len(str(refused.value)) > 10 for refused in (unknown, full, nameless))
