"""Finding the best of many: whatever the luck, nothing is left out that may be better."""

from collections.abc import Sequence
from random import Random

import pytest

from fortable.kernel.words import Action
from fortable.puzzles.sieve import Sieve
from fortable.puzzles.sifting import FIRST, FRESHEST, NEAR, Found, Sifting
from fortable.review.estimates import Estimate

SPREAD = 1500
"""Of what a round brings, in ten-thousandths of the win."""
MARGIN = 100.0
MANY = 150


class Do(Action, frozen=True):
    """One of many things to do."""

    number: int


class Field:
    """Where it is known what every action is worth in the mean, and how often each was tried."""

    def __init__(self, worths: Sequence[float], luck: int = 0) -> None:
        self.actions = [Do(number) for number in range(len(worths))]
        self.tried = [0] * len(worths)
        self._worths = worths
        self._rng = Random(luck)

    def tries(self, actions: Sequence[Action], rounds: int) -> list[list[float]]:
        numbers = [action.number for action in actions if isinstance(action, Do)]
        for number in numbers:
            self.tried[number] += rounds
        return [
            [self._worths[number] + self._rng.gauss(0, SPREAD) for _ in range(rounds)]
            for number in numbers
        ]


def crowd(rng: Random) -> list[float]:
    """Many that are about as good as each other, and one, anywhere among them, that is clearly better."""
    worths = [rng.gauss(0, 100) for _ in range(MANY)]
    worths[rng.randrange(MANY)] = max(worths) + 250
    return worths


@pytest.mark.parametrize("luck", range(5))
def test_the_best_of_a_crowd_is_found_and_proven(luck: int) -> None:
    worths = crowd(Random(luck))
    field = Field(worths, luck)
    found = Sifting(field.tries).best(field.actions)
    assert found is not None
    assert found.key == Do(worths.index(max(worths)))
    assert found.is_proven(MARGIN)
    assert found.margin == pytest.approx(250, abs=200)


def test_what_is_plainly_behind_is_hardly_tried() -> None:
    field = Field([0.0] * MANY + [3000.0, 3200.0])
    found = Sifting(field.tries).best(field.actions)
    assert found is not None
    assert found.key == Do(MANY + 1)
    assert sum(rounds > 2 * FIRST for rounds in field.tried[:MANY]) <= NEAR


def test_two_that_are_as_good_are_soon_given_up() -> None:
    field = Field([0.0, 2000.0, 2000.0])
    assert Sifting(field.tries, obvious=Do(0), margin=MARGIN).best(field.actions) is None
    assert max(field.tried) < FRESHEST


def test_where_the_obvious_is_best_nothing_is_looked_for() -> None:
    field = Field([2000.0, 1900.0, 1800.0, 0.0])
    assert Sifting(field.tries, obvious=Do(0), margin=MARGIN).best(field.actions) is None
    assert max(field.tried) < FRESHEST


def test_what_never_differed_may_do_so_yet() -> None:
    """Two that both won a few times: one of them may win seldom for all that."""
    sieve = Sieve([Do(0), Do(1), Do(2)])
    sieve.add([[10_000.0] * 8, [10_000.0] * 8, [0.0] * 8])
    assert sieve.is_hopeful(MARGIN, Do(2), FRESHEST)
    sieve.add([[10_000.0] * 992, [10_000.0] * 992, [0.0] * 992])
    assert not sieve.is_hopeful(MARGIN, Do(2), FRESHEST)


def test_what_was_left_out_unproven_proves_nothing() -> None:
    sieve = Sieve([Do(number) for number in range(4)])
    sieve.add([[4.0, 3.0], [3.0, 4.0], [2.0, 3.0], [1.0, 2.0]])
    sieve.cut(3)
    assert (sieve.left, sieve.unproven) == ([Do(0), Do(1), Do(2)], 1)
    lead: dict[Action, Estimate] = {Do(1): Estimate(500.0, 1.0)}
    assert Found(Do(0), lead, 4).is_proven(MARGIN)
    assert not Found(Do(0), lead, 4, sieve.unproven).is_proven(MARGIN)


def test_nothing_is_left_out_before_it_was_tried() -> None:
    sieve = Sieve([Do(number) for number in range(4)])
    sieve.cut(2)
    assert len(sieve.left) == 4
