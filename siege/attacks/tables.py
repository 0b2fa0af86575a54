"""Attacks with tables: opened, given up, held, raced for, played by bots."""

import asyncio
import json
from collections.abc import Awaitable, Callable

from siege.target import Target

from .attack import attack

LONG_CLOCK = {"clock_s": 14 * 24 * 3600}
GUESTS = 50


async def _guests(target: Target, count: int = GUESTS) -> list[str]:
    return [cookie for _ in range(count) if (cookie := await target.guest("Mallory"))]


async def _by_turns(
    target: Target, work: Callable[[str], Awaitable[None]], hands: int = 10
) -> None:
    """The same with many guests, one after the other."""
    guests = await _guests(target)
    turn = 0

    async def once() -> None:
        nonlocal turn
        turn += 1
        await work(guests[turn % len(guests)] if guests else "")

    await target.hands(hands, once)


@attack
async def long_clocks(target: Target) -> None:
    """Matches with a clock of fourteen days, begun by fifty guests and left alone.

    None of them needs memory until its clock is near; an address has its share, and others can begin theirs.
    """

    async def begin(cookie: str) -> None:
        table = await target.open_table(
            cookie, chairs=[None, "random", "random"], settings=LONG_CLOCK
        )
        await target.order(table, cookie, "start")

    await _by_turns(target, begin)


@attack
async def tables_given_up(target: Target) -> None:
    """Tables that are opened and given up at once, by fifty guests.

    Opening has its rate for an address, whatever becomes of the table.
    """

    async def open_and_abandon(cookie: str) -> None:
        table = await target.open_table(cookie)
        await target.order(table, cookie, "abandon")

    await _by_turns(target, open_and_abandon)


@attack
async def public_tables(target: Target) -> None:
    """Public tables that nobody comes to, while the lobby is looked at again and again.

    The lobby stays short and quick; what is public has its share for an address.
    """

    async def open_and_look(cookie: str) -> None:
        await target.open_table(cookie, settings={"public": True})
        await target.ask("GET", "/api/tables", None, cookie)

    await _by_turns(target, open_and_look)


@attack
async def raced_limits(target: Target) -> None:
    """A hundred tables opened, and a hundred matches begun, in the same moment.

    What is checked is checked where it is written: no limit is passed.
    """
    cookie = await target.guest("Mallory")
    first, second = await target.guest("Mallory"), await target.guest("Mallory")

    async def open_many(owner: str, count: int) -> list[str]:
        opened = [target.open_table(owner, chairs=[None, "random", "random"]) for _ in range(count)]
        tables = await asyncio.gather(*opened, return_exceptions=True)
        return [table for table in tables if isinstance(table, str) and table]

    waiting = 0
    for owner in (cookie, first):
        waiting = max(waiting, len(await open_many(owner, 100)))
    tables = await open_many(second, 45)
    started = await asyncio.gather(
        *(target.order(table, second, "start") for table in tables), return_exceptions=True
    )
    running = sum(getattr(answer, "status", 0) == 200 for answer in started)
    if waiting > 50:
        target.broken.append(f"{waiting} tables of one host wait, of 50 allowed")
    if running > 30:
        target.broken.append(f"{running} matches of one host run, of 30 allowed")
    await target.rest()


@attack
async def tables_of_bots(target: Target) -> None:
    """Matches among bots alone that never pause, as many as may run.

    Bots think elsewhere, and moves of people go before; an address has its share of thinking.
    """
    pace = {"bot_pace_ms": 0}

    async def begin(cookie: str) -> None:
        table = await target.open_table(cookie, chairs=["random"] * 3, settings=pace)
        await target.order(table, cookie, "start")

    await _by_turns(target, begin)


@attack
async def orders(target: Target) -> None:
    """Sitting down and standing up at one table, again and again, before a crowd of the attacker's own.

    Each is an order of the person's share; the crowd is told of several at once.
    """
    cookie = await target.guest("Mallory")
    table = await target.open_table(cookie)

    async def look_on() -> None:
        async with target.socket(table) as line:
            await line.read_on()

    async def move_about() -> None:
        for do in ("stand", "sit"):
            await target.order(table, cookie, do)

    await asyncio.gather(target.hands(90, look_on), target.hands(10, move_about))


@attack
async def rematches(target: Target) -> None:
    """A match is begun, given up and played once more, without an end.

    A rematch is a table like any other, and counts like one.
    """

    async def again(cookie: str) -> None:
        table = await target.open_table(cookie, chairs=[None, "random", "random"])
        while table:
            await target.order(table, cookie, "start")
            await target.order(table, cookie, "abandon")
            answer = await target.order(table, cookie, "rematch")
            table = json.loads(answer.body).get("next", "") if answer.status == 200 else ""

    await _by_turns(target, again)
