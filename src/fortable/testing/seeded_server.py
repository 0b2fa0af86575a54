"""`fortable` with seeds that are known beforehand, so that a test is dealt the same cards every day.

    python -m fortable.testing.seeded_server FILE serve ...

FILE holds the next seed in hexadecimal, or any name that the next seeds are made from.
"""

import hashlib
import re
import runpy
import sys
from collections import Counter
from pathlib import Path

from fortable.kernel import chance

SEED = re.compile(rf"[0-9a-f]{{{2 * chance.SEED_BYTES}}}")


def deal_from(file: Path) -> None:
    """From now on, every new seed follows from what the file says and how often it was asked."""
    asked: Counter[str] = Counter()

    def known_seed() -> bytes:
        said = file.read_text("utf-8")
        if SEED.fullmatch(said):
            return chance.read_seed(said)
        asked[said] += 1
        return hashlib.sha256(f"{said} {asked[said]}".encode()).digest()

    chance.new_seed = known_seed


if __name__ == "__main__":
    deal_from(Path(sys.argv.pop(1)))
    runpy.run_module("fortable", run_name="__main__")
