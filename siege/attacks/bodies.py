"""Attacks with the bodies of requests, and with answers that are squeezed."""

import gzip

from siege.lines import request
from siege.target import Target

from .attack import attack

MIB = 2**20


async def _again_and_again(target: Target, asked: bytes, hands: int = 8) -> None:
    async def ask() -> None:
        async with target.line() as line:
            while True:
                await line.ask(asked)

    await target.hands(hands, ask)


@attack
async def body_flood(target: Target) -> None:
    """Bodies of four megabytes where a name of forty letters is expected.

    What is longer than the endpoint needs is refused before it is kept.
    """
    await _again_and_again(target, request("POST", "/api/me", {"name": "a" * (4 * MIB - 100)}))


@attack
async def unannounced_body(target: Target) -> None:
    """A body in pieces of one letter, without a length and without an end.

    It is refused as soon as it is too much, and counted by its bytes.
    """

    async def pour() -> None:
        async with target.line() as line:
            head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
            await line.send(head)
            while True:
                await line.send(b"1\r\na\r\n" * 5000)

    await target.hands(4, pour)


@attack
async def deep_json(target: Target) -> None:
    """A body of brackets within brackets.

    It is refused as malformed, without a stack that overflows.
    """
    await _again_and_again(target, request("POST", "/api/tables", b"[" * (MIB // 2)))


@attack
async def many_keys(target: Target) -> None:
    """A table whose options are two hundred thousand, all wrong.

    It is refused for its length.
    """
    options = {f"option-{number}": number for number in range(100_000)}
    cookie = await target.guest("Mallory")
    wanted = {"game": "purse", "chairs": [None] * 3, "options": options}
    await _again_and_again(target, request("POST", "/api/tables", wanted, cookie))


@attack
async def gzip_bomb(target: Target) -> None:
    """Small bodies that would be large if anybody unpacked them.

    Nobody does: it is malformed.
    """
    bomb = gzip.compress(b" " * (200 * MIB), 9)
    asked = request("POST", "/api/me", bomb, "", Content_Encoding="gzip")
    await _again_and_again(target, asked)


@attack
async def gzip_flood(target: Target) -> None:
    """The largest answers there are, to be compressed each time.

    They are compressed once, or elsewhere, or no more than an address's share of times.
    """
    paths = ("/openapi.json", "/static/shell.js", "/api/games", "/")

    async def ask() -> None:
        async with target.line() as line:
            while True:
                for path in paths:
                    await line.ask(request("GET", path, Accept_Encoding="gzip"))

    await target.hands(8, ask)
