"""What takes long to rule on is worked out beside the table, which goes on meanwhile."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Action, Seat
from fortable.server.rulings import Rulings

from .intents import Intent


@dataclass(frozen=True, slots=True)
class Deliberated:
    """What came of an intent, for whoever sent it: more than once, if a line broke meanwhile."""

    intents: tuple[Intent, ...]
    ruled: Ruling | Exception
    took_s: float


class Deliberations:
    """Those of one table; of an intent there is one, however often it comes."""

    def __init__(self, rulings: Rulings, conclude: Callable[[Deliberated], None]) -> None:
        self._rulings = rulings
        self._conclude = conclude
        self._intents: dict[tuple[Seat, str], list[Intent]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def begin(self, match: Match, action: Action, intent: Intent, household: str) -> None:
        """Or wait for what was begun."""
        if (key := _key(intent)) in self._intents:
            self._intents[key].append(intent)
            return
        self._intents[key] = [intent]
        task = asyncio.create_task(self._work_out(match, action, intent, household))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _work_out(self, match: Match, action: Action, intent: Intent, household: str) -> None:
        began, ruled = time.perf_counter(), None
        try:
            ruled = await self._ruled(match, action, intent, household)
        finally:
            intents = tuple(self._intents.pop(_key(intent)))
        self._conclude(Deliberated(intents, ruled, time.perf_counter() - began))

    async def _ruled(
        self, match: Match, action: Action, intent: Intent, household: str
    ) -> Ruling | Exception:
        try:
            return await self._rulings.rule(match, intent.seat, action, intent.version, household)
        except (
            Exception
        ) as error:  # a refusal, a worker that failed, or worse: the table's business
            return error


def _key(intent: Intent) -> tuple[Seat, str]:
    return intent.seat, intent.id_at(intent.version)
