"""Answers are packed for whoever reads gzip: beside the event loop where it takes long, and files once."""

import gzip
from collections import OrderedDict
from functools import partial

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fortable.server.places import on_errand
from fortable.server.work import Threads

SMALLEST = 1000
"""Shorter answers go as they are."""
QUICK = 8 * 1024
"""So much is packed in a fraction of a millisecond."""
LARGEST = 4 * 2**20
LEVEL = 6
PACKED_ALREADY = ("image/png", "image/jpeg", "font/")
KEPT = 64
"""So many packed files are kept."""


class Compression:
    """The whole application, packed where that is worth it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._threads = Threads(1)
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            send = _Answer(self, scope, send).send
        await self._app(scope, receive, send)

    async def packed(self, headers: Headers, body: bytes) -> bytes:
        """A body as gzip; that of a file, which says by its ETag which one it is, is kept."""
        file = headers.get("etag", "")
        if file in self._kept:
            self._kept.move_to_end(file)
            return self._kept[file]
        pack = partial(gzip.compress, body, LEVEL)
        with on_errand(None):  # for all who ask, whatever they ask for
            packed = pack() if len(body) <= QUICK else await self._threads.run(pack)
        if file:
            self._kept[file] = packed
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return packed


class _Answer:
    """One answer: it is gathered where it is to be packed, and else goes as it comes."""

    def __init__(self, compression: Compression, scope: Scope, send: Send) -> None:
        self._compression = compression
        self._scope = scope
        self._send = send
        self._start: Message | None = None
        self._body = bytearray()

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _is_worth_it(message):
            self._start = message
        elif self._start is None:
            await self._send(message)
        else:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._finish(self._start)

    async def _finish(self, start: Message) -> None:
        headers = MutableHeaders(raw=start["headers"])
        body = bytes(self._body)
        if self._scope["method"] != "HEAD":
            body = await self._compression.packed(headers, body)
            headers["content-length"] = str(len(body))
        headers["content-encoding"] = "gzip"
        headers.add_vary_header("Accept-Encoding")
        start["headers"] = headers.raw
        await self._send(start)
        await self._send({"type": "http.response.body", "body": body})


def _is_worth_it(start: Message) -> bool:
    headers = Headers(raw=start["headers"])
    return (
        start["status"] not in (204, 206, 304)
        and "content-encoding" not in headers
        and not headers.get("content-type", "").startswith(PACKED_ALREADY)
        and SMALLEST <= int(headers.get("content-length", 0)) <= LARGEST
    )
