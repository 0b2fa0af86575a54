"""Attacks with connections alone: many, slow, half, or none that lasts."""

import asyncio
import socket
from contextlib import suppress

from siege.lines import CUT_OFF, request
from siege.target import Target
from siege.visitor import Visitor

from .attack import attack

ASKED = request("GET", "/healthz")


@attack
async def connection_flood(target: Target) -> None:
    """Three thousand connections on which nothing is said.

    Those beyond an address's share are closed, the others after ten seconds; nobody else notices.
    """

    async def hold() -> None:
        async with target.line() as line:
            await line.reader.read()
        raise EOFError

    await target.hands(3000, hold)


@attack
async def connection_churn(target: Target) -> None:
    """Connections that are closed as soon as they are there.

    Each costs next to nothing, and is turned away once an address makes too many a second.
    """

    async def knock() -> None:
        async with target.line():
            target.answers["opened"] += 1

    await target.hands(20, knock)


@attack
async def slowloris(target: Target) -> None:
    """Five hundred requests that come a letter at a time, and never come to an end.

    Whoever has not said what they want after ten seconds is cut off; others are served meanwhile.
    """
    await _drip(target, b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")


@attack
async def slow_bodies(target: Target) -> None:
    """Five hundred requests whose bodies come a letter at a time.

    A body has its time as well; then its connection is closed.
    """
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4000\r\n\r\n"
    await _drip(target, head)


async def _drip(target: Target, beginning: bytes) -> None:
    async def drip() -> None:
        async with target.line() as line:
            await line.send(beginning)
            while True:
                await line.send(b"a")
                await asyncio.sleep(0.5)

    await target.hands(500, drip)


@attack
async def half_closed(target: Target) -> None:
    """Requests of which half is sent, before the sending side alone is closed.

    Nothing waits for what cannot come any more.
    """

    async def half() -> None:
        async with target.line() as line:
            await line.send(ASKED[:-10])
            line.writer.get_extra_info("socket").shutdown(socket.SHUT_WR)
            await line.reader.read()
            target.answers["closed"] += 1

    await target.hands(50, half)


@attack
async def reset_midway(target: Target) -> None:
    """Requests whose asker is gone before the answer comes.

    Nobody is answered, and no error is written down.
    """

    async def ask_and_go() -> None:
        async with target.line() as line:
            await line.send(request("GET", "/openapi.json"))
            target.answers["asked"] += 1

    await target.hands(20, ask_and_go)


@attack
async def through_the_proxy(target: Target) -> None:
    """Hundreds of requests that never end, through the operator's own proxy, from one address behind it.

    The proxy says where each comes from: others who come through it have a share of their own.
    """
    proxy = Visitor(target.port, "127.0.0.1", target.answers)
    begun = request("POST", "/api/me", b"{" + b" " * 900, X_Forwarded_For="10.6.6.6")[:-100]

    async def hold() -> None:
        async with proxy.line() as line:
            await line.send(begun)
            await line.answer()

    async def other() -> None:
        await asyncio.sleep(1)
        told = {"X_Forwarded_For": "10.7.7.7"}
        with suppress(*CUT_OFF):
            if await proxy.guest("Other", **told):
                target.answers["others let in"] += 1

    await asyncio.gather(target.hands(700, hold), target.hands(1, other))
    if target.seconds > 2 and not target.answers["others let in"]:
        target.broken.append("others behind the same proxy are kept out")
