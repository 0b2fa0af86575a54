"""The positions of the tutorial in the browser; run as a module, it writes them.

Each step is a position in the short notation of these tests, and what the learner is asked to do there.
"""

import json
from pathlib import Path

from fortable.kernel.codec import plain
from fortable.kernel.words import Seat

from .. import GAME
from .table import at, seen_by

FILE = Path(__file__).parents[1] / "web" / "tutorial.ts"
LEARNER = Seat(0)

STEPS: tuple[tuple[str, str | None], ...] = (
    ("- | 0 0 turn - | - | 1, 1", "turn C5"),
    ("- | 0 0 choose C5 | C5:12* | 1, 1", "take C5"),
    ("- | 0 2 choose D2 | C5:. B7:. D2:7* | 1 12, 1 8", "return"),
    ("- | 1 3 choose B3 | C5:. B7:. D2:7 B3:15* | 1 12, 1 8", None),
    ("- | 0 4 turn - | C5:. B7:. D2:7 B3:15 | 1 12, 1 8", "turn B3"),
    ("- | 0 4 choose B3 | C5:. B7:. D2:7 B3:15* | 1 12, 1 8", "take B3"),
    (
        "rules=advanced | 0 8 aim - | A2:. B7:. C5:. D2:. D8:. E4:. | 1 5 7, 1 4 11 20 23",
        "fire 1 23",
    ),
    (
        "rules=advanced | 0 12 choose C4 | C4:20* A2:. B7:. C5:. E4:. | 1 13 31!, 1 8 26",
        "insert C4",
    ),
)

HEAD = """// Made by tests/tutorial.py from positions of the game. Do not edit.
import type { AnyAction, View } from "./types";

export interface TutorialStep {
  /** The id of its text. */
  readonly text: string;
  readonly view: View;
  readonly legal: readonly AnyAction[];
  /** What the learner is asked to do; null: only look. */
  readonly expects: AnyAction | null;
}

export const tutorial: readonly TutorialStep[] = [
"""


def written() -> str:
    """The tutorial as the board imports it."""
    return HEAD + "".join(f"  {_step(number)},\n" for number in range(1, len(STEPS) + 1)) + "];\n"


def _step(number: int) -> str:
    position, wish = STEPS[number - 1]
    view = seen_by(LEARNER, at(position))
    step = {
        "text": f"web-tutorial-{number}",
        "view": plain(view),
        "legal": [plain(action) for action in GAME.legal(view)],
        "expects": plain(GAME.notation.read_action(wish)) if wish else None,
    }
    return json.dumps(step, separators=(",", ":"))


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
