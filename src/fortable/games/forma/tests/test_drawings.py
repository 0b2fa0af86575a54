"""The board in the browser turns forms as the rules do: what it knows of them is written here.

python -m fortable.games.forma.tests.test_drawings   writes it anew
"""

from collections.abc import Iterator
from pathlib import Path

from ..board.forms import FORMS, POSES, TURNED, Pose

FILE = Path(__file__).parents[1] / "web" / "forms.ts"
HEAD = """\
// Made by tests/test_drawings.py from the forms of the rules. Do not edit.

/** How a form can be turned, as the rules name it, and what it looks like then, row by row. */
export type Pose = readonly [turn: number, flipped: boolean, picture: string];

export interface Form {
  readonly poses: readonly Pose[];
  /** The pose that comes of each way to turn it: 0 to 3 quarters as it is, and again turned over. */
  readonly ways: string;
}

export const FORMS: { readonly [name: string]: Form } = {
"""


def written() -> str:
    """What the board in the browser knows of forms."""
    return HEAD + "".join(_lines()) + "};\n"


def _lines() -> Iterator[str]:
    for form in FORMS:
        ways = "".join(str(POSES[form].index(pose)) for pose in TURNED[form].values())
        yield f'  "{form}": {{\n    ways: "{ways}",\n    poses: [\n'
        for pose in POSES[form]:
            flipped = str(pose.flipped).lower()
            yield f'      [{pose.turn}, {flipped}, "{_picture(pose)}"],\n'
        yield "    ],\n  },\n"


def _picture(pose: Pose) -> str:
    left = min(column for _, column in pose.squares)
    squares = {(row, column - left) for row, column in pose.squares}
    rows, columns = (1 + max(numbers) for numbers in zip(*squares, strict=True))
    return " ".join(
        "".join(".#"[(row, column) in squares] for column in range(columns)) for row in range(rows)
    )


def test_the_board_in_the_browser_knows_the_forms_of_the_rules() -> None:
    assert FILE.read_text("utf-8") == written()


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
