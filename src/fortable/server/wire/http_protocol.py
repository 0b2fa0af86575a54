"""One connection over HTTP: whoever begins to ask something comes to the end of it, soon and in few bytes.

Without that, a few hundred who send a letter now and then would hold all the connections there are, and a
header without end all the memory. How much comes is metered, and who sends too much is read more slowly.
Like `websocket_protocol` it leans on the inside of uvicorn, and is checked for it.
"""

import asyncio
from functools import cache
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal
from fortable.server.people.household import household
from fortable.server.people.household_turns import HouseholdTurns
from fortable.server.people.traffic import (
    DEPARTURE,
    PIECE,
    REQUEST,
    Line,
    Traffic,
    TrafficLimits,
)
from fortable.server.timer import Timer
from fortable.texts import LANGUAGES, Texts

from .paced_flow import PacedFlow
from .refusals import refusal
from .websocket_protocol import WebSocketConnection

HEADERS_S = 10.0
BODY_S = 60.0

MOST_BYTES = 16 * 1024
"""Of a request besides its body: its first line, its headers, how its body is cut into chunks."""
BODY_SHARE = 8
"""Chunks may take one byte more for so many of the body."""
MOST_HEADERS = 100
MOST_WAITING = 8
"""Requests on one connection that come before the ones before them are answered."""

OF_PROXY = 4
"""So many of a proxy's connections begin in one turn of the event loop: they may be of many people."""

TOO_LONG = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
STATUS = {
    "too-many-connections": HTTPStatus.SERVICE_UNAVAILABLE,
    "too-many-connections-together": HTTPStatus.TOO_MANY_REQUESTS,
    "too-fast-together": HTTPStatus.TOO_MANY_REQUESTS,
}


async def _nothing(*_: object) -> None:
    """An application behind a proxy that is never asked."""


def trusted(proxies: str) -> Any:
    """Addresses and networks that are believed when they say for whom they ask, as uvicorn reads them."""
    return ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts


class Stopped(Exception):
    """What comes is not read any further; why is said elsewhere.

    It is no refusal itself: one that is raised where it has a name is in a circle, and so would be all that
    belongs to the connection.
    """


