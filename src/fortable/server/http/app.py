"""The web application: routes, and what is around them."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from fortable.kernel.words import Illegal
from fortable.server.server import Server
from fortable.server.store import Person, Session
from fortable.server.tables.chairs import seat_of
from fortable.server.tables.presence import NAMELESS
from fortable.server.wire.socket import Socket
from fortable.texts import Texts

from .api import ENDPOINTS, openapi, routes
from .api.endpoint import refused
from .api.visit import address_of, check_origin, household_of, language_of, session_of
from .pages import SafeHeaders, nowhere, page_routes

Answer = Callable[[Request], Awaitable[Response]]

ANONYMOUS = Person(NAMELESS, "", 0.0)
"""Whoever never gave a name may look on."""


def application(server: Server) -> Starlette:
    """The whole of it, for a server that it opens and closes."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    app = Starlette(
        routes=[
            *routes(ENDPOINTS),
            Route("/openapi.json", _not_too_often(_document)),
            Route("/healthz", _not_too_often(_health)),
            Route("/metrics", _not_too_often(_metrics)),
            WebSocketRoute("/api/tables/{table}/socket", _socket),
            *page_routes(),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={404: nowhere},
        lifespan=lifespan,
    )
    app.state.server = server
    return app


def _not_too_often(answer: Answer) -> Answer:
    """The same for anybody, at the same rate; apart from visitors, so that they do not keep operators out."""

    async def handle(request: Request) -> Response:
        server: Server = request.app.state.server
        try:
            server.rate_limit.check(f"look {address_of(request)}")
        except Illegal as illegal:
            return refused(illegal, Texts(language_of(request)))
        return await answer(request)

    return handle


async def _document(_: Request) -> Response:
    return JSONResponse(_written())


@cache
def _written() -> dict[str, Any]:
    return openapi(ENDPOINTS)


async def _health(request: Request) -> Response:
    """Whether the store can be read."""
    server: Server = request.app.state.server
    await server.store.public_tables(1)
    return PlainTextResponse("ok\n")


async def _metrics(request: Request) -> Response:
    server: Server = request.app.state.server
    return Response(server.metrics.page(), media_type="text/plain; version=0.0.4")


async def _socket(websocket: WebSocket) -> None:
    server: Server = websocket.app.state.server
    table, language = websocket.path_params["table"], language_of(websocket)
    try:
        check_origin(websocket)
        _, session = await session_of(websocket)
        person = None if session is None else session.person
        who = f"socket {person.id if person else household_of(websocket)}"
        server.rate_limit.check(who)
        await server.tables.wake(table)
        if server.connections.is_crowded(table) and not await _has_seat(server, person, table):
            raise Illegal("TB-11", "table-crowded", allowed=server.settings.most_at_table)
        server.connections.enter(who, table)
    except Illegal as illegal:
        await websocket.send_denial_response(refused(illegal, Texts(language)))
        return
    try:
        await _attend(websocket, server, session, table)
    finally:
        server.connections.leave(who, table)


async def _has_seat(server: Server, person: Person | None, table: str) -> bool:
    row = None if person is None else await server.store.row(table)
    return row is not None and person is not None and seat_of(row, person.id) is not None


async def _attend(
    websocket: WebSocket, server: Server, session: Session | None, table: str
) -> None:
    """From the handshake to the end; to that of the session, if it comes first."""
    await websocket.accept()
    socket = Socket(
        websocket,
        server.bus,
        server.rate_limit,
        server.metrics,
        server.flushes,
        server.tables.wake,
        session.person if session else ANONYMOUS,
        language_of(websocket),
    )
    async with server.people.watch(session, socket.sign_out):
        await socket.attend(table, _number(websocket.query_params.get("since")))


def _number(word: str | None) -> int | None:
    """The version a client says it knows; what is no number is no version."""
    return int(word) if word is not None and word.isdecimal() and len(word) < 10 else None
