"""What learners see of a game: rows of small numbers, and moves one at a time or in two stages.

A game that has a twin brings it in its `machine/encode.py`. What a seat sees is read off a position, but only
from what the seat's view shows: tests deal everything else anew and see no difference.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from fortable import folder
from fortable.kernel.game import AnyGame
from fortable.twins.compiling import compiled
from fortable.twins.twin import Flat, Twin, flat, twin_of


@dataclass(frozen=True, kw_only=True)
class Stages:
    """Moves that are too many to offer at once: first a head, then, for most heads, a tail."""

    heads_at_all: int
    tails_at_all: int
    heads: Callable[[Flat, Flat], int]
    """Writes the heads of the moves that may be made, and says how many."""
    tails: Callable[[Flat, int, Flat], int]
    """Writes the tails that go with a head: none where the head is a whole move."""
    move_of: Callable[[int, int], int]
    """The move of a head and its tail; the tail of a whole move is -1."""
    parts_of: Callable[[int], tuple[int, int]]
    """The way back."""


@compiled
def everybody_hears(_position: Flat, _seat: int) -> bool:
    """Chance picks before everybody's eyes."""
    return True


@compiled
def nothing_is_hidden(_position: Flat, _seat: int, _luck: Flat, _room: Flat) -> None:
    """There is nothing to deal anew."""


@dataclass(frozen=True, kw_only=True)
class Encoding:
    """How a game with a twin is shown to learners."""

    width: int
    """How many numbers an observation has, at any number of seats."""
    highest: int
    """None of them is greater, and none is less than 0."""
    sight: Callable[[Flat, int, Flat], int]
    """Writes what a seat sees: itself first, the others in the order of play. Says `width`."""
    hears: Callable[[Flat, int], bool] = everybody_hears
    """Whether a seat is told what chance is about to pick."""
    redeal: Callable[[Flat, int, Flat, Flat], None] = nothing_is_hidden
    """Deals what a seat cannot know anew, by luck, with room to write in."""
    private: range = range(0)
    """Which of the numbers only the seat itself sees; none where nothing is hidden from anybody."""
    picks_at_all: int
    """Whatever chance picks is less."""
    stages: Stages | None = None


def encoding_of(game: AnyGame) -> Encoding | None:
    """That of a game with a twin, if it has one."""
    return folder.ENCODING.of(game) if twin_of(game) else None


def observation(game: AnyGame, view: Any) -> Flat:
    """What a view shows, as numbers: of whatever it hides any guess will do."""
    encoding, twin = encoding_of(game), twin_of(game)
    assert encoding is not None
    assert twin is not None
    return seen(encoding, flat(twin.pack(game.imagine(view, Random(0)))), view.viewer)


def seen(encoding: Encoding, position: Flat, seat: int) -> Flat:
    """What a seat sees of a position."""
    row = flat([0] * encoding.width)
    encoding.sight(position, seat, row)
    return row


def stages_of(twin: Twin, encoding: Encoding) -> Stages:
    """Those of the game; where it has none, every move is a head, and whole."""
    return encoding.stages or Stages(
        heads_at_all=twin.moves_at_all,
        tails_at_all=0,
        heads=twin.legal,
        tails=_no_tails,
        move_of=_head,
        parts_of=_whole,
    )


@compiled
def _no_tails(_position: Flat, _head: int, _row: Flat) -> int:
    return 0


def _whole(move: int) -> tuple[int, int]:
    return move, -1


@compiled
def _head(head: int, _tail: int) -> int:
    return head
