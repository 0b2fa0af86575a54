"""The final score, places, and what everybody may see."""

from random import Random

import pytest
from msgspec.structs import replace

from fortable.kernel.game import Figure, Line
from fortable.kernel.words import Seat
from fortable.testing import rule

from .. import GAME
from ..board.forms import SET, VALUES
from ..events import FormLaid, TurnCame
from ..model import Options, State
from ..scoring import Tally, tally
from .table import ONE, ZERO, after, at, everyone, follows, layout, seen_by

BRIDGE = "0 I 0 A1, 0 I 0 A6, 0 4I 0 A11, 0 4I 0 A15, 0 2I 0 A19"
AROUND = "0 1O 0 D9, 0 1O 0 C10, 1 1O 0 K9, 1 1O 0 J10, 1 1O 0 L10, 1 1O 0 E4"
ENCLOSING = "0 1O 0 B1, 0 1O 0 A2, 1 1O 0 J10, 1 1O 0 K9, 1 1O 0 K11, 1 1O 0 S1, 1 2I 0 T2"
COLUMN_A = tuple(f"A{row}" for row in range(1, 21))


def lost(laid: str, seat: int, kept: str = "", seats: int = 2) -> str:
    """All forms of a seat that are neither laid nor kept."""
    forms = sorted(SET * (4 // seats))
    placed = [form.split()[1] for form in laid.split(", ") if form.startswith(str(seat))]
    for form in (*placed, *kept.split()):
        forms.remove(form)
    return " ".join(forms)


def last_move(options: str = "-") -> State:
    """Seat 0 is about to enclose D10 and to end the game; everybody else has nothing left."""
    laid = f"{BRIDGE}, {AROUND}"
    return at(
        laid,
        stones="F1",
        tower="K10",
        lost=f"{lost(laid, 0, '3I')}, {lost(laid, 1, '')}",
        options=options,
    )


def ended(options: str = "-") -> State:
    return after(last_move(options), "0: 3I 0 D11")


@rule("FA-14", "FA-22")
def test_the_breakdown_has_a_line_for_every_form_with_its_squares() -> None:
    lines = GAME.outcome(ended()).breakdown
    assert [line for line in lines[0] if line.rule == "FA-14"] == [
        Line("FA-14", 5, ("A1", "A2", "A3", "A4", "A5")),
        Line("FA-14", 5, ("A6", "A7", "A8", "A9", "A10")),
        Line("FA-14", 4, ("A11", "A12", "A13", "A14")),
        Line("FA-14", 4, ("A15", "A16", "A17", "A18")),
        Line("FA-14", 2, ("A19", "A20")),
        Line("FA-14", 1, ("D9",)),
        Line("FA-14", 1, ("C10",)),
        Line("FA-14", 3, ("D11", "D12", "D13")),
    ]
    assert [line.items for line in lines[1]] == [("K9",), ("J10",), ("L10",), ("E4",)]


@rule("FA-19", "FA-21", "FA-22")
def test_the_breakdown_has_a_line_for_every_bridge_with_its_squares() -> None:
    outcome = GAME.outcome(ended())
    assert [line for line in outcome.breakdown[0] if line.rule == "FA-19"] == [
        Line("FA-19", 50, COLUMN_A)
    ]


@rule("FA-15", "FA-16", "FA-18", "FA-22")
def test_the_breakdown_has_a_line_for_every_enclosure_and_the_tower() -> None:
    state = at(
        ENCLOSING,
        stones="A1",
        marks="A:A1 a:T1",
        tower="K10",
        lost=f"{lost(ENCLOSING, 0, '1O')}, {lost(ENCLOSING, 1)}",
    )
    outcome = GAME.outcome(after(state, "0: 1O 0 L10"))
    assert outcome.breakdown[0][3:] == (
        Line("FA-15", 10, ("T1",)),
        Line("FA-16", 10, ("A1",)),
        Line("FA-18", 50, ("K10",)),
    )
    assert {line.rule for line in outcome.breakdown[1]} == {"FA-14"}
    assert outcome.scores == (3 + 10 + 10 + 50, 6)


@rule("FA-22")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_what_was_not_laid_scores_nothing_or_is_subtracted_in_the_french_edition(
    edition: str,
) -> None:
    state = ended("edition=fr" if edition == "fr" else "-")
    outcome = GAME.outcome(state)
    out = [sum(VALUES[form] for form in forms) for forms in state.lost]
    assert out == [180 - 25, 180 - 4]
    base = (25 + 50, 4)
    if edition == "fr":
        assert outcome.scores == (base[0] - out[0], base[1] - out[1])
        minus = [line for line in outcome.breakdown[1] if line.rule == "FA-22"]
        assert minus == [Line("FA-22", -VALUES[form], (form,)) for form in state.lost[1]]
    else:
        assert outcome.scores == base
        assert {line.rule for lines in outcome.breakdown for line in lines} == {"FA-14", "FA-19"}


@rule("FA-22")
def test_in_the_french_edition_forms_in_stock_count_against_their_owner_only_at_the_end() -> None:
    state = at("0 1O 0 C4", lost="F, 1O 2I", options="edition=fr")
    assert GAME.scores(state) == (1 - 5, -3)
    stocks = [sum(VALUES[form] for form in stock) for stock in state.stocks]
    over = replace(state, phase="over")
    assert GAME.scores(over) == (1 - 5 - stocks[0], -3 - stocks[1])
    rules = [line.rule for line in GAME.outcome(over).breakdown[0]]
    assert rules == ["FA-14", *["FA-22"] * (1 + len(state.stocks[0]))]


@rule("FA-22")
def test_the_parts_of_the_score_are_told_as_it_stands() -> None:
    state = ended()
    assert tally(state, ZERO) == Tally(25, 0, 0, 0, 50, 0)
    view = seen_by(None, state)
    assert [part.total for part in view.tallies] == [75, 4]
    parts = Tally(forms=1, squares=20, obstacles=300, tower=4000, bridges=50000, lost=-600000)
    assert parts.total == 54321 - 600000


@rule("FA-22", "FA-15", "FA-16", "FA-18")
def test_ten_for_each_marker_and_fifty_for_the_tower() -> None:
    state = at(f"{ENCLOSING}, 0 1O 0 L10", stones="A1", marks="A:A1 a:T1", tower="K10", won="0")
    assert tally(state, ZERO) == Tally(3, 10, 10, 50, 0, 0)
    assert tally(state, ONE) == Tally(6, 0, 0, 0, 0, 0)


@rule("FA-23")
def test_the_highest_score_wins() -> None:
    outcome = GAME.outcome(ended())
    assert outcome.ranking == ((ZERO,), (ONE,))
    assert outcome.scores == (75, 4)


@rule("FA-23")
def test_equal_scores_share_the_place() -> None:
    state = at("0 1O 0 C4, 1 2I 0 E4, 2 1O 0 G4, 3 2I 0 K4", seats=4)
    over = replace(state, phase="over", ended_by="FA-13")
    assert GAME.outcome(over).ranking == ((ONE, Seat(3)), (ZERO, Seat(2)))


@rule("FA-24")
@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_sees_everything(seats: int) -> None:
    state = at("0 F 0 C4, 1 X 0 K4", stones="A1", seats=seats, lost=", ".join(["I"] * seats))
    views = {viewer: seen_by(viewer, state) for viewer in everyone(state)}
    for viewer, view in views.items():
        assert view == replace(views[None], viewer=viewer)
        assert (view.board, view.stocks, view.lost) == (state.board, state.stocks, state.lost)
        assert [part.total for part in view.tallies] == list(GAME.scores(state))
        assert view.seats == seats
    for event in (FormLaid(ZERO, "I", 0, False, "A1"), TurnCame(ONE)):
        assert all(GAME.redact(event, viewer, state) == event for viewer in views)


@rule("FA-24")
def test_there_is_one_world_to_imagine() -> None:
    scatter = follows(layout(), "0: scatter 7").states[0]
    tower = at("1 1O 0 C3, 0 1O 0 B4, 1 1O 0 D4, 1 1O 0 C5", tower="C4", won="1")
    for state in (at("0 F 0 C4, 1 X 0 K4", stones="A1", lost="I, -"), scatter, tower, ended()):
        for viewer in everyone(state):
            assert GAME.imagine(seen_by(viewer, state), Random(0)) == state
            assert GAME.redeal(state, viewer, Random(0)) is state


@rule("FA-22")
def test_points_of_the_two_editions_are_not_compared() -> None:
    german, french = (GAME.figure(Options(edition=edition), 2) for edition in ("de", "fr"))
    assert german == Figure()
    assert french == Figure(kind="fr")


@rule("FA-11")
def test_a_board_that_says_where_forms_fit_is_help() -> None:
    states = [GAME.start(Options(placing=placing), 2) for placing in ("by_eye", "assisted")]
    assert [GAME.aided(state) for state in states] == [False, True]
