"""A person at the keyboard: asked until a wish of theirs is admitted.

A refusal is told with its rule, in the reader's language, and changes nothing.
"""

import re
from collections.abc import Iterator, Mapping

from rich.console import Group
from rich.text import Text

from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Action, Illegal, Seat
from fortable.rulebook import clauses

from ..console.abbreviations import fitting
from ..console.commands import Request, request_in, wants_to_leave
from ..console.screen import Left, Screen
from ..pages import help_pages
from ..pages.table_page import SEPARATOR, TablePage
from .hints import Hints

CANDIDATES = 6
"""So many are named when it is not clear which action was meant."""


class Person:
    """The conversation with whoever sits in `seat`, about one action."""

    def __init__(
        self,
        match: Match,
        seat: Seat,
        table_page: TablePage,
        screen: Screen,
        hints: Hints | None = None,
    ) -> None:
        """Without hints nobody helps: it is a puzzle."""
        self.match = match
        self.hints = hints
        self.seat = seat
        self.table_page = table_page
        self.screen = screen
        self.texts = table_page.texts
        self.view = match.view(seat)
        write = match.game.notation.write_action
        self.legal: Mapping[str, Action] = {
            write(action): action for action in match.game.legal(self.view)
        }

    def act(self) -> Ruling:
        """What the person wishes, once it is admitted."""
        notice = Text()
        while True:
            self.show(notice)
            try:
                answer = self.answer(self.screen.ask())
            except Illegal as illegal:
                answer = self.refusal(illegal)
            if isinstance(answer, Ruling):
                return answer
            notice = answer

    def show(self, notice: Text) -> None:
        """The table as this person sees it, and what is expected of them."""
        expected = self.table_page.expected(self.view, list(self.legal))
        self.screen.show(
            self.table_page.now(self.match, self.seat),
            Group(notice, expected) if notice else expected,
            self.table_page.story(self.match, self.seat),
        )

    def answer(self, typed: str) -> Ruling | Text:
        """A ruling, or something to tell the person before they are asked again."""
        if not typed:
            return Text()
        if typed not in self.legal and (request := request_in(typed, self.texts)):
            return self._serve(request)
        candidates = fitting(typed, self.legal)
        if not candidates and wants_to_leave(typed, self.texts):
            raise Left
        if len(candidates) > 1:
            return self._ambiguous(typed, candidates)
        action = self.legal[candidates[0]] if candidates else self._read(typed)
        return self.match.rule(self.seat, action)

    def _serve(self, request: Request) -> Text:
        texts, package = self.texts, self.match.game.package
        match request:
            case "quit", _:
                raise Left
            case "help", _:
                how = self.table_page.of_phase("help", self.view)
                page = help_pages.help_page(texts, self.legal, how, self.match.commitment)
            case "hint", _:
                return self._hint()
            case "list", _:
                page = help_pages.legal_page(texts, self.legal)
            case (("rule" | "rules"), ""):
                page = help_pages.rules_page(texts, package)
            case _, about:
                clause = help_pages.clause_page(texts, package, about)
                if clause is None:
                    return self._no_such_clause(about)
                page = clause
        self.screen.read(page, texts("table-turn-the-page"), texts("table-back"))
        return Text()

    def _hint(self) -> Text:
        """The next step of one; it may take a moment, which is said."""
        if self.hints is None:
            raise Illegal("TB-22", "no-help")
        self.hints.check()
        self.show(Text(self.texts("table-hint-coming"), "italic dim"))
        return self.hints.next()

    def _read(self, typed: str) -> Action:
        """An action that is not legal, so that the referee can say why."""
        refusals = []
        for wish in self._wishes(typed):
            try:
                action: Action = self.match.game.notation.read_action(wish)
            except Illegal as illegal:
                refusals.append(illegal)
            else:
                return action
        told = refusals[0]
        raise Illegal(told.rule, told.reason, **{**told.facts, "tried": typed[:80]})

    def _wishes(self, typed: str) -> Iterator[str]:
        """What may be meant by something that is no legal action, nor short for one.

        A bare word is about what this seat's action just before was about. A first word may be left
        out here too, before what looks like the rest of an action: `a1` like the rest of `turn C4`.
        """
        write = self.match.game.notation.write_action
        last = [write(asked.action) for asked in self.match.asked[-1:] if asked.seat == self.seat]
        yield typed
        for notation in last:
            yield " ".join((typed, *notation.split()[1:]))
        known = (notation.partition(" ") for notation in (*self.legal, *last))
        for word in dict.fromkeys(word for word, _, rest in known if _shape(rest) == _shape(typed)):
            yield f"{word} {typed}"

    def _ambiguous(self, typed: str, candidates: list[str]) -> Text:
        named = SEPARATOR.join(candidates[:CANDIDATES])
        more = " …" if len(candidates) > CANDIDATES else ""
        return Text(self.texts("table-ambiguous", typed=typed, candidates=named + more), "yellow")

    def _no_such_clause(self, about: str) -> Text:
        known = list(clauses(self.match.game.package, self.texts.language))
        text = self.texts("table-no-such-clause", tried=about[:20], first=known[0], last=known[-1])
        return Text(text, "yellow")

    def refusal(self, illegal: Illegal) -> Text:
        """What was tried, and which rule says no."""
        return Text.assemble(
            ("✗ ", "bold red"), self.texts.refusal(illegal), (f" ({illegal.rule})", "dim")
        )


def _shape(text: str) -> str:
    """Where letters and where digits stand: `C4` looks like `a12`, and not like `queen`."""
    return re.sub(r"\d+", "0", re.sub(r"[^\W\d]+", "a", text))
