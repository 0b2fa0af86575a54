"""Attacks with tables: opened, given up, held, raced for, played by bots."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import cycle
from typing import Any

from siege.lines import CUT_OFF
from siege.target import Target

from .attack import attack

AGAINST_BOTS = [None, "random", "random"]
MOST_OPEN, MOST_RUNNING = 50, 30
"""What a server usually allows one host."""
REFILL_S = 2.0
"""So long until somebody may ask forty things at once again."""
LONG_CLOCK = {"clock_s": 14 * 24 * 3600}
GUESTS = 50


async def some_guests(target: Target, count: int = GUESTS) -> list[str]:
    """As many as are let in."""
    guests: list[str] = []
    with suppress(*CUT_OFF):
        for _ in range(count):
            guests += filter(None, [await target.guest("Mallory")])
    return guests


async def _begin(target: Target, cookie: str, **wishes: Any) -> None:
    """A table is opened, and its match begins, if that is allowed."""
    table = await target.open_table(cookie, **wishes)
    if table:
        await target.order(table, cookie, "start")


async def _by_turns(
    target: Target, work: Callable[[str], Awaitable[None]], hands: int = 10
) -> None:
    """The same with many guests, one after the other."""
    guests = await some_guests(target)
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
        await _begin(target, cookie, chairs=AGAINST_BOTS, settings=LONG_CLOCK)

    await _by_turns(target, begin)


@attack
async def tables_given_up(target: Target) -> None:
    """Tables that are opened and given up at once, by fifty guests.

    Opening has its rate for an address, whatever becomes of the table.
    """

    async def open_and_abandon(cookie: str) -> None:
        if table := await target.open_table(cookie):
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
    """Forty tables opened in the same moment by somebody who has forty, and twenty begun by who plays twenty.

    What is checked is checked where it is written: no limit is passed.
    """
    host, player = await target.guest("Mallory"), await target.guest("Mallory")
    opened = len(await _opened(target, host, 40))
    tables = await _opened(target, player, 40)
    await asyncio.sleep(REFILL_S)
    opened += len(await _opened(target, host, 40))
    begun = await _begun(target, player, tables[:20])
    await asyncio.sleep(REFILL_S)
    begun += await _begun(target, player, tables[20:])
    if opened > MOST_OPEN:
        target.broken.append(f"{opened} tables of one host wait, of {MOST_OPEN} allowed")
    if begun > MOST_RUNNING:
        target.broken.append(f"{begun} matches of one host run, of {MOST_RUNNING} allowed")


async def _opened(target: Target, cookie: str, count: int) -> list[str]:
    """All at once; those that were opened."""
    wanted = [target.open_table(cookie, chairs=AGAINST_BOTS) for _ in range(count)]
    return [table for table in await asyncio.gather(*wanted) if table]


async def _begun(target: Target, cookie: str, tables: list[str]) -> int:
    """All at once; how many have begun."""
    answers = await asyncio.gather(*(target.order(table, cookie, "start") for table in tables))
    return sum(answer.status == 200 for answer in answers)


@attack
async def tables_of_bots(target: Target) -> None:
    """Matches among bots alone that never pause, as many as may run.

    Bots think elsewhere, and moves of people go before; an address has its share of thinking.
    """
    pace = {"bot_pace_ms": 0}

    async def begin(cookie: str) -> None:
        await _begin(target, cookie, chairs=["random"] * 3, settings=pace)

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
        table = await target.open_table(cookie, chairs=AGAINST_BOTS)
        while table:
            await target.order(table, cookie, "start")
            await target.order(table, cookie, "abandon")
            answer = await target.order(table, cookie, "rematch")
            table = json.loads(answer.body).get("next", "") if answer.status == 200 else ""

    await _by_turns(target, again)


@attack
async def every_game(target: Target) -> None:
    """Tables of every game on the shelf, with all their seats, begun and left.

    A first deal is dear in some games: it holds up nobody.
    """
    games = json.loads((await target.ask("GET", "/api/games")).body)
    turn = cycle(games)

    async def begin(cookie: str) -> None:
        game = next(turn)
        chairs = [None, *["random"] * (max(game["seats"]) - 1)]
        await _begin(target, cookie, game=game["key"], chairs=chairs)

    await _by_turns(target, begin)


@attack
async def strongest_bots(target: Target) -> None:
    """Matches of every game among its strongest bots, without a pause.

    They think as long as they like, and others' bots have their turn as well.
    """
    games = json.loads((await target.ask("GET", "/api/games")).body)
    turn = cycle([game for game in games if "strong" in game["bots"]])

    async def begin(cookie: str) -> None:
        game = next(turn)
        chairs = ["strong"] * max(game["seats"])
        pace = {"bot_pace_ms": 0}
        await _begin(target, cookie, game=game["key"], chairs=chairs, settings=pace)

    await _by_turns(target, begin)


@attack
async def short_clocks(target: Target) -> None:
    """Matches with a clock of five seconds that goes on acting for people who never come.

    Each of its moves is written like any other; an address has its share of matches.
    """

    async def begin(cookie: str) -> None:
        await _begin(target, cookie, chairs=AGAINST_BOTS, settings={"clock_s": 5})

    await _by_turns(target, begin)


@attack
async def wakers(target: Target) -> None:
    """Tables that rest are looked at, each for a moment, so that all of them are in memory.

    Waking one is quick, and it rests again soon; what is in use has a limit for an address.
    """
    guests = await some_guests(target, 10)
    tables = [table for guest in guests for table in await _opened(target, guest, 15)]
    turn = cycle(tables or [target.table])

    async def look() -> None:
        async with target.socket(next(turn)) as line:
            await line.hear()

    await target.hands(20, look)
