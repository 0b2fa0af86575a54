"""Attacks by what hundreds of lines do at the same moment, each of them little."""

import asyncio
from contextlib import AsyncExitStack, suppress
from itertools import count

from siege.lines import CUT_OFF, Line, frame, request
from siege.target import Target

from .attack import attack

LINES = 90
"""Sockets that whoever gave no name may have at once, and some to spare."""
BREATH_S = 0.2


async def _seated_all(target: Target, stack: AsyncExitStack) -> list[Line]:
    """As many as are let in, at the others' table."""
    lines: list[Line] = []
    with suppress(*CUT_OFF):
        for _ in range(LINES):
            lines += [await stack.enter_async_context(target.socket(target.table))]
    return lines


@attack
async def hang_ups(target: Target) -> None:
    """A crowd at the others' table that hangs up at one moment, and comes back, again and again.

    They leave in many turns of the event loop, between the moves of others.
    """

    async def come_and_go() -> None:
        async with AsyncExitStack() as stack:
            target.answers["hung up"] += len(await _seated_all(target, stack))

    await target.hands(1, come_and_go)


@attack
async def intents_at_once(target: Target) -> None:
    """Long moves on ninety sockets at the same moment, from somebody who does not sit there.

    They have the share of one address in each turn of the event loop, however many lines they come over.
    """
    action = b'{"do":"add","coins":[' + b"[]," * 4000 + b"1]}"
    act = frame(b'{"type":"act","id":"m","version":0,"action":' + action + b"}")

    async def shout() -> None:
        async with AsyncExitStack() as stack:
            lines = await _seated_all(target, stack)
            while lines:
                await asyncio.gather(*(line.send(act) for line in lines))
                await asyncio.sleep(BREATH_S)

    await target.hands(1, shout)


@attack
async def the_same_again(target: Target) -> None:
    """One move at an own table, sent again and again with the same id, by many lines at once.

    It is one move; the answer is remembered, and at the rate that anybody has.
    """
    cookie = await target.guest("Mallory")
    table = await target.open_table(cookie, chairs=[None, "random", "random"])
    await target.order(table, cookie, "start")
    act = frame(b'{"type":"act","id":"once","version":1,"action":{"do":"add","coins":1}}') * 20

    async def repeat() -> None:
        async with target.socket(table, cookie) as line:
            while True:
                await line.send(act)
                await line.hear()

    await target.hands(20, repeat)


@attack
async def many_languages(target: Target) -> None:
    """Every page and refusal in hundreds of languages that nobody speaks, in headers of 8 KB.

    What is spoken is found in the first letters; nothing is made for a language that is not ours.
    """
    numbers = count()

    async def ask() -> None:
        wanted = ",".join(f"x{(next(numbers) + each) % 999}-q;q=0.1" for each in range(500))
        for path in ("/api/games", "/api/tables/nowhere", "/"):
            asked = request("GET", path, None, "", Accept_Language=wanted)
            async with target.line() as line:
                await line.ask(asked)

    await target.hands(10, ask)


@attack
async def known_files(target: Target) -> None:
    """Files that are there already, asked for with thousands of tags that they do not have.

    A look into the header, and the file out of memory.
    """
    tags = ", ".join(f'"{number:032x}"' for number in range(400))

    async def ask() -> None:
        async with target.line() as line:
            while True:
                await line.ask(request("GET", "/static/shell.css", None, "", If_None_Match=tags))

    await target.hands(20, ask)
