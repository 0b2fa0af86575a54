"""How long a message takes to somebody and back, as far as they cannot choose it.

Whoever answers late looks like somebody who is far away, and nobody can answer before they were asked. So
everything that is measured takes at least as long as the line, and the smallest of it all comes nearest. What
the TCP of the system measures is harder to delay than what a program answers, and begins with the handshake.
"""

import socket
import struct
import sys
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket

from .websocket_protocol import connection_of

ENOUGH_PONGS = 3
"""Before so many came, nobody knows how slow a line is: it counts as a quick one."""

KERNEL, PONGS = "kernel", "pongs"
"""Whom to believe how slow a line is. Anything else is the name of a header by which a proxy tells it."""

SMALLEST = struct.Struct("=148xI")
"""Where Linux tells the smallest round trip of the last minutes: `tcpi_min_rtt`, in microseconds."""
NONE_YET = 0xFFFFFFFF
LONGEST_HEADER = 9

Measure = Callable[[], float | None]


class LineMeter:
    """The smallest round trips of one line so far, by the system and by pongs."""

    def __init__(self, measure: Measure, trusts_pongs: bool = False) -> None:
        self.kernel_s: float | None = None
        self.pong_s: float | None = None
        self._measure = measure
        self._trusts_pongs = trusts_pongs
        self._pongs = 0

    @property
    def is_enough(self) -> bool:
        """Whether it is known how slow the line is."""
        is_told = self.kernel_s is not None or self._trusts_pongs
        return is_told and self._pongs >= ENOUGH_PONGS

    def look(self) -> None:
        """See what the system has measured meanwhile: dearer than a pong, and worth it now and then."""
        measured_s = self._measure()
        if measured_s is not None:
            self.kernel_s = min(measured_s, self.kernel_s or measured_s)

    def pong(self, round_trip_s: float) -> None:
        self.pong_s = min(round_trip_s, self.pong_s or round_trip_s)
        self._pongs += 1


def meter_for(websocket: WebSocket, source: str) -> LineMeter:
    """For one line, by whoever is to be believed."""
    transport = connection_of(websocket).transport
    if source == PONGS:
        return LineMeter(lambda: None, trusts_pongs=True)
    if source != KERNEL and _is_forwarded(websocket, transport):
        told_s = _told(websocket.headers.get(source, ""))
        return LineMeter(lambda: told_s)
    line = transport.get_extra_info("socket")
    return LineMeter(lambda: kernel_round_trip_s(line))


def kernel_round_trip_s(line: Any) -> float | None:
    """The smallest round trip that the system's TCP has measured lately; None where it does not tell."""
    if sys.platform != "linux" or line is None:
        return None
    try:
        info = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, SMALLEST.size)
        (microseconds,) = SMALLEST.unpack(info)
    except (OSError, ValueError, struct.error):  # no TCP, closed, or a very old kernel
        return None
    return None if microseconds == NONE_YET else microseconds / 1e6


def _is_forwarded(websocket: WebSocket, transport: Any) -> bool:
    """Whether a proxy that the web server trusts brought it: then it has told another address."""
    peer = transport.get_extra_info("peername")
    return websocket.client is not None and bool(peer) and websocket.client.host != peer[0]


def _told(microseconds: str) -> float | None:
    """What a proxy measured, as nginx and HAProxy write it."""
    is_number = microseconds.isascii() and microseconds.isdecimal()
    return int(microseconds) / 1e6 if is_number and len(microseconds) <= LONGEST_HEADER else None
