"""The poses as rows of bits, for the quick twin: where one lies and what lies around it."""

from itertools import chain

from fortable.twins import flat
from fortable.twins.bits import bits_of

from .forms import FORMS, POSES, VALUES, Place, Pose

REACH = 4
"""No square of a pose lies farther from its first one, to any side."""
ROWS = REACH + 1
AROUND = ROWS + 2

ALL = tuple(chain.from_iterable(POSES[form] for form in FORMS))
"""All poses, those of a form side by side."""
NUMBERS = {(pose.form, pose.turn, pose.flipped): number for number, pose in enumerate(ALL)}


def _rows(squares: set[Place], first: int, count: int) -> list[int]:
    """Squares as rows of bits, the column of the first square being number `REACH`."""
    return [
        bits_of(REACH + column for row, column in squares if row == wanted)
        for wanted in range(first, first + count)
    ]


def _beside(pose: Pose) -> set[Place]:
    """The squares around a pose that share a side with it."""
    sides = {
        side
        for row, column in pose.squares
        for side in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
    }
    return sides - set(pose.squares)


def _ends(counts: list[int]) -> list[int]:
    """Where each of some runs begins, and where the last one ends."""
    return [sum(counts[:number]) for number in range(len(counts) + 1)]


FORM_OF = flat([FORMS.index(pose.form) for pose in ALL])
WORTH = flat([VALUES[form] for form in FORMS])
"""By form."""
POSES_FROM = flat(_ends([len(POSES[form]) for form in FORMS]))
"""By form: its first pose; the next form's first one ends the run."""
HEIGHT = flat([1 + pose.squares[-1][0] for pose in ALL])

LIES = flat([row for pose in ALL for row in _rows(set(pose.squares), 0, ROWS)])
"""By pose, for each row from the first: the squares it covers."""
SPAN = 2 * REACH + 1
ACROSS = (1 << SPAN) - 1
SHAPES = flat(
    [
        sum(row << SPAN * step for step, row in enumerate(_rows(set(pose.squares), 0, ROWS)))
        for pose in ALL
    ]
)
"""By pose: all these rows in one number, `SPAN` bits for each."""
TOUCHES = flat([row for pose in ALL for row in _rows(_beside(pose), -1, AROUND)])
"""By pose, for each row from the one above: the squares beside it."""

OTHERS_FROM = flat(_ends([VALUES[pose.form] - 1 for pose in ALL]))
"""By pose: where its squares other than the first begin in `DOWN` and `RIGHT`."""
DOWN = flat([row for pose in ALL for row, _ in pose.squares[1:]])
RIGHT = flat([REACH + column for pose in ALL for _, column in pose.squares[1:]])

MOST_OTHERS = max(VALUES.values()) - 1
OTHER = 7


def _others(pose: Pose) -> int:
    """The squares other than the first as one number; that one again where there are no more."""
    others = [*pose.squares[1:], *[(0, 0)] * MOST_OTHERS][:MOST_OTHERS]
    parts = [row | (REACH + column) << 3 for row, column in others]
    return sum(part << OTHER * place for place, part in enumerate(parts))


OTHERS = flat([_others(pose) for pose in ALL])
"""By pose: how far down and, from `REACH`, to the right each lies, in three bits and in four."""
