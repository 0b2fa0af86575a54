"""When something fails at a table: what is on disk is true, and the table goes on from there."""

import structlog

from fortable.kernel.words import Illegal
from fortable.server.store import Unavailable
from fortable.server.timer import Timer
from fortable.server.wire.table_messages import SubmitIntent

from .jobs import Job, Notify, TryAgain, asker_of
from .match.automatic_players import AutomaticPlayers
from .match.ledger import Ledger
from .updates import Updates

TRY_AGAIN_S = 1.0

log = structlog.get_logger()


class Recovery:
    """Of one table. Bots and the clock try again after a while: they would fail as fast as they can."""

    def __init__(
        self, ledger: Ledger, updates: Updates, players: AutomaticPlayers, notify: Notify
    ) -> None:
        self._ledger = ledger
        self._updates = updates
        self._players = players
        self._notify = notify
        self._again = Timer()

    @property
    def is_busy(self) -> bool:
        """Whether something will be tried again."""
        return self._again.is_set

    def stop(self) -> None:
        self._again.cancel()

    async def start_over(self, job: Job, error: Exception) -> None:
        """Whoever asked hears why their intent was not remembered."""
        self._players.stop()
        asker, why = asker_of(job), self._trouble(job, error)
        if asker is not None:
            intent = asker.act.id if isinstance(asker, SubmitIntent) else None
            self._updates.refuse(asker, why, intent)
        await self._ledger.reload()
        self._again.set(TRY_AGAIN_S, lambda: self._notify(TryAgain()))
        self._updates.send_table()
        if self._ledger.match is not None:
            self._updates.send_match(self._ledger.match.version)

    def _trouble(self, job: Job, error: Exception) -> Illegal:
        """What is said of it. When the store fails, it writes that into the log once for all tables."""
        if isinstance(error, Unavailable):
            return error.refusal
        table, kind = self._ledger.row.id, type(job).__name__
        log.error("table_failed", table=table, job=kind, exc_info=error)
        return Illegal("TB-12", "not-remembered")
