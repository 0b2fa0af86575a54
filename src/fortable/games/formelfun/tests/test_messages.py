"""What the game says, where a general law cannot know: secrets, falls, titles and advice."""

import pytest

from fortable.kernel.game import Line
from fortable.kernel.words import Event, Seat
from fortable.rulebook import clauses
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..events import CardDrawn, CarMoved, FinalWon, HandsDealt
from .table import at, refused

each_language = pytest.mark.parametrize("language", LANGUAGES)


def texts(language: str) -> Texts:
    return Texts(language, [GAME.package], ["Mia", "Leo", "Ada"])


def told_in(language: str, event: Event) -> str:
    return texts(language).event(event)


@rule("FF-23")
@each_language
def test_a_card_that_may_not_be_told_is_not_told(language: str) -> None:
    assert "6/3" in told_in(language, CardDrawn(Seat(0), "6/3"))
    for hidden in (CardDrawn(Seat(0), None), HandsDealt((None, None, None))):
        assert "none" not in told_in(language, hidden).casefold()


@rule("FF-13")
@each_language
def test_to_fall_back_is_told(language: str) -> None:
    told = {told_in(language, CarMoved("A1", 16, 6, 2, fell)) for fell in (0, 1, 3)}
    assert len(told) == 3
    assert all("A1" in text and "6" in text and "2" in text for text in told)


@rule("FF-19", "FF-21")
@each_language
def test_the_end_tells_both_titles(language: str) -> None:
    text = told_in(language, FinalWon(Seat(1), "B1", 12, to=Seat(2)))
    assert all(word in text for word in ("B1", "Leo", "12", "Ada"))


@rule("FF-20", "FF-21")
@each_language
def test_the_result_names_every_car_and_both_titles(language: str) -> None:
    tell = texts(language).line
    assert tell(Line("FF-20", 7, ("B1", "#7"))).startswith("B1, #7 ")
    assert tell(Line("FF-21", 0, ("points",))) != tell(Line("FF-21", 0, ("final",)))


@rule("FF-06")
@each_language
def test_one_turbo_too_few_is_told_in_its_own_words(language: str) -> None:
    track = "A1:17.1 B1:12.1"
    none = texts(language).refusal(refused(at(track, "2/3 8 8 8 8"), "8+Turbo"))
    one = texts(language).refusal(refused(at(track, "2/3 8 8 8 Turbo"), "Turbo+Turbo"))
    assert none.split(".")[0] != one.split(".")[0]


@rule("FF-10", "FF-11")
@each_language
def test_refusals_name_the_card_and_what_would_have_been_allowed(language: str) -> None:
    track = "A1:17.1 B1:12.1"
    missing = texts(language).refusal(refused(at(track, "2/3 8 8 8 8"), "7"))
    assert "7" in missing
    assert "2/3, 8, 8, 8, 8" in missing
    too_small = texts(language).refusal(refused(at(track, "8 Turbo"), "8+Turbo"))
    assert "8" in too_small
    assert "2" in too_small


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_clause(language: str) -> None:
    assert list(clauses(GAME.package, language)) == [f"FF-{n:02}" for n in range(1, 23 + 1)]
