"""The tutorial of the board in the browser: its positions are real, and what it asks for does what it says.

python -m fortable.games.forma.tests.test_tutorial   writes it anew
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from fortable.testing.clauses import rule

from .. import GAME
from ..model import State
from .table import ZERO, at, events, kinds, layout, may, seen_by

FILE = Path(__file__).parents[1] / "web" / "tutorial.ts"
HEAD = """\
// Made by tests/test_tutorial.py. Do not edit.
import type { TutorialStep } from "./lesson";

export const tutorial: readonly TutorialStep[] = [
"""

STONES = "C3 E12 F17 K5 O9 P3 R14"
BUILT = "0 I 0 C1, 0 I 0 C6, 0 4I 0 C11, 0 4I 0 C15"


class Step(NamedTuple):
    """A position, and what is to be done there."""

    state: State
    wish: str | None
    leads_to: str
    """An event that comes of it."""


STEPS = (
    Step(layout(), "scatter 12", "LaidOut"),
    Step(at(stones=STONES, tower="M12"), "L 0 A1", "FormLaid"),
    Step(
        at("0 L 0 A1, 1 4I 1 B7, 0 2I 0 C8, 1 2I 0 D9", stones="K5 O9 R14", tower="M12"),
        "3I 0 E8",
        "SquareEnclosed",
    ),
    Step(at("0 3I 1 J6, 1 X 0 F12", stones="K5 P3", tower="M12"), "U 2 J4", "ObstacleEnclosed"),
    Step(at("1 F 0 H8, 1 P 0 K9", phase="retry", lost="U, -", tower="M14"), "pass", "TurnCame"),
    Step(
        at("1 I 0 L10, 0 3I 1 M11, 1 V 0 N12", stones="K5 E8", tower="M12"),
        "2I 0 M13",
        "TowerEnclosed",
    ),
    Step(at(f"{BUILT}, 1 X 0 J9"), "2I 0 C19", "FormLaid"),
    Step(at(f"{BUILT}, 1 X 0 J9, 0 2I 0 C19", turn=1), None, ""),
)


def written() -> str:
    """The tutorial, ready for the board."""
    return HEAD + "".join(_steps()) + "];\n"


def _steps() -> Iterator[str]:
    for number, (state, wish, _) in enumerate(STEPS, 1):
        action = None if wish is None else GAME.notation.read_action(wish)
        shown = [GAME.notation.read_action(each) for each in may(state)]
        listed = shown if wish and wish.startswith("scatter") else [action] if action else []
        yield (
            f'  {{\n    text: "web-tutorial-{number}",\n    expects: {_json(action)},\n'
            f"    legal: {_json(listed)},\n    view: {_json(seen_by(ZERO, state))},\n  }},\n"
        )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def test_the_tutorial_on_disk_is_the_one_written_here() -> None:
    assert FILE.read_text("utf-8") == written()


@rule("FA-07", "FA-08", "FA-15", "FA-16", "FA-18")
@pytest.mark.parametrize("step", [step for step in STEPS if step.wish])
def test_what_the_tutorial_asks_for_does_what_it_says(step: Step) -> None:
    assert step.leads_to in kinds(events(step.state, f"0: {step.wish}"))


@rule("FA-19")
def test_the_tutorial_ends_with_a_bridge() -> None:
    assert [len(seen_by(ZERO, step.state).bridges[0]) for step in STEPS[-2:]] == [0, 1]


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
