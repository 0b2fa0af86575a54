"""Paired rollouts find what can be proven by hand, with the same luck for all, and can be interrupted."""

from dataclasses import replace
from random import Random

import pytest

from fortable.twins import Flat, below, compiled, flat
from fortable.twins.paired_rollouts import PairedRollouts
from fortable.twins.twin import WHOLE, share_win

from . import heap
from .heap import HEAP


@compiled
def worth(s: Flat, row: Flat) -> int:
    return share_win(row, heap.merits(s, row))


@compiled
def lucky(s: Flat, luck: Flat, _: Flat) -> int:
    """Whatever was done, the lot alone decides who wins."""
    s[heap.SEAT] = below(luck, 2)
    return 0


def _rollouts(*worlds: list[int], seed: int = 0) -> PairedRollouts:
    return PairedRollouts(HEAP, worth, worlds, Random(seed))


@pytest.mark.parametrize("stones", [1, 2, 3])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_takes_the_last_stones(stones: int, seat: int) -> None:
    rollouts = _rollouts([stones, seat, 1])
    rollouts.grow(300)
    assert rollouts.best() == stones
    assert rollouts.worths()[stones] == WHOLE


def test_a_move_is_worth_what_it_is_in_the_mean_of_the_worlds() -> None:
    rollouts = _rollouts([3, 0, 1], [5, 0, 1])
    rollouts.grow(6)
    assert rollouts.worths()[3] in {WHOLE / 2, WHOLE}


def test_all_moves_have_the_same_luck() -> None:
    rollouts = PairedRollouts(replace(HEAP, playout=lucky), worth, [[9, 0, 1]], Random(0))
    rollouts.grow(300)
    assert len(set(rollouts.worths().values())) == 1
    assert 0 < rollouts.worths()[1] < WHOLE


def test_they_may_be_interrupted_and_go_on_where_they_were() -> None:
    at_once, in_parts = _rollouts([9, 0, 1], [7, 0, 1]), _rollouts([9, 0, 1], [7, 0, 1])
    at_once.grow(600)
    for part in (1, 1, 198, 400):
        in_parts.grow(part)
    assert in_parts.worths() == at_once.worths()


def test_they_are_the_same_for_the_same_luck() -> None:
    rollouts = [_rollouts([9, 0, 1], seed=seed) for seed in (1, 1, 2)]
    for one in rollouts:
        one.grow(500)
    same, again, other = (one.worths() for one in rollouts)
    assert same == again != other


def test_a_shared_win_counts_in_equal_parts() -> None:
    row = flat([3, 7, 7, 1])
    share_win(row, 4)
    assert list(row) == [0, WHOLE // 2, WHOLE // 2, 0]
