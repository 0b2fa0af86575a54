"""How a match ended, to be remembered with its table; and how those did that ended before that was done."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import structlog

from fortable.bots.daily import daily_of
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Seat
from fortable.ratings import kind_of
from fortable.server.store import Ending, Store, StoredTable, TableRow, Unavailable
from fortable.server.work import Threads

from .stored_match import rebuild_match

PORTION = 50
PAUSE_S = 0.1
"""Those who play come to their turn between any two."""
TRY_AGAIN_S = 60.0

log = structlog.get_logger()


def ending_at(game: AnyGame, state: Any, at: float, row: TableRow) -> Ending:
    """Of a table's match that came to its last state at that time; where others play the same, with what
    came of it.
    """
    outcome = game.outcome(state)
    return Ending(
        at,
        places(outcome.ranking),
        outcome.scores,
        game.figure(state.options, state.seats),
        daily_of(game).result(state, outcome) if row.is_alike else None,
        kind_of(game, state) if is_fair(row) else None,
    )


def is_fair(row: TableRow) -> bool:
    """Whether everybody has played from beginning to end with their own hands and heads, and nobody knew the
    deal.
    """
    is_from_start = row.terms is None or row.terms.position is None
    has_stand_in = any(
        chair.has_left or (chair.person is not None and chair.bot is not None)
        for chair in row.chairs
    )
    has_help = has_stand_in or row.is_aided
    return is_from_start and not row.is_alike and not has_help


def places(ranking: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
    """By seat, from 1 on; whoever is behind two that are first is the third.

    >>> places(((2,), (0, 3), (1,)))
    (2, 4, 1, 2)
    """
    found: dict[Seat, int] = {}
    for equals in ranking:
        found |= dict.fromkeys(equals, len(found) + 1)
    return tuple(found[seat] for seat in sorted(found))


class PastEndings:
    """Found out by the rules, one match after the other, while the server runs."""

    def __init__(self, store: Store, threads: Threads, pause_s: float = PAUSE_S) -> None:
        self._store = store
        self._threads = threads
        self._pause_s = pause_s

    async def settle(self) -> None:
        """All of them once, and then never again; a store that fails is asked again."""
        last: str | None = None
        while tables := await self._portion(last):
            for last in tables:
                await self._settle_one(last)
                await asyncio.sleep(self._pause_s)

    async def _portion(self, after: str | None) -> tuple[str, ...]:
        while True:
            try:
                return await self._store.unsettled(after, PORTION)
            except Unavailable:  # which the store has written into the log
                await asyncio.sleep(TRY_AGAIN_S)

    async def _settle_one(self, table: str) -> None:
        """What cannot be found out, as its game is gone, is tried again when the server starts."""
        try:
            stored = await self._store.table(table)
            if stored is not None:
                ending = await self._threads.run(partial(_ending_of, stored))
                await self._store.settle(table, stored.row.revision, ending)
        except Exception as error:  # facts of rules of long ago may lead anywhere
            log.info("ending_not_found", table=table, why=repr(error))


def _ending_of(stored: StoredTable) -> Ending:
    match = rebuild_match(stored)
    match.outcome()  # `Illegal` if it is not over after all
    return ending_at(match.game, match.state, stored.steps[-1].at, stored.row)
