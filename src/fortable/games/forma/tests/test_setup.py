"""Material and setup."""

from itertools import product

import pytest

from fortable.kernel import referee
from fortable.kernel.log import Match
from fortable.kernel.options import parse_options, usual_options
from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule

from .. import GAME
from ..actions import LayOut, Scatter
from ..board.forms import POSES, SET, VALUES
from ..board.layout import faults
from ..board.placements import places
from ..board.squares import BOARD, COLUMNS, EMPTY, NAMES, NUMBERS, OBSTACLE, TOWER, names, where
from ..events import FirstSeatDrawn, LaidOut, LeftToChance, SquareEnclosed
from ..model import CHANCE_OBSTACLES, Options
from .table import (
    ONE,
    SEED,
    ZERO,
    after,
    at,
    begin,
    events,
    follows,
    in_order,
    layout,
    may,
    refused,
    replayed,
)

SQUARES = [f"{letter}{row}" for row in range(1, 21) for letter in "ABCDEFGHIJKLMNOPQRST"]
SIDES = "obstacle_contact=sides"


def polyominoes(size: int) -> set[frozenset[tuple[int, int]]]:
    """All shapes of so many squares joined side to side, in every way they can be turned."""
    if size == 1:
        return {frozenset({(0, 0)})}
    grown = {
        frozenset({*shape, (row + down, column + right)})
        for shape in polyominoes(size - 1)
        for row, column in shape
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    return {moved(shape) for shape in grown if len(shape) == size}


def moved(shape: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    return frozenset((row - top, column - left) for row, column in shape)


@rule("FA-01")
def test_the_board_has_20_by_20_squares() -> None:
    assert list(NUMBERS) == SQUARES
    assert EMPTY.split("/") == ["." * 20] * 20
    assert names(where(EMPTY, ".")) == tuple(SQUARES)
    assert names(BOARD.all) == tuple(SQUARES)


@rule("FA-01")
def test_row_1_is_in_the_north_and_column_a_in_the_west() -> None:
    assert names(BOARD.north) == tuple(f"{letter}1" for letter in COLUMNS)
    assert names(BOARD.south) == tuple(f"{letter}20" for letter in COLUMNS)
    assert names(BOARD.west) == tuple(f"A{row}" for row in range(1, 21))
    assert names(BOARD.east) == tuple(f"T{row}" for row in range(1, 21))


@rule("FA-01")
@pytest.mark.parametrize("square", ["U1", "A0", "A21", "Z99Z99Z99Z99Z99Z99Z99Z99"])
def test_other_squares_do_not_exist(square: str) -> None:
    refusal = refused(at(), f"0: F 0 {square}")
    facts = {"tried": square[:20], "first": "A1", "last": "T20"}
    assert (refusal.message, refusal.facts) == ("FA-01-no-such-square", facts)


@rule("FA-02")
def test_the_forms_are_all_free_polyominoes_of_one_to_five_squares() -> None:
    ours = [moved(frozenset(pose.squares)) for poses in POSES.values() for pose in poses]
    assert len(ours) == 91
    assert {*ours} == {shape for size in range(1, 6) for shape in polyominoes(size)}


@rule("FA-02")
def test_the_poses_of_a_form_are_its_turns_and_its_mirror_images() -> None:
    for poses in POSES.values():
        shapes = {moved(frozenset(pose.squares)) for pose in poses}
        one = moved(frozenset(poses[0].squares))
        for shape in (one, moved(frozenset((row, -column) for row, column in one))):
            for _ in range(4):
                assert shape in shapes
                shape = moved(frozenset((column, -row) for row, column in shape))


@rule("FA-02")
def test_a_pose_is_flipped_first_and_then_turned_to_the_right() -> None:
    drawn = {(pose.turn, pose.flipped): pose.squares for pose in POSES["4L"]}
    assert drawn == {
        (0, False): ((0, 0), (1, 0), (2, 0), (2, 1)),
        (1, False): ((0, 0), (0, 1), (0, 2), (1, 0)),
        (2, False): ((0, 0), (0, 1), (1, 1), (2, 1)),
        (3, False): ((0, 0), (1, -2), (1, -1), (1, 0)),
        (0, True): ((0, 0), (1, 0), (2, -1), (2, 0)),
        (1, True): ((0, 0), (1, 0), (1, 1), (1, 2)),
        (2, True): ((0, 0), (0, 1), (1, 0), (2, 0)),
        (3, True): ((0, 0), (0, 1), (0, 2), (1, 2)),
    }


@rule("FA-02")
def test_a_colour_has_22_forms_worth_90() -> None:
    assert len(SET) == 22
    assert sum(VALUES[form] for form in SET) == 90
    sizes = [VALUES[form] for form in SET]
    assert [sizes.count(size) for size in (1, 2, 3, 4, 5)] == [2, 1, 2, 5, 12]
    assert {form: SET.count(form) for form in SET} == dict.fromkeys(VALUES, 1) | {"1O": 2}


@rule("FA-02")
def test_an_empty_board_has_30_433_placements() -> None:
    assert sum(squares.bit_count() for squares in places(BOARD.all)) == 30_433


@rule("FA-02")
@pytest.mark.parametrize("form", ["Q", "C4", "", "FFFFFFFFFFFFFFFFFFFFFFFFFF"])
def test_other_forms_do_not_exist(form: str) -> None:
    refusal = refused(at(), f"0: {form or '?'} 0 C4")
    assert refusal.message == "FA-02-no-such-form"
    assert refusal.facts == {"tried": form[:20] or "?", "stock": tuple(VALUES)}


@rule("FA-03")
def test_markers_are_not_limited_by_the_box() -> None:
    spots = [f"{letter}{row}" for row in range(2, 20, 2) for letter in "BDFHJ"][:36]
    state = replayed(at(), [SquareEnclosed(ZERO, square) for square in spots])
    assert GAME.scores(state) == (360, 0)


@rule("FA-03", "FA-05")
def test_there_are_25_obstacles() -> None:
    squares = [f"{letter}{row}" for row in (1, 3, 5) for letter in "ACEGIKMOQS"]
    events(layout(), f"0: layout K10 {' '.join(squares[:25])}")
    refusal = refused(layout(), f"0: layout K10 {' '.join(squares[:26])}")
    assert refusal.message == "FA-07-bad-layout"
    assert refusal.facts["surplus"] == 26


@rule("FA-04")
@pytest.mark.parametrize(("seats", "colours", "worth"), [(2, 2, 180), (4, 1, 90)])
def test_two_players_have_two_colours_each_and_treat_them_as_one(
    seats: int, colours: int, worth: int
) -> None:
    state = begin(seats)
    assert (state.turn, state.phase, state.board) == (0, "lot", EMPTY)
    assert len(state.stocks) == state.seats == len(state.lost) == seats
    for stock in state.stocks:
        assert sorted(stock) == sorted(SET * colours)
        assert sum(VALUES[form] for form in stock) == worth


@rule("FA-04")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_only_two_or_four_can_play(seats: int) -> None:
    with pytest.raises(Illegal):
        begin(seats)


@rule("FA-05")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (4, 0), (4, 3)])
def test_the_starting_player_is_drawn_by_lot(seats: int, seat: int) -> None:
    opening = referee.settle(GAME, begin(seats), in_order(seat))
    assert opening.events == (FirstSeatDrawn(Seat(seat)),)
    now = opening.states[-1]
    assert GAME.waiting(now) == frozenset({Seat(seat)})
    assert now.phase == "layout"
    assert [bool(may(now, viewer)) for viewer in map(Seat, range(seats))] == [
        viewer == seat for viewer in range(seats)
    ]


