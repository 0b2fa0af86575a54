"""Contests on Numba's simulator of CUDA, in plain Python.

    NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 python -m tests.arena.simulated

It must be switched on before Numba is imported, therefore in a process of its own.
"""

import json
import sys

from fortable.arena.massive import play_massively

from .test_massive import few_massive_contests


def main() -> None:
    """Every result in words."""
    told = [repr(play_massively(wanted, "gpu")) for wanted in few_massive_contests()]
    sys.stdout.write(json.dumps(told))


if __name__ == "__main__":
    main()
