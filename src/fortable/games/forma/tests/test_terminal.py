"""The board in a terminal, and what is typed there."""

from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console

from fortable.bots import seat_bot
from fortable.kernel.log import Match
from fortable.kernel.words import Fact, Illegal, Say, Seat, Viewer
from fortable.terminal.console.abbreviations import fitting
from fortable.terminal.pages.help_pages import help_page
from fortable.terminal.pages.table_page import TablePage
from fortable.terminal.setup.chairs import Chair
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..model import Options, State
from ..terminal import draw
from .table import SEED, ZERO, after, at, layout, may, seen_by

PLAYERS = ["Mia", "Leo", "Wolfeschlegelste", "Bo"]
FOLDED, FLAT = 24, 40


def words(language: str) -> Say:
    """What a table gives a board to speak with."""
    texts = Texts(language, [GAME.package], PLAYERS)

    def say(message: str, /, **facts: Fact) -> str:
        seat = facts.get("seat")
        is_name = message == "player" and isinstance(seat, int)
        return PLAYERS[seat] if is_name else texts(message, **facts)  # type: ignore[index]

    return say


def drawn(
    state: State, viewer: Viewer = ZERO, language: str = "en", height: int = FOLDED
) -> list[str]:
    console = Console(width=78, height=height, record=True, file=StringIO(), color_system=None)
    console.print(draw(seen_by(viewer, state), words(language)))
    return [line.rstrip() for line in console.export_text().splitlines()]


def line(label: str, lines: list[str]) -> list[str]:
    """The figures beside a label."""
    return next(text.partition(label)[2].split() for text in lines if label in text)


@rule("FA-24")
def test_everything_on_the_board_has_a_mark_of_its_own() -> None:
    around = "0 1O 0 B1, 0 1O 0 A2, 1 1O 0 S1, 1 1O 0 T2, 1 1O 0 C5"
    lines = drawn(at(around, stones="A1 E5", marks="A:A1 b:T1", tower="K5"))
    assert lines[1].split()[:2] == ["1", "◉●················▲△"]
    assert lines[2].split()[:2] == ["2", "●··················▲"]
    assert lines[5].split()[:2] == ["5", "··▲·▒·····♜·········"]
    four = "2 1O 0 B1, 2 1O 0 A2, 3 1O 0 S1, 3 1O 0 T2"
    lines = drawn(at(four, stones="T1", marks="c:A1 D:T1", seats=4))
    assert lines[1].split()[:2] == ["1", "□■················◆◈"]


@rule("FA-24")
@pytest.mark.parametrize("height", [FOLDED, FLAT])
def test_every_row_is_there(height: int) -> None:
    lines = drawn(at(), height=height)
    rows = [word for text in lines for word in text.split() if word.isdecimal()]
    assert {*map(str, range(1, 21))} <= {*rows}
    assert (len(lines) > 16) == (height == FLAT)


@rule("FA-24", "FA-22")
def test_the_points_stand_there_by_clause() -> None:
    state = at(
        "0 1O 0 B1, 0 1O 0 A2, 1 1O 0 J10, 1 1O 0 K9, 1 1O 0 K11, 0 1O 0 L10",
        stones="A1",
        marks="A:A1",
        tower="K10",
        won="0",
        lost="F I, -",
    )
    lines = drawn(state)
    found = {label: line(label, lines) for label in ("Forms", "Squares", "Obstacles", "Tower")}
    assert found == {
        "Forms": ["3", "3"],
        "Squares": ["0", "0"],
        "Obstacles": ["10", "0"],
        "Tower": ["50", "0"],
    }
    assert line("Bridges", lines) == ["0", "0"]
    assert line("Total", lines) == ["63", "3"]
    assert line("Lost forms", lines) == ["2", "0"]
    assert not any("Deducted" in text for text in lines)
    french = at("0 1O 0 B1", lost="F I, -", options="edition=fr")
    assert line("Deducted", drawn(french)) == ["-10", "0"]


@rule("FA-19", "FA-24")
def test_it_shows_where_a_bridge_is_still_possible() -> None:
    state = at("0 I 0 A1, 0 I 0 A6, 0 4I 0 A11", tower="K10")
    lines = drawn(state)
    assert line("+ N–S", lines) == ["6", "20"]
    assert line("+ E–W", lines) == ["19", "20"]
    marked = [text.split()[:2] for text in drawn(state, height=FLAT) if " + ·" in text]
    assert [row for row, _ in marked] == ["15", "16", "17", "18", "19", "20"]
    assert not any("+ ·" in text for text in drawn(state, Seat(1), height=FLAT))
    assert any("+ ·" in text for text in drawn(state, None, height=FLAT))


