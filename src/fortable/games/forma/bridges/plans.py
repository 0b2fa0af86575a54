"""Where bridges of both directions could run and cross, narrowed down until nothing more follows.

Wanted are n north–south bridges, numbered from the west, and m east–west bridges, numbered from the
north. Every corner of a square is on a level (i, j): i of the former lie to its west and j of the
latter to its north. So corners at the west edge of the board have i = 0, at the east edge i = n, and
at the north and south edges j = 0 and j = m. A square does one of four things, and its corners tell:

- it is idle: all four are on one level;
- it is part of north–south bridge i: they are on the levels (i - 1, j) and (i, j);
- it is part of east–west bridge j: they are on the levels (i, j - 1) and (i, j);
- i and j cross there, both straight on: the four levels run around it as they run around the board.

Two bridges that share exactly one square cross there, so every solution looks like this. A level that
a square beside it does not allow is none for a corner; a part that lies on no course from edge to edge
is none for a square. What is left contains every solution, and where nothing is left there is none.
"""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, TypeVar

from fortable.kernel.effort import Effort

from ..board.grid import Grid, together, united
from .chains import ways
from .courses import Course, Headings, trimmed

Pair = tuple[int, int]
Parts = dict[Pair, int]
Crossings = dict[Pair, Headings]
K = TypeVar("K")

ACROSS = ((1, 0), (0, 1))
"""How the level changes from one side of a north–south and of an east–west bridge to the other."""


class Plan(NamedTuple):
    """What is still open about the bridges that are wanted."""

    corners: Parts
    """By level: the corners that may be on it."""
    lanes: tuple[Parts, Parts]
    """By the level behind it: the squares where a bridge may be, for each direction."""
    crossings: Crossings
    """By the two bridges, and the heading of the north–south one: the squares where they may cross."""
    idle: int
    """The squares that may be idle."""

    @property
    def wanted(self) -> Pair:
        """How many north–south and how many east–west bridges."""
        return max(self.crossings)

    def room(self, number: int) -> int:
        """The squares that bridges of a direction may use."""
        meetings = (united(headings.values()) for headings in self.crossings.values())
        return united(self.lanes[number].values()) | united(meetings)

    def pairs_at(self, square: int) -> list[Pair]:
        """Who may cross in a square."""
        return [
            pair
            for pair, headings in self.crossings.items()
            if united(headings.values()) >> square & 1
        ]

    def without(self, number: int, square: int) -> "Plan":
        """The plan in which no bridge of a direction uses a square."""
        lanes = list(self.lanes)
        lanes[number] = _less(lanes[number], square)
        crossings = {pair: _less(headings, square) for pair, headings in self.crossings.items()}
        return self._replace(lanes=(lanes[0], lanes[1]), crossings=crossings)

    def crossing_at(self, square: int, pair: Pair) -> "Plan":
        """The plan in which two bridges cross in a square."""
        here = 1 << square
        north_south, east_west = (_less(lane, square) for lane in self.lanes)
        crossings = {other: _less(headings, square) for other, headings in self.crossings.items()}
        crossings[pair] = {
            heading: squares & here for heading, squares in self.crossings[pair].items()
        }
        return Plan(self.corners, (north_south, east_west), crossings, self.idle & ~here)


def first_plan(grid: Grid, squares: int, wanted: Pair) -> Plan:
    """All squares may be anything; a corner is as many levels from an edge as squares lie between."""
    many, more = wanted
    levels = [(i, j) for i in range(many + 1) for j in range(more + 1)]
    west, east, north, south = (
        _corners_behind(grid, squares, edge, most)
        for edge, most in zip(_edges(grid), (many, many, more, more), strict=True)
    )
    return Plan(
        corners={(i, j): west[i] & east[many - i] & north[j] & south[more - j] for i, j in levels},
        lanes=(
            {(i, j): squares for i, j in levels if i},
            {(i, j): squares for i, j in levels if j},
        ),
        crossings={(i, j): dict.fromkeys(grid.headings, squares) for i, j in levels if i and j},
        idle=grid.all,
    )


def narrowed(grid: Grid, plan: Plan, effort: Effort | None = None) -> Plan | None:
    """The plan without what is in no solution; nothing if there is no solution."""
    before = None
    while plan != before:
        if effort is not None:
            effort.spend()
        before = plan
        plan = _by_corners(grid, plan)
        if united(plan.corners.values()) != grid.corners:
            return None
        if plan.corners == before.corners:
            plan = _by_courses(grid, plan)
            if not all(any(headings.values()) for headings in plan.crossings.values()):
                return None
    return plan


def course_of(grid: Grid, plan: Plan, number: int, bridge: int) -> Course:
    """The squares that one bridge may use, in their order."""
    stretches = [
        squares for level, squares in plan.lanes[number].items() if level[number] == bridge
    ]
    crossings = [headings for pair, headings in plan.crossings.items() if pair[number] == bridge]
    return Course(stretches, [_turned(grid, headings, number) for headings in crossings])


def _edges(grid: Grid) -> tuple[int, int, int, int]:
    """The corners at the west, east, north and south edge of the board."""
    width, size = grid.width, grid.corners.bit_length()
    west = together(range(0, size, width))
    north = (1 << width) - 1
    return west, west << width - 1, north, north << size - width


