"""Attacks with the heads of requests."""

from siege.lines import noise, request
from siege.target import Target

from .attack import attack

START = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
MANY = b"".join(b"X-%d: %s\r\n" % (number, b"a" * 200) for number in range(300))


@attack
async def header_flood(target: Target) -> None:
    """Four connections send headers, one after the other, without an end.

    After a few dozen kilobytes the answer is 431, and the connection is closed; memory stays as it was.
    """

    async def pour() -> None:
        async with target.line() as line:
            await line.send(START)
            while True:
                await line.send(MANY)

    await target.hands(4, pour)


@attack
async def endless_header(target: Target) -> None:
    """One header whose value has no end, on four connections.

    As with many headers: 431 after a few dozen kilobytes.
    """

    async def pour() -> None:
        async with target.line() as line:
            await line.send(START + b"X-Long: ")
            while True:
                await line.send(b"a" * 65536)

    await target.hands(4, pour)


@attack
async def endless_address(target: Target) -> None:
    """A path that has no end.

    It is refused as soon as it is longer than any address of ours.
    """

    async def pour() -> None:
        async with target.line() as line:
            await line.send(b"GET /")
            while True:
                await line.send(b"a" * 65536)

    await target.hands(4, pour)


@attack
async def many_headers(target: Target) -> None:
    """Whole requests, each with all the headers that just fit.

    They cost an address its share, and no more.
    """
    padding = {f"X-{number}": "a" * 100 for number in range(100)}
    asked = request("GET", "/api/me", None, "", **padding)

    async def ask() -> None:
        async with target.line() as line:
            while True:
                await line.ask(asked)

    await target.hands(8, ask)


@attack
async def garbage(target: Target) -> None:
    """Bytes that are no HTTP, and HTTP with bytes that are no text.

    Each is closed with a 400 at most; the log counts them and does not tell of each.
    """

    async def spit() -> None:
        async with target.line() as line:
            await line.send(noise(200) + b"\r\n\r\n")
            await line.reader.read()
        async with target.line() as line:
            await line.ask(
                b"GET /\xff\xfe?lang=\xff HTTP/1.1\r\nHost: \xff\r\nCookie: \xff\r\n\r\n"
            )

    await target.hands(20, spit)


@attack
async def many_hosts(target: Target) -> None:
    """Requests without a `Host`, with two, and with one that is not ours.

    Each is refused before anything is done for it.
    """
    hosts = ("", "Host: a\r\nHost: b\r\n", "Host: evil.example\r\n", f"Host: {'h' * 8000}\r\n")

    async def ask() -> None:
        for host in hosts:
            async with target.line() as line:
                answer = await line.ask(f"GET /api/me HTTP/1.1\r\n{host}\r\n".encode())
                if answer.status == 200:
                    target.answers["let in"] += 1

    await target.hands(8, ask)
