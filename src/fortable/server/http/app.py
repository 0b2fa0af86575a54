"""The web application: routes, and what is around them."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from hmac import compare_digest

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute, request_response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal
from fortable.server.people.budget import KIB, Budget
from fortable.server.places import on_errand
from fortable.server.server import Server
from fortable.server.store import Person, Session, Unavailable
from fortable.server.tables.chairs import seat_of
from fortable.server.tables.visitors.presence import NAMELESS
from fortable.server.wire.budgets import BUDGETS, FRAME
from fortable.server.wire.request_ids import RequestIds
from fortable.server.wire.round_trip import meter_for
from fortable.server.wire.socket import CLOSING, Socket

from .api import ENDPOINTS, openapi, routes
from .api.visit import check_origin, cookie, renewed_token, session_of
from .budgeted import Budgeted
from .compression import Compression
from .connection import household_of, language_of, wish_of
from .deal_secrets import check_may_watch
from .kept_files import KeptFiles
from .pages import PAGE, Answer, nowhere, page_routes
from .refused import refused
from .safe_headers import SafeHeaders
from .site.hosts import HostGuard, is_from_here, known_names
from .site.root_path import BelowRoot, check_free
from .turnstile import Turnstile

ANONYMOUS = Person(NAMELESS, "", 0.0)
"""Whoever never gave a name may look on."""

SOCKET = "/api/tables/{table}/socket"
SCREEN = "screen"
"""As what a television comes (`?as=screen`): whoever is known there, it looks on like a stranger."""

DOCUMENT = Budget(body=0, answer=512 * KIB, seconds=5, permits=20, runs="thread")
LIVE = Budget(body=0, answer=1 * KIB, seconds=5, permits=1, runs="loop")
READY = Budget(body=0, answer=4 * KIB, seconds=15, permits=1, runs="store")
METRICS = Budget(body=0, answer=256 * KIB, seconds=5, permits=2, runs="thread")
HANDSHAKE = Budget(body=0, answer=4 * KIB, seconds=15, permits=4, runs="store")
"""Until a socket is accepted or refused."""


def application(server: Server) -> Starlette:
    """The whole of it, for a server that it opens and closes."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.close()

    root = server.settings.root_path
    check_free(root, first_parts())
    app = Starlette(
        routes=all_routes(),
        middleware=[
            Middleware(RequestIds),
            Middleware(BelowRoot, root=root),
            Middleware(Turnstile),
            Middleware(SafeHeaders),
            Middleware(
                HostGuard,
                known=known_names(server.settings.site),
                reach=server.reach,
            ),
            Middleware(Compression),
        ],
        exception_handlers={404: nowhere},
        lifespan=lifespan,
    )
    app.state.server = server
    app.state.files = KeptFiles(server.threads, root)
    app.router.default = _elsewhere(app.router.not_found)
    return app


def all_routes() -> list[BaseRoute]:
    """Everything that has an address."""
    return [
        *routes(ENDPOINTS),
        _for_operators("/openapi.json", _document, DOCUMENT),
        _for_operators("/healthz", _live, LIVE),
        _for_operators("/readyz", _ready, READY),
        _for_operators("/metrics", _metrics, METRICS),
        WebSocketRoute(SOCKET, _socket),
        *page_routes(),
    ]


@cache
def first_parts() -> frozenset[str]:
    """With what the paths of all of it begin."""
    paths = (getattr(route, "path", "") for route in all_routes())
    return frozenset(path.split("/")[1] for path in paths) - {""}


def budgets() -> dict[str, Budget]:
    """All that a stranger can ask or say, and what it may cost: what a route is without one fails here."""
    asked = {name: budget for route in all_routes() for name, budget in _budget_of(route)}
    said = {f"message {kind.__name__.lower()}": budget for kind, budget in BUDGETS.items()}
    return {**asked, "anything else": PAGE, **said, "frame": FRAME}


def _budget_of(route: BaseRoute) -> Iterator[tuple[str, Budget]]:
    match route:
        case WebSocketRoute(path=path):
            yield f"SOCKET {path}", HANDSHAKE
        case Route(path=path, app=Budgeted(budget=budget), methods=set() as methods):
            yield f"{min(methods - {'HEAD'})} {path}", budget
        case Mount(path=path, app=Budgeted(budget=budget)):
            yield f"GET {path}/…", budget
        case _:
            raise TypeError(f"{route} has no budget")


def _for_operators(path: str, answer: Answer, budget: Budget) -> Route:
    """At the same rate for anybody; apart from visitors, so that they do not keep operators out."""
    app = Budgeted(request_response(answer), budget, "operators")
    return Route(path, app, methods=["GET"])


def _elsewhere(not_found: ASGIApp) -> ASGIApp:
    """Also what is nowhere has a budget."""
    page = Budgeted(not_found, PAGE)

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        await (page if scope["type"] == "http" else not_found)(scope, receive, send)

    return serve


