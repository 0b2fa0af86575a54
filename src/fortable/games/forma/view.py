"""What a viewer may know: everything, and the same for all (FA-24). And what can be made of it.

By eye, what a seat may do is any form of its stock in any pose on any square: whether it fits is what
the player has to see (FA-11). Nothing here tells where a form fits unless the table plays assisted.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import compress
from random import Random
from typing import overload

from fortable.kernel.choices import Joined
from fortable.kernel.words import Seat, Value, Viewer

from .actions import AnyAction, Pass, Place, Scatter
from .board.forms import POSES, Pose
from .board.placements import places_of
from .board.squares import BOARD, FREE, NAMES, where
from .events import AnyEvent
from .model import OBSTACLES, Laid, Options, Phase, State

SCATTERS = tuple(map(Scatter, range(OBSTACLES + 1)))
USUAL_OBSTACLES = 12
PASS = (Pass(),)
SWITCHES = bytes.maketrans(b"01", b"\x00\x01")


class View(Value, frozen=True):
    """One viewer's table."""

    viewer: Viewer
    options: Options
    turn: Seat
    """Whose turn it is."""
    phase: Phase
    """What happens next; `layout`, `place` and `retry` wait for whose turn it is."""
    board: str
    """Row by row, with `/` between: `.` free, `#` obstacle, `^` tower, `0` a form of seat 0, `a` its marker
    on a square, `A` its marker on an obstacle; `1`, `b` and `B` of seat 1, and so on.
    """
    stocks: tuple[tuple[str, ...], ...]
    """By seat: the forms that are still to be laid."""
    laid: tuple[Laid, ...]
    """The forms on the board, in the order in which they were laid."""
    lost: tuple[tuple[str, ...], ...]
    """By seat: the forms that are out of the game."""
    scattered: int
    """How many obstacles chance is to lay out."""
    tower: Seat | None
    """Who has enclosed the tower."""
    ended_by: str
    """The clause that ended the match, if one has."""

    @property
    def seats(self) -> int:
        return len(self.stocks)


def view_for(state: State, viewer: Viewer) -> View:
    """All that `viewer` may know."""
    return View(
        viewer=viewer,
        options=state.options,
        turn=state.turn,
        phase=state.phase,
        board=state.board,
        stocks=state.stocks,
        laid=state.laid,
        lost=state.lost,
        scattered=state.scattered,
        tower=state.tower,
        ended_by=state.ended_by,
    )


def redact(event: AnyEvent, _viewer: Viewer, _now: State) -> AnyEvent:
    """Everybody hears everything."""
    return event


def legal(view: View) -> Sequence[AnyAction]:
    """What the viewer may do now. Layouts of one's own are beyond counting, and not listed."""
    if view.viewer != view.turn:
        return ()
    match view.phase:
        case "layout":
            return SCATTERS
        case "place" if view.options.placing == "assisted":
            return _fitting(view)
        case "place":
            return Joined(map(_anywhere, _forms(view)))
        case "retry":
            return Joined((*map(_anywhere, _forms(view)), PASS))
        case _:
            return ()


def _forms(view: View) -> dict[str, None]:
    """The forms of the stock, each once."""
    return dict.fromkeys(view.stocks[view.turn])


@cache
def _anywhere(form: str) -> tuple[AnyAction, ...]:
    """A form, however it is turned, on every square."""
    return tuple(Joined(_Placements(pose, BOARD.all) for pose in POSES[form]))


def _fitting(view: View) -> Sequence[Place]:
    """Every form of the stock, wherever it fits."""
    found = places_of(where(view.board, FREE), _forms(view))
    return Joined(_Placements(pose, squares) for pose, squares in found)


class _Placements(Sequence[Place]):
    """A pose with its first square on each of some squares."""

    def __init__(self, pose: Pose, squares: int) -> None:
        self._pose = pose
        self._squares = squares

    def __len__(self) -> int:
        return self._squares.bit_count()

    @overload
    def __getitem__(self, index: int) -> Place: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Place]: ...
    def __getitem__(self, index: int | slice) -> Place | Sequence[Place]:
        return tuple(self)[index]

    def __iter__(self) -> Iterator[Place]:
        digits = f"{self._squares:b}"[::-1].encode()
        return compress(_numbered(self._pose), digits.translate(SWITCHES))


@cache
def _numbered(pose: Pose) -> tuple[Place, ...]:
    """By the number of the first square; those of the guard column are never asked for."""
    numbers = range(BOARD.all.bit_length())
    return tuple(
        Place(pose.form, pose.turn, pose.flipped, NAMES.get(number, "")) for number in numbers
    )


def auto_action(view: View) -> AnyAction:
    """For a seat that is gone: a layout by chance, and then the largest form where it fits first."""
    if view.phase == "layout":
        return SCATTERS[USUAL_OBSTACLES]
    return _fitting(view)[0]


def imagine(view: View, _: Random) -> State:
    """There is only one world: the one in sight."""
    return State(
        options=view.options,
        turn=view.turn,
        phase=view.phase,
        board=view.board,
        stocks=view.stocks,
        laid=view.laid,
        lost=view.lost,
        scattered=view.scattered,
        tower=view.tower,
        ended_by=view.ended_by,
    )


def redeal(state: State, _viewer: Viewer, _rng: Random) -> State:
    """Nothing is hidden, so nothing can be dealt anew."""
    return state
