"""A worker as it is itself: requests on standard input, replies on standard output, each after its length.

It steps back behind whoever serves people, and ends by itself when it is too late: nobody may be there any
more who could end it.
"""

import os
import signal
import struct
import sys
from collections.abc import Callable
from contextlib import redirect_stdout, suppress
from pathlib import Path
from typing import BinaryIO

HEADER = struct.Struct(">I")
"""The length of a request or of a reply, before it."""

READY = b""
"""What a worker says when it has started: on a busy machine that takes a while."""

NICENESS = 10
AFTERWARDS_S = 1.0
"""So long after its time is up a worker ends that was not killed."""


def answer_requests(answer: Callable[[bytes], bytes], patience_s: float) -> None:
    """One after the other, until nobody asks any more."""
    _step_back()
    asked, out = sys.stdin.buffer, sys.stdout.buffer
    with redirect_stdout(sys.stderr):  # what is printed meanwhile is not an answer
        _write(out, READY)
        while (request := _read(asked)) is not None:
            signal.setitimer(signal.ITIMER_REAL, patience_s + AFTERWARDS_S)
            reply = answer(request)
            signal.setitimer(signal.ITIMER_REAL, 0)
            _write(out, reply)


def _write(out: BinaryIO, reply: bytes) -> None:
    out.write(HEADER.pack(len(reply)))
    out.write(reply)
    out.flush()


def _read(stream: BinaryIO) -> bytes | None:
    """The next request; None if there is none, or not all of it."""
    header = stream.read(HEADER.size)
    if len(header) < HEADER.size:
        return None
    (length,) = HEADER.unpack(header)
    request = stream.read(length)
    return request if len(request) == length else None


def _step_back() -> None:
    """Behind whoever serves people.

    A worker is a session of its own, so that an interrupt from the keyboard is the server's alone; Linux
    may share the processor among sessions first, and niceness then counts within each only.
    """
    os.nice(NICENESS)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(NICENESS))
