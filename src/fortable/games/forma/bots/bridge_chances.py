"""Bridges that may come: how far a seat is from one, and what forms do to that."""

from collections.abc import Iterator
from typing import NamedTuple

from ..board.grid import together, united
from ..board.squares import BOARD
from ..bridges.chains import Way, ways
from ..bridges.hints import layers, on_the_way, open_to
from ..bridges.most import most_bridges
from .bitboard import Bitboard

REACH = 5
"""No form joins what lies farther apart."""
NEVER = 10_000


class BridgeChance(NamedTuple):
    """One more bridge of a seat in one direction."""

    seat: int
    way: Way
    used: int
    """The squares of the bridges of this direction that it has."""
    near: list[int]
    """The squares that can be the first missing one from an edge on, the second, and so forth."""
    far: list[int]
    """The same from the other edge."""
    squares: int
    """All that lie on a way with as few missing as can be."""

    @property
    def missing(self) -> int:
        """How many squares the bridge lacks."""
        return len(self.near)

    def with_own(self, laid: int) -> int:
        """How many it would lack with a form of this seat on some squares."""
        return min(self.missing, _first_met(self.near, laid) + _first_met(self.far, laid))

    def on(self, bitboard: Bitboard) -> int:
        """How many it lacks on another board, where others may have got in the way."""
        near = _layers(bitboard, self.seat, self.way, self.used)
        return NEVER if near is None else len(near)

    def banks(self, bitboard: Bitboard) -> tuple[int, int]:
        """From where the one edge is reached, and from where the other."""
        mine = bitboard.own[self.seat] & ~self.used
        first, last = self.way.first, self.way.last
        near, far = BOARD.joined(first, mine), BOARD.joined(last, mine)
        return first | BOARD.beside(near), last | BOARD.beside(far)


def bridge_chances(bitboard: Bitboard, seat: int) -> Iterator[BridgeChance]:
    """In each direction in which there can be one more bridge."""
    standing = most_bridges(BOARD, bitboard.own[seat])
    for way, bridges in zip(ways(BOARD), standing, strict=True):
        used = united(map(together, bridges))
        near = _layers(bitboard, seat, way, used)
        if near:
            far = _layers(bitboard, seat, Way(way.last, way.first, *way[2:]), used) or []
            yield BridgeChance(seat, way, used, near, far, on_the_way(near, far))


def _layers(bitboard: Bitboard, seat: int, way: Way, used: int) -> list[int] | None:
    mine = bitboard.own[seat]
    passable = open_to(mine, bitboard.free, bitboard.stones)
    return layers(mine & ~used, passable, way.first, way.last)


def _first_met(around: list[int], laid: int) -> int:
    return next((number for number, layer in enumerate(around) if layer & laid), NEVER)
