"""Attacks with what is worked out for whoever asks: matches looked back at, practised from, and hints."""

import asyncio
from itertools import count

from siege.lines import request
from siege.target import Target
from siege.visitor import SEATS

from .attack import attack

MATCHES = 12
BOTS = ["random"] * SEATS
AT_ONCE = {"bot_pace_ms": 0}
BREATH_S = 0.5


async def _played_out(target: Target, cookie: str, most: int) -> list[str]:
    """Tables at which bots play to the end, as fast as they think."""
    tables: list[str] = []
    while len(tables) < most and target.left_s:
        table = await target.open_table(cookie, chairs=BOTS, settings=AT_ONCE, sit=False)
        if not table:
            break
        await target.order(table, cookie, "start")
        await target.order(table, cookie, "play-out")
        tables.append(table)
    return tables


@attack
async def reviews_at_once(target: Target) -> None:
    """Reviews of many matches of bots, asked for again and again by all who come, and never waited for.

    They are made one after the other, behind everybody else, and kept; of one address a few wait.
    """
    cookie = await target.guest("Mallory")
    tables = await _played_out(target, cookie, MATCHES)
    turns = count()

    async def ask() -> None:
        async with target.line() as line:
            while tables:
                table = tables[next(turns) % len(tables)]
                await line.ask(request("GET", f"/api/tables/{table}/review", cookie=cookie))
        await asyncio.sleep(BREATH_S)

    await target.hands(6, ask)


@attack
async def practice_without_end(target: Target) -> None:
    """Tables for practice from every moment of a match, as many as are let be.

    They are tables like any other: of an address so many in an hour, of a host so many at a time.
    """
    cookie = await target.guest("Mallory")
    tables = await _played_out(target, cookie, 1)
    versions = count()

    async def practise() -> None:
        async with target.line() as line:
            while tables:
                wish = {"version": next(versions) % 50, "seat": 0}
                path = f"/api/tables/{tables[0]}/practice"
                await line.ask(request("POST", path, wish, cookie))
        await asyncio.sleep(BREATH_S)

    await target.hands(6, practise)


@attack
async def hints_without_end(target: Target) -> None:
    """Hints at many tables at once, for any version, and never waited for.

    One of an address is made at a time, for the decision that the match waits for and no other.
    """
    cookie = await target.guest("Mallory")
    tables: list[str] = []
    for _ in range(MATCHES):
        chairs = [None, *BOTS[1:]]
        table = await target.open_table(cookie, chairs=chairs, settings={**AT_ONCE, "hints": True})
        if table:
            await target.order(table, cookie, "start")
            tables.append(table)
    turns = count()

    async def ask() -> None:
        async with target.line() as line:
            while tables:
                turn = next(turns)
                path = f"/api/tables/{tables[turn % len(tables)]}/hint"
                wish = {"version": turn % 5, "step": "why"}
                await line.ask(request("POST", path, wish, cookie))
        await asyncio.sleep(BREATH_S)

    await target.hands(6, ask)
