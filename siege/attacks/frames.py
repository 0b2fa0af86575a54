"""Attacks with frames on sockets that were let in: at the others' table, and at one of the attacker's own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from siege.lines import BINARY, CUT_OFF, PING, PONG, TEXT, Line, frame, noise
from siege.target import Target

from .attack import attack

FRAGMENT, CONTINUATION = 0x01, 0x00
AT_ONCE = 500
"""Frames that go out together."""


async def _flood(target: Target, frames: bytes, hands: int = 4) -> None:
    """The same bytes on a few sockets for ever, reading whatever comes."""

    async def pour() -> None:
        async with target.socket(target.table) as line, _heard(line):
            while True:
                await line.send(frames)
                target.answers["floods of frames"] += 1

    await target.hands(hands, pour)


@asynccontextmanager
async def _heard(line: Line) -> AsyncIterator[None]:
    """What is said on a line is read, and forgotten, meanwhile."""
    reading = asyncio.create_task(line.read_on())
    try:
        yield
    finally:
        reading.cancel()
        with suppress(asyncio.CancelledError, *CUT_OFF):
            await reading


@attack
async def ping_flood(target: Target) -> None:
    """Pings of the WebSocket protocol, each of which wants to be answered.

    A line has its share of frames and bytes a second, pings included; then it is hung up.
    """
    await _flood(target, frame(b"x" * 100, PING) * AT_ONCE)


@attack
async def pong_flood(target: Target) -> None:
    """Our own pongs, which nobody asked for.

    They are metered like anything else that is said.
    """
    await _flood(target, frame(b'{"type":"pong","number":1}') * AT_ONCE)


@attack
async def pong_frames(target: Target) -> None:
    """Pongs of the WebSocket protocol, which mean nothing.

    They are metered as well.
    """
    await _flood(target, frame(b"", PONG) * AT_ONCE)


@attack
async def empty_frames(target: Target) -> None:
    """Messages of no letters.

    Refused, and after a while hung up.
    """
    await _flood(target, frame(b"") * AT_ONCE)


@attack
async def large_frames(target: Target) -> None:
    """Messages of 64 KiB, the largest that a frame may be.

    Refused unread; a line has its share of bytes.
    """
    await _flood(target, frame(b" " * 65_000) * 8)


@attack
async def too_large_frames(target: Target) -> None:
    """Frames that announce a gigabyte, and begin to send it.

    The line is closed by their heads.
    """
    await _flood(target, b"\x81\xff" + (2**30).to_bytes(8, "big") + bytes(100_000))


@attack
async def frames_by_letters(target: Target) -> None:
    """Frames of 64 KiB that come a letter at a time, so that their beginning is kept and looked at again.

    Each piece is metered, however small; a line that sends many is read more slowly.
    """

    async def pour() -> None:
        async with target.socket(target.table) as line, _heard(line):
            for letter in frame(b"a" * 65_000):
                await line.send(bytes([letter]))

    await target.hands(20, pour)


@attack
async def fragments(target: Target) -> None:
    """A message in pieces of a letter that never ends.

    It is cut off at the longest message, and the pieces are metered.
    """

    async def pour() -> None:
        async with target.socket(target.table) as line, _heard(line):
            await line.send(frame(b"a", FRAGMENT))
            while True:
                await line.send(frame(b"a", CONTINUATION) * AT_ONCE)

    await target.hands(4, pour)


@attack
async def binary_frames(target: Target) -> None:
    """Messages that are no text.

    Refused, and after a while hung up.
    """
    await _flood(target, frame(noise(50), BINARY) * AT_ONCE)


@attack
async def garbage_frames(target: Target) -> None:
    """Bytes that are no frames at all.

    The line is closed at once; coming back costs a handshake of the address's share.
    """
    await _flood(target, noise(2000), hands=20)


@attack
async def garbage_json(target: Target) -> None:
    """Messages that are no messages: cut off, too deep, of unknown type, with enormous numbers.

    Each gets a refusal that teaches, until there are too many of them.
    """
    said = (b"{", b"[" * 8000, b'{"type":"fly"}', b'{"type":"pong","number":1e999}', b"\xff\xfe")
    await _flood(target, b"".join(frame(each) for each in said) * 20)


@attack
async def intents_from_the_crowd(target: Target) -> None:
    """Moves at the others' table from somebody who does not sit there.

    Refused at the rate that anybody has; the table is not busy with it.
    """
    act = b'{"type":"act","id":"m","version":1,"action":{"do":"add","coins":1}}'
    await _flood(target, frame(act) * 50)


@attack
async def long_intents(target: Target) -> None:
    """Moves with actions of 16 KB, as deep and as wide as is allowed, at an own table.

    Read once, refused by the rules of the game, and metered.
    """
    cookie = await target.guest("Mallory")
    table = await target.open_table(cookie, chairs=[None, "random", "random"])
    await target.order(table, cookie, "start")
    action = b'{"do":"add","coins":[' + b"[]," * 5000 + b"1]}"
    act = frame(b'{"type":"act","id":"m","version":0,"action":' + action + b"}", TEXT)

    async def pour() -> None:
        async with target.socket(table, cookie) as line, _heard(line):
            while True:
                await line.send(act * 4)

    await target.hands(4, pour)


@attack
async def late_pongs(target: Target) -> None:
    """A hundred sockets that answer every ping 170 ms late, to be dated back.

    It costs nobody time, and gains nothing: what counts is what the kernel measured.
    """

    async def dawdle() -> None:
        async with target.socket(target.table) as line:
            while True:
                message = await line.hear()
                if message.startswith(b'{"type":"ping"'):
                    await asyncio.sleep(0.17)
                    await line.send(frame(message.replace(b"ping", b"pong")))

    await target.hands(100, dawdle)
