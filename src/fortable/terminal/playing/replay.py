"""The replay: a finished match, step by step, with all that is nobody's secret any more."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fortable.kernel.game import AnyGame
from fortable.kernel.record import Record, replay
from fortable.kernel.words import Event

from ..console.commands import wants_to_leave
from ..console.screen import MOST_TOLD, Left, Screen
from ..pages.result import result_page
from ..pages.table_page import TablePage
from ..setup.chairs import Chair

Steps = Sequence[tuple[Event | None, Any]]


class Replay:
    """A match to walk through: forward, back, to any version."""

    def __init__(self, game: AnyGame, record: Record, language: str, screen: Screen) -> None:
        self.record = record
        self.screen = screen
        self.table_page = _table_page(game, record.seats, language)
        self.texts = self.table_page.texts
        self.steps: Steps = list(replay(game, record))
        self.version = 0

    def run(self) -> None:
        """Stepwise for a person, all at once for everything else."""
        if self.screen.is_live:
            self._walk()
        else:
            self._tell()

    def _tell(self) -> None:
        for event, _ in self.steps:
            if event is not None:
                self.screen.console.print(Text(self.texts.event(event)), soft_wrap=True)
        self.screen.console.print(self._result())

    def _walk(self) -> None:
        while True:
            self._show()
            self._go(self.screen.ask().casefold())

    def _show(self) -> None:
        _, state = self.steps[self.version]
        place = self.texts("replay-place", version=self.version, last=len(self.steps) - 1)
        self.screen.show(
            self.table_page.afterwards(state, place),
            Text(self.texts("replay-keys"), "cyan"),
            [self.table_page.told([event]) for event, _ in self._last_steps() if event is not None],
        )

    def _result(self) -> RenderableType:
        _, state = self.steps[-1]
        game, record = self.table_page.game, self.record
        outcome = game.outcome(state)
        decided = game.decided(state, outcome)
        return result_page(game, outcome, decided, record.commitment, record.seed, self.texts)

    def _last_steps(self) -> Steps:
        return self.steps[max(0, self.version + 1 - MOST_TOLD) : self.version + 1]

    def _go(self, typed: str) -> None:
        last = len(self.steps) - 1
        if wants_to_leave(typed, self.texts):
            raise Left
        match typed:
            case "" | "n" if self.version == last:
                back = self.texts("replay-back")
                self.screen.read(self._result(), back, back)
            case "" | "n":
                self.version += 1
            case "b":
                self.version = max(0, self.version - 1)
            case "e":
                self.version = last
            case number if number.isdecimal():
                self.version = min(last, int(number[:9]))


def _table_page(game: AnyGame, seats: int, language: str) -> TablePage:
    """A record knows no names: players are numbered."""
    blank = TablePage(game, language, ())
    return TablePage(game, language, [Chair(blank.texts.name(seat)) for seat in range(seats)])
