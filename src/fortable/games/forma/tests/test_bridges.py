"""Bridges: what they are made of, and that the most are found, held against brute force.

The brute force is written from the clauses: every way from edge to edge, and every set of them in which
two of a direction share no square and two of different directions share one at most.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise, product
from random import Random

import pytest
from msgspec.structs import replace

from fortable.testing import rule

from ..board.grid import Grid, together
from ..board.squares import BOARD, EMPTY, NUMBERS, put
from ..bridges.most import count, most_bridges
from ..events import FormLaid
from ..scoring import tally
from .table import ZERO, begin, replayed, squares_of

BOARDS = [
    ("####./.#.../#.#../..###/..#.#", 0),
    ("##.#.##/.###.../##.#.##/#..#.#./#...##./...####/####...", 1),
    ("#...#/#.##./##..#/.##.#/.####", 1),
    ("#.#.#/.###./##..#/####./#.###", 2),
    (".#..#/..#.#/#####/####./#..##", 2),
    ("##.#./##.#./.####/#..##/#####", 3),
    ("..##./###.#/#.###/#####/#####", 3),
    ("#####/#####/####./.####/...##", 4),
    (".#.../#####/#####/#####/#####", 5),
    (".####/..#.#/###.#/.####/.###.", 2),
    ("#.###/#.###/#####/###.#/####.", 3),
    ("#.###/#.###/.###./####./####.", 2),
    ("#..##/##.##/#####/..###/####.", 3),
    ("#####/####./#.###/###.#/####.", 4),
    ("#####./###.##/.####./######/#.#.##/.####.", 3),
    ("#####/.#.#./#####/..###/#####", 4),
    ("#####/###.#/#####/#####/#.#..", 5),
    ("####./##.##/.####/#####/#####", 4),
    ("##..#/.####/#####/#####/#####", 5),
    ("###.##/###..#/######/##.###/##.###/#.####", 3),
    ("#####./###..#/###.../####../#####./##.###", 4),
    (".##.#/#####/#.###/#.###/####.", 3),
    ("#####/##.##/#.###/#.###/####.", 4),
    ("#####/#####/####./####./##.#.", 5),
    ("####.../#.####./#.##.##/#######/.###.##/##.#..#/#.#####", 3),
    ("####./#.###/###.#/#.###/#####", 4),
    ("###.#/#####/#.###/####./#####", 5),
    ("#####/####./#####/.###./#####", 6),
    ("#.###/####./#####/#####/#####", 6),
    ("######.#/#..##.##/#####..#/######.#/##.##.##/##.##.#./###.#.##/########", 5),
    ("###..#/###.##/######/######/####.#/#####.", 5),
    ("######/#####./######/####.#/#####./####.#", 6),
    ("###.##/##..##/######/#.####/######/#####.", 5),
    ("#####/#####/#####/###.#/###.#", 7),
    ("#####/#####/##.##/#####/#####", 8),
    ("####/####/#.#./####/.#.#", 4),
    ("####./##.##/####./##.##", 4),
]
"""With the most bridges of both directions together."""

Squares = frozenset[tuple[int, int]]


def rows_of(board: str) -> list[str]:
    return board.split("/")


def drawn(rows: Sequence[str]) -> Squares:
    return frozenset(
        (row, column)
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark == "#"
    )


def ours(rows: Sequence[str]) -> tuple[list[Squares], list[Squares]]:
    """The bridges that are found, checked to be bridges."""
    grid = Grid(len(rows), len(rows[0]))
    squares = drawn(rows)
    found = most_bridges(grid, together(row * grid.width + column for row, column in squares))
    ways = ([], [])  # type: tuple[list[Squares], list[Squares]]
    for number, chains in enumerate(found):
        for chain in chains:
            places = [divmod(square, grid.width) for square in chain]
            assert {*places} <= squares
            assert places[0][number] == 0
            assert places[-1][number] == (len(rows), len(rows[0]))[number] - 1
            for (row, column), (down, right) in pairwise(places):
                assert abs(row - down) + abs(column - right) == 1
            ways[number].append(frozenset(places))
    assert count(found) == len(ways[0]) + len(ways[1])
    return ways


def check(rows: Sequence[str]) -> int:
    """How many bridges are found; they keep to FA-20."""
    north_south, east_west = ours(rows)
    for bridges in (north_south, east_west):
        assert all(not one & other for one, other in combinations(bridges, 2))
    assert all(len(one & other) <= 1 for one, other in product(north_south, east_west))
    return len(north_south) + len(east_west)


def by_force(rows: Sequence[str]) -> int:
    """The most bridges, by trying all sets of ways."""
    squares = drawn(rows)
    ways = [
        *((0, way) for way in shortest(set(roads(squares, 0, len(rows) - 1)))),
        *((1, way) for way in shortest(set(roads(squares, 1, len(rows[0]) - 1)))),
    ]
    friends = [
        sum(1 << other for other in range(number) if go_together(ways[number], ways[other]))
        for number in range(len(ways))
    ]

    @cache
    def most(candidates: int) -> int:
        best = 0
        while candidates:
            number = candidates.bit_length() - 1
            candidates &= ~(1 << number)
            if 1 + (candidates & friends[number]).bit_count() > best:
                best = max(best, 1 + most(candidates & friends[number]))
        return best

    return most((1 << len(ways)) - 1)


def go_together(one: tuple[int, Squares], other: tuple[int, Squares]) -> bool:
    shared = len(one[1] & other[1])
    return shared <= 1 if one[0] != other[0] else shared == 0


def roads(squares: Squares, axis: int, last: int) -> Iterator[Squares]:
    """Every way from the first line of squares to the last one that goes over no square twice."""
    for start in sorted(squares):
        if start[axis] == 0:
            yield from _onward(squares, axis, last, [start])


def _onward(
    squares: Squares, axis: int, last: int, way: list[tuple[int, int]]
) -> Iterator[Squares]:
    row, column = way[-1]
    if way[-1][axis] == last:
        yield frozenset(way)
        return
    for step in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
        if step in squares and step not in way:
            yield from _onward(squares, axis, last, [*way, step])


def shortest(ways: set[Squares]) -> list[Squares]:
    """Ways that hold no other: to cut a way short never adds a shared square."""
    kept: list[Squares] = []
    for way in sorted(ways, key=len):
        if not any(shorter <= way for shorter in kept):
            kept.append(way)
    return kept


def all_boards(rows: int, columns: int) -> Iterator[list[str]]:
    for number in range(1 << rows * columns):
        marks = f"{number:0{rows * columns}b}".replace("0", ".").replace("1", "#")
        yield [marks[start : start + columns] for start in range(0, len(marks), columns)]


def any_board(rng: Random, rows: int, columns: int, share: float) -> list[str]:
    return [
        "".join("#" if rng.random() < share else "." for _ in range(columns)) for _ in range(rows)
    ]


@rule("FA-21")
@pytest.mark.parametrize(("board", "best"), BOARDS)
def test_the_most_bridges_are_found(board: str, best: int) -> None:
    assert check(rows_of(board)) == best


@rule("FA-21")
@pytest.mark.parametrize(("board", "best"), [case for case in BOARDS if len(case[0]) < 30])
def test_brute_force_finds_the_same(board: str, best: int) -> None:
    assert by_force(rows_of(board)) == best


@rule("FA-20", "FA-21")
@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 4), (4, 1), (2, 3), (3, 3), (4, 3)])
def test_on_all_boards_of_a_small_size(rows: int, columns: int) -> None:
    for board in all_boards(rows, columns):
        assert check(board) == by_force(board), board


@rule("FA-20", "FA-21")
@pytest.mark.parametrize(
    ("rows", "columns", "share", "boards"),
    [(4, 4, 0.8, 200), (4, 5, 0.75, 120), (5, 4, 0.85, 100), (5, 5, 0.7, 80), (6, 6, 0.6, 40)],
)
def test_on_random_larger_boards(rows: int, columns: int, share: float, boards: int) -> None:
    rng = Random(f"{rows}x{columns}")
    for _ in range(boards):
        board = any_board(rng, rows, columns, share)
        assert check(board) == by_force(board), board


@rule("FA-21")
def test_bridges_of_each_direction_alone_are_as_many_as_fit_beside_each_other() -> None:
    assert check(["#.##"] * 4) == 3
    assert check(["####", "....", "####"]) == 2
    assert check(["#####"] * 5) == 10
    assert check(["....."] * 5) == 0


@rule("FA-20")
def test_a_corridor_for_both_directions_is_one_bridge_only() -> None:
    corridor = ["#####....", "....#....", "....#####"]
    assert check(corridor) == 1
    crossing = ["..#..", "..#..", "#####", "..#..", "..#.."]
    assert check(crossing) == 2
    assert check(["..#..", "..##.", "####.", "..###", "..#.."]) == by_force(
        ["..#..", "..##.", "####.", "..###", "..#.."]
    )


def bridged(mark: str) -> int:
    """The points for bridges of column C, which has `mark` in its fifth square."""
    column = sum(1 << NUMBERS[f"C{row}"] for row in range(1, 21))
    board = put(put(EMPTY, column, "0"), 1 << NUMBERS["C5"], mark)
    return tally(replace(begin(), board=board), ZERO).bridges


@rule("FA-19")
@pytest.mark.parametrize(
    ("mark", "points"),
    [("0", 50), ("a", 50), ("A", 50), ("1", 0), ("b", 0), ("B", 0), (".", 0), ("#", 0), ("^", 0)],
)
def test_a_bridge_is_made_of_own_forms_and_own_markers(mark: str, points: int) -> None:
    assert bridged(mark) == points


@rule("FA-19")
def test_it_goes_from_one_edge_to_the_opposite_one() -> None:
    for line in ([f"C{row}" for row in range(1, 21)], [f"{c}7" for c in "ABCDEFGHIJKLMNOPQRST"]):
        squares = together(NUMBERS[square] for square in line)
        assert count(most_bridges(BOARD, squares)) == 1
        for missing in (line[0], line[9], line[-1]):
            assert count(most_bridges(BOARD, squares & ~(1 << NUMBERS[missing]))) == 0


@rule("FA-19")
def test_corners_are_not_enough() -> None:
    diagonal = together(
        NUMBERS[f"{letter}{row}"] for row, letter in enumerate("ABCDEFGHIJKLMNOPQRST", 1)
    )
    assert count(most_bridges(BOARD, diagonal)) == 0
    stairs = diagonal | BOARD.moved(diagonal, 1)
    assert count(most_bridges(BOARD, stairs)) == 1


@rule("FA-19", "FA-04")
def test_forms_laid_one_by_one_become_a_bridge_of_50_points() -> None:
    forms = ["I 0 A1", "I 0 A6", "4I 0 A11", "4I 0 A15", "2I 0 A19"]
    state = begin()
    for form in forms:
        assert tally(state, ZERO).bridges == 0
        name, _, square = form.split()
        state = replayed(state, [FormLaid(ZERO, name, 0, False, square)])
    assert tally(state, ZERO).bridges == 50
    assert sum(squares_of(form).bit_count() for form in forms) == 20
