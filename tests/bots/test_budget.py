"""A budget is spent to the last simulation, unless time is up before."""

import time
from collections.abc import Callable
from math import inf

import pytest

from fortable import twins
from fortable.bots import budget
from fortable.bots.budget import Budget, is_awaited, within

COMPILED = pytest.mark.parametrize("is_compiled", [True, False])


class Watch:
    """A watch that only simulations move."""

    def __init__(self, each_s: float) -> None:
        self.now = 0.0
        self.each_s = each_s
        self.portions: list[int] = []

    def simulate(self, times: int) -> None:
        self.portions.append(times)
        self.now += times * self.each_s


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], Watch]:
    def started(each_s: float) -> Watch:
        one = Watch(each_s)
        monkeypatch.setattr(budget, "monotonic", lambda: one.now)
        return one

    return started


def _compiled(monkeypatch: pytest.MonkeyPatch, is_compiled: bool) -> None:
    monkeypatch.setattr(twins, "is_compiled", lambda: is_compiled)


def test_all_of_it_is_spent_however_long_that_takes(
    watch: Callable[[float], Watch], monkeypatch: pytest.MonkeyPatch
) -> None:
    _compiled(monkeypatch, is_compiled=True)
    slow = watch(1.0)
    assert Budget(1000).spend(slow.simulate) == 1000 == sum(slow.portions)


def test_what_is_not_compiled_is_simulated_less(
    watch: Callable[[float], Watch], monkeypatch: pytest.MonkeyPatch
) -> None:
    _compiled(monkeypatch, is_compiled=False)
    assert Budget(1000).spend(watch(0.001).simulate) == 1000 // budget.SLOWER
    assert Budget(1000, slower=100).spend(watch(0.001).simulate) == 10
    assert Budget(1).spend(watch(0.001).simulate) == 1
    assert Budget(plain=300).spend(watch(0.001).simulate) == 300


@COMPILED
@pytest.mark.parametrize("each_s", [0.0001, 0.001, 0.01])
def test_it_stops_soon_after_the_deadline(
    each_s: float,
    is_compiled: bool,
    watch: Callable[[float], Watch],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _compiled(monkeypatch, is_compiled)
    one = watch(each_s)
    with within(1.0):
        assert Budget(10**9).spend(one.simulate) == sum(one.portions)
    assert 1.0 <= one.now < 1.0 + 2 * budget.PORTION_S + 8 * each_s


def test_time_can_be_the_budget(watch: Callable[[float], Watch]) -> None:
    one = watch(0.001)
    Budget(10**9, seconds=0.5).spend(one.simulate)
    assert 0.5 <= one.now < 0.55


def test_whoever_is_late_already_thinks_a_little(watch: Callable[[float], Watch]) -> None:
    one = watch(0.001)
    with within(0.0):
        assert Budget(10**6).spend(one.simulate) == budget.FIRST_PORTION


def test_somebody_waits_within_a_block_only() -> None:
    assert not is_awaited()
    with within(5.0):
        assert is_awaited()
    assert not is_awaited()


def test_who_waits_least_decides(watch: Callable[[float], Watch]) -> None:
    one = watch(0.001)
    with within(0.2), within(inf):
        Budget(10**9).spend(one.simulate)
    assert one.now < 0.25


def test_the_watch_is_a_real_one() -> None:
    began = time.monotonic()
    with within(0.1):
        Budget(10**9).spend(lambda times: time.sleep(times / 10_000))
    assert 0.1 <= time.monotonic() - began < 5.0
