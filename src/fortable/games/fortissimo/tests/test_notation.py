"""Positions and actions as text, and positions that cannot be."""

import pytest

from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..actions import AnyAction, Fire, Insert, Return, Take, Turn
from ..model import PLACES
from .table import at, follows, whole

NINE = "1 2 3 4 5 6 7 8 9"

POSITIONS = [
    "- | 0 0 lot - | - | 1, 1",
    "- | 0 0 turn - | - | 1, 1",
    "first_seat=2 memory_aid=true moment_ms=500 | 2 0 turn - | - | 1, 1, 1",
    "- | 1 3 reveal C4 | C4:17 | 1 5, 1 4",
    "- | 1 3 reveal C4 | - | 1 5, 1 4",
    "- | 1 3 choose C4 | C4:17* | 1 5, 1 4",
    "- | 0 9 choose C4 | A1:. B7:30* C4:3* D1:20 | 1 5, 1 46",
    "rules=advanced | 0 9 aim - | - | 1 7, 1 8 16, 1, 1 31! | 9",
    "rules=advanced last_cannon=silent | 1 30 turn - | - | 1 31, 1 8",
    f"- | 1 30 over - | C4:17 | 1 46, {NINE} 10 | - | FT-11",
    "- | 1 30 over - | C4:17 | 1 46, 1 45 | - | FT-12",
]


def impossible(position: str) -> str:
    """The clause that speaks against a position."""
    with pytest.raises(Illegal) as refusal:
        at(position)
    assert refusal.value.message == "TB-08-against"
    return str(refusal.value.facts["clause"])


@rule("FT-24")
@pytest.mark.parametrize("position", POSITIONS)
def test_a_position_reads_back_as_it_was_written(position: str) -> None:
    state = at(position)
    assert GAME.notation.read_state(GAME.notation.write_state(state)) == state


@rule("FT-24")
def test_a_position_is_written_row_by_row() -> None:
    written = GAME.notation.write_state(
        at("rules=advanced | 1 12 choose C4 | A1:. B2:20 C4:17* | 1 5 31!, 1 4 7 | 9")
    )
    assert written == (
        "rules=advanced | 1 12 choose C4 | . ? ? ? ? ? ? ? ? / ? 20 ? ? ? ? ? ? ? / "
        "? ? ? 17* ? ? ? ? ? / ? ? ? ? ? ? ? ? ? / ? ? ? ? ? . . . . | 1 5 31!, 1 4 7 | 9 | -"
    )


@rule("FT-18")
@pytest.mark.parametrize("position", ["1 4 11", "1 8"])
def test_what_lies_between_two_choices_can_be_written_too(position: str) -> None:
    before = f"rules=advanced | 0 9 choose C4 | C4:7* | 1 5, {position}"
    for state in follows(before, "0: take C4").states:
        assert GAME.notation.read_state(GAME.notation.write_state(state)) == state


@rule("FT-02")
@pytest.mark.parametrize("ramparts", ["1", "1, 1, 1, 1, 1", "1 2, 2", "5, 1", "1, "])
def test_two_to_four_ramparts_begin_with_the_start_card(ramparts: str) -> None:
    assert impossible(f"- | 0 9 turn - | - | {ramparts}") == "FT-02"


@rule("FT-02")
def test_it_is_the_turn_of_a_seat_that_plays() -> None:
    assert impossible("- | 2 9 turn - | - | 1, 1") == "FT-02"


@rule("FT-01")
@pytest.mark.parametrize(
    ("cards", "ramparts", "discards"),
    [
        ("-", "1 5, 1 5", "-"),
        ("C4:5", "1 5, 1", "-"),
        ("B2:7 C4:7", "1, 1", "-"),
        ("-", "1 5, 1", "5"),
        ("-", "1 47, 1", "-"),
        ("C4:1", "1, 1", "-"),
    ],
)
def test_every_number_is_there_once(cards: str, ramparts: str, discards: str) -> None:
    assert impossible(f"- | 0 9 turn - | {cards} | {ramparts} | {discards}") == "FT-01"


@rule("FT-08")
def test_a_rampart_climbs() -> None:
    assert impossible("- | 0 9 turn - | - | 1 8 5, 1") == "FT-08"


@rule("FT-03")
def test_the_grid_holds_all_cards_that_are_left() -> None:
    assert impossible("- | 0 9 turn - | A1:. A2:. | 1 8, 1") == "FT-03"


@rule("FT-03")
@pytest.mark.parametrize("cells", [44, 46])
def test_the_grid_has_45_places(cells: int) -> None:
    line = whole("- | 0 9 turn - | - | 1, 1").replace(" ".join("?" * 45), " ".join("?" * cells))
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_state(line)
    assert refusal.value.facts["clause"] == "FT-03"