def _corners_behind(grid: Grid, squares: int, edge: int, most: int) -> list[int]:
    """By k: the corners that no line from an edge gets to without passing k of the squares."""
    gaps = grid.all & ~squares
    seen, behind = edge, []
    for _ in range(most + 1):
        while (grown := seen | _corners_of(grid, _squares_at(grid, seen) & gaps)) != seen:
            seen = grown
        behind.append(grid.corners & ~seen)
        seen = _corners_of(grid, _squares_at(grid, seen))
    return [grid.corners, *behind]


def _squares_at(grid: Grid, corners: int) -> int:
    """The squares that have one of the corners."""
    return united(_around(grid, corners)) & grid.all


def _corners_of(grid: Grid, squares: int) -> int:
    """The corners that one of the squares has."""
    broad = squares | squares << 1
    return broad | broad << grid.width


def _less(parts: Mapping[K, int], square: int) -> dict[K, int]:
    keep = ~(1 << square)
    return {key: squares & keep for key, squares in parts.items()}


def _turned(grid: Grid, headings: Headings, number: int) -> Headings:
    """Headings of a north–south bridge as those of the bridge it crosses, which goes to its left.

    Southward and eastward go together; so do eastward and northward, and so on.
    """
    return {
        heading: headings[grid.headings[(index + number) % 4]]
        for index, heading in enumerate(grid.headings)
    }


Around = tuple[int, int, int, int]
"""For the corners in the north-west, north-east, south-east and south-west: whose squares they are."""


def _by_corners(grid: Grid, plan: Plan) -> Plan:
    """Without parts that no levels of their corners allow, and levels that no part allows."""
    around = {level: _around(grid, corners) for level, corners in plan.corners.items()}
    north_south, east_west = (_lanes(plan, number, around) for number in (0, 1))
    crossings = _crossings(plan, around)
    plan = plan._replace(lanes=(north_south, east_west), crossings=crossings)
    allowed = _allowed(grid, plan, around)
    corners = {level: plan.corners[level] & allowed[level] for level in allowed}
    return plan._replace(corners=corners)


def _around(grid: Grid, corners: int) -> Around:
    width = grid.width
    return corners, corners >> 1, corners >> width + 1, corners >> width


def _lanes(plan: Plan, number: int, around: dict[Pair, Around]) -> Parts:
    """A bridge has one level on one side, the other on the other, and no corner on a third."""
    east, south = ACROSS[number]
    lanes = {}
    for (i, j), squares in plan.lanes[number].items():
        before, behind = around[i - east, j - south], around[i, j]
        if squares:
            for one, other in zip(before, behind, strict=True):
                squares &= one | other
            squares &= united(before) & united(behind)
        lanes[i, j] = squares
    return lanes


def _crossings(plan: Plan, around: dict[Pair, Around]) -> Crossings:
    crossings = {}
    for pair, headings in plan.crossings.items():
        kept = {}
        for (heading, squares), levels in zip(headings.items(), _turns(pair), strict=True):
            for corner, level in enumerate(levels if squares else ()):
                squares &= around[level][corner]
            kept[heading] = squares
        crossings[pair] = kept
    return crossings


@cache
def _turns(pair: Pair) -> tuple[tuple[Pair, ...], ...]:
    """The levels around a crossing if the north–south bridge heads east, south, west or north."""
    i, j = pair
    southward = ((i - 1, j - 1), (i, j - 1), (i, j), (i - 1, j))
    return tuple(southward[turn:] + southward[:turn] for turn in (1, 0, 3, 2))


def _allowed(grid: Grid, plan: Plan, around: dict[Pair, Around]) -> Parts:
    """By level: the corners where every square that has them allows it."""
    backed = {level: [_idle(plan, corners)] * 4 for level, corners in around.items()}
    for (east, south), lane in zip(ACROSS, plan.lanes, strict=True):
        for (i, j), squares in lane.items():
            for level in ((i - east, j - south), (i, j)) if squares else ():
                backing = backed[level]
                for corner, corners in enumerate(around[level]):
                    backing[corner] |= squares & corners
    for pair, headings in plan.crossings.items():
        for squares, levels in zip(headings.values(), _turns(pair), strict=True):
            for corner, level in enumerate(levels if squares else ()):
                backed[level][corner] |= squares
    return {level: _by_all(grid, squares) for level, squares in backed.items()}


def _idle(plan: Plan, corners: Around) -> int:
    north_west, north_east, south_east, south_west = corners
    return north_west & north_east & south_east & south_west & plan.idle


def _by_all(grid: Grid, backed: list[int]) -> int:
    """The corners that have the backing of each square they belong to."""
    corners = grid.corners
    for squares, shift in zip(backed, (0, 1, grid.width + 1, grid.width), strict=True):
        corners &= squares << shift | ~(grid.all << shift)
    return corners


def _by_courses(grid: Grid, plan: Plan) -> Plan:
    """Without parts that lie on no course from edge to edge."""
    for number, way in enumerate(ways(grid)):
        for bridge in range(1, plan.wanted[number] + 1):
            course = trimmed(grid, way, course_of(grid, plan, number, bridge))
            plan = _with_course(grid, plan, number, bridge, course)
    return plan


def _with_course(grid: Grid, plan: Plan, number: int, bridge: int, course: Course) -> Plan:
    lanes = list(plan.lanes)
    levels = [level for level in lanes[number] if level[number] == bridge]
    pairs = [pair for pair in plan.crossings if pair[number] == bridge]
    crossings = [_turned(grid, headings, -number) for headings in course.crossings]
    lanes[number] = lanes[number] | dict(zip(levels, course.stretches, strict=True))
    return plan._replace(
        lanes=(lanes[0], lanes[1]),
        crossings=plan.crossings | dict(zip(pairs, crossings, strict=True)),
    )
