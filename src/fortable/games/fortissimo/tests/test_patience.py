"""So that a match ends: turns without a card being taken, and what the table says ahead (FT-28)."""

from io import StringIO
from random import Random

import pytest
from msgspec.structs import replace
from rich.console import Console

from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule
from fortable.testing.twins import Beside
from fortable.texts import LANGUAGES, Texts
from fortable.twins import flat

from .. import GAME
from ..events import (
    CardLeftUp,
    CardReturned,
    CardTaken,
    EndNeared,
    MatchEnded,
    SeatPassed,
    TurnCame,
)
from ..machine.fast import TWIN
from ..model import Options, State
from ..terminal import draw
from ..view import View
from .table import after, at, events, seen_by

ZERO, ONE, TWO = map(Seat, range(3))

FORTY = "1 2 3 4, 1 5 6"
"""Two ramparts, and 40 cards in the grid."""
LATE = f"- | 0 130 choose C4 119 | C4:20* | {FORTY}"
"""One more turn without a card, and it is 120."""
OUT_OF_REACH = "1 8 9 40, 1 5 6, 1 2 3 46"
"""The third player passes; 36 cards are left."""


@rule("FT-28")
def test_the_match_ends_after_three_times_as_many_turns_as_cards_without_one_taken() -> None:
    assert events(LATE, "0: return") == [CardReturned(ZERO, "C4"), MatchEnded("FT-28")]
    before = LATE.replace("119", "118")
    assert events(before, "0: return")[-1] == TurnCame(ONE)


@rule("FT-28")
def test_a_card_that_is_taken_begins_the_count_anew() -> None:
    assert events(LATE, "0: take C4") == [CardTaken(ZERO, "C4", 20), TurnCame(ONE)]
    assert after(LATE, "0: take C4").fruitless == 0
    assert after(LATE.replace("119", "5"), "0: return").fruitless == 6


@rule("FT-28", "FT-21")
def test_a_card_that_is_slipped_in_is_taken_too() -> None:
    position = "rules=advanced | 0 90 choose C4 60 | C4:20* | 1 31!, 1 5 6"
    assert after(position, "0: insert C4").fruitless == 0


@rule("FT-28", "FT-12")
def test_it_ends_as_if_nobody_could_take_a_card() -> None:
    outcome = GAME.outcome(after(LATE, "0: return"))
    assert outcome.ended_by == "FT-28"
    assert (outcome.ranking, outcome.scores) == (((ZERO,), (ONE,)), (4, 3))


@rule("FT-28", "FT-13")
def test_in_the_advanced_game_the_points_are_counted() -> None:
    late = "rules=advanced | 0 130 choose C4 119 | C4:20* | 1 4 7, 1 16 21 | 3"
    outcome = GAME.outcome(after(late, "0: return"))
    assert outcome.ended_by == "FT-28"
    assert (outcome.ranking, outcome.scores) == (((ONE,), (ZERO,)), (3, 6))


@rule("FT-28", "FT-09")
def test_a_pass_is_no_turn_without_a_card() -> None:
    position = f"- | 1 50 choose C4 3 | C4:20* | {OUT_OF_REACH}"
    assert SeatPassed(TWO) in events(position, "1: return")
    assert after(position, "1: return").fruitless == 4


@rule("FT-28", "FT-10")
def test_who_alone_can_take_cards_may_look_at_all_of_them_first() -> None:
    alone = "- | 0 50 choose C4 | C4:20* | 1 8, 1 46"
    state = after(alone, "0: return")
    assert (state.fruitless, state.turns_left) == (1, 3 * len(state.left) - 1)
    late = "- | 0 140 choose C4 128 | C4:20* | 1 8, 1 46"
    assert events(late, "0: return") == [CardLeftUp(ZERO, "C4"), MatchEnded("FT-28")]


@rule("FT-28")
@pytest.mark.parametrize(("patience", "fruitless"), [(1, 39), (2, 79), (10, 399)])
def test_the_table_sets_its_patience(patience: int, fruitless: int) -> None:
    late = f"patience={patience} | 0 500 choose C4 {fruitless} | C4:20* | {FORTY}"
    assert events(late, "0: return")[-1] == MatchEnded("FT-28")
    early = late.replace(f" {fruitless} |", f" {fruitless - 1} |")
    assert events(early, "0: return")[-1] == TurnCame(ONE)


