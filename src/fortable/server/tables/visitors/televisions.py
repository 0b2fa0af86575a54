"""Televisions that wait to be told which table to show: each has four letters, to be typed at the table.

They are remembered in this process alone, as long as they ask: one that is forgotten asks for new letters.
All that can be done with them is to show a table that anybody may look at.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from fortable.kernel.words import Illegal
from fortable.server.ids import new_id, random_word
from fortable.server.people.people import plain

CODE_LETTERS = 4
LIVES_S = 90.0
"""So long one may be silent: its page asks every few seconds, and a machine may be busy."""
MOST, MOST_OF_HOUSEHOLD = 5000, 20


@dataclass(slots=True)
class Television:
    """One that is turned on."""

    code: str
    """What stands on it."""
    token: str
    """By which it asks; nobody else knows it."""
    household: str
    seen: float
    table: str | None = None
    language: str = ""
    """Of whoever brought the table."""


class Televisions:
    """All that were turned on at this process."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._by_token: OrderedDict[str, Television] = OrderedDict()
        """Those that asked longest ago first."""

    def turn_on(self, household: str) -> Television:
        """One more; where there are too many, those that asked longest ago are forgotten."""
        self._forget(household)
        taken = {each.code for each in self._by_token.values()}
        code = random_word(CODE_LETTERS)
        while code in taken:
            code = random_word(CODE_LETTERS)
        found = Television(code, new_id(), household, self._now())
        self._by_token[found.token] = found
        return found

    def ask(self, token: str) -> Television:
        """What one is to show by now; `Illegal` if it is not known (any more)."""
        found = self._by_token.get(token)
        if found is None:
            raise Illegal("TB-09", "no-such-television")
        found.seen = self._now()
        self._by_token.move_to_end(token)
        return found

    def show(self, code: str, table: str, language: str) -> Television:
        """From now on the one with these letters shows a table; `Illegal` if none has them."""
        found = self.find(code)
        if found is None:
            raise Illegal("TB-09", "no-such-television-code", tried=code.strip().upper()[:20])
        found.table, found.language = table, language
        return found

    def find(self, code: str) -> Television | None:
        """The one with these letters."""
        wanted, since = plain(code), self._now() - LIVES_S
        living = (each for each in self._by_token.values() if each.seen >= since)
        return next((each for each in living if each.code == wanted), None)

    def turn_off(self, television: Television) -> None:
        """It asks no more."""
        del self._by_token[television.token]

    def _forget(self, household: str) -> None:
        since = self._now() - LIVES_S
        for token, each in tuple(self._by_token.items()):
            if each.seen >= since:
                break
            del self._by_token[token]
        own = [token for token, each in self._by_token.items() if each.household == household]
        surplus = max(0, len(own) + 1 - MOST_OF_HOUSEHOLD)
        if not surplus and len(self._by_token) >= MOST:
            own, surplus = list(self._by_token), 1
        for token in own[:surplus]:
            del self._by_token[token]
