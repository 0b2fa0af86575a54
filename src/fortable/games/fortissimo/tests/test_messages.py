"""What the game says, where a general law cannot know: secrets, reasons and advice."""

import pytest
from msgspec.structs import replace

from fortable.kernel.words import Event, Illegal, Seat
from fortable.rulebook import clauses
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..events import CardTurned, MatchEnded
from .table import at, refused


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
    to_turn = refused("- | 0 4 turn - | C4:3* | 1 5, 1 46", "0: take C4")
    for language in LANGUAGES:
        told = {texts(language).refusal(answer) for answer in (to_return, to_insert, to_turn)}
        assert len(told) == 3
    assert texts("en").refusal(to_return) == (
        "Your rampart ends with 5, and only a higher card goes there: the 3 is too low. "
        "All you can do is return it."
    )


@rule("FT-07", "FT-10", "FT-05")
def test_nobody_is_told_to_turn_up_a_card_when_all_lie_open() -> None:
    one = at("- | 0 90 turn - | C4:3* E1:45* | 1 5, 1 46")
    open_ = replace(one, left=(3, 45), grid=tuple(n if n > 0 else -1 for n in one.grid))
    for wish in ("take C4", "turn C4", "return"):
        refusal = refused(open_, f"0: {wish}")
        assert refusal.facts["instead"] == "take"
        for language in LANGUAGES:
            some = Illegal(refusal.rule, refusal.reason, **{**refusal.facts, "instead": "turn"})
            assert texts(language).refusal(refusal) != texts(language).refusal(some)


@rule("FT-13")
def test_the_basic_game_speaks_of_no_powers() -> None:
    turned = "- | 0 4 choose C4 | C4:3* | 1 5, 1"
    assert refused(turned, "0: fire 1 5").message == "FT-13-no-shots"
    assert refused(turned, "0: insert C4") == Illegal("FT-13", "no-magic", tried=3, top=5)


@rule("FT-18", "FT-19")
def test_where_nothing_can_be_hit_it_is_said_where_something_can() -> None:
    aiming = "rules=advanced | 0 24 aim - | - | 1 5 7, 1 8 11, 1 4"
    for number in (8, 11, 30):
        refusal = refused(aiming, f"0: fire 1 {number}")
        assert refusal == Illegal("FT-19", "all-protected", seat=1, to=[2])
    for language in LANGUAGES:
        told = texts(language).refusal(refusal)
        assert "–" not in told
        assert "Zoe" in told


def texts(language: str) -> Texts:
    return Texts(language, [GAME.package], ["Mia", "Leo", "Zoe"])


def told_in(language: str, event: Event) -> str:
    return texts(language).event(event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_clause(language: str) -> None:
    assert list(clauses(GAME.package, language)) == [f"FT-{n:02}" for n in range(1, 28 + 1)]
