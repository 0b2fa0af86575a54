"""One match for learners: moves and what is seen are numbers, and chance decides by itself."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fortable.kernel import referee
from fortable.kernel.game import AnyGame
from fortable.kernel.options import read_options
from fortable.kernel.words import Illegal
from fortable.twins import CHANCE, NOBODY, Flat, Twin, below, flat, new_luck, twin_of
from fortable.twins.compiling import compiled_over
from fortable.twins.encoding import Encoding, actions_at_all, encoding_of
from fortable.twins.wins import WHOLE, share_win

NONE = -1
Row = NDArray[np.int16]
Mask = NDArray[np.int8]


@compiled_over("waiting bag draw row row row")
def settle(
    waiting: Callable[[Flat], int],
    bag: Callable[[Flat, Flat], int],
    draw: Callable[[Flat, int], None],
    s: Flat,
    luck: Flat,
    room: Flat,
) -> int:
    """Chance picks until it is not its turn any more; whose turn it is then."""
    seat = waiting(s)
    while seat == CHANCE:
        draw(s, room[below(luck, bag(s, room))])
        seat = waiting(s)
    return seat


class Setting:
    """A game with its number of seats and options, as learners meet it."""

    def __init__(self, game: AnyGame, seats: int | None, options: dict[str, Any]) -> None:
        twin, encoding = twin_of(game), encoding_of(game)
        if twin is None or encoding is None:
            raise Illegal("TB-06", "no-twin", tried=game.key)
        self.game = game
        self.twin: Twin = twin
        self.encoding: Encoding = encoding
        self.seats = game.seats[0] if seats is None else seats
        self.options = read_options(game.types.options, options)
        self.actions = actions_at_all(twin, encoding)
        self.first = twin.pack(referee.start(game, self.options, self.seats))

    def room(self) -> Flat:
        """To write moves, picks and merits in."""
        return flat([0] * max(self.twin.most_moves, self.actions, self.seats))


class Course:
    """A match under way."""

    def __init__(self, setting: Setting, seed: int | None = None) -> None:
        self.setting = setting
        self._room = setting.room()
        self._row = flat([0] * setting.encoding.width)
        self.begin(seed)

    def begin(self, seed: int | None = None) -> None:
        """From the beginning, with other luck."""
        self.luck = new_luck(Random(seed))
        self.position = flat(self.setting.first)
        self.head = NONE
        self.seat = self._settle()

    def _settle(self) -> int:
        twin = self.setting.twin
        return settle(twin.waiting, twin.bag, twin.draw, self.position, self.luck, self._room)

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    def legal(self) -> NDArray[np.int64]:
        """The actions that the seat to act may choose from."""
        stages, room = self.setting.encoding.stages, self._room
        if stages is None:
            return np.asarray(room[: self.setting.twin.legal(self.position, room)])
        if self.head == NONE:
            return np.asarray(room[: stages.heads(self.position, room)])
        count = stages.tails(self.position, self.head, room)
        return np.asarray(room[:count]) + stages.heads_at_all

    def mask(self) -> Mask:
        """1 for each action that may be chosen."""
        mask = np.zeros(self.setting.actions, np.int8)
        if not self.is_over:
            mask[self.legal()] = 1
        return mask

    def act(self, action: int) -> None:
        """The seat to act chooses. It must be legal: nobody asks again."""
        move = self._move(action)
        if move == NONE:
            return
        self.head = NONE
        self.setting.twin.act(self.position, move)
        self.seat = self._settle()

    def _move(self, action: int) -> int:
        """The move that is complete now; none while its tail is to come."""
        stages = self.setting.encoding.stages
        if stages is None:
            return action
        if self.head != NONE:
            return stages.move_of(self.head, action - stages.heads_at_all)
        if stages.tails(self.position, action, self._room) == 0:
            return stages.move_of(action, NONE)
        self.head = action
        return NONE

    def see(self, seat: int) -> Row:
        """What a seat sees; last comes the head that was chosen, from 1, while its tail is to come."""
        width = self.setting.encoding.sight(self.position, seat, self._row)
        seen = np.empty(width + 1, np.int16)
        seen[:width] = self._row
        seen[width] = self.head + 1
        return seen

    def returns(self) -> list[float]:
        """What the match is worth to every seat: together nothing, and 1 to who wins alone."""
        if not self.is_over:
            return [0.0] * self.setting.seats
        seats = self.setting.twin.merits(self.position, self._room)
        share_win(self._room, seats)
        shares = (self._room[seat] / WHOLE for seat in range(seats))
        return [(seats * share - 1) / (seats - 1) for share in shares]