@rule("FA-19")
def test_bridges_that_stand_and_that_can_never_be_are_told() -> None:
    laid = "0 I 0 A1, 0 I 0 A6, 0 4I 0 A11, 0 4I 0 A15, 0 2I 0 A19"
    assert line("+ N–S", drawn(at(laid, tower="K10"))) == ["✓", "20"]
    assert line("+ E–W", drawn(at(laid, tower="K10"))) == ["19", "–"]


@rule("FA-24")
def test_the_stocks_of_all_players_are_in_sight() -> None:
    state = at("0 F 0 C4, 1 F 0 G4, 1 F 0 K4", lost="4L, 1O")
    mia, _, leo = (part.split() for part in drawn(state)[-1].partition("▲"))
    assert mia == ["●", "Mia", "122222222222", "21222", "22", "2", "4"]
    assert leo == ["Leo", "·22222222222", "22222", "22", "2", "3"]
    assert drawn(state)[-3].split() == ["44444", "33", "2", "1"] * 2
    assert drawn(state)[-2].split() == ["FILNPTUVWXYZ", "ILOST", "IV", "I", "O"] * 2


@rule("FA-11")
def test_only_who_plays_assisted_is_told_what_fits_nowhere() -> None:
    match = Match.begin(GAME, 2, Options(placing="assisted"), SEED)
    while not match.is_over:
        (seat,) = match.waiting
        match.act(seat, GAME.auto_action(match.view(seat)))
    assert any(match.state.stocks)
    stocks = {viewer: drawn(match.state, viewer)[-1] for viewer in (Seat(0), Seat(1), None)}
    assert "×" in stocks[Seat(0)] + stocks[Seat(1)]
    assert "×" not in str(stocks[None])
    by_eye = Match.begin(GAME, 2, Options(), SEED)
    while not by_eye.is_over:
        (seat,) = by_eye.waiting
        by_eye.act(seat, GAME.auto_action(by_eye.view(seat)))
        assert not any("×" in text for text in drawn(by_eye.state, seat))


def moments(seats: int, options: Options) -> Iterator[State]:
    """States of a match, those at rest."""
    match = Match.begin(GAME, seats, options, SEED)
    rng = Random(1)
    bots = [seat_bot(GAME, "casual", Seat(seat), rng) for seat in range(seats)]
    while not match.is_over:
        yield match.state
        (seat,) = match.waiting
        match.act(seat, bots[seat].choose(match.view(seat)))
    yield match.state


@rule("FA-24")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_fits_every_moment_of_a_match(seats: int, language: str) -> None:
    for number, state in enumerate(moments(seats, Options(edition="fr"))):
        if number % 8 == 0 or state.phase == "over":
            lines = drawn(state, Seat(number % seats), language)
            assert len(lines) <= 16
            assert max(map(cell_len, lines)) <= 78


@rule("FA-09", "FA-11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_expected_fits_a_line_and_gives_no_advice(language: str) -> None:
    table_page = TablePage(GAME, language, [Chair("Mia"), Chair("Leo")])
    for state in (layout(), at(), after(at(stones="C4"), "0: F 0 C4")):
        told = str(table_page.expected(seen_by(state.turn, state), may(state)))
        assert cell_len(told) <= 78
        assert may(state)[0] not in told
    told = str(table_page.expected(seen_by(ZERO, at()), may(at())))
    assert "F 1f C4" in told


@rule("FA-08")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_how_a_move_is_typed(language: str) -> None:
    table_page = TablePage(GAME, language, [Chair("Mia"), Chair("Leo")])
    for state, words in ((layout(), "layout K10 A1 C3"), (at(), "F 0 C4")):
        how = table_page.of_phase("help", seen_by(ZERO, state))
        assert words in how
        console = Console(width=500, record=True, file=StringIO())
        console.print(help_page(table_page.texts, {}, how, "5e"))
        assert words in console.export_text()
    assert table_page.of_phase("help", seen_by(ZERO, begun_and_over())) == ""


def begun_and_over() -> State:
    *_, last = moments(2, Options())
    return last


@rule("FA-08")
def test_a_form_that_is_gone_is_never_taken_for_a_smaller_one() -> None:
    actions = may(at("0 L 0 C4", seats=4))
    assert fitting("l 0 h4", actions) == []
    assert fitting("4l 0 h4", actions) == ["4L 0 H4"]
    assert fitting("x h4", actions) == ["X 0 H4"]


@rule("FA-05")
def test_the_layout_can_be_typed_though_it_is_not_listed() -> None:
    assert fitting("layout K10 A1", may(layout())) == []
    GAME.decide(layout(), ZERO, GAME.notation.read_action("layout K10 A1"))
    with pytest.raises(Illegal):
        GAME.decide(layout(), ZERO, GAME.notation.read_action("layout A1 K10"))