@rule("FT-04")
@pytest.mark.parametrize("position", ["0 1 lot - | - | 1, 1", "0 0 lot - | C4:17 | 1, 1"])
def test_the_lot_is_drawn_before_anything_else(position: str) -> None:
    assert impossible(f"- | {position}") == "FT-04"


@rule("FT-05")
@pytest.mark.parametrize("mark", [".*", "?*"])
def test_a_face_up_card_has_a_number(mark: str) -> None:
    ramparts = "1 5, 1" if "." in mark else "1, 1"
    line = whole(f"- | 0 9 turn - | C4:{mark[0]} | {ramparts}").split(" | ")
    cells = line[2].split()
    cells[PLACES.index("C4")] = mark
    line[2] = " ".join(cells)
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_state(" | ".join(line))
    assert refusal.value.facts["clause"] == "FT-05"


@rule("FT-05")
@pytest.mark.parametrize("turn", ["turn C4", "choose -", "reveal -", "reveal Z9", "reveal E9"])
def test_a_turn_is_about_a_card_that_lies_there(turn: str) -> None:
    assert impossible(f"- | 0 9 {turn} | C4:17 | 1 5, 1") == "FT-05"


@rule("FT-06")
@pytest.mark.parametrize(("phase", "card"), [("choose", "17"), ("reveal", "17*")])
def test_the_card_to_choose_about_is_face_up(phase: str, card: str) -> None:
    assert impossible(f"- | 0 9 {phase} C4 | C4:{card} | 1, 1") == "FT-06"


@rule("FT-09")
@pytest.mark.parametrize("turn", ["turn -", "reveal C4"])
def test_who_can_take_nothing_is_not_asked(turn: str) -> None:
    assert impossible(f"- | 0 9 {turn} | C4:17 | 1 46, 1") == "FT-09"


@rule("FT-11")
@pytest.mark.parametrize(
    "position",
    [
        f"0 20 turn - | - | {NINE} 10, 1",
        f"1 21 turn - | - | {NINE} 10, 1",
        f"1 21 over - | - | {NINE} 10, 1 46 | - | FT-11",
        f"0 20 over - | - | {NINE} 10 11, 1 46 | - | FT-11",
    ],
)
def test_no_match_goes_on_with_a_full_rampart(position: str) -> None:
    assert impossible(f"- | {position}") == "FT-11"


@rule("FT-12")
@pytest.mark.parametrize(
    "position",
    [
        "0 9 turn - | - | 1, 1 | - | FT-12",
        "0 9 over - | - | 1, 1 | - | FT-12",
        "0 9 over - | - | 1, 1",
        "0 9 over - | - | 1 46, 1 45 | - | FT-11",
        "0 9 over - | - | 1 46, 1 45",
        f"0 20 over - | - | {NINE} 10, 1 | - | FT-12",
    ],
)
def test_a_match_is_over_for_a_reason(position: str) -> None:
    assert impossible(f"- | {position}") == "FT-12"


@rule("FT-13")
@pytest.mark.parametrize(
    "position",
    ["0 9 aim - | - | 1 7, 1 8", "0 9 turn - | - | 1 31!, 1 8", "0 9 turn - | - | 1 7, 1 | 8"],
)
def test_the_basic_game_knows_no_shots_and_no_magic(position: str) -> None:
    at(f"rules=advanced | {position}")
    assert impossible(f"- | {position}") == "FT-13"


@rule("FT-18")
def test_who_aims_has_a_cannon() -> None:
    assert impossible("rules=advanced | 0 9 aim - | - | 1 5, 1 7") == "FT-18"


@rule("FT-18", "FT-22")
def test_the_cannon_that_fires_stands_at_the_end_unless_the_magician_slipped_it_in() -> None:
    assert impossible("rules=advanced | 0 12 aim - | - | 1 7 20, 1 8") == "FT-18"
    assert impossible("rules=advanced | 0 12 aim - | - | 1 7 31!, 1 8") == "FT-18"
    at("rules=advanced | 0 12 aim - | - | 1 7 31, 1 8")


@rule("FT-23")
def test_a_silent_cannon_does_not_fire() -> None:
    full = "rules=advanced last_cannon=silent | 0 40 aim - | - | 1 2 3 4 5 6 8 9 10 16, 1 8"
    assert impossible(full.replace(" 8, 1", ", 1").replace(", 1 8", ", 1 11")) == "FT-23"


