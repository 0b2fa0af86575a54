"""Bots that know this game: they play by their seat's view and by what they heard, nothing else."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from fortable.kernel.game import AnyGame
from fortable.kernel.tuples import exchanged, without
from fortable.kernel.words import Event, Seat

from .actions import AnyAction, Fire, Insert, Return, Take, Turn
from .events import CardInserted, CardTaken, CardTurned
from .model import CANNONS, FULL_RAMPART, MAGICIAN, PLACES, Options, State
from .rules import SEATS, able, start, targets
from .scoring import scores
from .view import View

MEMORY = 7
"""How many cards it keeps in mind."""

STRIDE, RIVALRY = 1.6, 0.4
"""How many fair shares of the cards it dares to climb at once, and how many more for every player.

A fair share is what is left above its rampart for each card it still wants. Found by simulation.
"""
BONUS = 2
"""How many more cards it skips for a point."""


class Casual:
    """Remembers the last few cards that were shown, and climbs in steps that leave room for more."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random) -> None:
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
                    self.memory[place] = number
                case CardTaken(_, place, _) | CardInserted(_, place, _):
                    self.memory.pop(place, None)
        for place in list(self.memory)[:-MEMORY]:
            del self.memory[place]

    def choose(self, view: View) -> AnyAction:
        """Shoot at the leader, take what appeals, or look for it."""
        state: State = self.game.imagine(view, self.rng)
        if view.phase == "aim":
            return max(targets(view.ramparts, self.seat), key=lambda shot: _harm(state, shot))
        known = self.memory | {p: n for p, n in zip(PLACES, view.grid, strict=True) if n > 0}
        if view.turned:
            wanted = _best(state, self.seat, {view.turned: known[view.turned]})
            return _take(state, self.seat, wanted, known) if wanted else Return()
        return self._look(view, state, known)

    def _look(self, view: View, state: State, known: Mapping[str, int]) -> AnyAction:
        """A card it knows and wants, else one it does not know."""
        down = view.face_down
        wanted = _best(state, self.seat, known, must=not down)
        if wanted in view.face_up:  # FT-10
            return _take(state, self.seat, wanted, known)
        unknown = [place for place in down if place not in known]
        return Turn(wanted or self.rng.choice(unknown or down))


BOTS = {"casual": Casual}


def _take(state: State, seat: Seat, place: str, known: Mapping[str, int]) -> AnyAction:
    return Take(place) if known[place] > state.ramparts[seat][-1] else Insert(place)


def _best(state: State, seat: Seat, known: Mapping[str, int], must: bool = False) -> str:
    """The place of the card that appeals most, or nothing if none does and none must be taken."""
    appeals = {
        place: _appeal(state, seat, number)
        for place, number in known.items()
        if _fits(state, seat, number)
    }
    best = max(appeals, key=appeals.__getitem__, default="")
    return best if best and (must or appeals[best] > 0) else ""


def _fits(state: State, seat: Seat, number: int) -> bool:
    return number > state.ramparts[seat][-1] or state.magic == seat


def _appeal(state: State, seat: Seat, number: int) -> float:
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
    dared = (STRIDE + RIVALRY * state.seats) * len(above) / wanted
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
