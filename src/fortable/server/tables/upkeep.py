"""What a table does by itself, when it is time, and nobody asked."""

import structlog

from fortable.server.store import Conflict, Unavailable

from .jobs import CheckAbsence, PresenceChanged, Settle, StoodStill, TryAgain
from .judge import Judge
from .match.automatic_players import AutomaticPlayers
from .match.ledger import Ledger
from .orders import Orders
from .updates import Updates
from .visitors.presence import Presence

Chore = Settle | PresenceChanged | CheckAbsence | StoodStill | TryAgain

log = structlog.get_logger()


class Upkeep:
    """Of one table."""

    def __init__(
        self,
        ledger: Ledger,
        judge: Judge,
        orders: Orders,
        presence: Presence,
        updates: Updates,
        players: AutomaticPlayers,
    ) -> None:
        self._ledger = ledger
        self._judge = judge
        self._orders = orders
        self._presence = presence
        self._updates = updates
        self._players = players

    async def do(self, chore: Chore) -> None:
        match chore:
            case Settle():
                await self._settle()
            case PresenceChanged():
                self._updates.send_table()
            case CheckAbsence():
                await self._orders.give_up_if_all_want_it()
                self._updates.send_table()
                self._presence.check_later()
            case StoodStill():
                self._go_on()
            case TryAgain():
                self._players.schedule()
                await self._settle()

    async def _settle(self) -> None:
        """Rules that fail at it are asked again when the table wakes: the match is over all the same."""
        if not self._ledger.is_unsettled:
            return
        try:
            await self._ledger.settle()
        except (Unavailable, Conflict):
            raise
        except Exception as error:
            log.error("ending_not_found", table=self._ledger.row.id, exc_info=error)

    def _go_on(self) -> None:
        """After a standstill, in which nobody could count along."""
        if self._judge.countdown.is_on:
            self._judge.count_down()
        self._players.schedule()
        self._presence.check_later()
        if self._ledger.clock.is_used and self._ledger.match is not None:
            self._updates.send_match(self._ledger.match.version)
