"""Bots that know this game: they play by their seat's view and by what they heard, nothing else."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import NamedTuple, cast

from msgspec.structs import replace

from fortable.bots.budget import Budget
from fortable.bots.search import Search
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Event, Seat
from fortable.twins.levels import PER_MILLE

from . import GAME
from .actions import AnyAction, Return, Turn
from .events import CardInserted, CardTaken, CardTurned
from .machine import levels
from .machine.champion import CHAMPION
from .machine.levels import MEMORY, SLIPS, STRIDE
from .machine.policy import PLAN, SENSIBLE
from .model import INDEX, PLACES, UNSEEN, State
from .view import View


class Habits(NamedTuple):
    """What a player is like."""

    memory: int
    """How many cards it keeps in mind, those it saw last."""
    style: Sequence[int] = SENSIBLE
    """How far it dares to climb at once."""
    overlooks: float = 0.0
    """How often a card that is shown does not stay in its mind at all."""
    slips: float = 0.0
    """How often it takes what fits, or turns what it comes across, without a thought."""


def _habits(style: Sequence[int]) -> Habits:
    """Those of a level that is twin code as well."""
    return Habits(style[MEMORY], style[: STRIDE + 1], slips=style[SLIPS] / PER_MILLE)


BEGINNER, CASUAL = _habits(levels.BEGINNER), _habits(levels.CASUAL)
GOOD = Habits(memory=len(PLACES), overlooks=0.2)
STRONG = Habits(memory=len(PLACES))


class Player:
    """Remembers the last few cards that were shown, and climbs in steps that leave room for more."""

    def __init__(self, habits: Habits, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.habits = habits
        self.game = game
        self.seat = seat
        self.rng = rng
        self.memory: dict[str, int] = {}

    def hear(self, news: Sequence[Event]) -> None:
        """Keep in mind what is shown, forget what is taken and what is long ago."""
        for event in news:
            match event:
                case CardTurned(_, place, int(number)):
                    self.memory.pop(place, None)
                    if self.rng.random() >= self.habits.overlooks:
                        self.memory[place] = number
                case CardTaken(_, place, _) | CardInserted(_, place, _):
                    self.memory.pop(place, None)
        for place in list(self.memory)[: -self.habits.memory]:
            del self.memory[place]

    def choose(self, view: View) -> AnyAction:
        """Shoot at the leader, take what appeals, or look for it."""
        if self.rng.random() < self.habits.slips:
            return self._slip(view)
        return cast(AnyAction, PLAN.at_a_glance(self._imagined(view), self.habits.style, self.rng))

    def _slip(self, view: View) -> AnyAction:
        """Anything, and a card rather than none."""
        actions: list[AnyAction] = list(self.game.legal(view))
        return self.rng.choice([action for action in actions if action != Return()] or actions)

    def _imagined(self, view: View) -> State:
        """The table as it remembers it: what it forgot nobody has seen."""
        state: State = self.game.imagine(view, self.rng)
        grid = (self.memory.get(p, n) for p, n in zip(PLACES, state.grid, strict=True))
        return replace(state, grid=tuple(grid))


SEARCH, BEST_SEARCH = Search(GAME), Search(GAME, CHAMPION)


class Thinker(Player):
    """Searches with what it remembers; by its habits alone it plays until it can."""

    def __init__(
        self,
        habits: Habits,
        budget: Budget,
        game: AnyGame,
        seat: Seat,
        rng: Random,
        search: Search = SEARCH,
    ) -> None:
        super().__init__(habits, game, seat, rng)
        self.budget, self.search = budget, search

    def choose(self, view: View) -> AnyAction:
        """What promises most in the world as it remembers it."""
        actions: list[AnyAction] = list(self.game.legal(view))
        if len(actions) == 1:
            return actions[0]
        state = self._imagined(view)
        found = self.search.best([state], self.rng, self.budget)
        match found:
            case None:
                return super().choose(view)
            case Turn(place) if _is_unseen(state, place):  # one is as good as another
                return Turn(self.rng.choice([p for p in view.face_down if _is_unseen(state, p)]))
        return cast(AnyAction, found)


BOTS: dict[str, Callable[[AnyGame, Seat, Random], Player]] = {
    "beginner": partial(Player, BEGINNER),
    "casual": partial(Player, CASUAL),
    "good": partial(Thinker, GOOD, Budget(1_000)),
    "strong": partial(Thinker, STRONG, Budget(10_000)),
    "champion": partial(Thinker, STRONG, Budget(5_000), search=BEST_SEARCH),
}


def _is_unseen(state: State, place: str) -> bool:
    return state.grid[INDEX[place]] == UNSEEN
