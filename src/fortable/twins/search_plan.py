"""How a game is played well over its twin: at a glance, and by search."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from fortable.kernel.words import Action

from .compiling import plain
from .luck import numbers_of_luck
from .twin import Flat, Twin


class AnytimeSearch(Protocol):
    """Search for one decision: it may go on again and again, and be asked at any time."""

    def grow(self, simulations: int) -> None:
        """Simulate so often more."""

    def best(self) -> int:
        """The best move so far."""

    def is_decided(self, left: int) -> bool:
        """Whether so many simulations more could change nothing."""


@dataclass(frozen=True)
class SearchPlan:
    """The `PLAN` in a game's `machine/policy.py`: one sense of play for its bots and for playouts."""

    twin: Twin
    """With playouts in which everybody plays by the policy."""
    policy: Callable[[Flat, Flat, Flat, Flat], int]
    """The move of a sensible player: from a position, a row of numbers that are its style, luck, and room."""
    style: Sequence[int]
    """That of the players in playouts."""
    begin: Callable[[Sequence[Sequence[int]], Random, int], AnytimeSearch]
    """Begins with worlds one may be in, luck, and room for so many simulations."""

    def at_a_glance(self, state: Any, style: Sequence[int], rng: Random) -> Action:
        """What the policy does, as Python runs it: nobody waits until it is compiled."""
        room = [0] * self.twin.most_moves
        move = plain(self.policy)(self.twin.pack(state), list(style), numbers_of_luck(rng), room)
        return self.twin.action_of(move)
