"""What a table looks like to one viewer, from the title down to what is expected of them."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Columns
from rich.text import Text

from fortable.kernel.chance import Draw
from fortable.kernel.game import AnyGame, phase_of
from fortable.kernel.log import Match
from fortable.kernel.options import describe
from fortable.kernel.words import SPECTATOR, Event, Options, Seat, Viewer
from fortable.texts import Texts

from ..console.screen import MOST_TOLD
from ..setup.chairs import Chair
from ..setup.options import told
from .board import drawing_of

FEW = 4
"""So many legal actions are named where the person types; for more there is the help."""

TURN, SEPARATOR = "▶", " · "


class TablePage:
    """Draws the table of one game, in one language, with these players around it."""

    def __init__(self, game: AnyGame, language: str, chairs: Sequence[Chair]) -> None:
        self.game = game
        self.chairs = chairs
        self.texts = Texts(language, [game.package], [chair.name for chair in chairs])
        self._draw = drawing_of(game)

    def now(self, match: Match, viewer: Viewer) -> RenderableType:
        """Title, players and board of a match as it stands, as `viewer` may see them."""
        corner = self.texts("table-corner", commitment=match.commitment[:8])
        return self.table(match.state, viewer, corner)

    def table(self, state: Any, viewer: Viewer, corner: str) -> RenderableType:
        """Title, players and board in any state."""
        return self._page(state, self.game.view_for(state, viewer), corner)

    def afterwards(self, state: Any, corner: str) -> RenderableType:
        """The same of a match that is over, with all that is nobody's secret any more."""
        if self.game.unveiled is None:
            return self.table(state, SPECTATOR, corner)
        return self._page(state, self.game.unveiled(state), corner)

    def _page(self, state: Any, view: Any, corner: str) -> RenderableType:
        return Group(
            self._title(state.options, corner),
            self._players(state),
            Rule(style="dim"),
            self._draw(self.game.shown(view), self.texts),
        )

    def story(self, match: Match, viewer: Viewer) -> list[Text]:
        """What happened last, as it may be told now: to each action a line, with all it led to."""
        events = match.retold(viewer)
        starts = (0, *(asked.version for asked in match.asked), len(events))
        last = pairwise(starts[-MOST_TOLD - 1 :])
        lines = [self.told(events[start:end]) for start, end in last if start < end]
        for older in lines[:-1]:
            older.stylize("dim")
        return lines

    def told(self, events: Sequence[Event]) -> Text:
        return Text(self.texts.turn(events))

    def expected(self, view: Any, actions: Sequence[str]) -> Text:
        """What the game wants of the viewer now, and how to say it if there are few ways."""
        text = Text(self.of_phase("phase", view) or self.texts("table-what-now"), "bold")
        ways = SEPARATOR.join(actions)
        if len(actions) > FEW:
            example = self.of_phase("example", view) or actions[0]
            ways = self.texts("table-for-example", action=example)
        return text.append(f"  {ways}", "not bold cyan")

    def of_phase(self, kind: str, view: Any) -> str:
        """What the game has to say about the phase of a view; empty if it says nothing."""
        message = f"{kind}-{phase_of(view)}"
        return self.texts(message) if message in self.texts else ""

    def thinking(self, seat: Seat) -> Text:
        return Text(self.texts("table-thinking", seat=seat), "italic dim")

    def _title(self, options: Options, corner: str) -> RenderableType:
        line = Columns.grid(expand=True)
        line.add_column(no_wrap=True, ratio=1)
        line.add_column(no_wrap=True, justify="right")
        title = Text.assemble((self.game.title, "bold"), *self._house_rules(options))
        line.add_row(title, Text(f"  {corner}", "dim"))
        return line

    def _house_rules(self, options: Options) -> Iterator[tuple[str, str]]:
        """The options that are not as usual."""
        for option in describe(type(options)):
            value = getattr(options, option.name)
            if value != option.default:
                label = "" if option.choices else f"{self.texts(f'option-{option.name}')}: "
                yield f"{SEPARATOR}{label}{told(self.texts, option, value)}", "dim"

    def _players(self, state: Any) -> Text:
        waiting = self.game.waiting(state)
        active = () if isinstance(waiting, Draw) else waiting
        line = Text(no_wrap=True)
        for seat, (chair, score) in enumerate(
            zip(self.chairs, self.game.scores(state), strict=True)
        ):
            is_active = seat in active
            line.append(f"{TURN if is_active else ' '} {chair.name} ", "bold" if is_active else "")
            line.append(f"{score}  ", "bold yellow")
        return line
