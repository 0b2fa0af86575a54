"""Those who act by themselves at a table: bots in their seats, and the clock. Their wishes go into the
table's inbox like everybody's.
"""

from collections.abc import Callable

from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Illegal, Seat
from fortable.server.bots.bot_client import BotClient, BotWish
from fortable.server.store import TableRow
from fortable.server.tables.context import House
from fortable.server.timer import Timer

from .clock import Due
from .ledger import Ledger


class Attendants:
    """The bots and the clock of one table."""

    def __init__(self, ledger: Ledger, house: House, tell: Callable[[BotWish | Due], None]) -> None:
        self.ledger = ledger
        self._house = house
        self._tell = tell
        self._clock = Timer()
        self._bots: dict[Seat, BotClient] = {}
        self._seated: TableRow | None = None
        """The chairs as they were when bots were last seated."""

    @property
    def are_busy(self) -> bool:
        """Whether something will happen by itself."""
        return self._clock.is_set or any(bot.is_thinking for bot in self._bots.values())

    def attend(self) -> None:
        """See to it that whoever is to act next by itself will."""
        self._clock.cancel()
        if self._seated is not self.ledger.row:
            self._seat_bots()
        match = self.ledger.match
        if match is None or not self.ledger.is_playing:
            return
        if self._bots:
            self._ask_bots(match)
        if (due := self.ledger.next_alarm()) is not None:
            version = match.version
            self._clock.set(due.at - self._house.now(), lambda: self._tell(Due(version)))

    def _ask_bots(self, match: Match) -> None:
        pace_ms = self.ledger.settings.bot_pace_ms
        for seat in match.waiting & self._bots.keys():
            if not self._bots[seat].is_thinking:
                self._bots[seat].ask(match, pace_ms)

    def hear(self, ruling: Ruling) -> None:
        """Every bot hears what happened, as its seat may."""
        assert self.ledger.match is not None
        for seat, bot in self._bots.items():
            bot.hear(self.ledger.match.news(seat, ruling))

    def is_seated(self, wish: BotWish) -> bool:
        """Whether the bot that wished still sits there."""
        bot = self._bots.get(wish.seat)
        return bot is not None and bot.key == wish.by

    def ruled(self, wish: BotWish) -> tuple[Ruling, bool]:
        """What a bot's wish leads to, and whether the bot failed and the table acts for it.

        `Illegal` if it came too late, as a person's would have.
        """
        match = self.ledger.match
        assert match is not None
        if wish.action is not None:
            try:
                return match.rule(wish.seat, wish.action, wish.version), False
            except Illegal:
                if wish.version != match.version:
                    raise
        action = match.game.auto_action(match.view(wish.seat))
        return match.rule(wish.seat, action), True

    def let_go(self) -> None:
        self._clock.cancel()
        for bot in self._bots.values():
            bot.leave()
        self._bots.clear()
        self._seated = None

    def _seat_bots(self) -> None:
        """A bot for every chair that has one, and for no other."""
        self._seated = self.ledger.row
        wanted = {
            Seat(seat): chair.bot
            for seat, chair in enumerate(self.ledger.row.chairs)
            if chair.bot is not None and self.ledger.is_playing
        }
        for seat in [seat for seat, bot in self._bots.items() if wanted.get(seat) != bot.bot]:
            self._bots.pop(seat).leave()
        for seat, name in wanted.items():
            if seat not in self._bots:
                table = self.ledger.row.id
                self._bots[seat] = BotClient(table, seat, name, self._house.workers, self._tell)
