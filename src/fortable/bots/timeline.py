"""Bots in time: each acts when its pace says, and the clock acts when a deadline passes.

Moments are milliseconds since the match began, and nobody here looks at a watch: in a simulation the
time just passes, at a live table somebody waits for it. Wishes are chosen from what a bot sees and reach
the table later, as in life: by then another may have been quicker, and the wish is refused.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import CLOCK, Action, Illegal, Seat

from .bot import Bot, pace_of
from .programs import Forfeit

USUAL_PACE_MS = 1000
"""How long a bot takes that has no pace of its own, among bots that have one."""


PATIENCE = 1000
"""How often in a row a bot may be refused before it has lost: it would go on forever."""


class Wish(NamedTuple):
    """An action on its way to the table."""

    due_ms: int
    seat: Seat
    action: Action
    version: int


class Happening(NamedTuple):
    """Something somebody did, or tried to do."""

    seat: Seat
    action: Action
    answer: Ruling | Illegal
    at_ms: int | None = None


class Timeline:
    """A match, and the wishes of its bots in the order of time."""

    def __init__(self, match: Match, bots: Mapping[Seat, Bot]) -> None:
        self.match = match
        self.bots = bots
        self.now_ms = 0
        self._last_event_ms = 0
        self._wishes: dict[Seat, Wish] = {}
        self._refused: Counter[Seat] = Counter()

    def play(self) -> Iterator[Happening]:
        """To the end of a match among bots alone."""
        while (wish := self.next_wish()) is not None:
            yield self.fulfil(wish)

    def next_wish(self) -> Wish | None:
        """What reaches the table next if nobody else does anything; nothing when the match is over."""
        if self.match.is_over:
            return None
        for seat in sorted(self.match.waiting & self.bots.keys() - self._wishes.keys()):
            self._wishes[seat] = self._wish_of(seat)
        return min((*self._wishes.values(), *self._clock()), key=_order, default=None)

    def fulfil(self, wish: Wish) -> Happening:
        """The wish reaches the table, and it is then."""
        self.now_ms = max(self.now_ms, wish.due_ms)
        self._wishes.pop(wish.seat, None)
        try:
            ruling = self.match.rule(wish.seat, wish.action, wish.version)
        except Illegal as illegal:
            self._refuse(wish.seat, illegal)
            return Happening(wish.seat, wish.action, illegal, self.now_ms)
        self._refused[wish.seat] = 0
        self.accept(ruling)
        return Happening(wish.seat, wish.action, ruling, self.now_ms)

    def accept(self, ruling: Ruling) -> None:
        """Make a ruling true now, whoever asked for it; all bots hear of it."""
        self.match.accept(ruling)
        self._last_event_ms = self.now_ms
        for seat, bot in self.bots.items():
            bot.hear(self.match.news(seat, ruling))

    def _refuse(self, seat: Seat, illegal: Illegal) -> None:
        self._refused[seat] += 1
        if self._refused[seat] > PATIENCE:
            raise Forfeit(seat, illegal)

    def _wish_of(self, seat: Seat) -> Wish:
        bot = self.bots[seat]
        action = bot.choose(self.match.view(seat))
        pace_ms = USUAL_PACE_MS if (pace := pace_of(bot)) is None else max(1, pace)
        return Wish(self.now_ms + pace_ms, seat, action, self.match.version)

    def _clock(self) -> Iterator[Wish]:
        deadline = self.match.game.deadline(self.match.state)
        if deadline is not None:
            due_ms = self._last_event_ms + deadline.after_ms
            yield Wish(due_ms, CLOCK, deadline.action, self.match.version)


def _order(wish: Wish) -> tuple[int, bool, Seat]:
    """Of two at the same moment the lower seat is first, and the clock last."""
    return wish.due_ms, wish.seat == CLOCK, wish.seat
