"""Positions and actions as text, and positions that cannot be."""

import pytest

from fortable.kernel import referee
from fortable.kernel.chance import Draw, Picks
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal
from fortable.testing import rule

from .. import GAME
from ..actions import AnyAction, Boost, Play
from ..model import Options
from .table import SEED, at, follows

FIVE = "2/3 3/3 4/3 5/3 6/3"
OUT = "A2 A3 B2 B3 C2 C3"
RACE = f"- | play 0 0 | A1:5.1 B1:3.1 C1:2.1 | {FIVE}, {FIVE}, {FIVE} | 0 0 0 | - | {OUT}"


def impossible(position: str) -> str:
    """The clause that speaks against a position, of which the wrong part is named."""
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_state(position)
    assert refusal.value.message == "TB-08-against"
    assert refusal.value.facts["part"]
    return str(refusal.value.facts["clause"])


def changed(old: str, new: str, position: str = RACE) -> str:
    assert old in position
    return position.replace(old, new, 1)


@rule("FF-22")
def test_a_position_is_written_part_by_part() -> None:
    race = at("A1:17.1 B1:-3.4", "2/3 7/3 8 Turbo", options="title=final", out="C1", B=FIVE)
    states = follows(race, "7/3+Turbo = 8").states
    line = "title=final | play 1 0 | A1:29.1 B1:-3.4 | 2/3 8 8, 2/3 3/3 4/3 5/3 6/3, - | 2 0 0 | "
    assert GAME.notation.write_state(states[-1]) == (f"{line}7/3 Turbo^ | C1 A2 A3 B2 B3 C2 C3")
    assert GAME.notation.write_state(states[0]).startswith("title=final | draw 0 12 | A1:17.1")


@rule("FF-22")
def test_several_of_a_kind_are_counted() -> None:
    race = at("A1:17.1 B1:12.1", "8 8 8 8 8", B="8 8 2/3 2/3 2/3")
    states = follows(race, "8 = 7", "8").states
    assert "| 8x2^ |" in GAME.notation.write_state(states[-1])


@rule("FF-08", "FF-07")
@pytest.mark.parametrize("grid", ["mirrored", "random"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_opening_reads_back_as_it_was_written(seats: int, grid: str) -> None:
    options = Options(grid="random" if grid == "random" else "mirrored")

    def choose(draw: Draw) -> Picks:
        return draw.bag[: draw.count]

    first = referee.start(GAME, options, seats)
    for state in (first, *referee.settle(GAME, first, choose).states):
        line = GAME.notation.write_state(state)
        assert GAME.notation.read_state(line) == state


@rule("FF-10", "FF-12", "FF-16", "FF-17", "FF-19")
def test_what_lies_between_two_choices_can_be_written_too() -> None:
    race = at("A1:35.1 B1:20.1 C1:12.1", "3/3 8 8 8 8", moved=2, pile="7")
    final = at("A1:25.1 B1:24.1", "6 6 6 6 6", B="8 8 8 8 8")
    for course in (follows(race, "8 = 7"), follows(final, "6", "8")):
        assert len(course.states) > 5
        for state in course.states:
            line = GAME.notation.write_state(state)
            assert GAME.notation.read_state(line) == state


@rule("FF-10")
@pytest.mark.parametrize(
    ("word", "action"),
    [
        ("7/3", Play("7/3")),
        ("8", Play("8")),
        ("Turbo", Play("Turbo")),
        ("1/10+Turbo", Boost("1/10")),
        ("Turbo+Turbo", Boost("Turbo")),
    ],
)
def test_an_action_is_a_card_alone_or_with_a_turbo(word: str, action: AnyAction) -> None:
    assert GAME.notation.read_action(word) == action
    assert GAME.notation.write_action(action) == word


@rule("FF-10")
@pytest.mark.parametrize("word", ["t", "TURBO", " turbo "])
def test_a_turbo_is_easy_to_type(word: str) -> None:
    assert GAME.notation.read_action(word) == Play("Turbo")
    assert GAME.notation.read_action(f"7/3 {word}") == Boost("7/3")
    assert GAME.notation.read_action(f"7/3+{word}") == Boost("7/3")


@rule("FF-10")
@pytest.mark.parametrize("word", ["", "9", "7/3 7/3", "play", "7/3+Turbo+Turbo", "Turbo 7/3", "+"])
def test_other_words_are_no_actions(word: str) -> None:
    with pytest.raises(Illegal, match=r"no-such-action|form"):
        GAME.notation.read_action(word)


@rule("FF-22")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("| - |", "|"),
        ("play 0 0", "play 0"),
        ("play", "drive"),
        ("play 0 0", "play x 0"),
        ("play 0 0", "play -1 0"),
        ("A1:5.1", "A1"),
        ("A1:5.1", "A4:5.1"),
        ("A1:5.1", "A1:555.1"),
        ("2/3", "2/2"),
        ("A2", "G2"),
        ("| - |", "| 8x |"),
        ("| - |", "| 11^ |"),
        ("| - |", "| 8xx2 |"),
    ],
)
def test_nonsense_is_unreadable(old: str, new: str) -> None:
    with pytest.raises(Illegal, match="position"):
        GAME.notation.read_state(changed(old, new))


