"""Boards that no match can reach, on which the most bridges are hard to find."""

from random import Random
from typing import Any

COLUMNS = "ABCDEFGHIJKLMNOPQRST"
TAKEN = 0.92
"""The share of squares that makes it hardest."""


def events(rng: Random) -> list[dict[str, Any]]:
    """A match that consists of squares, and is over."""
    squares = [f"{column}{row}" for column in COLUMNS for row in range(1, 21)]
    taken = [square for square in squares if rng.random() < TAKEN]
    marked = [{"what": "square-enclosed", "seat": 0, "square": square} for square in taken]
    return [*marked, {"what": "match-ended", "rule": "FA-23"}]
