"""Who is here, who is gone and for how long, and who wants to give up.

It tells the table's inbox when that may have changed something: when others should hear of it, when
somebody has been gone for so long that a bot may sit in, when nobody is here any more.
"""

from collections import Counter

from fortable.kernel.words import Seat
from fortable.server.store import Chair
from fortable.server.tables.context import TableContext
from fortable.server.tables.jobs import CheckAbsence, Notify, PresenceChanged, Unload
from fortable.server.tables.match.ledger import Ledger
from fortable.server.timer import Timer

NAMELESS = ""
"""The id of all who never gave a name."""

SPREADS_S = 0.001
"""So long, for everybody who hears it, news of who came and went may wait for more of them."""

ROUNDING_S = 0.01


class Presence:
    """The people around one table."""

    def __init__(self, ledger: Ledger, context: TableContext, notify: Notify) -> None:
        self.giving_up: set[Seat] = set(ledger.wishes_to_give_up)
        """Who wants to abandon the match."""
        self._ledger = ledger
        self._context = context
        self._now = context.time.steady
        self._notify = notify
        self._sockets: Counter[str] = Counter()
        """How many each person has; those who gave no name are one person here."""
        self._gone_since: dict[str, float] = {}
        """People who were here and have no socket now."""
        self._away: tuple[object, bool] = None, False
        """Where people sat when it was last asked whether one of them is away, and whether one was."""
        self._screens = 0
        """How many of the sockets without a name are televisions."""
        left = ledger.row.left
        self._left_at = None if left is None else context.time.steady_at(left)
        """When the last had gone before the table was unloaded."""
        self._changed, self._absence, self._unload = Timer(), Timer(), Timer()

    @property
    def is_settled(self) -> bool:
        """Whether everybody was told who came and went."""
        return not self._changed.is_set

    def come(self, person: str, *, is_screen: bool = False) -> None:
        """One more socket of theirs."""
        self._screens += is_screen
        self._sockets[person] += 1
        self._away = None, False
        self._gone_since.pop(person, None)
        self._spread()

    def go(self, person: str, *, is_screen: bool = False) -> None:
        """One socket less; when it was the last, they are gone from now on."""
        self._screens -= is_screen
        self._sockets[person] -= 1
        if not self._sockets[person]:
            del self._sockets[person]
            self._away = None, False
            self._gone_since[person] = self._now()
            self.check_later()
        self._spread()
        self.unload_later()

    def is_here(self, person: str) -> bool:
        return person in self._sockets

    @property
    def is_anybody_away(self) -> bool:
        """Of those who sit here."""
        seats = self._ledger.seats
        if self._away[0] is not seats:
            self._away = seats, not seats.keys() <= self._sockets.keys()
        return self._away[1]

    @property
    def spectators(self) -> int:
        """How many look on; of those who gave no name, each socket is somebody."""
        known = self._sockets.keys() - self._ledger.seats.keys() - {NAMELESS}
        return len(known) + self._sockets.get(NAMELESS, 0) - self._screens

    @property
    def has_screen(self) -> bool:
        """Whether a television shows the table; at a public one it could be any stranger's."""
        return self._screens > 0 and not self._ledger.row.is_public

    def is_gone(self, chair: Chair) -> bool:
        """Whether a person has been away for so long that a bot may sit in."""
        if chair.person is None or chair.bot is not None:
            return False
        return self._is_gone_for(chair.person, self.grace_s)

    @property
    def is_host_gone(self) -> bool:
        """Whether at an open public table nobody need wait for the host any more."""
        row = self._ledger.row
        is_awaited = row.is_public and row.status == "open"
        return is_awaited and self._is_gone_for(row.host, self._context.host_grace_s)

    def may_start(self, person: str) -> bool:
        """Whether somebody who sits may: at a public table the host alone, unless gone for a while."""
        row = self._ledger.row
        is_for_all = not row.is_public or self._ledger.seat_of(person) is None
        return is_for_all or row.host == person or self.is_host_gone

    def _is_gone_for(self, person: str, long_s: float) -> bool:
        if self.is_here(person):
            return False
        return self._now() - self._gone_since.get(person, self._empty_since) >= long_s

    @property
    def _empty_since(self) -> float:
        """Since when nobody was here who has not come since the table was woken."""
        woken_at, left = self._ledger.clock.woken_at, self._left_at
        return woken_at if left is None else min(woken_at, left)

    @property
    def grace_s(self) -> float:
        """So long somebody may be gone: where a move may take days, at least that long."""
        return max(self._context.grace_s, self._ledger.settings.clock_s or 0)

    def is_given_up_by(self, wishes: set[Seat]) -> bool:
        """Whether nobody wants to go on: whoever may still come back from a short break is asked too."""
        return not any(
            chair.person is not None
            and chair.bot is None
            and seat not in wishes
            and not self.is_gone(chair)
            for seat, chair in enumerate(self._ledger.row.chairs)
        )

    def check_after_waking(self) -> None:
        """Whoever has not come back by then may be replaced."""
        row = self._ledger.row
        if self._ledger.is_playing:
            self._check_in(max(0.0, self._empty_since + self.grace_s - self._now()))
        elif row.is_public and row.status == "open":
            self._check_in(self._context.host_grace_s)

    def stood_still(self) -> None:
        """As long as the table did, nobody was gone."""
        self._gone_since = dict.fromkeys(self._gone_since, self._now())
        self._left_at = None

    def check_later(self) -> None:
        """When the next of those who are gone may be replaced."""
        now = self._now()
        left = [since + self.grace_s - now for since in self._gone_since.values()]
        if self._ledger.row.host in self._gone_since:
            host_since = self._gone_since[self._ledger.row.host]
            left.append(host_since + self._context.host_grace_s - now)
        waits_s = [left_s for left_s in left if left_s > 0]
        if waits_s:
            self._check_in(min(waits_s))

    def unload_later(self) -> None:
        """Unless somebody is here."""
        if not self._sockets:
            self._unload.set(self._context.rest_s, lambda: self._notify(Unload()))

    def stop(self) -> None:
        for timer in (self._changed, self._absence, self._unload):
            timer.cancel()

    def _check_in(self, delay_s: float) -> None:
        self._absence.set(delay_s + ROUNDING_S, lambda: self._notify(CheckAbsence()))

    def _spread(self) -> None:
        """That somebody came or went: the more there are to hear it, the more goes into one message."""
        if not self._changed.is_set:
            delay_s = SPREADS_S * self._sockets.total()
            self._changed.set(delay_s, lambda: self._notify(PresenceChanged()))
