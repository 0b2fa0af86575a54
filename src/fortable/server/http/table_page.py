"""The page of a table says what it is to whoever shows its link elsewhere: Open Graph, with a picture."""

from functools import partial
from hashlib import blake2b
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from fortable.catalog import catalog
from fortable.drawing.picture import CARD_HEIGHT, CARD_WIDTH
from fortable.drawing.png import can_render
from fortable.kernel.words import Illegal
from fortable.server.replays.table_picture import names_at, told
from fortable.server.server import Server
from fortable.server.store import TableRow, Unavailable
from fortable.texts import Texts

from .connection import household_of, language_of
from .deal_secrets import is_secret
from .site.hosts import address_for_others

END = b"</head>"


async def with_preview(request: Request, page: bytes, **headers: str) -> Response | None:
    """The page of a table with its tags; None where nothing is known of it."""
    server: Server = request.app.state.server
    try:
        row = await server.store.row(request.path_params["table"])
        game = catalog()[row.game] if row else None
    except (Unavailable, Illegal):  # the client says so itself
        return None
    if row is None or game is None or await is_secret(server, row):
        return None
    texts = Texts(language_of(request), [game.package])
    body = page.replace(END, (await _tags(request, server, row, texts)).encode() + END, 1)
    tag = f'"{blake2b(body, digest_size=16).hexdigest()}"'
    told_too = {"etag": tag, "vary": "Accept-Language", **headers}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=told_too)
    return Response(body, media_type="text/html", headers=told_too)


async def _tags(request: Request, server: Server, row: TableRow, texts: Texts) -> str:
    names = names_at(row, texts)
    address = address_for_others(request, server)
    said = {
        "og:type": "website",
        "og:site_name": "Fortable",
        "og:url": f"{address}/t/{row.id}",
        "og:title": f"{catalog()[row.game].title}: {', '.join(names)}",
        "og:description": await _description(server, row, Texts(texts.language, (), names)),
    }
    if can_render():
        said |= _picture(address, row.id, texts.language)
        _prepare(request, server, row.id, texts.language)
    return "".join(
        f'<meta property="{name}" content="{escape(content)}">\n'
        for name, content in said.items()
        if content
    )


def _picture(address: str, table: str, language: str) -> dict[str, str]:
    return {
        "og:image": f"{address}/api/tables/{table}/picture.png?lang={language}",
        "og:image:type": "image/png",
        "og:image:width": str(CARD_WIDTH),
        "og:image:height": str(CARD_HEIGHT),
        "twitter:card": "summary_large_image",
    }


async def _description(server: Server, row: TableRow, texts: Texts) -> str:
    """Whom it waits for, or how it stands."""
    if row.status == "over":
        return texts("preview-over")
    waiting = await server.store.waited_for([row.id]) if row.status == "playing" else {}
    seats = waiting.get(row.id)
    return texts("preview-waiting", seats=seats) if seats else told(row, texts)


def _prepare(request: Request, server: Server, table: str, language: str) -> None:
    """Whoever comes with no cookie may be a program that shows links, and asks for the picture next."""
    if not request.cookies:
        read = partial(server.store.written_table, table)
        server.previews.prepare(read, language, household_of(request))
