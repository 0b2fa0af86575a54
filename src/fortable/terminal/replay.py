"""The replay: a finished match, step by step, as a spectator sees it."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from fortable.kernel.game import AnyGame
from fortable.kernel.record import Record, replay
from fortable.kernel.words import SPECTATOR, Event

from .chairs import Chair
from .commands import wants_to_leave
from .result import result_page
from .scene import Scene
from .screen import MOST_TOLD, Left, Screen

Steps = Sequence[tuple[Event | None, Any]]


class Replay:
    """A match to walk through: forward, back, to any version."""

    def __init__(self, game: AnyGame, record: Record, language: str, screen: Screen) -> None:
        self.record = record
        self.screen = screen
        self.scene = _scene(game, record.seats, language)
        self.texts = self.scene.texts
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
            self.scene.table(state, SPECTATOR, place),
            Text(self.texts("replay-keys"), "cyan"),
            [self.scene.told([event]) for event, _ in self._last_steps() if event is not None],
        )

    def _result(self) -> RenderableType:
        _, state = self.steps[-1]
        game, record = self.scene.game, self.record
        return result_page(game, game.outcome(state), record.commitment, record.seed, self.texts)

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


def _scene(game: AnyGame, seats: int, language: str) -> Scene:
    """A record knows no names: players are numbered."""
    blank = Scene(game, language, ())
    return Scene(game, language, [Chair(blank.texts.name(seat)) for seat in range(seats)])
