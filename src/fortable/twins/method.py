"""How a game is searched: over which twin, and by what."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from .twin import Twin


class Pondering(Protocol):
    """Search for one decision: it may go on again and again, and be asked at any time."""

    def grow(self, simulations: int) -> None:
        """Simulate so often more."""

    def best(self) -> int:
        """The best move so far."""

    def is_decided(self, left: int) -> bool:
        """Whether so many simulations more could change nothing."""


@dataclass(frozen=True)
class Method:
    """A twin, and how to begin: with worlds one may be in, luck, and room for so many simulations."""

    twin: Twin
    begin: Callable[[Sequence[Sequence[int]], Random, int], Pondering]