@rule("FF-22")
def test_a_position_can_be_read() -> None:
    state = GAME.notation.read_state(RACE)
    assert GAME.notation.write_state(state) == RACE
    assert len(state.pile) == 95


@rule("FF-01")
def test_there_are_three_to_six_teams() -> None:
    two = f"- | play 0 0 | A1:5.1 B1:3.1 | {FIVE}, {FIVE} | 0 0 | - | A2 A3 B2 B3"
    assert impossible(two) == "FF-01"
    assert impossible(changed("| 0 0 0 |", "| 0 0 |")) == "FF-01"


@rule("FF-01")
@pytest.mark.parametrize(
    ("old", "new", "against"),
    [
        ("A2 A3", "A2 A2 A3", "FF-01"),
        ("A2 A3", "A1 A2 A3", "FF-01"),
        ("A2 A3", "A2", "FF-08"),
        ("A2 A3", "A2 A3 D1", "FF-08"),
        ("C1:2.1 ", "", "FF-08"),
    ],
)
def test_every_car_is_in_the_race_or_out(old: str, new: str, against: str) -> None:
    assert impossible(changed(old, new)) == against


@rule("FF-08")
@pytest.mark.parametrize(
    ("turn", "track", "against"),
    [
        ("grid 0 0", "A1:0.1 B1:0.2", "FF-08"),
        ("grid 0 0", "A2:0.1 B2:0.2 C2:0.3", "FF-08"),
        ("deal 0 0", "A1:0.1 B1:0.2 C1:0.3", "FF-08"),
        ("grid 1 0", "-", "FF-09"),
        ("grid 0 0", "A1:0.1 B1:0.3 C1:0.2", "FF-08"),
        ("grid 0 0", "A1:0.1 B1:0.2 C1:-1.3", "FF-08"),
    ],
)
def test_cars_line_up_row_by_row(turn: str, track: str, against: str) -> None:
    assert impossible(f"- | {turn} | {track} | -, -, - | 0 0 0 | - | -") == against


@rule("FF-08")
def test_when_all_rows_stand_the_line_up_is_over() -> None:
    rows = "A1:0.1 B1:0.2 C1:0.3 C2:-1.1 B2:-1.2 A2:-1.3 A3:-2.1 B3:-2.2 C3:-2.3"
    line_up = f"- | grid 0 0 | {rows} | -, -, - | 0 0 0 | - | -"
    assert impossible(line_up) == "FF-08"
    swapped = line_up.replace("A1", "A9").replace("A2", "A1").replace("A9", "A2")
    assert impossible(changed("grid", "deal", swapped)) == "FF-08"
    assert GAME.notation.read_state(changed("grid", "deal", line_up)).phase == "deal"
    assert impossible(changed("| - | -", "| 8^ | -", changed("grid", "deal", line_up))) == ("FF-10")


@rule("FF-19")
@pytest.mark.parametrize(("phase", "cars"), [("play", 1), ("over", 2), ("play", 0), ("done", 0)])
def test_a_race_has_two_cars_and_its_winner_is_alone(phase: str, cars: int) -> None:
    left = ["A1:5.1", "B1:3.1"][:cars]
    out = ["A1", "B1", "C1"][cars:]
    hands = [FIVE if index < cars else "-" for index in range(3)]
    position = f"- | {phase} 0 0 | {' '.join(left) or '-'} | {', '.join(hands)} | 0 0 0 | - | "
    assert impossible(f"{position}{OUT} {' '.join(out)}") == "FF-19"


@rule("FF-09", "FF-15")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("A1:5.1", "A1:2.2"),
        ("A1:5.1 B1:3.1", "A1:3.2 B1:3.1"),
        ("play 0 0", "play 3 0"),
        ("A1:5.1", "A1:31.1"),
        ("play 0 0", "done 1 0"),
    ],
)
def test_cars_that_are_still_to_move_are_in_order_and_underway(old: str, new: str) -> None:
    assert impossible(changed(old, new)) == "FF-09"


@rule("FF-09", "FF-15")
def test_cars_that_have_moved_stand_anywhere() -> None:
    moved = changed("A1:5.1", "A1:31.1", changed("play 0", "play 1"))
    assert GAME.notation.read_state(moved).track[0].place == 31
    behind = changed("A1:5.1", "A1:2.2", changed("play 0", "play 1"))
    assert GAME.notation.read_state(behind).moved == 1


@rule("FF-10")
@pytest.mark.parametrize("turn", ["play 0 3", "draw 0 0", "move 0 0", "move 0 16", "done 0 3"])
def test_a_car_is_moving_only_after_a_card_was_played(turn: str) -> None:
    assert impossible(changed("play 0 0", turn)) == "FF-10"


