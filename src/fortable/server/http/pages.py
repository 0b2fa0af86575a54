"""The client's files: built from `web/` when the package is installed, and served as they are."""

import mimetypes
import os
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from html import escape
from importlib.resources import files
from pathlib import Path
from stat import S_ISREG

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, request_response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from fortable.bots.persona import portrait
from fortable.catalog import catalog
from fortable.folder import BOARD, BOARD_STYLE, COVER
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal
from fortable.server.people.budget import KIB, Budget

from .budgeted import Budgeted
from .kept_files import KeptFiles
from .table_page import with_preview

Answer = Callable[[Request], Awaitable[Response]]

CLIENT = Path(str(files("fortable.server"))) / "client"

PAGES = (
    "/",
    "/play/{game}",
    "/rules/{game}",
    "/learn/{game}",
    "/matches",
    "/seek/{game}/{seats}",
    "/puzzles/{game}",
    "/puzzles/{game}/{number}",
    "/cups",
    "/cup/{cup}",
    "/me",
    "/today",
    "/today/{day}",
    "/replay",
    "/t/{table}/replay",
    "/t/{table}/look-back",
    "/t/{table}/screen",
    "/tv",
)
"""One page serves all of them; the client looks at the address."""

PAGE = Budget(body=0, answer=64 * KIB, seconds=60, permits=1, runs="thread")
TABLE_PAGE = Budget(body=0, answer=64 * KIB, seconds=60, permits=2, runs="thread")
FILES = Budget(body=0, answer=2048 * KIB, seconds=60, permits=1, runs="thread")
PORTRAIT = Budget(body=0, answer=64 * KIB, seconds=60, permits=1, runs="loop")

READING = ("GET", "HEAD")
LONGEST_PATH = 300
"""Of any file that there could be."""
ALWAYS_ASKED = {"cache-control": "no-cache"}
"""A browser asks each time whether there is a newer one."""

PLAIN_COVER = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">
<rect width="320" height="200" fill="#7a5a3a"/>
<rect x="10" y="10" width="300" height="180" rx="10" fill="none" stroke="#f4ead7" stroke-width="2"/>
<text x="160" y="112" font-family="Georgia, serif" font-size="34"
text-anchor="middle" fill="#f4ead7">{title}</text></svg>"""


mimetypes.add_type("font/woff2", ".woff2")  # not every machine knows it


def page_routes() -> list[BaseRoute]:
    """What a browser asks for."""
    return [
        *(_route(page, _page, PAGE) for page in PAGES),
        _route("/t/{table}", _table_page, TABLE_PAGE),
        _route("/worker.js", _worker, PAGE),
        _route("/covers/{game}.svg", _cover, FILES),
        _route("/portraits/{game}/{bot}/{nth}.svg", _portrait, PORTRAIT),
        Mount("/static", Budgeted(ClientFiles(), FILES)),
    ]


def _route(path: str, answer: Answer, budget: Budget) -> Route:
    return Route(path, Budgeted(request_response(answer), budget), methods=["GET"])


class ClientFiles(StaticFiles):
    """The client's files; boards of plug-ins lie with them, and a game without one has the plain one."""

    def __init__(self) -> None:
        super().__init__(directory=CLIENT, check_dir=False)
        self.config_checked = True  # a client that is not built is told of by its page
        self._found: dict[str, Path] = {}
        """Where those that there are lie."""

    def get_path(self, scope: Scope) -> str:
        if len(scope["path"]) > LONGEST_PATH:  # to put in order what is no name takes its time
            raise HTTPException(404)
        return super().get_path(scope)

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in READING:
            raise HTTPException(405, headers={"Allow": ", ".join(READING)})
        place = self._found.get(path) or self._place(path)
        if place is None:
            raise HTTPException(404)
        self._found[path] = place
        return await _file(Request(scope), place)

    def _place(self, path: str) -> Path | None:
        with suppress(OSError, ValueError):  # of a name that no file can have
            full, found = self.lookup_path(path)
            if found is not None and S_ISREG(found.st_mode):
                return Path(full)
        return None

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        full, found = super().lookup_path(path)
        asked = Path(path)
        if found is None and asked.parent.name == "boards" and asked.stem in catalog().games:
            own = _plugged_in(catalog()[asked.stem], asked.suffix)
            return (
                (str(own), own.stat()) if own else super().lookup_path(f"plain/board{asked.suffix}")
            )
        return full, found


async def _file(request: Request, path: Path, **headers: str) -> Response:
    """As it lies there; that there is none is an answer too."""
    files: KeptFiles = request.app.state.files
    found = await files.response(request, path, **headers)
    if found is None:
        raise HTTPException(404)
    return found


def _plugged_in(game: AnyGame, suffix: str) -> Path | None:
    """The part of a board that its author has built; all of its parts are there, or it is none."""
    parts = {".js": BOARD.of(game.package), ".css": BOARD_STYLE.of(game.package)}
    found = parts.get(suffix) if all(parts.values()) else None
    return Path(str(found)) if found else None


async def _page(request: Request) -> Response:
    index = CLIENT / "index.html"
    if not index.is_file():
        return PlainTextResponse("The client is not built: run `make client`.\n", 503)
    return await _file(request, index, **ALWAYS_ASKED)


async def _table_page(request: Request) -> Response:
    """The same page; whoever shows a link to it elsewhere is told what it leads to."""
    files: KeptFiles = request.app.state.files
    page = await files.kept(CLIENT / "index.html")
    told = page and await with_preview(request, page.body, **ALWAYS_ASKED)
    return told or await _page(request)


async def nowhere(request: Request, _: Exception) -> Response:
    """Whoever looks for a page that is not there is told so by the client; programs get a plain word."""
    if "text/html" not in request.headers.get("accept", ""):
        return PlainTextResponse("Not Found", 404)
    page = await _page(request)
    page.status_code = max(page.status_code, 404)
    return page


async def _worker(request: Request) -> Response:
    return await _file(request, CLIENT / "worker.js", **ALWAYS_ASKED)


def has_board(game: AnyGame) -> bool:
    """Whether a game has a board of its own; else it has the plain one."""
    built = CLIENT / "boards" / f"{game.key}.js"
    return built.is_file() or _plugged_in(game, built.suffix) is not None


async def _cover(request: Request) -> Response:
    """A game's box, or a plain one with its title."""
    try:
        game = catalog()[request.path_params["game"]]
    except Illegal:
        return PlainTextResponse("", 404)
    cover = CLIENT / "covers" / f"{game.key}.svg"
    own = cover if cover.is_file() else COVER.of(game.package)
    if own:
        return await _file(request, Path(str(own)))
    return Response(PLAIN_COVER.format(title=escape(game.title)), media_type="image/svg+xml")


async def _portrait(request: Request) -> Response:
    """A bot's face; `nth`: how many of its kind sit before it at the table."""
    asked = request.path_params
    nth = re.fullmatch(r"[0-9]{1,2}", asked["nth"])
    try:
        drawn = nth and portrait(catalog()[asked["game"]], asked["bot"], int(nth[0]))
    except Illegal:
        drawn = None
    if drawn is None:
        return PlainTextResponse("", 404)
    return Response(drawn, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})
