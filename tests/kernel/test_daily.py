"""A day's secret gives every seed of the day, and nothing else does."""

from itertools import islice

import pytest

from fortable.kernel.daily import day_seeds, is_of_day, luck_of, points_ahead
from fortable.kernel.game import Outcome
from fortable.kernel.words import Seat
from tests.games import for_two, in_turns, some_game

GAME = some_game(for_two, in_turns)
SECRET, DAY = bytes(32), "2031-05-04"


def seeds(**other: object) -> list[bytes]:
    asked = {"secret": SECRET, "day": DAY, "game": GAME, "level": "", **other}
    return list(islice(day_seeds(**asked), 3))  # type: ignore[arg-type]


def test_a_days_seeds_are_the_same_whenever_they_are_asked_for() -> None:
    assert seeds() == seeds()
    assert len({*seeds()}) == 3


@pytest.mark.parametrize(
    "other", [{"secret": bytes(31) + b"1"}, {"day": "2031-05-05"}, {"level": "hard"}]
)
def test_another_secret_day_or_level_has_others(other: dict[str, object]) -> None:
    assert {*seeds()}.isdisjoint(seeds(**other))


def test_whether_a_match_was_of_a_day_is_known_by_its_secret() -> None:
    third = seeds()[2]
    assert is_of_day(third, SECRET, DAY, GAME, "")
    assert not is_of_day(third, SECRET, DAY, GAME, "hard")
    assert not is_of_day(third, b"1" * 32, DAY, GAME, "")


def test_each_seat_has_luck_of_its_own() -> None:
    assert luck_of(SECRET, 1) == luck_of(SECRET, 1)
    assert len({luck_of(SECRET, 1), luck_of(SECRET, 2), luck_of(b"1" * 32, 1)}) == 3


@pytest.mark.parametrize(("scores", "ahead"), [((7, 4, 9), -2), ((7, 4), 3), ((7,), 7)])
def test_a_result_is_by_how_much_one_is_ahead(scores: tuple[int, ...], ahead: int) -> None:
    ranking = tuple((Seat(seat),) for seat in range(len(scores)))
    assert points_ahead(None, Outcome(ranking, scores, (), "TB-02")) == ahead
