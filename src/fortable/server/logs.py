"""Structured logs: one JSON object a line on standard error. No name, token, seed, view or action in it."""

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Callable, MutableMapping
from typing import Any

import structlog

TURNED_AWAY = "ASGI callable returned without completing handshake."
"""uvicorn's words when a socket was refused as it may be: with a response."""

NOT_OURS = (UnicodeDecodeError, asyncio.CancelledError)
"""No errors of ours: somebody sent what is no text, or was still waiting when the server was told to end."""


A_WHILE_S = 60.0
OURS_IN_A_WHILE, THEIRS_IN_A_WHILE = 20, 1
"""So many lines of one kind are written in a while; libraries complain about what strangers send."""

KIND = "kind"
"""Where a line of a library says from which line of its code it comes: its words may be anybody's."""


def set_up_logs(watch: Callable[[str], object] = lambda _: None) -> None:
    """For this process; libraries' own logs go the same way, from warnings on.

    Each line is told to `watch` by its kind, also one that is not written.
    """
    structlog.configure(
        processors=[
            LogThrottle(watch),
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=_StandardError,
    )
    logging.basicConfig(handlers=[_ToStructlog()], level=logging.WARNING, force=True)


class LogThrottle:
    """The first lines of a kind are written, and from then on how many there were, once in a while."""

    def __init__(
        self, watch: Callable[[str], object], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._watch = watch
        self._now = now
        self._written: dict[str, tuple[float, int]] = {}
        """By kind: since when, and how many came since."""

    def __call__(
        self, _: object, __: str, line: MutableMapping[str, Any]
    ) -> MutableMapping[str, Any]:
        """The line, if it is to be written; with how many there were before it that are not."""
        theirs = line.pop(KIND, None)
        kind, most = (
            (line["event"], OURS_IN_A_WHILE) if theirs is None else (theirs, THEIRS_IN_A_WHILE)
        )
        self._watch(kind)
        now = self._now()
        since, count = self._written.get(kind, (now, 0))
        if now - since >= A_WHILE_S:
            left_out = max(0, count - most)
            since, count = now, 0
            if left_out:
                line["left_out"] = left_out
        self._written[kind] = since, count + 1
        if count >= most:
            raise structlog.DropEvent
        return line


class _StandardError(structlog.PrintLogger):
    """Standard error as it is now. Where nobody reads it any more, the table goes on without logs."""

    def __init__(self, *_args: object) -> None:
        super().__init__(sys.stderr)

    def msg(self, message: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            super().msg(message)

    log = debug = info = warning = error = critical = msg


class _ToStructlog(logging.Handler):
    """What libraries log, in our form; not what any stranger could fill it with."""

    def emit(self, record: logging.LogRecord) -> None:
        is_theirs = record.exc_info and isinstance(record.exc_info[1], NOT_OURS)
        if is_theirs or record.getMessage() == TURNED_AWAY:
            return
        structlog.get_logger().log(
            record.levelno,
            record.getMessage(),
            source=record.name,
            exc_info=record.exc_info,
            **{KIND: f"{record.name}:{record.lineno}"},
        )
