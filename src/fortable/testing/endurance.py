"""What could go on for ever is tried for a while with every change, and long by `make endure`.

@endurance
def test_it_holds() -> None:
    for _ in range(often(100, in_full=10_000)): ...
"""

import os
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

IN_FULL = "FORTABLE_ENDURE" in os.environ

endurance = pytest.mark.endurance


def covering(*axes: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Of all combinations as many as show each value of each axis; in full all of them."""
    if IN_FULL:
        return list(product(*axes))
    return [
        tuple(axis[number % len(axis)] for axis in axes) for number in range(max(map(len, axes)))
    ]


def often(for_now: int, in_full: int) -> int:
    """How often, or how much of it."""
    return in_full if IN_FULL else for_now