@rule("FT-18")
def test_no_more_is_destroyed_than_was_fired_at() -> None:
    assert impossible("rules=advanced | 0 12 turn - | - | 1 5, 1 8 | 9") == "FT-18"
    assert impossible("rules=advanced | 0 12 turn - | - | 1 7, 1 8 | 9 10") == "FT-18"
    assert impossible("rules=advanced | 0 12 aim - | - | 1 7, 1 8 | 9") == "FT-18"
    at("rules=advanced | 0 12 turn - | - | 1 7, 1 8 | 9")


@rule("FT-19")
@pytest.mark.parametrize("tower", [11, 26, 35, 46])
def test_no_tower_is_destroyed(tower: int) -> None:
    assert impossible(f"rules=advanced | 0 12 turn - | - | 1 7, 1 8 | {tower}") == "FT-19"


@rule("FT-10")
def test_cards_stay_face_up_only_where_one_alone_could_take_them() -> None:
    assert impossible("- | 0 9 turn - | C4:17* | 1 5, 1 8") == "FT-10"
    assert impossible("- | 0 9 choose C4 | B2:30* C4:17* | 1 5, 1 8") == "FT-10"
    at("- | 0 9 choose C4 | B2:30* C4:17* | 1 5, 1 46")
    at("rules=advanced | 0 9 turn - | C4:17* | 1 7, 1 8 | 45")


@rule("FT-05", "FT-06")
@pytest.mark.parametrize(
    ("position", "clause"),
    [
        ("- | 0 0 turn - | - | 1 5, 1", "FT-06"),
        ("- | 0 0 turn - | C4:17 | 1, 1", "FT-05"),
        ("- | 0 2 turn - | - | 1 5 6, 1", "FT-06"),
        ("- | 0 3 turn - | A1:3 A2:4 C4:17 | 1 5, 1", "FT-05"),
        ("- | 0 0 choose C4 | B2:30 C4:17* | 1, 1", "FT-05"),
    ],
)
def test_one_card_a_turn(position: str, clause: str) -> None:
    assert impossible(position) == clause


@rule("FT-04")
@pytest.mark.parametrize("turn", ["0 1", "1 0", "1 2", "0 3"])
def test_turns_go_clockwise_from_the_seat_that_was_named(turn: str) -> None:
    assert impossible(f"first_seat=0 | {turn} turn - | - | 1, 1") == "FT-04"
    assert impossible("first_seat=0 | 0 0 lot - | - | 1, 1") == "FT-04"
    at("first_seat=0 | 1 3 turn - | - | 1, 1")


@rule("FT-08")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_named_with_what_the_clause_wants(language: str) -> None:
    with pytest.raises(Illegal) as refusal:
        at("- | 0 20 turn - | - | 1 8 5, 1")
    texts = Texts(language, [GAME.package])
    told = texts.refusal(refusal.value)
    assert "1 8 5" in told
    assert "FT-08" in told
    assert texts("word-wants-FT-08") in told


@rule("FT-18")
@pytest.mark.parametrize("text", ["fire -1 6", "fire 1", "fire one 6"])
def test_an_action_that_is_written_wrongly_hears_its_form(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_action(text)
    assert refusal.value == Illegal("TB-08", "form", tried=text, form="fire 0…3 2…46")


@rule("FT-24")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "no position",
        whole("- | x 0 turn - | - | 1, 1"),
        whole("- | 0 0 sleep - | - | 1, 1"),
        whole("- | 0 0 turn - | - | 1 5!, 1"),
        whole("- | 0 1234567890 turn - | - | 1, 1"),
        whole("- | 0 0 turn - | C4:* | 1, 1"),
        whole("- | 0 0 turn - | C4:.? | 1, 1"),
        whole("- | 0 0 turn - | C4:-1 | 1, 1"),
    ],
)
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_state(text)
    assert refusal.value.message == "TB-08-position"


@rule("FT-06")
@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("turn C4", Turn("C4")),
        ("return", Return()),
        ("take C4", Take("C4")),
        ("insert C4", Insert("C4")),
        ("fire 2 17", Fire(Seat(2), 17)),
    ],
)
def test_an_action_is_one_line_each_way(text: str, action: AnyAction) -> None:
    assert GAME.notation.read_action(text) == action
    assert GAME.notation.write_action(action) == text


@rule("FT-03")
def test_places_may_be_written_small() -> None:
    assert GAME.notation.read_action("turn c4") == Turn("C4")


@rule("FT-06")
@pytest.mark.parametrize("text", ["", "turn", "jump C4", "return C4", "fire 1", "take C4 C5"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_action(text)
    assert refusal.value.message in ("TB-08-form", "TB-08-no-such-action")
    assert refusal.value.facts["tried"] == text
