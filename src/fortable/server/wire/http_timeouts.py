"""One connection over HTTP: whoever begins to ask something must come to the end of it.

Without that, a few hundred who send a letter now and then would hold all the connections there are.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fortable.server.timer import Timer

HEADERS_S = 10.0
BODY_S = 60.0


class Asking(HttpToolsProtocol):
    """The web server's own, with less patience."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = Timer()
        self._be_patient(HEADERS_S)

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_idle() and not self._patience.is_set:
            self._be_patient(
                HEADERS_S
            )  # something came, and it is not even the beginning of a question

    def handle_websocket_upgrade(self) -> None:
        self._patience.cancel()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._be_patient(HEADERS_S)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._be_patient(BODY_S)

    def on_message_complete(self) -> None:
        self._patience.cancel()
        super().on_message_complete()

    def _be_patient(self, delay_s: float) -> None:
        self._patience.set(delay_s, self.transport.close)

    def _is_idle(self) -> bool:
        """Whether nothing is being asked or answered, nor is the connection kept for the next question."""
        cycle: RequestResponseCycle | None = self.cycle
        is_answered = cycle is None or cycle.response_complete
        is_kept = self.timeout_keep_alive_task is not None
        return is_answered and not is_kept and self.transport.get_protocol() is self
