"""Every request has an id: a trusted proxy's, or one of ours; in its answer, and in each line about it."""

import re

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fortable.server.ids import new_id

HEADER = "x-request-id"
PLAIN = re.compile(r"[A-Za-z0-9_.-]{1,64}")
"""What may be written into a log as it came."""


class RequestIds:
    """Before everything else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        known = _id(scope)

        async def marked(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                MutableHeaders(scope=message)[HEADER] = known
            await send(message)

        with structlog.contextvars.bound_contextvars(request=known):
            await self._app(scope, receive, marked)


def _id(scope: Scope) -> str:
    """What a visitor sends is not taken: only of a proxy that was believed when it said for whom it asks.

    Such a visitor has the address that the proxy told, and no port.
    """
    sent, (_, port) = Headers(scope=scope).get(HEADER, ""), scope.get("client") or ("", None)
    return sent if port == 0 and PLAIN.fullmatch(sent) else new_id()
