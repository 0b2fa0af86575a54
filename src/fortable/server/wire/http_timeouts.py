"""One connection over HTTP: whoever begins to ask something must come to the end of it.

Without that, a few hundred who send a letter now and then would hold all the connections there are. Like
`websocket_protocol` it leans on the inside of uvicorn, and is checked for it.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fortable.server.timer import Timer

HEADERS_S = 10.0
BODY_S = 60.0


class TimedHttpProtocol(HttpToolsProtocol):
    """The web server's own, with a timeout for reading."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timeout = Timer()
        self._set_timeout(HEADERS_S)

    def connection_lost(self, exc: Exception | None) -> None:
        self._timeout.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_idle() and not self._timeout.is_set:
            self._set_timeout(
                HEADERS_S
            )  # something came that is not even the beginning of a request

    def handle_websocket_upgrade(self) -> None:
        self._timeout.cancel()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._set_timeout(HEADERS_S)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._set_timeout(BODY_S)

    def on_message_complete(self) -> None:
        self._timeout.cancel()
        super().on_message_complete()

    def _set_timeout(self, delay_s: float) -> None:
        self._timeout.set(delay_s, self.transport.close)

    def _is_idle(self) -> bool:
        """Whether nothing is being asked or answered, nor is the connection kept for the next request."""
        cycle: RequestResponseCycle | None = self.cycle
        is_answered = cycle is None or cycle.response_complete
        is_kept = self.timeout_keep_alive_task is not None
        return is_answered and not is_kept and self.transport.get_protocol() is self
