"""The tree search finds what can be proven by hand, and can be interrupted."""

from dataclasses import replace
from random import Random

import pytest

from fortable.twins import Flat, compiled
from fortable.twins.trees import Tree

from .heap import HEAP, STONES


@compiled
def slow(s: Flat, _luck: Flat, _room: Flat) -> int:
    """Every stone that is left takes long."""
    steps = 300 * s[STONES]
    s[STONES] = 0
    return steps


@compiled
def first_wins(_: Flat, row: Flat) -> int:
    row[0], row[1] = 1, 0
    return 2


def _tree(*worlds: list[int], seed: int = 0) -> Tree:
    return Tree(HEAP, worlds, Random(seed), room=4000)


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11, 13])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_leaves_a_multiple_of_four(stones: int, seat: int) -> None:
    tree = _tree([stones, seat, 1])
    tree.grow(3000)
    assert tree.best() == stones % 4


def test_what_chance_decides_is_looked_at_case_by_case() -> None:
    tree = _tree([2, 0, 0])  # four or eight more: two to be taken either way
    tree.grow(3000)
    assert set(tree.tries()) == {4, 8}


def test_a_move_must_do_in_all_the_worlds_it_may_be_in() -> None:
    tree = _tree([5, 0, 1], [9, 0, 1], [13, 0, 1])
    tree.grow(4000)
    assert tree.best() == 1


def test_it_may_be_interrupted_and_goes_on_where_it_was() -> None:
    at_once, in_parts = _tree([9, 0, 1]), _tree([9, 0, 1])
    at_once.grow(600)
    for part in (1, 199, 400):
        in_parts.grow(part)
        assert sum(in_parts.tries().values())
    assert in_parts.tries() == at_once.tries()
    assert sum(at_once.tries().values()) == 600


def test_it_is_the_same_for_the_same_luck() -> None:
    trees = [_tree([9, 0, 1], seed=seed) for seed in (1, 1, 2)]
    for tree in trees:
        tree.grow(500)
    same, again, other = (tree.tries() for tree in trees)
    assert same == again != other


def test_a_full_tree_goes_on_learning() -> None:
    tree = Tree(HEAP, [[9, 0, 1]], Random(0), room=2)
    tree.grow(2000)
    assert sum(tree.tries().values()) <= 2000
    assert tree.best() == 1


def test_of_two_ways_to_win_the_shorter_is_better() -> None:
    tree = Tree(replace(HEAP, playout=slow, merits=first_wins), [[9, 0, 1]], Random(0), room=400)
    tree.grow(400)
    assert tree.best() == 3
