"""Puzzles at the keyboard: one is asked what is best, until it is found or shown, and then comes the next."""

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text

from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Illegal
from fortable.puzzles import Puzzle, puzzles
from fortable.puzzles.judging import as_good, begun, is_right, is_try
from fortable.texts import Texts

from ..console.commands import wants_to_leave
from ..console.screen import Left, Screen
from ..pages.table_page import TablePage
from ..setup.chairs import Chair, chairs_for
from .person import Person

HUNDRED = 100
"""Parts of the win are counted in ten-thousandths and points in hundredths."""


SHOW = "show"
LISTED = 300
"""Of more actions it is not looked at beforehand which of them are a try."""


class Shown(Exception):
    """Whoever solves wants to be shown."""


class Solver(Person):
    """The conversation about one puzzle."""

    def __init__(self, match: Match, puzzle: Puzzle, page: TablePage, screen: Screen, corner: str):
        super().__init__(match, puzzle.seat, page, screen)
        self._puzzle = puzzle
        self._corner = corner
        if len(self.legal) <= LISTED:
            tries = {text: do for text, do in self.legal.items() if is_try(match, self.seat, do)}
            self.legal = tries

    def show(self, notice: Text) -> None:
        """The position as its seat sees it, and what is asked."""
        top = self.table_page.table(self.match.state, self.seat, self._corner)
        asked = notice or Text(self.texts("puzzle-ask"), "bold")
        expected = self.table_page.expected(self.view, list(self.legal))
        self.screen.show(top, Group(asked, expected))

    def answer(self, typed: str) -> Ruling | Text:
        """What is right; what is wrong is told, and so is what was no try."""
        if typed.casefold() in (SHOW, *self.texts("puzzle-word-show").split()):
            raise Shown
        answer = super().answer(typed)
        if isinstance(answer, Text):
            return answer
        if not is_try(self.match, self.seat, answer.asked.action):
            raise Illegal("TB-22", "no-help")
        if is_right(self.match.game, self._puzzle, answer.asked.action):
            return answer
        return Text(self.texts("puzzle-wrong"), "yellow")

    def solve(self) -> None:
        """Until it is found or shown, and then why."""
        try:
            self.act()
            told = self.texts("puzzle-right")
        except Shown:
            told = self.texts("puzzle-shown")
        top = self.table_page.table(self.match.state, self.seat, self._corner)
        self.screen.show(top, Group(Text(told, "bold green"), *self._reasons()))

    def _reasons(self) -> Sequence[Text]:
        """Why comes last: it speaks against what comes to mind first."""
        game, puzzle, texts = self.match.game, self._puzzle, self.texts
        key, obvious = map(game.notation.read_action, (puzzle.key, puzzle.obvious))
        worth = texts(
            f"puzzle-worth-{'points' if self.match.state.seats == 1 else 'share'}",
            margin=round(puzzle.margin / HUNDRED, 1),
            cost=round(puzzle.cost / HUNDRED, 1),
            obvious=texts.action(obvious),
        )
        reason = puzzle.reason
        why = [] if reason is None else [Text(texts(reason.message, **reason.facts), "italic")]
        others = len(as_good(game, puzzle))
        alike = [Text(texts("puzzle-others", others=others))] if others else []
        return [Text(texts.action(key), "bold"), *alike, Text(worth), *why]


def solve(game: AnyGame, first: int, screen: Screen, texts: Texts) -> None:
    """One puzzle after another, from this one on; `Left` if somebody goes, `Illegal` if there is no such."""
    some = puzzles(game)
    if not some:
        raise Illegal("TB-22", "no-puzzles", game=game.title)
    if not 1 <= first <= len(some):
        raise Illegal("TB-22", "no-such-puzzle", tried=first, allowed=len(some))
    for number, puzzle in list(enumerate(some, 1))[first - 1 :]:
        match = begun(game, puzzle)
        page = TablePage(game, texts.language, _chairs(game, texts, match, puzzle))
        corner = texts("puzzle-corner", number=number, of=len(some))
        Solver(match, puzzle, page, screen, corner).solve()
        if number == len(some) or wants_to_leave(screen.wait(texts("puzzle-next")), texts):
            raise Left


def _chairs(game: AnyGame, texts: Texts, match: Match, puzzle: Puzzle) -> Sequence[Chair]:
    """Whoever solves at the seat that is to decide, and bots at all others."""
    own, *bots = chairs_for(game, texts, seats=match.state.seats)
    return [*bots[: puzzle.seat], own, *bots[puzzle.seat :]]
