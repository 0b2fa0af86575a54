"""What the game says, where a general law cannot know: secrets, reasons and advice."""

from fortable.kernel.words import Event, Seat
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..events import CardTurned, MatchEnded
from .table import refused


@rule("FT-25")
def test_a_number_that_may_not_be_told_is_not_told() -> None:
    assert told_in("en", CardTurned(Seat(0), "C4", 17)) == "Mia turns up C4 and finds 17."
    for language in LANGUAGES:
        assert "17" in told_in(language, CardTurned(Seat(0), "C4", 17))
        assert "none" not in told_in(language, CardTurned(Seat(0), "C4", None))


@rule("FT-11", "FT-12")
def test_the_end_is_told_with_its_reason() -> None:
    for language in LANGUAGES:
        for clause in ("FT-11", "FT-12"):
            reason = texts(language)(f"ended-{clause}")
            assert told_in(language, MatchEnded(clause)).endswith(reason)


@rule("FT-07", "FT-21")
def test_a_card_that_is_too_low_is_refused_with_what_to_do_instead() -> None:
    to_return = refused("- | 0 4 choose C4 | C4:3* | 1 5, 1", "0: take C4")
    to_insert = refused("rules=advanced | 0 4 choose C4 | C4:3* | 1 31!, 1", "0: take C4")
    to_turn = refused("- | 0 4 turn - | C4:3* | 1 5, 1", "0: take C4")
    for language in LANGUAGES:
        told = {texts(language).refusal(answer) for answer in (to_return, to_insert, to_turn)}
        assert len(told) == 3
    assert texts("en").refusal(to_return) == (
        "Your rampart ends with 5, and only a higher card goes there: the 3 is too low. "
        "All you can do is return it."
    )


def texts(language: str) -> Texts:
    return Texts(language, [GAME.package], ["Mia", "Leo"])


def told_in(language: str, event: Event) -> str:
    return texts(language).event(event)
