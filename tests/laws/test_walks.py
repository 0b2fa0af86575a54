"""The matches that laws are tried on: the same ones each time, of every set-up, and others on request."""

import os
import subprocess
import sys

import pytest
from keepsake import GAME

from fortable.testing import Broken
from fortable.testing.law import Law
from fortable.testing.walks import Walk, nth_walk, setups, strange_actions

MADE_UP = "from tests.laws.test_walks import made_up; print(made_up())"


def made_up() -> str:
    walk = nth_walk(GAME, 3)
    return repr([*walk.match.events, *strange_actions(walk, 40)])


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_matches_are_the_same_in_every_process(hashes: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", MADE_UP],
        env={**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == made_up()


def test_no_set_up_comes_again_before_all_were_there() -> None:
    possible = len(list(setups(GAME)))
    firsts = [nth_walk(GAME, number).match.first for number in range(2 * possible)]
    for turn in (firsts[:possible], firsts[possible:]):
        assert len({(first.seats, first.options) for first in turn}) == possible


def test_some_matches_are_over_and_some_have_hardly_begun() -> None:
    walks = [nth_walk(GAME, number) for number in range(9)]
    assert all(walk.match.is_over for walk in walks[::3])
    assert not all(walk.match.is_over for walk in walks)


def test_who_explores_meets_other_matches() -> None:
    assert nth_walk(GAME, 0, "other").match.seed != nth_walk(GAME, 0).match.seed
    assert nth_walk(GAME, 0, "other").match.seed == nth_walk(GAME, 0, "other").match.seed


def test_a_law_says_in_which_match_it_was_broken() -> None:
    def unlucky(walk: Walk) -> None:
        if walk.match.is_over and walk.match.state.seats == 3:
            raise Broken("three are a crowd")

    with pytest.raises(Broken) as broken:
        Law(unlucky)(GAME)
    assert any("Walk(keepsake, 3 seats" in note for note in broken.value.__notes__)


def test_each_law_has_luck_of_its_own() -> None:
    met = []

    def one(walk: Walk) -> None:
        met.append(walk.rng.random())

    def another(walk: Walk) -> None:
        met.append(walk.rng.random())

    for law in (Law(one), Law(one), Law(another)):
        law(GAME, examples=1)
    assert met[0] == met[1] != met[2]
