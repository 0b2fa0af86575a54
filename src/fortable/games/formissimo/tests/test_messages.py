"""What the game says, where a general law cannot know: counts, praise and reasons."""

import pytest

from fortable.kernel.words import Seat
from fortable.rulebook import clauses
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..events import ChainChecked, LayoutFinished, MatchEnded

ANN = Seat(0)


def texts(language: str) -> Texts:
    return Texts(language, [GAME.package], ["Ann", "Ben"])


def finished(left: int, least: int) -> LayoutFinished:
    return LayoutFinished(ANN, 1, left, least, (), "search", 0, 0)


@rule("FM-21")
@pytest.mark.parametrize(
    ("left", "least", "told"),
    [
        (0, 0, "Layout 1: cleared!"),
        (1, 0, "Layout 1: one card is left. All of them can be taken."),
        (1, 1, "Layout 1: one card is left. It has to stay."),
        (4, 1, "Layout 1: 4 cards are left. Only one has to stay."),
        (4, 2, "Layout 1: 4 cards are left. At best 2 have to stay."),
    ],
)
def test_the_own_result_is_told_beside_the_best(left: int, least: int, told: str) -> None:
    assert texts("en").event(finished(left, least)) == told
    for language in LANGUAGES:
        assert str(left) in texts(language).event(finished(left, least)) or left < 2


@rule("FM-21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_says_when_nobody_could_do_better(language: str) -> None:
    def told(left: int, least: int) -> str:
        facts = {"number": 1, "left": left, "least": least, "missed": left - least}
        return texts(language)("board-result", **facts)

    assert len({told(0, 0), told(3, 3), told(3, 0), told(3, 2)}) == 4
    assert told(0, 0).endswith("!")
    assert told(3, 3).endswith("!")
    assert " ," not in told(3, 3) + told(3, 0)


@rule("FM-13", "FM-14")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chain_is_told_by_what_became_of_it(language: str) -> None:
    say = texts(language)
    nothing = say.event(ChainChecked(ANN, (0,), "sound", 0, None, ()))
    three = say.event(ChainChecked(ANN, (0, 1, 3, 7), "sound", 3, None, ()))
    faulty = say.event(ChainChecked(ANN, (0, 1, 30), "faulty", 0, 2, ("colour", "size")))
    assert "0" not in nothing
    assert "3" in three
    assert say("word-colour") in faulty
    assert say("word-size") in faulty
    assert "2" in faulty
    assert all("Ann" in told for told in (nothing, three, faulty))


@rule("FM-11", "FM-23")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_stop_is_told_by_what_it_cost(language: str) -> None:
    say = texts(language)
    chain = say.event(ChainChecked(ANN, (0, 1), "wrong-stop", 0, None, ()))
    point = say.event(ChainChecked(ANN, (0,), "wrong-stop", -1, None, ()))
    assert chain != point
    assert all("Ann" in told for told in (chain, point))


@rule("FM-16", "FM-17", "FM-20")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_with_its_reason(language: str) -> None:
    for clause in ("FM-16", "FM-17", "FM-20"):
        reason = texts(language)(f"ended-{clause}")
        assert texts(language).event(MatchEnded(clause)).endswith(reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_clause(language: str) -> None:
    assert list(clauses(GAME.package, language)) == [f"FM-{n:02}" for n in range(1, 23 + 1)]
