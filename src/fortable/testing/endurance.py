"""What could go on for ever is tried for a while with every change, and long by `make endure`.

@endurance
def test_it_holds() -> None:
    for _ in range(often(100, in_full=10_000)): ...
"""

import os

import pytest

IN_FULL = "FORTABLE_ENDURE" in os.environ

endurance = pytest.mark.endurance


def often(for_now: int, in_full: int) -> int:
    """How often, or how much of it."""
    return in_full if IN_FULL else for_now
