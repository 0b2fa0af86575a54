"""Running the server: one process, until it is told to stop."""

import asyncio
import faulthandler
import io
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from dataclasses import replace
from functools import partial

import anyio._backends._asyncio  # noqa: F401 - else at the first stream, on the event loop
import segno
import structlog
import uvicorn

from fortable.plain_twins import keep_twins_plain
from fortable.texts import LANGUAGES

from .garbage import keep_what_is_there, share_one_heap
from .http.api.games import shelf
from .http.app import application
from .logs import set_up_logs
from .reach import ANY_SHORT, Reach
from .server import Server
from .settings import ServerSettings
from .store.opening import prepare
from .supervisor import Supervisor, inherited
from .wire.budgets import FRAME
from .wire.door import opened_door
from .wire.http_protocol import HttpConnection
from .wire.websocket_protocol import WebSocketConnection

USUAL_PORT = 8080
EVERYWHERE = "::"
CLOSING_S = 0.4
"""So long may those who are connected take to hear the end of it and hang up."""
SWITCH_S = 0.001
"""So long at most one thread keeps another waiting for the interpreter, the event loop or the one that
commits. With a tenth of it a commit waits less while the loop is busy, and a move costs a sixth more."""
STALLED_S = 60
"""A connection whose other side takes nothing for so long is given up by the system: even after we
closed it, what was not taken would stay in memory."""

log = structlog.get_logger()


class WebServer(uvicorn.Server):
    """Nobody new comes in, tables say goodbye, sockets are closed; and all that soon, whoever is busy."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready
        self._supervisor = Supervisor(self._status)

    def _status(self) -> str:
        """In a line, for whoever watches."""
        tables = self._server.tables.in_use
        return f"{tables} tables in use, {len(self.server_state.connections)} connections."

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        assert sockets, "it listens before it starts"
        await super().startup([])
        if self.started:
            for listening in sockets:
                await self._let_in_at(listening)
            port = sockets[0].getsockname()[1]
            self._server.local_key.put_down(self._server.settings.host, port)
            await self._server.reach.begin(port, partial(self._listen_too, port), self._ready)
            self._supervisor.ready()

    async def _listen_too(self, port: int, address: str) -> None:
        """On another address of this machine, as on the first."""
        await self._let_in_at(listen(address, port))

    async def _let_in_at(self, listening: socket.socket) -> None:
        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )

        self.servers.append(await opened_door(listening, protocol))  # type: ignore[arg-type]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._supervisor.stopping()
        await self._server.drain()
        for server in self.servers:
            server.close()
        self._server.local_key.take_away()
        await self._server.stop_working()
        await self._server.tables.close()
        await self._hang_up()
        await super().shutdown(sockets)

    async def _hang_up(self) -> None:
        """Ask everybody to hang up, and after a while do it."""
        state, now = self.server_state, asyncio.get_running_loop().time
        until = now() + CLOSING_S
        for connection in list(state.connections):
            connection.shutdown()
        while state.connections and now() < until:
            await asyncio.sleep(0.02)
        for connection in list(state.connections):
            connection.transport.abort()
        for task in state.tasks:
            task.cancel()


def serve(
    settings: ServerSettings, ready: Callable[[Reach], None], *, is_at_home: bool = False
) -> None:
    """Serve until interrupted, or `OSError`; `ready` is called once people can come, and when more can."""
    with suppress(AttributeError, io.UnsupportedOperation):  # a standard error that is no file
        faulthandler.enable()
    share_one_heap()
    set_up_logs()
    sockets = inherited()
    if sockets:
        settings = replace(settings, host=sockets[0].getsockname()[0])
    else:
        sockets = listen_somewhere(settings.host, settings.port)
    keep_what_is_there()
    with ExitStack() as stack:
        for listening in sockets:
            _give_up_stalled(stack.enter_context(closing(listening)))
        if settings.store:
            prepare(settings.store, is_alone=not settings.is_shared)
        server = Server(settings, is_at_home=is_at_home)
        set_up_logs(server.metrics.count_log)
        keep_twins_plain("bots think in processes of their own")
        sys.setswitchinterval(SWITCH_S)
        put_on_shelf = partial(_put_on_shelf, server.hints.are_made_here)
        threading.Thread(target=put_on_shelf, name="fortable-shelf", daemon=True).start()
        web_server(server, lambda: ready(server.reach)).run(sockets=sockets)


def _put_on_shelf(has_hints: bool) -> None:
    """The words of all games in all languages, before anybody asks for them."""
    for language in LANGUAGES:
        shelf(language, has_hints)
    keep_what_is_there()


def web_server(server: Server, ready: Callable[[], None]) -> WebServer:
    """The server on the web; `ready` is called once people can come, and whenever more can."""
    config = uvicorn.Config(
        application(server),
        http=HttpConnection.within(server.limits.traffic, server.settings.proxies),
        forwarded_allow_ips=server.settings.proxies,
        ws=WebSocketConnection,
        ws_max_size=FRAME.body,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    return WebServer(config, server, ready)


def listen_somewhere(host: str, port: int | None) -> list[socket.socket]:
    """On the port that was asked for; if none was, on the usual one or any other.

    On `::` it listens to all addresses of this machine, long and short ones, over a socket for each kind.
    """
    if port is None:
        try:
            return listen_somewhere(host, USUAL_PORT)
        except OSError:
            return listen_somewhere(host, 0)
    first = listen(host, port)
    if host != EVERYWHERE:
        return [first]
    try:
        return [first, listen(ANY_SHORT, first.getsockname()[1])]
    except OSError:
        first.close()
        raise


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or `OSError` before anything else is begun.

    It says that it speaks TCP: asyncio turns Nagle's delay off only for those that do.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    _give_up_stalled(listening)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        raise OSError(getattr(error, "errno", None), str(error), f"{host}:{port}") from error
    return listening


def _give_up_stalled(listening: socket.socket) -> None:
    """Whoever is let in here, and takes nothing any more."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * STALLED_S)


def qr_code(link: str) -> str:
    """A picture of a link for the terminal, for phones to look at."""
    drawn = io.StringIO()
    segno.make(link, micro=False).terminal(out=drawn, compact=True, border=2)
    return drawn.getvalue()
