"""Deals by difficulty: the same everywhere, and what they claim to be."""

import pytest

from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule

from .. import GAME
from ..commands.deals import LEVELS, WAYS, Level, deal_of, layouts, rate
from ..model import Options
from .table import SEED

KNOWN: dict[Level, tuple[str, int, int]] = {
    "easy": ("8b41c84fecc6b3d7d02d25cdec07ae94dc7ec81883e7d562f177439e521f3556", 0, 29),
    "medium": ("b4509dddc275567551c8550abc8af8cbd7b318dd4134f13e2cb256c881592707", 0, 12),
    "hard": ("b08905424d39c58d76d7f892546f684c64961125485586636846102bb9fedd9e", 0, 1),
}


@rule("FM-20")
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_date_is_the_same_deal_everywhere(level: Level) -> None:
    deal = deal_of("2031-05-04", level)
    assert (deal.seed, deal.left, deal.reached) == KNOWN[level]
    assert deal == deal_of("2031-05-04", level)
    assert deal.reached in LEVELS[level]


@rule("FM-20")
def test_another_date_is_another_deal() -> None:
    assert deal_of("2031-05-05", "easy") != deal_of("2031-05-04", "easy")


@rule("FM-20")
@pytest.mark.parametrize(
    "day",
    [
        "",
        "2031-5-4",
        "20310504",
        "2031-00-04",
        "2031-13-04",
        "2031-05-00",
        "2031-05-32",
        "2031-02-29",
    ],
)
def test_a_day_is_written_in_one_way_only(day: str) -> None:
    with pytest.raises(Illegal) as refusal:
        deal_of(day, "easy")
    assert refusal.value == Illegal("FM-20", "no-such-day", tried=day)


@rule("FM-20")
@pytest.mark.parametrize("day", ["2032-02-29", "2031-12-31", "2031-01-01"])
def test_every_day_of_the_calendar_has_a_deal(day: str) -> None:
    assert deal_of(day, "easy").reached >= 20


@rule("FM-20")
def test_a_deal_is_rated_by_the_ways_that_do_as_well_as_the_best() -> None:
    deal = rate(SEED)
    assert (deal.seed, deal.left, deal.reached) == (SEED.hex(), 0, 20)
    assert deal == rate(SEED)


@rule("FM-20")
def test_the_levels_do_not_overlap() -> None:
    ranges = [set(levels) for levels in LEVELS.values()]
    assert sum(map(len, ranges)) == len(set().union(*ranges))
    assert max(LEVELS["easy"]) == WAYS


@rule("FM-18", "FM-20")
def test_a_deal_is_the_seed_of_a_match() -> None:
    deal = rate(SEED)
    match = Match.begin(GAME, 1, Options(), bytes.fromhex(deal.seed))
    assert match.state.layout == deal.cards
    for laid in layouts(SEED):
        assert match.state.layout == laid
        while match.state.phase == "puzzle":
            match.act(Seat(0), GAME.auto_action(match.view(Seat(0))))
        if not match.is_over:
            match.act(Seat(0), GAME.notation.read_action("ready"))
    assert match.is_over
