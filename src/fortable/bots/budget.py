"""How long a bot may think: so often or so long, and never longer than whoever asked will wait."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from math import inf
from time import monotonic

PORTION_S = 0.02
"""About how long a bot goes on before it looks at the watch again."""
FIRST_PORTION = 8
SLOWER = 20
"""How many times longer a simulation takes where nothing is compiled, as a rule."""

_deadline = ContextVar("deadline", default=inf)


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Somebody waits, and no longer than this, for whatever is thought in here."""
    before = _deadline.set(min(_deadline.get(), monotonic() + seconds))
    try:
        yield
    finally:
        _deadline.reset(before)


def is_awaited() -> bool:
    """Whether somebody waits. Where nobody does, as in the arena, a watch decides nothing."""
    return _deadline.get() < inf


@dataclass(frozen=True)
class Budget:
    """What one decision may cost."""

    compiled: int = 0
    """Simulations where twins are compiled; elsewhere it is a part of them that takes as long."""
    seconds: float = inf
    plain: int = 0
    """Simulations of what is never compiled, instead."""
    slower: int = SLOWER
    """How many times longer one of those that could be compiled takes elsewhere."""

    @property
    def simulations(self) -> int:
        if self.plain:
            return self.plain
        from fortable.twins import is_compiled  # when somebody thinks: it brings the compiler

        return self.compiled if is_compiled() else max(1, self.compiled // self.slower)

    def spend(
        self,
        simulate: Callable[[int], object],
        is_decided: Callable[[int], bool] = lambda left: False,  # noqa: ARG005
    ) -> int:
        """Simulate in portions until the budget is spent or time is up; how often that was.

        It also ends when what is left could change nothing any more.
        """
        until = min(_deadline.get(), monotonic() + self.seconds)
        left, portion, now = self.simulations, FIRST_PORTION, monotonic()
        while left and (left == self.simulations or (now < until and not is_decided(left))):
            portion = min(portion, left)
            simulate(portion)
            left, began, now = left - portion, now, monotonic()
            portion = _next_portion(portion, now - began)
        return self.simulations - left


def _next_portion(portion: int, took_s: float) -> int:
    return portion * 2 if took_s < PORTION_S / 2 else max(1, portion // 2)
