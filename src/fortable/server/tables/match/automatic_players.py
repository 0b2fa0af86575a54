"""Those who act by themselves at a table: bots in their seats, and the clock. Their intents go into the
table's inbox like everybody's.
"""

from collections.abc import Callable, Set

from msgspec.structs import replace

from fortable.bots.daily import first_of
from fortable.kernel.daily import luck_of
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Action, Seat
from fortable.server.bots.bot_client import BotClient
from fortable.server.store import TableRow
from fortable.server.tables.context import TableContext
from fortable.server.timer import Timer

from .intents import Intent, of_bot, of_clock
from .ledger import Ledger

EARLY_S = 0.005
"""A timer may ring so much before its time."""
LATE_S = 0.05
"""One that rings so much after it lets pass whatever has come in meanwhile."""


class AutomaticPlayers:
    """The bots and the clock of one table."""

    def __init__(
        self, ledger: Ledger, context: TableContext, submit: Callable[[Intent], None]
    ) -> None:
        self._ledger = ledger
        self._context = context
        self._submit = submit
        self._clock = Timer()
        self._bots: dict[Seat, BotClient] = {}
        self._seated: TableRow | None = None
        """The chairs as they were when bots were last seated."""

    @property
    def are_busy(self) -> bool:
        """Whether something will happen by itself before long."""
        is_soon = self._clock.is_set and self._clock.left_s < self._context.far_s
        return is_soon or any(bot.is_thinking for bot in self._bots.values())

    def schedule(self) -> None:
        """See to it that whoever is to act next by itself will."""
        self._clock.cancel()
        if self._seated is not self._ledger.row:
            self._seat_bots()
        match = self._ledger.match
        if match is None or self._ledger.row.status != "playing":
            return
        if self._bots:
            self._ask_bots(match)
        if self._ledger.clock.is_used and (alarm := self._ledger.next_alarm()) is not None:
            self._set_clock(alarm.at, match.version)

    def hear(self, ruling: Ruling) -> None:
        """Every bot hears what happened, as its seat may."""
        assert self._ledger.match is not None
        for seat, bot in self._bots.items():
            bot.hear(self._ledger.match.news(seat, ruling))

    def want(self, intent: Intent) -> bool:
        """Whether whoever wanted something still does: a bot in its seat, a clock that has run out."""
        match = self._ledger.match
        if match is None or not self._ledger.is_playing:
            return False
        if intent.by == "bot":
            return intent.seat in match.waiting and self._is_seated(intent)
        alarm = self._ledger.next_alarm()
        is_due = alarm is not None and alarm.at <= self._context.time.steady() + EARLY_S
        return is_due and intent.version == match.version

    def _is_seated(self, intent: Intent) -> bool:
        bot = self._bots.get(intent.seat)
        return bot is not None and bot.key == intent.bot

    def fill_in(self, intent: Intent) -> Intent:
        """What the table does where time is up, or for a bot that found nothing to do."""
        match, alarm = self._ledger.match, self._ledger.next_alarm()
        assert match is not None
        if intent.by == "clock" and alarm is not None:
            return replace(intent, seat=alarm.seat, action=alarm.action(match))
        action = match.game.auto_action(match.view(intent.seat))
        return replace(intent, version=match.version, action=action, is_automatic=True)

    def come_first(self, seat: Seat) -> bool:
        """Whether bots act before a seat that acts at the same time.

        Asked where everybody has the same match: there it must not matter who is quicker.
        """
        match = self._ledger.match
        if match is None or not match.game.simultaneous:
            return False
        return seat in match.waiting and not match.waiting.isdisjoint(self._bots)

    def stood_still(self) -> None:
        """Whoever was thinking may be late for that alone."""
        self.ask_again()

    def ask_again(self) -> None:
        """Whatever bots were thinking about, they begin anew when they are asked."""
        for bot in self._bots.values():
            bot.leave()

    def stop(self) -> None:
        self._clock.cancel()
        for bot in self._bots.values():
            bot.leave()
        self._bots.clear()
        self._seated = None

    def _set_clock(self, at: float, version: int) -> None:
        def submit() -> None:
            self._submit(of_clock(version))

        def ring() -> None:
            if steady() > at + LATE_S:
                self._clock.set(LATE_S, submit)
            else:
                submit()

        steady = self._context.time.steady
        self._clock.set(at - steady(), ring)

    def _ask_bots(self, match: Match) -> None:
        pace_ms = self._ledger.settings.bot_pace_ms
        is_hurried = self._ledger.row.is_played_out
        for seat in self._asked_now(match.waiting & self._bots.keys()):
            if not self._bots[seat].is_thinking:
                self._bots[seat].ask(match, pace_ms, is_hurried=is_hurried)

    def _asked_now(self, waiting: Set[Seat]) -> Set[Seat]:
        """All of them at once; where everybody has the same match, one after the other."""
        return {first_of(waiting)} if waiting and self._ledger.row.is_alike else waiting

    def _seat_bots(self) -> None:
        """A bot for every chair that has one, and for no other."""
        before, row = self._seated, self._ledger.row
        self._seated = row
        if before is not None and before.is_played_out != row.is_played_out:
            self.ask_again()
        wanted = {
            Seat(seat): chair.bot
            for seat, chair in enumerate(row.chairs)
            if chair.bot is not None and self._ledger.is_playing
        }
        for seat in [seat for seat, bot in self._bots.items() if wanted.get(seat) != bot.bot]:
            self._bots.pop(seat).leave()
        for seat, name in wanted.items():
            if seat not in self._bots:
                self._bots[seat] = self._seated_bot(row, seat, name)

    def _seated_bot(self, row: TableRow, seat: Seat, name: str) -> BotClient:
        is_alike, context = row.is_alike, self._context
        return BotClient(
            row.id,
            seat,
            name,
            context.day_workers if is_alike else context.workers,
            self._chose,
            row.household or row.host,
            luck_of(row.seed, seat) if is_alike else None,
        )

    def _chose(self, key: str, seat: Seat, version: int, action: Action | None) -> None:
        self._submit(of_bot(key, seat, version, action))
