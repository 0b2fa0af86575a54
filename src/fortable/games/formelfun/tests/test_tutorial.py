"""The tutorial of the board: its positions are real, and what it asks for can be done.

python -m fortable.games.formelfun.tests.test_tutorial   writes them
"""

import json
from pathlib import Path
from typing import Any

import pytest

from fortable.kernel import codec
from fortable.testing.catalogues import messages

from .. import GAME
from ..model import State
from .table import ZERO, after, at, seen_by

FILE = Path(__file__).parent.parent / "web" / "tutorial.json"

OPENING = at("B1:12.1 A1:9.1 C1:9.2 A2:8.1", "2/3 3/3 7/3 8 Turbo", moved=1)
RED = at("B1:18.1 A1:17.1 C1:12.1 A2:11.1", "2/3 3/3 7/3 6 Turbo", moved=1)
FULL = at("B1:24.1 C1:24.2 B2:24.3 C2:24.4 A1:18.1 A2:13.1", "2/3 3/3 6 8 Turbo", moved=4)
DANGER = at("B1:32.1 A1:28.1 C1:26.1 A2:18.1", "2/3 3/3 4/3 6 Turbo", moved=3)
STEPS: tuple[tuple[State, str], ...] = (
    (OPENING, ""),
    (OPENING, "8"),
    (RED, "7/3"),
    (FULL, "8"),
    (DANGER, "6+Turbo"),
    (after(DANGER, "6+Turbo = 9/3"), ""),
)


def lesson() -> list[dict[str, Any]]:
    """The steps as the board reads them."""
    return [_step(*step) for step in STEPS]


def written() -> str:
    """The file, a step on each line."""
    lines = ",\n".join(json.dumps(step, separators=(",", ":")) for step in lesson())
    return f"[\n{lines}\n]\n"


def _step(state: State, wish: str) -> dict[str, Any]:
    view = seen_by(ZERO, state)
    expects = GAME.notation.read_action(wish) if wish else None
    return {
        "view": codec.plain(view),
        "legal": codec.plain(GAME.legal(view)) if wish else [],
        "expects": codec.plain(expects),
    }


def test_the_tutorial_shows_real_positions() -> None:
    assert FILE.read_text("utf-8") == written(), "stale: see the head of this file"


@pytest.mark.parametrize("number", range(1, len(STEPS) + 1))
def test_what_it_asks_for_is_told_and_can_be_done(number: int) -> None:
    step = lesson()[number - 1]
    assert f"web-tutorial-{number}" in messages(GAME.package, "en")
    assert step["expects"] is None or step["expects"] in step["legal"]


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
