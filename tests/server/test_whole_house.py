"""What processes tell each other of limits, and how much more than it says a house allows because of it."""

from collections.abc import Callable
from random import Random

import pytest

from fortable.kernel.words import Illegal
from fortable.server.nodes.shared_limits import TELL_S
from fortable.server.people.rate_limit import RateLimiter
from fortable.server.people.whole_house import Counts, Spending
from fortable.server.people.whole_house.counts import FRESH_S, UNTOLD
from fortable.server.people.whole_house.spending import SLACK, UNTOLD_S
from fortable.testing import rule

STEP_S = 0.05


class House:
    """Limiters of several processes, who tell each other what they should, on a clock of their own."""

    def __init__(self, nodes: int, per_second: float, at_once: int) -> None:
        self.now = 0.0
        self.told = 0
        self.limits = [RateLimiter(per_second, at_once, now=lambda: self.now) for _ in range(nodes)]
        for limit in self.limits:
            limit.spending = Spending(per_second)

    def had(self, seconds: float, whose: Callable[[], RateLimiter], wanted_per_s: float) -> int:
        """So much somebody gets who wants so much, each time of one of the processes."""
        had, next_s, tell_s = 0, self.now, self.now + TELL_S
        until_s = self.now + seconds
        while self.now < until_s:
            while next_s <= self.now:
                had += is_let(whose())
                next_s += 1 / wanted_per_s
            if self.now >= tell_s:
                self.tell(TELL_S)
                tell_s += TELL_S
            self.now += STEP_S
        return had

    def tell(self, elapsed_s: float) -> None:
        for limit in self.limits:
            assert limit.spending is not None
            for who, permits in limit.spending.to_tell(elapsed_s, len(self.limits)).items():
                self.told += 1
                for other in self.limits:
                    if other is not limit:
                        other.spent_elsewhere(who, permits)


def is_let(limit: RateLimiter) -> bool:
    try:
        limit.check("Mallory")
    except Illegal:
        return False
    return True


@rule("TB-11")
@pytest.mark.parametrize("nodes", [1, 2, 4, 8])
@pytest.mark.parametrize(("per_second", "at_once"), [(20.0, 40), (300.0, 1200), (200 / 3600, 200)])
def test_whoever_goes_to_all_processes_gets_hardly_more(
    nodes: int, per_second: float, at_once: int
) -> None:
    """A quarter more in the long run, and at once what came before anybody was told."""
    seconds, rng = 120.0, Random(nodes)
    house = House(nodes, per_second, at_once)
    wanted = 3 * max(per_second, at_once / seconds)
    had = house.had(seconds, lambda: rng.choice(house.limits), wanted)
    allowed = per_second * seconds + at_once
    before_told = wanted * (TELL_S + STEP_S) + nodes * max(1.0, UNTOLD_S * per_second)
    assert had <= (1 + SLACK) * allowed + before_told
    assert had >= 0.99 * min(allowed, wanted * seconds) - 1, "nobody is refused what is theirs"


@rule("TB-11")
def test_what_was_had_at_once_everywhere_is_owed() -> None:
    house = House(4, 20.0, 40)
    for limit in house.limits:
        assert sum(is_let(limit) for _ in range(100)) == 40
    house.tell(TELL_S)
    house.now += 3.0
    assert not any(map(is_let, house.limits))
    house.now += 4 * 40 / 20
    assert all(map(is_let, house.limits))


def test_nobody_is_told_of_whoever_plays_like_anybody() -> None:
    house = House(2, 20.0, 40)
    assert house.had(60.0, lambda: house.limits[0], wanted_per_s=2.0) == pytest.approx(120, abs=2)
    assert house.told == 0


def test_whoever_took_a_little_is_forgotten() -> None:
    spending = Spending(20.0)
    spending.add("Anna", 2)
    assert spending.to_tell(0.3, 1) == {}
    assert spending.to_tell(10.0, 1) == {}
    assert not spending._untold


def test_what_was_given_back_is_not_told() -> None:
    limit = RateLimiter(0.1, at_once=10)
    limit.spending = Spending(0.1)
    for _ in range(5):
        tries = limit.allowance("the operator")
        limit.take(tries, 1)
        limit.give_back(tries, 1)
    assert limit.spending.to_tell(0.3, 2) == {}


@rule("TB-11")
def test_many_of_one_are_counted_wherever_they_are() -> None:
    here, there = Counts(100), Counts(100)
    for counts, many in ((here, 60), (there, 39)):
        for _ in range(many):
            counts.enter("Anna")
        counts.enter("Ben")
    assert there.to_tell() == {"Anna": 39}, "of few nobody is told"
    here.hear("there", there.to_tell(), now_s=0.0)
    assert not here.is_full("Anna")
    here.enter("Anna")
    assert here.is_full("Anna")
    assert not here.is_full("Ben")
    here.hear("there", {}, now_s=0.1)
    assert not here.is_full("Anna")


def test_what_a_process_said_that_is_gone_counts_no_more() -> None:
    counts = Counts(2)
    counts.hear("there", {"Anna": 2}, now_s=0.0)
    counts.forget(FRESH_S / 2)
    assert counts.is_full("Anna")
    counts.forget(FRESH_S)
    assert not counts.is_full("Anna")


def test_so_many_are_not_told_in_each_process() -> None:
    counts = Counts(100)
    for _ in range(round(100 * UNTOLD) - 1):
        counts.enter("Anna")
    assert counts.to_tell() == {}
    counts.enter("Anna")
    assert counts.to_tell() == {"Anna": round(100 * UNTOLD)}


def test_where_there_is_no_limit_nobody_is_told() -> None:
    counts = Counts(0)
    counts.enter("Anna")
    assert counts.to_tell() == {}
    assert not counts.is_full("Anna")
