"""Bots that know this game: they play by their seat's view and by what they heard, nothing else."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple, cast

from msgspec.structs import replace

from fortable.bots.budget import Budget
from fortable.bots.search import Search
from fortable.kernel.game import AnyGame
from fortable.kernel.tuples import exchanged, without
from fortable.kernel.words import Event, Seat

from . import GAME
from .actions import AnyAction, Fire, Insert, Return, Take, Turn
from .events import CardInserted, CardTaken, CardTurned
from .model import CANNONS, FULL_RAMPART, INDEX, MAGICIAN, PLACES, UNSEEN, Options, State
from .rules import SEATS, able, start, targets
from .scoring import scores
from .view import View


class Habits(NamedTuple):
    """What a player is like."""

    memory: int
    """How many cards it keeps in mind, those it saw last."""
    stride: float
    """How many fair shares of the cards it dares to climb at once, for two players.

    A fair share is what is left above its rampart for each card it still wants.
    """
    overlooks: float = 0.0
    """How often a card that is shown does not stay in its mind at all."""
    slips: float = 0.0
    """How often it takes what fits, or turns what it comes across, without a thought."""


STRIDE = 2.4
"""The best of strides, found by simulation."""
RIVALRY = 0.4
"""How much longer it is for every player more."""
BONUS = 2
"""How many more cards are skipped for a point."""

BEGINNER = Habits(memory=2, stride=3.2, slips=0.1)
CASUAL = Habits(memory=5, stride=STRIDE)
GOOD = Habits(memory=len(PLACES), stride=STRIDE, overlooks=0.2)
STRONG = Habits(memory=len(PLACES), stride=STRIDE)


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
        state = self._imagined(view)
        if view.phase == "aim":
            return max(targets(view.ramparts, self.seat), key=lambda shot: _harm(state, shot))
        known = {p: n for p, n in zip(PLACES, state.grid, strict=True) if n > 0}
        if view.turned:
            wanted = self._wanted(state, {view.turned: known[view.turned]})
            return _take(state, self.seat, wanted, known) if wanted else Return()
        return self._look(view, state, known)

    def _slip(self, view: View) -> AnyAction:
        """Anything, and a card rather than none."""
        actions: list[AnyAction] = list(self.game.legal(view))
        return self.rng.choice([action for action in actions if action != Return()] or actions)

    def _imagined(self, view: View) -> State:
        """The table as it remembers it: what it forgot nobody has seen."""
        state: State = self.game.imagine(view, self.rng)
        grid = (self.memory.get(p, n) for p, n in zip(PLACES, state.grid, strict=True))
        return replace(state, grid=tuple(grid))

    def _look(self, view: View, state: State, known: Mapping[str, int]) -> AnyAction:
        """A card it knows and wants, else one it does not know."""
        down = view.face_down
        wanted = self._wanted(state, known, must=not down)
        if wanted in view.face_up:  # FT-10
            return _take(state, self.seat, wanted, known)
        unknown = [place for place in down if place not in known]
        return Turn(wanted or self.rng.choice(unknown or down))

    def _wanted(self, state: State, known: Mapping[str, int], must: bool = False) -> str:
        """The place of the card that appeals most, or nothing if none does and none must be taken."""
        appeals = {
            place: _appeal(state, self.seat, number, self.habits.stride)
            for place, number in known.items()
            if _fits(state, self.seat, number)
        }
        best = max(appeals, key=appeals.__getitem__, default="")
        return best if best and (must or appeals[best] > 0) else ""


SEARCH = Search(GAME)


class Thinker(Player):
    """Searches with what it remembers; by its habits alone it plays until it can."""

    def __init__(
        self, habits: Habits, budget: Budget, game: AnyGame, seat: Seat, rng: Random
    ) -> None:
        super().__init__(habits, game, seat, rng)
        self.budget = budget

    def choose(self, view: View) -> AnyAction:
        """What promises most in the world as it remembers it."""
        actions: list[AnyAction] = list(self.game.legal(view))
        if len(actions) == 1:
            return actions[0]
        state = self._imagined(view)
        found = SEARCH.best([state], self.rng, self.budget)
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
}


def _is_unseen(state: State, place: str) -> bool:
    return state.grid[INDEX[place]] == UNSEEN


def _take(state: State, seat: Seat, place: str, known: Mapping[str, int]) -> AnyAction:
    return Take(place) if known[place] > state.ramparts[seat][-1] else Insert(place)


def _fits(state: State, seat: Seat, number: int) -> bool:
    return number > state.ramparts[seat][-1] or state.magic == seat


def _appeal(state: State, seat: Seat, number: int, stride: float) -> float:
    """How gladly a card that fits is taken; below 0 it is not."""
    top, wanted = state.ramparts[seat][-1], FULL_RAMPART - len(state.ramparts[seat])
    if wanted == 1:
        return 1 if _ends_well(state, seat, number) else -1
    if number < top:
        return BONUS * _worth(state, seat, number)
    above = [other for other in state.left if other > top]
    climb = above.index(number) + 1
    if able(state) == [seat]:  # nobody hurries it: it skips what it can spare
        return _worth(state, seat, number) if climb <= max(len(above) - wanted + 1, 1) else -climb
    dared = (stride + RIVALRY * (state.seats - SEATS[0])) * len(above) / wanted
    return max(dared, 1.5) - climb + BONUS * (_worth(state, seat, number) - 1)


def _ends_well(state: State, seat: Seat, number: int) -> bool:
    """The tenth card ends the match: not before it wins, unless no card could."""
    hopes = [n for n in state.left if _fits(state, seat, n) and _wins(state, seat, n)]
    return not hopes or number in hopes


def _wins(state: State, seat: Seat, number: int) -> bool:
    ramparts = exchanged(state.ramparts, seat, _with(state.ramparts[seat], number))
    merits = [(_points(state.options, rampart), rampart[-1]) for rampart in ramparts]
    return merits[seat] == max(merits)


def _worth(state: State, seat: Seat, number: int) -> int:
    """Points for a card, for what its Cannon can hit, and one for the Magician's power."""
    if state.options.rules == "basic":
        return 1
    rampart = state.ramparts[seat]
    points = _points(state.options, _with(rampart, number)) - _points(state.options, rampart)
    shots = targets(state.ramparts, seat) if number in CANNONS else []
    return points + max((_harm(state, s)[1] for s in shots), default=0) + (number == MAGICIAN)


def _harm(state: State, shot: Fire) -> tuple[int, int, int]:
    """How far the target has come, what it loses, and rather not its top card (FT-20)."""
    rampart = state.ramparts[shot.seat]
    points = _points(state.options, rampart)
    return points, points - _points(state.options, without(rampart, shot.number)), -shot.number


def _with(rampart: tuple[int, ...], number: int) -> tuple[int, ...]:
    return tuple(sorted((*rampart, number)))


@lru_cache(maxsize=10_000)
def _points(options: Options, rampart: tuple[int, ...]) -> int:
    """What a rampart counts, by the scoring of the game itself."""
    return scores(replace(start(options, seats=SEATS[-1]), ramparts=(rampart,)))[0]
