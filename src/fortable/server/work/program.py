"""A worker as it is itself: requests on standard input, replies on standard output, each after its length.

How far it is may be told meanwhile, marked as being no reply. It steps back behind whoever serves people, and
ends by itself when it is too late: nobody may be there any more who could end it.
"""

import os
import signal
import struct
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from typing import BinaryIO

HEADER = struct.Struct(">I")
"""The length of a request or of a reply, before it."""

MEANWHILE = 1 << 31
"""Stands in the header of what is told before the reply: it is none."""

READY = b""
"""What a worker says when it has started: on a busy machine that takes a while."""

NICENESS = 10
LAST_OF_ALL = 19
"""Behind all other workers, too."""

AFTERWARDS_S = 1.0
"""So long after its time is up a worker ends that was not killed."""


Tell = Callable[[bytes], None]


def answer_requests(answer: Callable[[bytes], bytes], patience_s: float) -> None:
    """One after the other, until nobody asks any more."""
    _step_back(NICENESS)
    _answer_all(lambda request, _: answer(request), patience_s)


def answer_telling(
    answer: Callable[[bytes, Tell], bytes], patience_s: float, work_s: float
) -> None:
    """The same for what takes long, behind everybody else: how far it is can be told meanwhile.

    It ends by itself after so many seconds of the processor's time for one request: how long it takes by the
    clock says how busy others are.
    """
    _step_back(LAST_OF_ALL)

    def work(request: bytes, tell: Tell) -> bytes:
        signal.setitimer(signal.ITIMER_PROF, work_s)
        try:
            return answer(request, tell)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    _answer_all(work, patience_s)


def _answer_all(answer: Callable[[bytes, Tell], bytes], patience_s: float) -> None:
    asked, out = sys.stdin.buffer, sys.stdout.buffer
    with redirect_stdout(sys.stderr):  # what is printed meanwhile is not an answer
        _write(out, READY)
        while (request := _read(asked)) is not None:
            signal.setitimer(signal.ITIMER_REAL, patience_s + AFTERWARDS_S)
            reply = answer(request, lambda told: _write(out, told, MEANWHILE))
            signal.setitimer(signal.ITIMER_REAL, 0)
            _write(out, reply)


def _write(out: BinaryIO, reply: bytes, mark: int = 0) -> None:
    out.write(HEADER.pack(len(reply) | mark))
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


def _step_back(niceness: int) -> None:
    """Behind whoever serves people; an interrupt from the keyboard is the server's alone.

    It stays in the server's session: Linux may share the processor among sessions first, and whoever is
    behind within one would be level with the other.
    """
    os.setpgrp()
    os.nice(niceness)
