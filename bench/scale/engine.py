"""Time on paper: workers that do all that waits for them in one turn, on as many cores as there are."""

import heapq
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from math import inf
from typing import Any

Job = tuple[Any, ...]
Outcome = tuple[float, "Worker", Job]
"""So many microseconds after the turn somebody has something to do."""


@dataclass(eq=False)
class Worker:
    """A process: one turn after the other, of all that has come meanwhile."""

    turn: Callable[[Sequence[Job]], tuple[float, list[Outcome]]]
    """What the jobs cost, and what follows."""
    wake_us: float = 0.0
    """What it costs that there is something to do again, after there was nothing."""
    wakes: int = 0
    spent_us: float = 0.0
    waiting: list[Job] = field(default_factory=list)
    is_at_work: bool = False
    """Or in line for a core."""
    is_awake: bool = False


class Cores:
    """What happens, in the order of time."""

    def __init__(self, count_: float = inf) -> None:
        self.now_us = 0.0
        self._free = count_
        self._ready: deque[Worker] = deque()
        self._coming: list[tuple[float, int, Callable[[], None]]] = []
        self._number = count()

    def at(self, when_us: float, act: Callable[[], None]) -> None:
        heapq.heappush(self._coming, (when_us, next(self._number), act))

    def give(self, worker: Worker, job: Job) -> None:
        """Now."""
        worker.waiting.append(job)
        if not worker.is_at_work:
            worker.is_at_work = True
            self._ready.append(worker)
            self._begin()

    def run(self, until_us: float = inf) -> None:
        """Until then, or until nothing happens any more."""
        while self._coming and self._coming[0][0] <= until_us:
            self.now_us, _, act = heapq.heappop(self._coming)
            act()

    def _begin(self) -> None:
        """Whoever has waited longest for a core has the next one."""
        while self._ready and self._free > 0:
            worker = self._ready.popleft()
            jobs, worker.waiting = worker.waiting, []
            cost, outcomes = worker.turn(jobs)
            if not worker.is_awake:
                worker.is_awake, worker.wakes = True, worker.wakes + 1
                cost += worker.wake_us
            worker.spent_us += cost
            self._free -= 1
            self.at(self.now_us + cost, partial(self._end, worker, outcomes))

    def _end(self, worker: Worker, outcomes: Sequence[Outcome]) -> None:
        self._free += 1
        for delay_us, other, job in outcomes:
            self.at(self.now_us + delay_us, partial(self.give, other, job))
        worker.is_at_work = worker.is_awake = bool(worker.waiting)
        if worker.waiting:
            self._ready.append(worker)
        self._begin()
