"""Chains of one direction: as many as there can be, alone and across given ones of the other."""

from itertools import combinations
from random import Random

import pytest

from fortable.testing import rule

from ..board.grid import Grid
from ..bridges.chains import most_across, most_chains, ways


@rule("FA-20", "FA-21")
@pytest.mark.parametrize("seed", range(4))
def test_there_are_as_many_as_squares_on_a_line_that_keeps_the_edges_apart(seed: int) -> None:
    rng, grid = Random(seed), Grid(12, 12)
    for _ in range(20):
        area = grid.all & ~(rng.getrandbits(160) & rng.getrandbits(160))
        for way in ways(grid):
            chains = most_chains(grid, way, area, most=12)
            assert len(chains) == grid.fewest_passed(area, way.near, way.far)
            assert all(not {*one} & {*other} for one, other in combinations(chains, 2))


@rule("FA-20")
@pytest.mark.parametrize("turned", [False, True])
def test_others_are_crossed_one_after_the_other_however_long_they_are(turned: bool) -> None:
    grid = Grid(4, 5)
    way = ways(grid)[1]
    winding, straight = (0, 6, 7, 13, 19), (3, 9, 15, 21)
    others = (straight, winding) if turned else (winding, straight)
    chains = most_across(grid, way, grid.all, 4, others)
    assert len(chains) == 3
    assert all(len({*chain} & {*other}) == 1 for chain in chains for other in others)
