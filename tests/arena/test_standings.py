"""What a contest proves, and how surely."""

from random import Random

import pytest

from fortable.arena.contest import Contest, Result
from fortable.arena.schedule import line_ups
from fortable.arena.standings import interval, standings

BOTS = ("weak", "middle", "strong")
STRENGTH = {"weak": 1, "middle": 3, "strong": 9}


def _results(deals: int, seats: int = 2, bots: tuple[str, ...] = BOTS) -> list[Result]:
    """Matches of bots that win by a known law: Bradley and Terry's."""
    rng = Random(1)
    results = []
    for deal in range(deals):
        for line_up in line_ups(bots, seats, deal, seed=1):
            lots = [rng.expovariate(STRENGTH[bot]) for bot in line_up.bots]
            ranks = tuple(sorted(lots).index(lot) for lot in lots)
            results.append(Result(line_up, ranks, tuple(-rank for rank in ranks), 7, "XX-01"))
    return results


def _contest(deals: int, seats: int = 2, bots: tuple[str, ...] = BOTS) -> Contest:
    return Contest(game="any", seats=seats, options={}, bots=bots, deals=deals, seed=1)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    pytest.importorskip("choix")
    table = standings(_contest(3000), _results(3000))
    rating = {standing.bot: standing.rating or 0.0 for standing in table.standings}
    thrice = 400 * 0.4771  # odds of three to one on Elo's scale
    assert rating["strong"] - rating["middle"] == pytest.approx(thrice, abs=25)
    assert rating["middle"] - rating["weak"] == pytest.approx(thrice, abs=25)
    assert sum(rating.values()) == pytest.approx(0, abs=1e-6)


def test_a_bot_that_never_lost_has_a_rating_too() -> None:
    pytest.importorskip("choix")
    results = [
        Result(line_up, tuple(int(bot == "weak") for bot in line_up.bots), (0, 0), 7, "XX-01")
        for deal in range(50)
        for line_up in line_ups(("weak", "strong"), 2, deal, seed=1)
    ]
    best = standings(_contest(50, bots=("weak", "strong")), results).standings[0]
    assert best.bot == "strong"
    assert best.rating is not None
    assert best.rating > 300


def test_shares_of_the_wins_are_right_where_bots_sit_twice() -> None:
    bots = ("weak", "strong")
    table = standings(_contest(2000, 4, bots), _results(2000, 4, bots))
    strong = table.standings[0]
    assert strong.wins.value == pytest.approx(18 / 20, abs=0.02)
    assert strong.times_fair.value == pytest.approx(2 * strong.wins.value)
    assert table.duels[1].share.value == pytest.approx(9 / 10, abs=0.02)


def test_a_shared_win_counts_in_equal_parts() -> None:
    results = [
        Result(line_up, (0, 0), (5, 5), 7, "XX-01")
        for deal in range(4)
        for line_up in line_ups(("weak", "strong"), 2, deal, seed=1)
    ]
    table = standings(_contest(4, bots=("weak", "strong")), results)
    assert [s.wins.value for s in table.standings] == [0.5, 0.5]
    assert {duel.share.value for duel in table.duels} == {0.5}


def test_the_interval_covers_the_truth_as_often_as_it_says() -> None:
    rng, truth, covered = Random(5), 0.6, 0
    for _ in range(1000):
        shares = [float(rng.random() < truth) for _ in range(60)]
        share = interval(shares, games=60)
        covered += share.low <= truth <= share.high
    assert 925 <= covered <= 975


def test_matches_of_one_deal_are_not_independent_witnesses() -> None:
    alike = [float(number % 2) for number in range(50)]  # both matches of a deal went the same way
    apart = [0.5] * 49 + [1.0]  # who had the better seat won
    assert interval(alike, games=100).low < interval([0.5] * 2 * 50, games=200).low
    assert interval(apart, games=100).low > interval(alike, games=100).low


def test_always_winning_leaves_room_for_doubt() -> None:
    few, many = interval([1.0] * 5, games=10), interval([1.0] * 500, games=1000)
    assert few.high == pytest.approx(1)
    assert few.low < many.low < 1
