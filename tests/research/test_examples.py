"""The examples do what they say, and the report's figures can be made again."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fortable.catalog import catalog
from fortable.cli import main
from fortable.learning.encoding import encoding_of
from fortable.testing.endurance import endurance, often

ENCODINGS = {
    key: encoding
    for key, game in catalog().games.items()
    if (encoding := encoding_of(game)) is not None
}
REPORTS = Path(__file__).parents[2] / "docs" / "reports"
PAGES = sorted(REPORTS.glob("*.md"), key=lambda page: catalog()[page.stem].minutes)
"""The quickest games first."""
EXAMPLES = Path(__file__).parents[2] / "examples" / "research"


def told(name: str, *words: str) -> str:
    """What an example says, on one core: its matrices are small, and the others have tests of their own."""
    program = [sys.executable, str(EXAMPLES / name), *words]
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    return subprocess.run(program, env=alone, capture_output=True, text=True, check=True).stdout


@endurance
def test_a_small_policy_learns_to_beat_chance() -> None:
    """A fair share is a third; four standard deviations above it is 0.39."""
    hiding = next(key for key, encoding in ENCODINGS.items() if encoding.private)
    matches = often(5000, in_full=20_000)
    lesson = told("train.py", hiding, f"{matches}")
    found = re.match(r"share of wins (\S+) before, (\S+) after", lesson)
    assert found is not None
    before, after = map(float, found.groups())
    assert before < 0.39 < after


def test_the_value_of_a_tiny_table_is_known() -> None:
    """Whoever begins wins."""
    staged = next(key for key, encoding in ENCODINGS.items() if encoding.stages)
    assert told("exact.py", staged).startswith("value +1, 359 positions")


@endurance
@pytest.mark.parametrize("page", PAGES[: often(1, in_full=len(PAGES))], ids=lambda page: page.stem)
def test_a_row_of_the_balance_report_is_made_again(page: Path, tmp_path: Path) -> None:
    """By the command that the page names, for its smallest table."""
    found = re.search(r"`fortable (report .*?)`", page.read_text("utf-8"))
    assert found is not None
    seats = str(min(catalog()[page.stem].seats))
    assert main(["--lang", "en", *found[1].split(), "--seats", seats, "--to", str(tmp_path)]) == 0
    rows = {
        line
        for line in (tmp_path / page.name).read_text("utf-8").splitlines()
        if line.startswith(f"| {seats} |")
    }
    told = page.read_text("utf-8").splitlines()
    assert len(rows) == 3
    assert {cells(row) for row in rows} <= {cells(line) for line in told}


def cells(row: str) -> tuple[str, ...]:
    """A shorter table has fewer places; empty ones do not count."""
    return tuple(cell.strip() for cell in row.split("|") if cell.strip())
