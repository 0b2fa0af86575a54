"""The examples do what they say, and the report's figures can be made again."""

import re
import subprocess
import sys
from pathlib import Path

from fortable.catalog import catalog
from fortable.twins.encoding import encoding_of

ENCODINGS = {
    key: encoding
    for key, game in catalog().games.items()
    if (encoding := encoding_of(game)) is not None
}
EXAMPLES = Path(__file__).parents[2] / "examples" / "research"


def told(name: str, *words: str) -> str:
    program = [sys.executable, str(EXAMPLES / name), *words]
    return subprocess.run(program, capture_output=True, text=True, check=True).stdout


def test_a_small_policy_learns_to_beat_chance() -> None:
    """A fair share is a third; four standard deviations above it is 0.39."""
    hiding = next(key for key, encoding in ENCODINGS.items() if encoding.private)
    found = re.match(r"share of wins (\S+) before, (\S+) after", told("train.py", hiding, "5000"))
    assert found is not None
    before, after = map(float, found.groups())
    assert before < 0.39 < after


def test_the_value_of_a_tiny_table_is_known() -> None:
    """Whoever begins wins."""
    staged = next(key for key, encoding in ENCODINGS.items() if encoding.stages)
    assert told("exact.py", staged).startswith("value +1, 359 positions")
