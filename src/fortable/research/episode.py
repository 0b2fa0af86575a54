"""One match for learners: moves and what is seen are numbers, and chance decides by itself."""

from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.game import AnyGame, Outcome, Position
from fortable.kernel.options import read_options
from fortable.kernel.words import Illegal, Options
from fortable.learning.encoding import Encoding, encoding_of, stages_of
from fortable.learning.learner_view import tiny_of
from fortable.twins import CHANCE, NOBODY, Flat, Twin, below, flat, new_luck, twin_of
from fortable.twins.compiling import compiled
from fortable.twins.twin import WHOLE, share_win

NONE = -1
Row = NDArray[np.int16]
Mask = NDArray[np.int8]
Numbers = NDArray[np.int64]


@compiled
def worth_of(share: int, seats: int) -> float:
    """What a part of the win is worth to a seat: together nothing, and 1 to who wins alone."""
    return (seats * share - WHOLE) / (WHOLE * (seats - 1))


class EnvConfig:
    """A game with its number of seats and options, as learners meet it, over its twin.

    An action is a move, or where moves come in stages the head of one and then its tail. Whoever holds a
    position holds the head that was chosen beside it, until the move is whole.
    """

    def __init__(self, game: AnyGame, first: Position) -> None:
        twin, encoding = twin_of(game), encoding_of(game)
        if twin is None or encoding is None:
            raise Illegal("TB-06", "no-twin", tried=game.key)
        self.game = game
        self.twin: Twin = twin
        self.encoding: Encoding = encoding
        self.seats = first.seats
        self.stages = stages_of(twin, encoding)
        self.actions = self.stages.heads_at_all + self.stages.tails_at_all
        self.width = encoding.width + 1
        self.highest = max(encoding.highest, self.actions)
        self.first = twin.pack(first)
        self.room = flat([0] * max(twin.most_moves, self.actions, self.seats))
        """To write moves, picks and merits in."""
        self._row = flat([0] * encoding.width)

    def __deepcopy__(self, _: object) -> "EnvConfig":
        """Nothing of it changes, but for what is written and read at once."""
        return self

    def begin(self, rng: Random) -> "Episode":
        """A new match."""
        return Episode(self, new_luck(rng))

    def legal(self, position: Flat, head: int) -> Numbers:
        """The actions that the seat to act may choose from."""
        stages, room = self.stages, self.room
        if head == NONE:
            return np.asarray(room[: stages.heads(position, room)])
        count = stages.tails(position, head, room)
        return np.asarray(room[:count]) + stages.heads_at_all

    def act(self, position: Flat, head: int, action: int) -> int:
        """The seat to act chooses what is legal; the head that still wants its tail, or none."""
        stages = self.stages
        if head != NONE:
            self.twin.act(position, stages.move_of(head, action - stages.heads_at_all))
        elif stages.tails_at_all and stages.tails(position, action, self.room):
            return action
        else:
            self.twin.act(position, stages.move_of(action, NONE))
        return NONE

    def see(self, position: Flat, seat: int, head: int) -> Row:
        """What a seat sees; last comes the head that was chosen, from 1, while its tail is to come."""
        self.encoding.sight(position, seat, self._row)
        seen = np.empty(self.width, np.int16)
        seen[:-1] = self._row
        seen[-1] = head + 1
        return seen

    def returns(self, position: Flat) -> list[float]:
        """What a match is worth to every seat."""
        if self.twin.waiting(position) != NOBODY:
            return [0.0] * self.seats
        share_win(self.room, self.twin.merits(position, self.room))
        return [worth_of(int(self.room[seat]), self.seats) for seat in range(self.seats)]

    def told(self, action: int, head: int) -> str:
        """An action in the game's notation, once it is whole."""
        stages = self.stages
        if not stages.tails_at_all:
            return self.game.notation.write_action(self.twin.action_of(action))
        if head == NONE:
            return f"head {action}"
        move = stages.move_of(head, action - stages.heads_at_all)
        return self.game.notation.write_action(self.twin.action_of(move))


def worth(outcome: Outcome) -> list[float]:
    """What a match was worth to every seat, as `returns` says; alone, its points."""
    seats, winners = len(outcome.scores), outcome.ranking[0]
    if seats == 1:
        return [float(outcome.scores[0])]
    shares = ((seat in winners) / len(winners) for seat in range(seats))
    return [(seats * share - 1) / (seats - 1) for share in shares]


def first_position(
    game: AnyGame, seats: int | None, options: Options, *, tiny: bool = False
) -> Any:
    """Where a match begins: with the fewest seats if nobody says, or at the game's tiny table."""
    if tiny:
        position = tiny_of(game)
        if position is None:
            raise Illegal("TB-06", "no-tiny", tried=game.key)
        return position
    return referee.start(game, options, min(game.seats) if seats is None else seats)


def config_of(
    key: str, seats: int | None, options: dict[str, Any], *, tiny: bool = False
) -> EnvConfig:
    """A game as somebody wants it, by its name."""
    game = catalog()[key]
    chosen = read_options(game.types.options, options)
    return EnvConfig(game, first_position(game, seats, chosen, tiny=tiny))


class Episode:
    """A match under way, in which chance decides by itself."""

    def __init__(self, config: EnvConfig, luck: Flat) -> None:
        self.config = config
        self.luck = luck
        self.position = flat(config.first)
        self.head = NONE
        self.seat = self._settle()

    def _settle(self) -> int:
        """Chance picks until it is not its turn any more; whose turn it is then."""
        twin, position, room = self.config.twin, self.position, self.config.room
        while (seat := twin.waiting(position)) == CHANCE:
            twin.draw(position, room[below(self.luck, twin.bag(position, room))])
        return seat

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    def mask(self) -> Mask:
        """1 for each action that may be chosen."""
        mask = np.zeros(self.config.actions, np.int8)
        if not self.is_over:
            mask[self.config.legal(self.position, self.head)] = 1
        return mask

    def act(self, action: int) -> None:
        """The seat to act chooses. It must be legal: nobody asks again."""
        self.head = self.config.act(self.position, self.head, action)
        if self.head == NONE:
            self.seat = self._settle()

    def see(self, seat: int) -> Row:
        return self.config.see(self.position, seat, self.head)

    def returns(self) -> list[float]:
        return self.config.returns(self.position)