@rule("FA-05")
@pytest.mark.parametrize("stones", ["", "A1 C3 T20"])
def test_who_begins_lays_out_obstacles_and_tower_and_then_lays_the_first_form(stones: str) -> None:
    start = layout(turn=1)
    assert events(start, f"1: layout K10 {stones}") == [LaidOut(ONE, "K10", tuple(stones.split()))]
    state = after(start, f"1: layout K10 {stones}")
    assert (state.phase, state.turn) == ("place", 1)
    assert names(where(state.board, TOWER)) == ("K10",)
    assert names(where(state.board, OBSTACLE)) == tuple(stones.split())


@rule("FA-05")
def test_the_board_is_laid_out_once_and_before_any_form() -> None:
    for wish in ("F 0 C4", "pass"):
        refusal = refused(layout(), f"0: {wish}")
        assert (refusal.message, refusal.facts) == ("FA-05-lay-out-first", {"most": 25})
    for wish in ("layout K10", "scatter 3"):
        assert refused(at(), f"0: {wish}").message == "FA-05-laid-out"


@rule("FA-06")
@pytest.mark.parametrize("tower", ["A10", "T10", "K1", "K20", "A1"])
def test_the_tower_may_not_stand_at_the_edge(tower: str) -> None:
    assert refused(layout(), f"0: layout {tower}").facts["edge"] == (tower,)


@rule("FA-06")
@pytest.mark.parametrize("tower", ["B2", "S19"])
def test_obstacles_may_stand_at_the_edge_and_the_tower_one_square_from_it(tower: str) -> None:
    assert faults(Options(), tower, ["K1", "K20", "A10", "T10"]) is None


@rule("FA-06")
@pytest.mark.parametrize(
    ("one", "other", "at_corners"),
    [
        ("C3", "D3", False),
        ("C3", "C4", False),
        ("C3", "D4", True),
        ("C3", "B4", True),
        ("C3", "E3", None),
        ("C3", "C5", None),
        ("T3", "A4", None),
        ("T3", "A5", None),
    ],
)
@pytest.mark.parametrize("contact", ["corners", "sides"])
def test_obstacles_may_not_touch(
    one: str, other: str, at_corners: bool | None, contact: str
) -> None:
    state = layout("-" if contact == "corners" else SIDES)
    if at_corners is None or (at_corners and contact == "sides"):
        assert after(state, f"0: layout K10 {one} {other}").phase == "place"
    else:
        touching = refused(state, f"0: layout K10 {one} {other}").facts["touching"]
        assert touching == tuple(sorted((one, other), key=NUMBERS.__getitem__))


