"""Sets of squares as whole numbers, and what can be asked of all of them at once.

Square (row, column) is bit `row * width + column`. Between a row and the next there is one guard
column that no square is ever in: what leaves the board at one side does not come in at the other.
"""

from collections.abc import Iterable, Iterator


class Grid:
    """The geometry of a board; it holds no squares itself."""

    def __init__(self, rows: int, columns: int) -> None:
        self.width = width = columns + 1
        row = (1 << columns) - 1
        column = sum(1 << number * width for number in range(rows))
        self.all = row * column
        self.north, self.south = row, row << (rows - 1) * width
        self.west, self.east = column, column << columns - 1
        self.edge = self.north | self.south | self.west | self.east
        self.headings = (1, width, -1, -width)
        """How far a bit moves one square to the east, south, west or north."""
        self.corners = (1 << width * (rows + 1)) - 1
        """All corners of squares: that in the north-west of a square has its number."""

    def moved(self, squares: int, heading: int) -> int:
        """All squares one step on; who leaves the board is gone."""
        return (squares << heading if heading > 0 else squares >> -heading) & self.all

    def beside(self, squares: int) -> int:
        """The squares that share a side with one of `squares`."""
        width = self.width
        return (squares << 1 | squares >> 1 | squares << width | squares >> width) & self.all

    def around(self, squares: int) -> int:
        """`squares`, and all that share a side or a corner with one of them."""
        broad = (squares | squares << 1 | squares >> 1) & self.all
        return (broad | broad << self.width | broad >> self.width) & self.all

    def joined(self, seeds: int, area: int) -> int:
        """The squares of `area` that are joined to one of `seeds` side to side."""
        found, grown = 0, seeds & area
        while grown != found:
            found, grown = grown, (grown | self.beside(grown)) & area
        return found

    def touching(self, seeds: int, area: int) -> int:
        """The squares of `area` that are joined to one of `seeds`, corners being enough."""
        found, grown = 0, seeds & area
        while grown != found:
            found, grown = grown, self.around(grown) & area
        return found

    def fewest_passed(self, screen: int, edge: int, opposite: int) -> int:
        """How many squares of `screen` a line from edge to edge passes at least.

        A line goes from square to square, over corners too. By Menger that is the number of separate
        chains in `screen`, joined side to side, that keep the two edges apart.
        """
        gaps = self.all & ~screen
        seen, passed = edge, 0
        while True:
            through = self.touching(seen, gaps)
            if through & opposite:
                return passed
            seen |= self.around(through)
            passed += 1
            if seen & opposite:
                return passed
            seen = self.around(seen)


def has(squares: int, number: int) -> bool:
    """Whether a square is in a set; numbers below zero are no squares."""
    return number >= 0 and bool(squares >> number & 1)


def bits(squares: int) -> Iterator[int]:
    """The numbers of the squares in a set, ascending."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest


def together(numbers: Iterable[int]) -> int:
    """The set of the squares with these numbers."""
    squares = 0
    for number in numbers:
        squares |= 1 << number
    return squares


def united(sets: Iterable[int]) -> int:
    """All squares of some sets."""
    squares = 0
    for members in sets:
        squares |= members
    return squares
