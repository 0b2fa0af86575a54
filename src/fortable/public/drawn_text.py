"""Tables as text: what the terminal shows, as a string."""

from collections.abc import Sequence
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Viewer
from fortable.terminal.pages.result import result_page
from fortable.terminal.pages.table_page import TablePage
from fortable.terminal.setup.chairs import Chair

from .legal import Legal
from .said import said_of


class DrawnText:
    """Draws a game's table in one language, with these players around it, or with numbered ones."""

    def __init__(self, game: AnyGame, seats: int, language: str | None, names: Sequence[str]):
        texts = said_of(game, language, names)
        chairs = [Chair(texts.name(seat)) for seat in range(seats)]
        self._page = TablePage(game, texts.language, chairs)

    def table(self, state: Any, viewer: Viewer) -> RenderableType:
        """Title, players and board."""
        return self._page.table(state, viewer, "")

    def expected(self, view: Any, legal: Legal) -> RenderableType:
        """What the game wants of the viewer now, and how to say it."""
        wanted = self._page.of_phase("phase", view) or self._page.texts("table-what-now")
        return Text.assemble((wanted, "bold"), "  ", (legal.some(), "cyan"))

    def decided(self, state: Any) -> RenderableType:
        """Who has won, and why."""
        game = self._page.game
        decision = game.decided(state, game.outcome(state))
        return Text(self._page.texts.decision(decision), "bold yellow")


def result(match: Match, language: str | None, names: Sequence[str]) -> RenderableType:
    """The end of a match."""
    texts = said_of(match.game, language, names)
    outcome, seed = match.outcome(), match.seed.hex()
    return result_page(match.game, outcome, match.decided(), match.commitment, seed, texts)


def plain_text(page: RenderableType, width: int) -> str:
    """What a terminal without colours shows."""
    drawn = StringIO()
    console = Console(
        file=drawn,
        width=width,
        color_system=None,
        highlight=False,
        emoji=False,
        force_jupyter=False,  # else a notebook shows it at once, and nothing is drawn here
    )
    console.print(page)
    return "\n".join(line.rstrip() for line in drawn.getvalue().splitlines())
