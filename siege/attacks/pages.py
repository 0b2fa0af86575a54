"""Attacks by asking, again and again, for what is dear to tell."""

import json
from itertools import cycle

from siege.lines import request
from siege.target import Target

from .attack import attack

LANGUAGES = ("en", "fr", "de", "it")


async def _browse(
    target: Target, *paths: str, hands: int = 8, cookie: str = "", **head: str
) -> None:
    """The same pages over and over, on kept connections."""
    wanted = cycle([request("GET", path, None, cookie, **head) for path in paths])

    async def ask() -> None:
        async with target.line() as line:
            while True:
                await line.ask(next(wanted))

    await target.hands(hands, ask)


@attack
async def first_shelf(target: Target) -> None:
    """The shelf in all four languages, just after the server has started.

    It is made ready before anybody asks, or aside; no move waits for it.
    """
    await _browse(target, *(f"/api/games?lang={language}" for language in LANGUAGES))


@attack
async def dear_pages(target: Target) -> None:
    """Tutorials, rulebooks and descriptions of views of every game.

    Each is worked out once and aside; an address has its share of requests.
    """
    games = json.loads((await target.ask("GET", "/api/games")).body)
    parts = ("tutorial", "fields", "rulebook", "messages")
    await _browse(target, *(f"/api/games/{game['key']}/{part}" for game in games for part in parts))


@attack
async def qr_codes(target: Target) -> None:
    """The picture of a link, for a `Host` of hundreds of letters.

    An unknown host is refused; pictures are of short links, and drawn aside.
    """
    path = f"/api/tables/{target.table}/qr.svg"
    await _browse(target, path, Host="h" * 480)


@attack
async def qr_codes_at_home(target: Target) -> None:
    """The same with a `Host` that is ours.

    Drawn once for each link, or aside.
    """
    await _browse(target, f"/api/tables/{target.table}/qr.svg")


@attack
async def matches_as_files(target: Target) -> None:
    """The match that the others are playing, as a file, over and over: the longer, the dearer.

    It is written aside, a few at a time, and an address has its share.
    """
    await _browse(target, f"/api/tables/{target.table}/match", f"/api/tables/{target.table}/replay")


@attack
async def static_files(target: Target) -> None:
    """The client's files and pages that are not there.

    They come from the system's cache; an address has its share of them too.
    """
    paths = (
        "/static/shell.js",
        "/",
        "/t/nowhere",
        "/static/nothing.js",
        "/static/../../etc/passwd",
    )
    await _browse(target, *paths, Accept="text/html")


@attack
async def operators_pages(target: Target) -> None:
    """Metrics, health and the description of the API, as fast as it goes.

    Metrics are the operator's; the others have their rate, apart from that of people who play.
    """
    await _browse(target, "/metrics", "/healthz", "/openapi.json")
