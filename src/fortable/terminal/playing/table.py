"""The table: plays one match, with people at one keyboard and bots in the other chairs.

With one person the screen is theirs. With several, everybody sees what a spectator sees, and each
has their own view while they act. What is shown stays readable for a moment before it is gone.
"""

from collections.abc import Iterator, Sequence
from random import Random

from rich.text import Text

from fortable.bots import Bot, seat_bot
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import SPECTATOR, Seat, Viewer

from ..console.commands import wants_to_leave
from ..console.screen import Left, Screen
from ..pages.result import result_page
from ..pages.table_page import TablePage
from ..setup.chairs import Chair
from .hints import Hints
from .person import Person


class Table:
    """A match with everybody around it."""

    def __init__(
        self, match: Match, chairs: Sequence[Chair], language: str, screen: Screen, pace: float
    ) -> None:
        self.match = match
        self.screen = screen
        self.pace = pace
        self.table_page = TablePage(match.game, language, chairs)
        self.bots = dict(_bots(match, chairs))
        self.people = [Seat(seat) for seat, chair in enumerate(chairs) if chair.is_persons]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.hints = Hints(match, self.people, self.table_page.texts)

    def play(self) -> None:
        """To the end; `Left` or `EOFError` if a person goes before that."""
        while not self.match.is_over:
            self._step(min(self.match.waiting))

    def show_end(self) -> None:
        """The board as it was at the end, and then the result."""
        match, texts = self.match, self.table_page.texts
        outcome = match.outcome()
        ended = texts(f"ended-{outcome.ended_by}")
        self._show(self.people[0] if len(self.people) == 1 else SPECTATOR, Text(ended, "bold"))
        self.screen.wait(texts("table-to-the-result"))
        self.screen.show(
            result_page(
                match.game, outcome, match.decided(), match.commitment, match.seed.hex(), texts
            )
        )

    def _step(self, seat: Seat) -> None:
        eyes = self._eyes(seat)
        known = self.match.retold(eyes)
        ruling = self._bot_acts(seat) if seat in self.bots else self._person_acts(seat)
        self.match.accept(ruling)
        is_forgotten = known != self.match.retold(eyes)[: len(known)]
        if seat in self.bots or (is_forgotten and not self.match.is_over):
            self.screen.linger(self.pace)
        self._show_moments(ruling, eyes)
        for listener, bot in self.bots.items():
            bot.hear(self.match.news(listener, ruling))

    def _eyes(self, seat: Seat) -> Viewer:
        """Whom the screen is for while `seat` acts."""
        if len(self.people) == 1:
            return self.people[0]
        return seat if seat in self.people else SPECTATOR

    def _bot_acts(self, seat: Seat) -> Ruling:
        self._show(self._eyes(seat), self.table_page.thinking(seat))
        return self.match.rule(seat, self.bots[seat].choose(self.match.view(seat)))

    def _person_acts(self, seat: Seat) -> Ruling:
        if seat != self.at_keyboard:
            self._hand_over(seat)
        return Person(self.match, seat, self.table_page, self.screen, self.hints).act()

    def _hand_over(self, seat: Seat) -> None:
        self._show(SPECTATOR, Text())
        texts = self.table_page.texts
        if wants_to_leave(self.screen.wait(texts("table-hand-over", seat=seat)), texts):
            raise Left
        self.at_keyboard = seat

    def _show_moments(self, ruling: Ruling, eyes: Viewer) -> None:
        """What this ruling showed these eyes, and the next frame will not show any more."""
        if self.match.is_over:
            return
        next_eyes = self._eyes(min(self.match.waiting))
        next_eyes = next_eyes if next_eyes == self.at_keyboard else SPECTATOR
        redact = self.match.game.redact
        for event, state in zip(ruling.events, ruling.states, strict=True):
            fresh = redact(event, eyes, state)
            if fresh != redact(event, next_eyes, self.match.state):
                top = self.table_page.table(state, eyes, corner="")
                self.screen.show(top, self.table_page.told([fresh]))
                self.screen.linger(self.pace)

    def _show(self, eyes: Viewer, bottom: Text) -> None:
        story = self.table_page.story(self.match, eyes)
        self.screen.show(self.table_page.now(self.match, eyes), bottom, story)


def _bots(match: Match, chairs: Sequence[Chair]) -> Iterator[tuple[Seat, Bot]]:
    """The bots in their seats. One match, one seed, the same bots: they play the same again."""
    for number, chair in enumerate(chairs):
        if chair.bot is not None:
            seat = Seat(number)
            bot = seat_bot(match.game, chair.bot, seat, Random(f"{match.seed.hex()} {seat}"))
            bot.hear(match.retold(seat))
            yield seat, bot