class HttpConnection(HttpToolsProtocol):
    """The web server's own, with a timeout for reading, and limits to what is read."""

    traffic = Traffic(TrafficLimits())
    turns = HouseholdTurns()
    proxies = trusted("")
    _is_of_proxy = False
    _line: Line | None = None
    _refusal: Illegal | None = None
    """What is said instead of "bad request" to whoever went too far."""
    _read = _body = _cost = 0
    """Bytes of the request that comes, and of its body; what it costs besides."""
    _running: RequestResponseCycle | None = None
    """The request that is being answered; the web server knows the last that came."""
    _unread = b""
    """What came, and is not looked at yet."""
    _awaits_turn = False
    """Whether others of the same household begin before."""
    _has_ended = False
    """Whether a request came to its end in the bytes that are being read."""

    @classmethod
    def within(cls, traffic: Traffic, proxies: str) -> type["HttpConnection"]:
        """Connections of one server, metered together; those of proxies by whom they are for."""
        own = {"traffic": traffic, "turns": HouseholdTurns(), "proxies": trusted(proxies)}
        return type(cls.__name__, (cls,), own)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timeout, self._rest = Timer(), Timer()
        self.flow: PacedFlow = PacedFlow(transport)
        address = self.client[0] if self.client else ""
        self._is_of_proxy, traffic = address in self.proxies, self.traffic
        try:
            self._line = (
                traffic.enter_from_proxy()
                if self._is_of_proxy
                else traffic.enter(household(address))
            )
        except Illegal as illegal:
            self._refuse(illegal)
        else:
            self._set_timeout(HEADERS_S)
            at_once = OF_PROXY if self._is_of_proxy else 1
            self._awaits_turn = self.turns.wait(household(address), self._begin, at_once)

    def _begin(self) -> None:
        """It is its turn to be read."""
        self._awaits_turn = False
        if self._unread:
            self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._timeout.cancel()
        self._rest.cancel()
        if self._line is not None:
            self._tell_lost(self._line)
            self.traffic.leave(self._line)
        super().connection_lost(exc)

    def _tell_lost(self, line: Line) -> None:
        """Whoever works for it hears of it now or soon: hundreds may hang up at the same moment."""
        last: RequestResponseCycle | None = self.cycle
        for cycle in {each for each in (self._running, last) if each is not None}:
            cycle.disconnected = not cycle.response_complete
            line.household.share.do(DEPARTURE, cycle.message_event.set)
        self.cycle = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self._line is None:
            return
        self._cost = PIECE + len(data)
        self._unread += data
        if self._awaits_turn:
            self.flow.rest()  # not before something came: uvloop would read all the same
        else:
            self._read_slices()

    def _read_slices(self) -> None:
        """As many as there is time for in this turn of the event loop, and the rest in others."""
        assert self._line is not None
        while self._unread and self._reads_on:
            share = self._line.household.share
            if share.is_spent:
                self.flow.rest()
                share.wait(self._go_on)
                return
            data, self._unread = self._unread[:MOST_BYTES], self._unread[MOST_BYTES:]
            before = self._cost
            self._feed(data)
            share.take(len(data) + self._cost - before)
        if not self._reads_on:
            return
        if self._is_idle() and not self._timeout.is_set:
            self._set_timeout(HEADERS_S)  # something came that is no beginning of a request
        if (rest_s := self._line.take(self._cost)) and not self._is_of_proxy:
            self.flow.rest()
            self._rest.set(rest_s, self.flow.wake)

    def _go_on(self) -> None:
        self.flow.wake()
        if self._reads_on:
            self._read_slices()

    @property
    def _reads_on(self) -> bool:
        """Whether it is still ours, and open."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def _feed(self, data: bytes) -> None:
        self._has_ended = False
        self._read += len(data)
        super().data_received(data)
        if self._has_ended:
            self._read = self._body = 0  # of the next one at most so much has come
        elif self._reads_on and self._read - self._body > MOST_BYTES + self._body // BODY_SHARE:
            self._refuse(Illegal("TB-11", "head-too-long", allowed=MOST_BYTES))

    def _refuse(self, illegal: Illegal) -> None:
        status = STATUS.get(illegal.reason, TOO_LONG)
        self.transport.write(_response(status, illegal.reason, illegal.facts["allowed"]))
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        refusal, self._refusal = self._refusal, None
        if refusal is None:
            super().send_400_response(msg)
        else:
            self._refuse(refusal)

    def handle_websocket_upgrade(self) -> None:
        self._timeout.cancel()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it knows us, and would keep us
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, WebSocketConnection) and self._line is not None:
            self.traffic.is_a_socket(self._line)
            upgraded.is_metered(self.traffic, self._line)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            self._stop(Illegal("TB-11", "too-many-at-once", allowed=MOST_WAITING))
        super().on_message_begin()
        self._set_timeout(HEADERS_S)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            self._stop(Illegal("TB-11", "too-many-headers", allowed=MOST_HEADERS))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._cost += REQUEST
        if self._is_of_proxy:
            self._count_for_whom_it_is()
        super().on_headers_complete()
        self._set_timeout(BODY_S)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._has_ended = True
        self._timeout.cancel()
        super().on_message_complete()

    def _count_for_whom_it_is(self) -> None:
        """Behind a proxy all have its address: it says whose a request is."""
        told = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for")
        address, _ = self.proxies.get_trusted_client_address(told.decode("latin1"))
        own = self.client[0] if self.client else ""
        assert self._line is not None
        try:
            self.traffic.is_for(self._line, household(address or own))
        except Illegal as illegal:
            self._stop(illegal)

    def _stop(self, illegal: Illegal) -> None:
        """In the middle of what is being read: the parser gives up, and the web server refuses it."""
        self._refusal = illegal
        raise Stopped

    def _set_timeout(self, delay_s: float) -> None:
        self._timeout.set(delay_s, self.transport.close)

    def _is_idle(self) -> bool:
        """Whether nothing is being asked or answered, nor is the connection kept for the next request."""
        cycle: RequestResponseCycle | None = self.cycle
        is_answered = cycle is None or cycle.response_complete
        is_kept = self.timeout_keep_alive_task is not None
        return is_answered and not is_kept and self.transport.get_protocol() is self


@cache
def _response(status: HTTPStatus, reason: str, allowed: int) -> bytes:
    """A refusal where nobody knows yet which language is spoken, and the last word on a connection.

    There are few of them, and those who are refused may be many.
    """
    illegal = Illegal("TB-11", reason, allowed=allowed)
    body = encode(refusal(illegal, Texts(LANGUAGES[0])))
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