@rule("FA-06")
@pytest.mark.parametrize("stone", ["J10", "L10", "K9", "K11"])
@pytest.mark.parametrize("options", ["-", SIDES])
def test_an_obstacle_may_not_touch_the_tower_either(stone: str, options: str) -> None:
    touching = refused(layout(options), f"0: layout K10 {stone}").facts["touching"]
    assert {*touching} == {"K10", stone}  # type: ignore[misc]


@rule("FA-07")
def test_a_bad_layout_is_refused_whole_with_each_offending_square() -> None:
    refusal = refused(layout(), "0: layout A5 C3 D4 H8 H8 Z9 Q2 Q3 M13")
    assert refusal.message == "FA-07-bad-layout"
    assert refusal.facts == {
        "unknown": ["Z9"],
        "twice": ("H8",),
        "edge": ("A5",),
        "touching": ("Q2", "C3", "Q3", "D4"),
        "surplus": None,
    }


@rule("FA-07")
def test_names_that_are_no_squares_are_told_in_short() -> None:
    tower = "X" * 50
    refusal = refused(layout(), f"0: layout {tower} {' '.join(f'Y{n}' for n in range(30))}")
    assert refusal.facts["unknown"] == ["X" * 20, *(f"Y{number}" for number in range(9))]
    assert refusal.facts["surplus"] == 30
    assert (refusal.facts["twice"], refusal.facts["edge"], refusal.facts["touching"]) == (None,) * 3


@rule("FA-07")
def test_obstacles_are_kept_in_the_order_of_the_board() -> None:
    assert events(layout(), "0: layout K10 C3 A1") == [LaidOut(ZERO, "K10", ("A1", "C3"))]


@rule("FA-07")
def test_a_random_layout_of_any_number_is_offered() -> None:
    assert may(layout()) == [f"scatter {number}" for number in range(26)]


@rule("FA-07")
@pytest.mark.parametrize("number", [-1, 26, 10**30])
def test_but_of_no_other_number(number: int) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.decide(layout(), ZERO, Scatter(number))
    assert refusal.value == Illegal("FA-05", "no-such-number", tried=number, most=25)


@rule("FA-07")
def test_chance_lays_out_tower_and_obstacles_on_the_first_squares_that_may_have_them() -> None:
    told = events(layout(), "0: scatter 3")
    assert told == [LeftToChance(ZERO, 3), LaidOut(ZERO, "B2", ("D1", "F1", "H1"))]
    state = after(layout(), "0: scatter 3")
    assert (state.phase, state.scattered, state.turn) == ("place", 0, 0)
    sides = events(layout(SIDES), "0: scatter 3")[1]
    assert sides == LaidOut(ZERO, "B2", ("A1", "C1", "E1"))


@rule("FA-05")
def test_chance_lays_out_the_board_by_itself_where_the_table_wants_that() -> None:
    match = Match.begin(GAME, 2, Options(layout="by_chance"), SEED)
    state = match.state
    stones = names(where(state.board, OBSTACLE))
    assert (state.phase, len(stones), state.board.count(TOWER)) == ("place", CHANCE_OBSTACLES, 1)
    assert [type(event) for event in match.events] == [FirstSeatDrawn, LaidOut]
    assert faults(state.options, names(where(state.board, TOWER))[0], stones) is None
    refusal = refused(state, f"{state.turn}: scatter 3")
    assert (refusal.rule, refusal.reason) == ("FA-05", "laid-out")


@rule("FA-05")
def test_people_begin_on_a_board_that_is_laid_out_and_what_was_written_down_stays() -> None:
    assert usual_options(Options) == Options(layout="by_chance")
    assert parse_options(Options, "-").layout == "by_hand"


@rule("FA-07")
def test_while_chance_lays_out_nobody_acts() -> None:
    middle = follows(layout(), "0: scatter 7").states[0]
    assert (middle.phase, middle.scattered) == ("scatter", 7)
    draw = GAME.waiting(middle)
    assert draw.bag == tuple(NAMES)  # type: ignore[union-attr]
    assert draw.count == 400  # type: ignore[union-attr]


@rule("FA-07", "FA-06")
@pytest.mark.parametrize("options", [Options(), Options(obstacle_contact="sides")])
@pytest.mark.parametrize(("number", "first"), [*product((0, 1, 25), (0, 100, 400))])
def test_what_chance_lays_out_is_in_order(options: Options, number: int, first: int) -> None:
    state = layout("-" if options == Options() else SIDES)
    laid = follows(state, f"0: scatter {number}", chance=in_order(first)).events[-1]
    assert isinstance(laid, LaidOut)
    assert len(laid.obstacles) == number
    assert faults(options, laid.tower, laid.obstacles) is None
    GAME.decide(state, ZERO, LayOut(laid.tower, laid.obstacles))
