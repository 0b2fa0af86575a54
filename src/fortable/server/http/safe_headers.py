"""What every answer forbids a browser: all that our pages never do."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .connection import is_over_tls
from .site.hosts import asked_host

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src {lines};"
    " object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)

UNUSED = (
    "accelerometer",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
)
"""What a board could ask a device for, and no table needs."""

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "permissions-policy": ", ".join(f"{power}=()" for power in UNUSED),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}

TLS_ONLY = "max-age=15552000"
"""Half a year: a browser that came by TLS once comes by nothing else meanwhile."""


class SafeHeaders:
    """Every answer has them, refusals too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _headers(scope).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)


def _headers(scope: Scope) -> dict[str, str]:
    headers = {**HEADERS, "content-security-policy": POLICY.format(lines=_lines(scope))}
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = "no-store"
    if is_over_tls(HTTPConnection(scope)):
        headers["strict-transport-security"] = TLS_ONLY
    return headers


def _lines(scope: Scope) -> str:
    """Where a page may connect to: nowhere but here. Safari before 15.4 wants to be told of sockets."""
    host = asked_host(scope)
    return "'self'" if host is None else f"'self' ws://{host} wss://{host}"
