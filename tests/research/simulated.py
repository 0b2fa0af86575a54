"""Tables and contests on Numba's simulator of CUDA, beside the same on the processor, in plain Python.

    NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 python -m tests.research.simulated

It must be switched on before Numba is imported, therefore in a process of its own.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

from bench.gpu import Setting, compared
from fortable.research import turns
from fortable.research.gpu import Vector

from .settings import TWINNED

TABLES, STEPS, STEPS_OF_TINY = 2, 8, 60
BLOCK = 40
"""More tables than a block has threads, and no whole number of blocks."""


def main() -> None:
    """Whether all is equal, and how often a match ended."""
    told = {
        "tables": [*tables(), *thought_about()],
        "actions": kinds_of_actions(),
    }
    sys.stdout.write(json.dumps(told))


def tables() -> Iterator[dict[str, Any]]:
    """Every game: with few and many seats as usual for a while, and at its tiny table to many ends."""
    for game in TWINNED:
        for seats in sorted({game.seats[0], game.seats[-1]}):
            yield compared(Setting(game.key, seats, {}), TABLES, STEPS)
        yield compared(Setting(game.key, 2, {"tiny": True}), TABLES, STEPS_OF_TINY)


def thought_about() -> Iterator[dict[str, Any]]:
    """Matches of which nothing is said at sight, in more than one block."""
    with patch.object(turns, "merits_at_sight_of", return_value=lambda _position, _merits: 0):
        for game in TWINNED:
            yield compared(Setting(game.key, 2, {"tiny": True}), BLOCK, 10)


def kinds_of_actions() -> bool:
    """Actions are taken from the device and from NumPy."""
    one, other = (Vector(TWINNED[0].key, TABLES, tiny=True) for _ in range(2))
    one.reset(), other.reset()
    one.step(one.by_lot())
    other.step(other.by_lot().copy_to_host().tolist())
    seen = (each.step(each.by_lot()).observations.copy_to_host() for each in (one, other))
    return bool((next(seen) == next(seen)).all())


if __name__ == "__main__":
    main()
