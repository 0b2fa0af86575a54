"""Nobody is favoured by a seat or by a deal."""

from collections import Counter
from itertools import permutations

import pytest

from fortable.arena.schedule import line_ups

BOTS = ("ann", "ben", "cleo", "dan", "eve")


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("bots", [BOTS[:2], BOTS[:3], BOTS])
def test_with_every_deal_each_bot_has_each_seat_once(seats: int, bots: tuple[str, ...]) -> None:
    for deal in range(20):
        matches = list(line_ups(bots, seats, deal, seed=1))
        assert len(matches) == len(bots)
        for seat in range(seats):
            assert sorted(match.bots[seat] for match in matches) == sorted(bots)


def test_two_bots_share_the_seats_as_evenly_as_can_be() -> None:
    for match in line_ups(BOTS[:2], 5, deal=0, seed=1):
        assert sorted(Counter(match.bots).values()) == [2, 3]


def test_where_there_are_more_bots_than_seats_all_pairs_meet() -> None:
    met = Counter(
        pair
        for deal in range(200)
        for match in line_ups(BOTS, 2, deal, seed=1)
        for pair in permutations(match.bots)
    )
    assert set(met) == set(permutations(BOTS, 2))
    assert max(met.values()) < 1.5 * min(met.values())


def test_a_schedule_depends_on_its_seed_alone() -> None:
    again = [[list(line_ups(BOTS, 3, deal, seed)) for deal in range(5)] for seed in (1, 1, 2)]
    assert again[0] == again[1] != again[2]
