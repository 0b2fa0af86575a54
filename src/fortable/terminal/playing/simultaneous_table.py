"""A table at which all act at once: while a person looks, the bots act in their own time.

The board changes under the line that is being typed. A script need not hurry: for it the table's time
goes on by a moment with every line, and by itself where nobody is asked.
"""

import time

from rich.text import Text

from fortable.bots.timeline import USUAL_PACE_MS, Timeline, Wish
from fortable.kernel.log import Ruling
from fortable.kernel.words import SPECTATOR, Illegal, Seat

from .person import Person
from .table import Table


class SimultaneousTable(Table):
    """A match without turns, with everybody around it."""

    def play(self) -> None:
        """To the end; `Left` or `EOFError` if a person goes before that."""
        self._timeline = Timeline(self.match, self.bots)
        self._began = time.monotonic()
        self._passes_on = False
        notice = Text()
        while not self.match.is_over:
            seat = self._next_person()
            notice = self._watch() if seat is None else self._listen(seat, notice)

    def _next_person(self) -> Seat | None:
        """Whom the keyboard is for: whoever has it until they have acted, then the next in the round."""
        waited_for = [seat for seat in self.people if seat in self.match.waiting]
        last = -1 if self.at_keyboard is None else self.at_keyboard
        if last in waited_for and not self._passes_on:
            return self.at_keyboard
        return min(waited_for, key=lambda seat: (seat <= last, seat), default=None)

    def _watch(self) -> Text:
        """Nobody here is asked: the next thing happens."""
        wish = self._timeline.next_wish()
        assert wish is not None, "somebody is waited for"
        self._show(self.people[0] if len(self.people) == 1 else SPECTATOR, Text())
        if self.screen.has_keyboard:
            time.sleep(self._seconds_to(wish))
        self._timeline.fulfil(wish)
        return Text()

    def _listen(self, seat: Seat, notice: Text) -> Text:
        """What a person types before the next thing happens; the answer, if it is no action."""
        if seat != self.at_keyboard:
            self._hand_over(seat)
        self._passes_on = False
        person = Person(self.match, seat, self.table_page, self.screen, self.hints)
        person.show(notice)
        wish = self._timeline.next_wish()
        typed = (
            self.screen.ask() if wish is None else self.screen.ask_within(self._seconds_to(wish))
        )
        self._catch_up(USUAL_PACE_MS)
        return notice if typed is None else self._answer(person, typed)

    def _answer(self, person: Person, typed: str) -> Text:
        """Judged by the present, whatever the person saw."""
        try:
            answer = person.answer(typed)
        except Illegal as illegal:
            return person.refusal(illegal)
        if isinstance(answer, Ruling):
            self._timeline.accept(answer)
            self._passes_on = True
            return Text()
        return answer

    def _catch_up(self, moment_ms: int) -> None:
        """All that was due by now happens."""
        now_ms = self._now_ms() if self.screen.has_keyboard else self._timeline.now_ms + moment_ms
        while (wish := self._timeline.next_wish()) is not None and wish.due_ms <= now_ms:
            self._timeline.fulfil(wish)
        self._timeline.now_ms = max(now_ms, self._timeline.now_ms)

    def _seconds_to(self, wish: Wish) -> float:
        return max(0.0, (wish.due_ms - self._now_ms()) / 1000)

    def _now_ms(self) -> int:
        if self.screen.has_keyboard:
            return round(1000 * (time.monotonic() - self._began))
        return self._timeline.now_ms