@rule("FT-28")
def test_as_in_the_box_patience_has_no_end() -> None:
    position = f"patience=0 | 0 9000 choose C4 8999 | C4:20* | {FORTY}"
    assert events(position, "0: return")[-1] == TurnCame(ONE)
    assert seen_by(ONE, at(position)).ends_in is None
    assert Options().patience == 3


@rule("FT-28")
def test_the_table_says_so_when_everybody_has_two_turns_left() -> None:
    position = f"- | 0 130 choose C4 115 | C4:20* | {FORTY}"
    assert events(position, "0: return") == [
        CardReturned(ZERO, "C4"),
        EndNeared(4),
        TurnCame(ONE),
    ]
    for fruitless in ("114", "116", "117"):
        told = events(position.replace("115", fruitless), "0: return")
        assert not any(isinstance(event, EndNeared) for event in told)


@rule("FT-28")
def test_where_few_cards_are_left_it_is_said_from_the_last_card_on() -> None:
    one = at("- | 0 130 choose A1 | A1:33* | 1 8, 1 9")
    few = replace(one, left=(33, 46), grid=(33, 0, *(-1,) * (len(one.grid) - 2)))
    assert EndNeared(3) in events(few, "0: take A1")


@rule("FT-28")
@pytest.mark.parametrize(("fruitless", "ends_in"), [(115, None), (116, 4), (119, 1)])
def test_every_view_has_the_turns_that_are_left_as_soon_as_they_are_few(
    fruitless: int, ends_in: int | None
) -> None:
    state = at(f"- | 0 130 choose C4 {fruitless} | C4:20* | {FORTY}")
    for viewer in (ZERO, ONE, None):
        assert (seen_by(viewer, state).fruitless, seen_by(viewer, state).ends_in) == (
            fruitless,
            ends_in,
        )
    assert GAME.imagine(seen_by(ONE, state), Random(0)).fruitless == fruitless


@rule("FT-28")
def test_when_the_match_is_over_no_turns_are_left() -> None:
    assert seen_by(ZERO, after(LATE, "0: return")).ends_in is None


@rule("FT-28")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_at_the_table_in_every_language(language: str) -> None:
    texts = Texts(language, [GAME.package], ["Ann", "Ben"])
    few, last = (seen_by(ZERO, at(LATE.replace("119", fruitless))) for fruitless in ("116", "119"))
    told = [texts("board-turns-left", turns=view.ends_in) for view in (few, last)]
    assert "4" in told[0]
    assert "1" not in told[1]
    for view, line in zip((few, last), told, strict=True):
        assert line in drawn(view, texts)
    assert texts.event(EndNeared(4)) != texts.event(EndNeared(1))
    assert texts.event(MatchEnded("FT-28")).endswith(texts("ended-FT-28"))


def drawn(view: View, texts: Texts) -> str:
    paper = StringIO()
    Console(file=paper, width=78, color_system=None).print(draw(view, texts))
    return paper.getvalue()


@rule("FT-28")
def test_the_count_survives_notation_and_old_lines_begin_with_none() -> None:
    state = at(LATE)
    assert state.fruitless == 119
    line = GAME.notation.write_state(state)
    assert "choose C4 119 |" in line
    assert GAME.notation.read_state(line) == state
    assert GAME.notation.read_state(line.replace(" 119 |", " |")).fruitless == 0


@rule("FT-28")
@pytest.mark.parametrize(
    "position",
    [
        f"- | 0 130 turn - 120 | - | {FORTY}",
        f"- | 0 9 turn - 10 | - | {FORTY}",
    ],
)
def test_no_match_goes_on_without_patience(position: str) -> None:
    with pytest.raises(Illegal) as refusal:
        at(position)
    assert refusal.value.facts["clause"] == "FT-28"


@rule("FT-28")
def test_the_twin_loses_patience_too() -> None:
    ends = {beside(number).ended_by for number in range(60)}
    assert "FT-28" in ends


def beside(number: int) -> State:
    """Where a match ends that rules and twin play side by side, with little patience."""
    match = Beside(GAME, TWIN, Options(patience=1), 2)
    match.state = at("patience=1 | 0 30 turn - 5 | - | 1 8 30, 1 5 28")
    match.position = flat(TWIN.pack(match.state))
    match.play(Random(number))
    state: State = match.state
    return state