@rule("FF-02")
@pytest.mark.parametrize(("old", "new"), [("C1:2.1", "C1:-15.1"), ("A1:5.1", "A1:46.1")])
def test_cars_are_on_the_track(old: str, new: str) -> None:
    moved = changed("play 0 0", "play 1 0")
    assert impossible(changed(old, new, moved)) == "FF-02"
    nearly = new.replace("-15", "-14").replace("46", "45")
    assert GAME.notation.read_state(changed(old, nearly, moved)).phase == "play"


@rule("FF-13")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("A1:5.1", "A1:5.5"),
        ("A1:5.1", "A1:5.0"),
        ("B1:3.1 C1:2.1", "B1:3.1 C1:3.1"),
        ("A1:5.1 B1:3.1 C1:2.1", "A1:28.1 B1:3.1 C1:-2.1"),
        ("C1:2.1", "C1:-2.5"),
    ],
)
def test_every_car_has_a_lane_of_its_own(old: str, new: str) -> None:
    assert impossible(changed(old, new)) == "FF-13"


@rule("FF-13", "FF-08")
def test_only_at_the_first_start_there_are_more_than_four_lanes() -> None:
    rows = " ".join(
        f"{team}{row + 1}:{-row}.{lane}" for row in (0, 1) for lane, team in enumerate("ABCDEF", 1)
    )
    hands = ", ".join([FIVE] * 6)
    first = f"- | play 0 0 | {rows} | {hands} | 0 0 0 0 0 0 | - | -"
    assert GAME.notation.read_state(first).track[5].lane == 6
    assert impossible(changed("F1:0.6", "F1:0.7", first)) == "FF-13"
    later = changed("A2:-1.1 ", "", first).replace("| - | -", "| - | A2")
    assert impossible(later) == "FF-13"
    assert impossible(changed("A1:0.1", "A1:1.5", first)) == "FF-13"


@rule("FF-11", "FF-07")
@pytest.mark.parametrize(
    ("old", "new", "against"),
    [
        ("| 0 0 0 |", "| 4 0 0 |", "FF-11"),
        ("| 0 0 0 |", "| 1 0 0 |", "FF-07"),
        (f"| {FIVE},", f"| {FIVE} 8,", "FF-07"),
        (f"| {FIVE},", "| 2/3 3/3 4/3 5/3,", "FF-07"),
        (f"| {FIVE},", "| 3/3 2/3 4/3 5/3 6/3,", "FF-07"),
        (f"| {FIVE},", "| -,", "FF-07"),
        ("play 0 0", "draw 0 3", "FF-07"),
    ],
)
def test_hands_are_as_large_as_the_turbos_leave_them(old: str, new: str, against: str) -> None:
    assert impossible(changed(old, new)) == against


@rule("FF-17")
def test_a_team_that_is_out_has_no_hand() -> None:
    gone = RACE.replace(" C1:2.1", "").replace(OUT, f"{OUT} C1")
    assert impossible(gone) == "FF-07"
    assert GAME.notation.read_state(changed("play", "done", gone)).phase == "done"
    without = gone.replace(f"{FIVE} | 0", "- | 0")
    assert GAME.notation.read_state(without).hands[2] == ()


@rule("FF-04")
@pytest.mark.parametrize(
    ("old", "new"), [("| - |", "| 8x9^ |"), ("| - |", "| Turbox7^ |"), ("| - |", "| 2/3x6^ |")]
)
def test_there_is_one_deck(old: str, new: str) -> None:
    assert impossible(changed(old, new)) == "FF-04"


@rule("FF-12")
@pytest.mark.parametrize("discards", ["8", "8x0^", "8x0^ 7"])
def test_a_discard_pile_has_a_top(discards: str) -> None:
    assert impossible(changed("| - |", f"| {discards} |")) == "FF-12"


@rule("FF-12")
def test_the_draw_pile_is_empty_only_until_it_is_shuffled() -> None:
    rest = "1/10x8 2/3x5 3/3x5 4/3x5 5/3x5 6/3x5 7/3x8 8/3x8 9/3x8 10/3x8 6x8 7x8 8x8 Turbox6^"
    assert impossible(changed("| - |", f"| {rest} |")) == "FF-12"
    moving = changed("play 0 0", "move 0 3", changed("| - |", f"| {rest} |"))
    assert GAME.notation.read_state(moving).pile == ()


@rule("FF-10")
@pytest.mark.parametrize("turn", ["move 0 3", "done 0 0"])
def test_a_match_does_not_begin_between_two_choices(turn: str) -> None:
    with pytest.raises(Illegal, match="not-at-rest"):
        Match.at(GAME, changed("play 0 0", turn), SEED)
    assert Match.at(GAME, RACE, SEED).waiting == {0}
