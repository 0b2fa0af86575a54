"""Every attack of the siege, by what it aims at."""

from . import (
    at_once,
    bodies,
    connections,
    frames,
    handshakes,
    headers,
    odd_requests,
    pages,
    people,
    readers,
    replays,
    reviews,
    tables,
)
from .attack import ATTACKS, Attack

__all__ = [
    "ATTACKS",
    "Attack",
    "at_once",
    "bodies",
    "connections",
    "frames",
    "handshakes",
    "headers",
    "odd_requests",
    "pages",
    "people",
    "readers",
    "replays",
    "reviews",
    "tables",
]