async def _document(request: Request) -> Response:
    server: Server = request.app.state.server
    return Response(await server.threads.run(_written), media_type="application/json")


@cache
def _written() -> bytes:
    return encode(openapi(ENDPOINTS))


async def _live(_: Request) -> Response:
    """The process runs, and answers: to start it anew would help nobody."""
    return PlainTextResponse("ok\n")


async def _ready(request: Request) -> Response:
    """Whether people can play: what they do can be written down."""
    server: Server = request.app.state.server
    server.check_open()
    await server.readiness.check()
    return PlainTextResponse("ok\n")


async def _metrics(request: Request) -> Response:
    """For programs on this machine, and for whoever knows the token."""
    server: Server = request.app.state.server
    token = server.settings.metrics_token
    if not (is_from_here(request) or (token and _bears(request, token))):
        return refused(Illegal("TB-10", "metrics"), language_of(request))
    page = await server.threads.run(server.metrics.page)
    return Response(page, media_type="text/plain; version=0.0.4")


def _bears(request: Request, token: str) -> bool:
    sent = request.headers.get("authorization", "")
    return compare_digest(sent.encode(), f"Bearer {token}".encode())


async def _socket(websocket: WebSocket) -> None:
    server: Server = websocket.app.state.server
    table, language = websocket.path_params["table"], language_of(websocket)
    try:
        session = await _admitted(websocket, server, table)
    except (Illegal, Unavailable) as error:
        await websocket.send_denial_response(refused(error, language))
        return
    try:
        await _attend(websocket, server, session, table)
    except Unavailable:  # since the hands were shaken
        await websocket.close(CLOSING)
    finally:
        server.limits.connections.leave(_identity(websocket, session), table)


async def _admitted(websocket: WebSocket, server: Server, table: str) -> Session | None:
    """Whoever wants to come, counted among those at the table; `Illegal` if they may not."""
    server.limits.households.check(f"visitors {household_of(websocket)}", HANDSHAKE.permits)
    try:
        async with asyncio.timeout(HANDSHAKE.seconds):
            with on_errand(HANDSHAKE.runs):
                return await _enter(websocket, server, table)
    except TimeoutError:
        raise HANDSHAKE.late() from None


async def _enter(websocket: WebSocket, server: Server, table: str) -> Session | None:
    check_origin(websocket)
    session = None if _is_screen(websocket) else await session_of(websocket)
    who = _identity(websocket, session)
    server.bans.check(None if session is None else session.person.id, household_of(websocket))
    if session is not None:
        server.limits.messages.check(who, HANDSHAKE.permits)
    server.check_open()
    await server.tables.wake(table)
    row = server.tables.row(table) or await server.row_elsewhere(table)
    if row is not None:
        await check_may_watch(server, row, None if session is None else session.person.id)
    if server.limits.connections.is_crowded(table) and not await _has_seat(server, session, table):
        raise Illegal("TB-11", "table-crowded", allowed=server.settings.most_at_table)
    server.limits.connections.enter(who, table)
    return session


def _is_screen(websocket: WebSocket) -> bool:
    return wish_of(websocket, "as") == SCREEN


def _identity(websocket: WebSocket, session: Session | None) -> str:
    """Who is counted as one: a person, or all without a name from one address."""
    return f"socket {session.person.id if session else household_of(websocket)}"


async def _has_seat(server: Server, session: Session | None, table: str) -> bool:
    row = None if session is None else await server.store.row(table)
    return row is not None and session is not None and seat_of(row, session.person.id) is not None


async def _attend(
    websocket: WebSocket, server: Server, session: Session | None, table: str
) -> None:
    """From the handshake to the end; to that of the session, if it comes first."""
    token = await renewed_token(websocket, session)
    headers = () if token is None else ((b"set-cookie", cookie(websocket, token).encode()),)
    await websocket.accept(headers=headers)
    person = session.person if session else ANONYMOUS
    socket = Socket(
        websocket,
        server.bus,
        server.limits.rate_of(person.id, server.limits.traffic.household(household_of(websocket))),
        server.metrics,
        server.flushes,
        server.tables.visit,
        person,
        language_of(websocket),
        household_of(websocket),
        meter_for(websocket, server.settings.round_trips),
    )
    async with (
        server.people.watch(session, socket.sign_out),
        server.bans.watch(person.id, household_of(websocket), socket.sign_out),
    ):
        since = _number(wish_of(websocket, "since"))
        await socket.attend(table, since, is_screen=_is_screen(websocket))


def _number(word: str | None) -> int | None:
    """The version a client says it knows; what is no number is no version."""
    return int(word) if word is not None and word.isdecimal() and len(word) < 10 else None
