"""Attacks by not reading, so that what is said piles up."""

import asyncio

from siege.lines import frame, request
from siege.target import Target

from .attack import attack

SMALL = 4096


@attack
async def deaf_sockets(target: Target) -> None:
    """A hundred sockets at the others' table that never read, while they provoke refusals.

    What waits for one line is bounded; then it is dropped.
    """

    async def provoke() -> None:
        async with target.socket(target.table, buffer=SMALL) as line:
            while True:
                await line.send(frame(b"{") * 50)

    await target.hands(100, provoke)


@attack
async def deaf_requests(target: Target) -> None:
    """Hundreds of requests in a row on one connection, none of whose answers is read.

    The server stops reading from whoever does not read, and gives the connection up after a while.
    """
    asked = request("GET", "/openapi.json") * 200

    async def pour() -> None:
        async with target.line(buffer=SMALL) as line:
            while True:
                await line.send(asked)

    await target.hands(50, pour)


@attack
async def pipeline(target: Target) -> None:
    """Requests in a row on one connection, a hundred at a time, all answers read.

    They count one by one.
    """
    asked = request("GET", "/api/me") * 100

    async def pour() -> None:
        async with target.line() as line:
            while True:
                await line.send(asked)
                for _ in range(100):
                    await line.answer()

    await target.hands(4, pour)


@attack
async def slow_readers(target: Target) -> None:
    """Two hundred large files, of which a letter is read now and then.

    What waits to be sent is bounded, and a file has its time.
    """

    async def sip() -> None:
        async with target.line(buffer=SMALL) as line:
            await line.send(request("GET", "/static/shell.js"))
            while await line.reader.read(1):
                await asyncio.sleep(0.5)

    await target.hands(200, sip)
