"""Hints at the keyboard for one person who plays with bots: where to look, what to do, why, one by one."""

from collections.abc import Sequence

from rich.text import Text

from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.review import Hint, Remark, hint
from fortable.texts import Texts

LAST_STEP = 2


class Hints:
    """Of one match: what was made for a moment of it is kept until it goes on."""

    def __init__(self, match: Match, people: Sequence[Seat], texts: Texts) -> None:
        self._match = match
        self._people = people
        self._texts = texts
        self._version = -1
        self._step = 0
        self._found: Hint

    def check(self) -> None:
        """`Illegal` where it would be unfair."""
        if len(self._people) > 1:
            raise Illegal("TB-23", "hints-among-people", people=len(self._people))

    def next(self) -> Text:
        """The first step for a moment, or the one after what was told of it; the last one again."""
        if self._match.version == self._version:
            self._step = min(self._step + 1, LAST_STEP)
        else:
            self._found = self._made()
            self._version, self._step = self._match.version, 0
        steps = self._look, self._do, self._why
        return Text(steps[self._step](), "cyan")

    def _made(self) -> Hint:
        """Of what the seat has seen and heard."""
        match, (seat,) = self._match, self._people
        heard = (*match.heard_before.get(seat, ()), *match.fresh_news(seat))
        return hint(match.game, match.version, seat, match.view(seat), heard)

    def _look(self) -> str:
        look = self._found.look
        return self._texts("table-hint-look") if look is None else self._remark(look)

    def _do(self) -> str:
        is_clear = "yes" if self._found.is_clear else "no"
        return self._texts("table-hint-do", action=self._best(), clear=is_clear)

    def _why(self) -> str:
        reason, texts = self._found.reason, self._texts
        if reason is None:
            return texts("table-hint-numbers", action=self._best())
        told = {"action": self._best(), "other": texts.action(self._found.other)}
        return texts("table-hint-why", **told, reason=self._remark(reason))

    def _best(self) -> str:
        """In words, and as it is typed."""
        best = self._found.best
        return f"{self._texts.action(best)} ({self._match.game.notation.write_action(best)})"

    def _remark(self, remark: Remark) -> str:
        return self._texts(remark.message, **remark.facts)
