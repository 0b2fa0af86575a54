"""Views and actions as numbers, for learners who sit at a real table: with or without a twin."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from fortable import folder
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action
from fortable.twins.twin import Twin, flat, twin_of

from .encoding import Encoding, encoding_of, seen, stages_of
from .general_view import NONE as NONE, general_view_of


class LearnerView(Protocol):
    """How a game is read as numbers. A move may come in two parts: whoever asks keeps the first, the head."""

    @property
    def width(self) -> int:
        """How many numbers a view gives."""

    @property
    def highest(self) -> int:
        """None of them is greater, and none is less than 0."""

    @property
    def actions(self) -> int:
        """How many numbers an action may have."""

    def observe(self, view: Any, head: int) -> list[int]:
        """What a view shows."""

    def legal(self, view: Any, head: int) -> list[int]:
        """What its viewer may do."""

    def choose(self, view: Any, head: int, number: int) -> tuple[Action | None, int]:
        """The action that a number means, or none yet and the head that wants its tail."""

    def numbers(self, view: Any, action: Action) -> list[int]:
        """The way back, part by part; nothing for an action that has no number."""


@dataclass(frozen=True, kw_only=True)
class PlainLearnerView:
    """A game without a twin: every action has a number."""

    game: AnyGame
    width: int
    highest: int
    actions: int
    row: Callable[[Any], list[int]]
    number_of: Callable[[Any, Action], int]
    action_of: Callable[[Any, int], Action]

    def observe(self, view: Any, _: int) -> list[int]:
        return self.row(view)

    def legal(self, view: Any, _: int) -> list[int]:
        return [self.number_of(view, action) for action in self.game.legal(view)]

    def choose(self, view: Any, _: int, number: int) -> tuple[Action | None, int]:
        return self.action_of(view, number), NONE

    def numbers(self, view: Any, action: Action) -> list[int]:
        return [self.number_of(view, action)]


class TwinLearnerView:
    """A game with a twin: whatever a view hides is guessed, and nothing that is read depends on it."""

    def __init__(self, game: AnyGame, twin: Twin, encoding: Encoding) -> None:
        self.game = game
        self.twin = twin
        self.encoding = encoding
        self.stages = stages_of(twin, encoding)
        self.width = encoding.width + 1
        self.actions = self.stages.heads_at_all + self.stages.tails_at_all
        self.highest = max(encoding.highest, self.actions)
        self._room = flat([0] * max(twin.most_moves, self.actions))

    def _position(self, view: Any) -> Any:
        return flat(self.twin.pack(self.game.imagine(view, Random(0))))

    def observe(self, view: Any, head: int) -> list[int]:
        return [*map(int, seen(self.encoding, self._position(view), view.viewer)), head + 1]

    def legal(self, view: Any, head: int) -> list[int]:
        position, room = self._position(view), self._room
        if head == NONE:
            return list(map(int, room[: self.stages.heads(position, room)]))
        count = self.stages.tails(position, head, room)
        return [int(tail) + self.stages.heads_at_all for tail in room[:count]]

    def choose(self, view: Any, head: int, number: int) -> tuple[Action | None, int]:
        stages = self.stages
        if head != NONE:
            move = stages.move_of(head, number - stages.heads_at_all)
        elif stages.tails(self._position(view), number, self._room):
            return None, number
        else:
            move = stages.move_of(number, NONE)
        return self.twin.action_of(move), NONE

    def numbers(self, _: Any, action: Action) -> list[int]:
        if isinstance(action, self.game.unlisted):
            return []
        head, tail = self.stages.parts_of(self.twin.move_of(action))
        return [head] if tail == NONE else [head, tail + self.stages.heads_at_all]


def tiny_of(game: AnyGame) -> Any:
    """A position from which a match is so short that all of it can be looked at."""
    tiny = folder.TINY.of(game)
    return tiny and tiny()


def learner_view_of(game: AnyGame) -> LearnerView:
    """The game's own, through its twin or without one; else what its types tell."""
    twin, encoding = twin_of(game), encoding_of(game)
    if twin is not None and encoding is not None:
        return TwinLearnerView(game, twin, encoding)
    own = folder.LEARNER_VIEW.of(game)
    return general_view_of(game) if own is None else own(game)
