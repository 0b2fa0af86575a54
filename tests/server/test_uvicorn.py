"""What the server leans on inside uvicorn is there; if an update takes something away, this says what.

What is leant on is read off our own source, so that nothing can be forgotten here.
"""

import ast
import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets import websockets_sansio_impl
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from fortable.server import logs, serving
from fortable.server.wire.http_protocol import HttpConnection
from fortable.server.wire.websocket_protocol import WebSocketConnection

GET = b"GET / HTTP/1.1\r\nhost: here\r\n"
HANDSHAKE = (
    GET + b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)

Events = Callable[..., Awaitable[Any]]


class Transport:
    """A connection to nobody."""

    def __init__(self) -> None:
        self.protocol: object = None

    def get_protocol(self) -> object:
        return self.protocol

    def get_extra_info(self, _: str) -> None: ...
    def is_closing(self) -> bool:
        return False

    def write(self, _: bytes) -> None: ...
    def close(self) -> None: ...
    def abort(self) -> None: ...
    def resume_reading(self) -> None: ...


async def application(scope: dict[str, Any], _: Events, send: Events) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def connected(kind: type[Any], request: bytes) -> Any:
    """A library's protocol after somebody has asked for something."""
    config = uvicorn.Config(application, log_config=None)
    config.load()
    protocol = kind(config, ServerState(), {})
    transport = Transport()
    transport.protocol = protocol
    protocol.connection_made(cast("asyncio.Transport", transport))
    protocol.data_received(request)
    await asyncio.sleep(0.01)
    return protocol


async def let_go(protocol: Any) -> None:
    protocol.connection_lost(None)
    for task in list(protocol.tasks):
        task.cancel()
    await asyncio.gather(*protocol.tasks, return_exceptions=True)


def tree(kind: type) -> ast.AST:
    return ast.parse(inspect.getsource(kind))


def used(kind: type) -> set[str]:
    """All of itself that a class of ours uses and neither defines nor marks as its own."""
    attributes = [node for node in ast.walk(tree(kind)) if isinstance(node, ast.Attribute)]
    names = {each.attr for each in attributes if _is_self(each)}
    return {name for name in names if name not in vars(kind) and not name.startswith("_")}


def extended(kind: type) -> set[str]:
    """The methods of a class of ours that call the library's own of the same name."""
    methods = [node for node in ast.walk(tree(kind)) if isinstance(node, ast.FunctionDef)]
    return {method.name for method in methods if f"super().{method.name}(" in ast.unparse(method)}


def _is_self(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def assert_has(library: object, names: set[str], what: str) -> None:
    missing = sorted(name for name in names if not hasattr(library, name))
    assert not missing, (
        f"uvicorn {uvicorn.__version__}: {what} has no {', '.join(missing)} any more"
    )


async def test_the_websocket_protocol_has_what_we_lean_on() -> None:
    needs = used(WebSocketConnection) | extended(WebSocketConnection)
    assert {"queue", "frames", "conn", "close_sent", "handle_connect"} <= needs
    protocol = await connected(WebSocketsSansIOProtocol, HANDSHAKE)
    assert_has(protocol, needs, "WebSocketsSansIOProtocol")
    assert_has(protocol.conn, {"close_rcvd"}, "the protocol's connection")
    assert "extensions" in protocol.scope, "uvicorn's scope has no extensions any more"
    await let_go(protocol)


async def test_the_http_protocol_has_what_we_lean_on() -> None:
    needs = used(HttpConnection) | extended(HttpConnection)
    assert {"cycle", "timeout_keep_alive_task", "on_message_begin"} <= needs
    protocol = await connected(HttpToolsProtocol, GET + b"\r\n")
    assert_has(protocol, needs, "HttpToolsProtocol")
    assert isinstance(protocol.cycle, RequestResponseCycle)
    assert_has(protocol.cycle, {"response_complete"}, "RequestResponseCycle")
    await let_go(protocol)


def test_the_server_is_started_and_shut_down_as_we_know_it() -> None:
    assert_has(uvicorn.Server, extended(serving.WebServer), "uvicorn.Server")
    for name in ("startup", "shutdown"):
        assert "sockets" in inspect.signature(getattr(uvicorn.Server, name)).parameters


def test_what_is_left_out_of_the_logs_is_still_said_so() -> None:
    assert logs.TURNED_AWAY in inspect.getsource(websockets_sansio_impl)


def test_whatever_is_missing_is_named() -> None:
    with pytest.raises(
        AssertionError, match=r"uvicorn .*: Transport has no frames, queue any more"
    ):
        assert_has(Transport(), {"write", "queue", "frames"}, "Transport")


async def test_nothing_is_written_where_nobody_is_any_more() -> None:
    """Several were asked for at once: the one that is being answered is told, not only the last."""
    protocol = await connected(HttpConnection, (GET + b"\r\n") * 3)
    answered: RequestResponseCycle = protocol._running
    assert answered is not protocol.cycle
    assert not answered.disconnected
    await let_go(protocol)
    assert answered.disconnected
