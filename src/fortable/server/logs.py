"""Structured logs: one JSON object a line on standard error. No name, token, seed, view or action in it."""

import asyncio
import contextlib
import logging
import sys

import structlog

TURNED_AWAY = "ASGI callable returned without completing handshake."
"""uvicorn's words when a socket was refused as it may be: with a response."""

NOT_OURS = (UnicodeDecodeError, asyncio.CancelledError)
"""No errors of ours: somebody sent what is no text, or was still waiting when the server was told to end."""


def set_up_logs() -> None:
    """For this process; libraries' own logs go the same way, from warnings on."""
    structlog.configure(
        processors=[
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
            record.levelno, record.getMessage(), source=record.name, exc_info=record.exc_info
        )
