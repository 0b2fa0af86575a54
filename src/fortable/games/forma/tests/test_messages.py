"""What the game says, where a general law cannot know: reasons and advice."""

import pytest

from fortable.kernel.words import Event
from fortable.rulebook import clauses
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..events import FormLaid, LaidOut
from .table import ZERO, at, events, layout, refused


def texts(language: str) -> Texts:
    return Texts(language, [GAME.package], ["Mia", "Leo"])


def told(event: Event, language: str = "en") -> str:
    return texts(language).event(event)


@rule("FA-09")
def test_a_misfit_is_told_with_what_was_in_the_way() -> None:
    taken = events(at("1 1O 0 C5"), "0: F 0 C4")[0]
    over = events(at(), "0: I 1 S4")[0]
    one = events(at(), "0: I 1 Q4")[0]
    assert told(taken) == (
        "Mia tried to lay F on C4, but the board is not free there: C5. "
        "The form is out of the game."
    )
    assert "3 of its squares hang over the edge" in told(over)
    assert "one of its squares hangs over the edge" in told(one)
    for language in LANGUAGES:
        assert len({told(event, language) for event in (taken, over, one)}) == 3
        assert "C5" in told(taken, language)


@rule("FA-11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_assisted_the_refusal_says_what_is_in_the_way(language: str) -> None:
    state = at("1 1O 0 C5", options="placing=assisted")
    for wish, word in (("F 0 C4", "C5"), ("I 1 S4", "3")):
        assert word in texts(language).refusal(refused(state, f"0: {wish}"))


@rule("FA-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_layout_is_told_square_by_square_and_nothing_else(language: str) -> None:
    text = texts(language).refusal(refused(layout(), "0: layout A5 C3 D4 H8 H8 Z9"))
    assert all(square in text for square in ("A5", "C3", "D4", "H8", "Z9"))
    assert "none" not in text
    short = texts(language).refusal(refused(layout(), "0: layout A5"))
    assert "A5" in short
    assert len(short) < len(text)


@rule("FA-05")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_must_lay_out_first_is_told_how(language: str) -> None:
    assert "scatter 12" in texts(language).refusal(refused(layout(), "0: F 0 C4"))


@rule("FA-08")
def test_a_form_is_told_with_its_turns() -> None:
    assert told(FormLaid(ZERO, "F", 0, False, "C4")) == "Mia lays F on C4."
    assert told(FormLaid(ZERO, "F", 1, False, "C4")) == "Mia lays F on C4, turned once."
    assert (
        told(FormLaid(ZERO, "F", 2, True, "C4")) == "Mia lays F turned over on C4, turned 2 times."
    )
    for language in LANGUAGES:
        ways = [(turn, flipped) for turn in range(4) for flipped in (False, True)]
        lines = {told(FormLaid(ZERO, "F", *way, "C4"), language) for way in ways}
        assert len(lines) == 8
        assert all(line.endswith(".") and ".." not in line for line in lines)


@rule("FA-05")
def test_a_layout_without_obstacles_is_told_as_such() -> None:
    assert "Obstacles: –" in told(LaidOut(ZERO, "K10", ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_clause(language: str) -> None:
    assert list(clauses(GAME.package, language)) == [f"FA-{n:02}" for n in range(1, 24 + 1)]
