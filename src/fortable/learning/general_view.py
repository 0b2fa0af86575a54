"""What learners see of a game that brings nothing for them: the fields of its views, its actions by number.

How much room the views need, and which actions there are, is found out in a few matches by lot. They are the
same each time, so the numbers mean the same to everybody who has this version of the game. An action that did
not occur in them has one of the spare numbers at the end, by its place among those that are legal; where
there are more than spare numbers, the rest cannot be chosen.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from fortable.kernel.codec import encode, plain, typed
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.options import describe
from fortable.kernel.words import CLOCK, Action, Illegal, Options, Seat

from .flattening import HIGHEST, Cells, cells_of

NONE = -1
LONGEST_MATCH = 200
MOST_LISTED = 2000
"""So many legal actions of a view have a number, and so many actions at all have one of their own."""
LEAST_SPARE = 8
CLOCK_STRIKES = 0.1


class Look(NamedTuple):
    """A view that somebody may have, and what they may do."""

    view: Any
    legal: list[Action]


class GeneralView:
    """A game as its types tell it; only what a view shows is read."""

    highest = HIGHEST

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        looks = list(_looks(game))
        self._cells = _settled(game, looks)
        self.width = self._cells.width
        listed = {encode(action): action for look in looks for action in look.legal}
        known = sorted(listed.items())[:MOST_LISTED]
        self._known = [action for _, action in known]
        self._number_of = {action: number for number, action in enumerate(self._known)}
        most = max(len(look.legal) for look in looks)
        self.actions = len(known) + max(LEAST_SPARE, most // 2)

    def observe(self, view: Any, _: int) -> list[int]:
        row: list[int] = []
        self._cells.write(view, row)
        return row

    def legal(self, view: Any, _: int) -> list[int]:
        listed = _listed(self.game, view)
        known = [self._number_of[action] for action in listed if action in self._number_of]
        strange = len(listed) - len(known)
        spare = range(len(self._known), min(len(self._known) + strange, self.actions))
        return [*known, *spare]

    def choose(self, view: Any, _: int, number: int) -> tuple[Action | None, int]:
        """The action that a number means; a spare one may mean nothing."""
        if number < len(self._known):
            return self._known[number], NONE
        strange = self._strange(view)
        place = number - len(self._known)
        return strange[place] if place < len(strange) else None, NONE

    def numbers(self, view: Any, action: Action) -> list[int]:
        if action in self._number_of:
            return [self._number_of[action]]
        spare = dict(zip(self._strange(view), range(len(self._known), self.actions), strict=False))
        return [spare[action]] if action in spare else []

    def _strange(self, view: Any) -> list[Action]:
        """Legal actions that have no number of their own, in order."""
        listed = _listed(self.game, view)
        return sorted((each for each in listed if each not in self._number_of), key=encode)


@cache
def general_view_of(game: AnyGame) -> GeneralView:
    """Found out once in a process."""
    return GeneralView(game)


def _settled(game: AnyGame, looks: list[Look]) -> Cells:
    cells = cells_of(game.types.view)
    for look in looks:
        cells.measure(look.view)
    cells.settle()
    return cells


def _listed(game: AnyGame, view: Any) -> list[Action]:
    return list(islice(game.legal(view), MOST_LISTED))


def _looks(game: AnyGame) -> Iterator[Look]:
    """Those of matches by lot: at every number of seats, as usual and with every option changed."""
    for seats in game.seats:
        for number, options in enumerate(_variants(game)):
            seed = sha256(f"{game.key} {seats} {number}".encode()).digest()
            try:
                match = Match.begin(game, seats, options, seed)
            except Illegal:  # these options do not go with so many seats
                continue
            yield from _by_lot(match, Random(seed))


def _variants(game: AnyGame) -> Iterator[Options]:
    usual: Options = game.types.options()
    yield usual
    for option in describe(game.types.options):
        for value in option.samples:
            if value != option.default:
                yield typed({**plain(usual), option.name: value}, game.types.options)


def _by_lot(match: Match, rng: Random) -> Iterator[Look]:
    game = match.game
    for _ in range(LONGEST_MATCH):
        if match.is_over:
            break
        deadline = game.deadline(match.state)
        if deadline is not None and rng.random() < CLOCK_STRIKES:
            match.act(CLOCK, deadline.action)
            continue
        seat = rng.choice(sorted(match.waiting))
        view = match.view(seat)
        look = Look(view, _listed(game, view))
        yield look
        match.act(seat, rng.choice(look.legal) if look.legal else game.auto_action(view))
    yield from (Look(match.view(Seat(number)), []) for number in range(match.state.seats))
