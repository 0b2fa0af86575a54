"""A second count: the rules told once more, square by square, with nothing shared but the notation.

It is slow and simple. It follows a match from its actions alone and says what must have happened.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ..actions import LayOut, Pass, Place
from ..board.forms import PICTURES
from ..model import Options

Square = tuple[int, int]
"""Row and column, from 0."""

LETTERS = "ABCDEFGHIJKLMNOPQRST"


class Thing(NamedTuple):
    """What stands on a square, and whose it is."""

    kind: str
    seat: int = -1


def square_named(name: str) -> Square:
    return int(name[1:]) - 1, LETTERS.index(name[0])


def name_of(square: Square) -> str:
    return f"{LETTERS[square[1]]}{square[0] + 1}"


def beside(square: Square) -> Iterator[Square]:
    """The squares of the board at the sides of a square."""
    row, column = square
    for side in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
        if 0 <= side[0] < 20 and 0 <= side[1] < 20:
            yield side


def squares_of(placed: Place) -> list[Square]:
    """Where the squares of a form lie, those over the edge included."""
    lines = PICTURES[placed.form].split()
    if placed.flipped:
        lines = [line[::-1] for line in lines]
    for _ in range(placed.turn):
        lines = ["".join(column)[::-1] for column in zip(*lines, strict=True)]
    first = lines[0].index("#")
    row, column = square_named(placed.square)
    return [
        (row + down, column + right - first)
        for down, line in enumerate(lines)
        for right, mark in enumerate(line)
        if mark == "#"
    ]


class Recount:
    """A match as told by a patient child with a real board."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.board: dict[Square, Thing] = {}
        set_of_one = {form: 2 if form == "1O" else 1 for form in PICTURES}
        colours = 4 // seats
        self.stocks = [
            Counter({form: colours * count for form, count in set_of_one.items()})
            for _ in range(seats)
        ]
        self.lost: list[list[str]] = [[] for _ in range(seats)]
        self.tower: int | None = None
        self.misfits = 0

    def lay_out(self, layout: LayOut) -> None:
        self.board[square_named(layout.tower)] = Thing("tower")
        for stone in layout.obstacles:
            self.board[square_named(stone)] = Thing("obstacle")

    def act(self, seat: int, action: Place | Pass) -> list[tuple[str, str]]:
        """What happens on the board, as pairs of a word and a square or form."""
        if isinstance(action, Pass):
            assert self.misfits == 1
            self.misfits = 0
            return [("waived", "")]
        self.stocks[seat][action.form] -= 1
        assert self.stocks[seat][action.form] >= 0
        squares = squares_of(action)
        if not all(self.is_free(square) for square in squares):
            assert self.options.placing == "by_eye"
            self.lost[seat].append(action.form)
            self.misfits += 1
            return [("lost", action.form)]
        self.misfits = 0
        for square in squares:
            self.board[square] = Thing("form", seat)
        return [("laid", action.form), *self._enclosed(seat, squares)]

    def is_free(self, square: Square) -> bool:
        return 0 <= square[0] < 20 and 0 <= square[1] < 20 and square not in self.board

    def _enclosed(self, seat: int, laid: list[Square]) -> Iterator[tuple[str, str]]:
        neighbours = {side for square in laid for side in beside(square)}
        for square in sorted(neighbours - self.board.keys()):
            if all(side in self.board for side in beside(square)):
                self.board[square] = Thing("marker", seat)
                yield "square", name_of(square)
        helpful = {"form"} if self.options.edition == "fr" else {"form", "marker"}
        closing = {Thing(kind, seat) for kind in helpful}
        for square in sorted(self.board):
            if self.board[square].kind == "obstacle" and all(
                self.board.get(side) in closing for side in beside(square)
            ):
                self.board[square] = Thing("marked", seat)
                yield "obstacle", name_of(square)
        for square, thing in self.board.items():
            is_closed = all(side in self.board for side in beside(square))
            if thing.kind == "tower" and self.tower is None and is_closed:
                self.tower = seat
                yield "tower", name_of(square)

    def fits_somewhere(self, seat: int) -> bool:
        """Whether a form of the stock fits anywhere, however it is turned."""
        forms = [form for form, count in self.stocks[seat].items() if count]
        poses = [(form, turn, flip) for form in forms for turn in range(4) for flip in (0, 1)]
        return any(
            all(self.is_free(spot) for spot in squares_of(Place(form, turn, bool(flip), name)))
            for form, turn, flip in sorted(poses, key=lambda pose: len(PICTURES[pose[0]]))
            for name in (f"{letter}{row}" for letter in LETTERS for row in range(1, 21))
        )

    def points(self, seat: int, bridges: int) -> int:
        """The final score, given the number of bridges."""
        kinds = Counter(thing.kind for thing in self.board.values() if thing.seat == seat)
        points = kinds["form"] + 10 * (kinds["marker"] + kinds["marked"]) + 50 * bridges
        points += 50 * (self.tower == seat)
        if self.options.edition == "fr":
            left = [*self.stocks[seat].elements(), *self.lost[seat]]
            points -= sum(PICTURES[form].count("#") for form in left)
        return points
