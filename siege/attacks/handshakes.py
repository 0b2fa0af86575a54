"""Attacks with WebSocket handshakes, at the very table at which others play."""

import asyncio

from siege.lines import CLOSE, HANDSHAKE, frame, request
from siege.target import Target

from .attack import attack
from .tables import some_guests


@attack
async def handshake_flood(target: Target) -> None:
    """Sockets at the others' table that are opened and closed again, as fast as it goes.

    An address has its share of handshakes; those who play are not told of each who comes and goes.
    """

    async def knock() -> None:
        async with target.socket(target.table) as line:
            await line.hear()

    await target.hands(20, knock)


@attack
async def crowd(target: Target) -> None:
    """As many who look on at the others' table as get in.

    An address has its share of sockets; a move is told to all of them without delay for those who play.
    """

    async def look_on() -> None:
        async with target.socket(target.table) as line:
            await line.read_on()

    await target.hands(1500, look_on)


@attack
async def named_crowd(target: Target) -> None:
    """The same with thirty guests, each of whom has a share of their own.

    The address they come from has one as well.
    """
    cookies = await some_guests(target, 30)

    async def look_on() -> None:
        cookie = cookies[target.answers["101"] % len(cookies)] if cookies else ""
        async with target.socket(target.table, cookie) as line:
            await line.read_on()

    await target.hands(1500, look_on)


@attack
async def sockets_nowhere(target: Target) -> None:
    """Sockets at tables that are not there, or from another site's page.

    They are refused before the handshake, at the same rate as any others.
    """

    async def knock() -> None:
        for table, origin in (("nowhere", ""), (target.table, "https://evil.example")):
            async with target.line() as line:
                path = f"/api/tables/{table}/socket"
                await line.ask(request("GET", path, None, "", **HANDSHAKE, Origin=origin))

    await target.hands(20, knock)


@attack
async def half_handshakes(target: Target) -> None:
    """Handshakes without a key, with a wrong version, and with bytes behind them at once.

    The library refuses them; no task stays behind.
    """
    path = f"/api/tables/{target.table}/socket"
    keyless = {name: word for name, word in HANDSHAKE.items() if not name.endswith("Key")}
    old = {**HANDSHAKE, "Sec-WebSocket-Version": "1"}

    async def knock() -> None:
        for headers in (keyless, old, HANDSHAKE):
            async with target.line() as line:
                await line.ask(request("GET", path, None, "", **headers) + b"\xff" * 500)

    await target.hands(20, knock)


@attack
async def long_memories(target: Target) -> None:
    """Sockets at the others' table that want to be told all that ever happened there, again and again.

    What is told is bounded, and handshakes have the address's share; the longer the match, the dearer it is.
    """
    path = f"/api/tables/{target.table}/socket?since=0"

    async def come_back() -> None:
        async with target.line() as line:
            answer = await line.ask(request("GET", path, None, "", **HANDSHAKE))
            if answer.status != 101:
                raise EOFError
            await line.hear()
            await line.hear()

    await target.hands(20, come_back)


@attack
async def no_goodbye(target: Target) -> None:
    """Sockets that say goodbye and stay, or never answer the server's.

    The server waits for nobody's last word for long.
    """

    async def stay() -> None:
        async with target.socket(target.table) as line:
            await line.send(frame(b"\x03\xe8", CLOSE))
            await line.reader.read()
            await asyncio.sleep(1)
        async with target.socket(target.table) as line:
            await line.send(frame(b"{") * 300)
            await target.rest()

    await target.hands(50, stay)
