"""Chance for playouts: Marsaglia's xorshift with 128 bits, the same numbers compiled and plain."""

from random import Random

from .compiling import compiled
from .twin import Flat, flat

BITS = 32
MASK = (1 << BITS) - 1


def new_luck(rng: Random) -> Flat:
    """A state of the generator."""
    return flat(numbers_of_luck(rng))


def numbers_of_luck(rng: Random) -> list[int]:
    """The same for what is not compiled."""
    return [rng.randint(1, MASK) for _ in range(4)]


@compiled
def below(luck: Flat, bound: int) -> int:
    """A number from 0 to `bound` - 1; `luck` moves on."""
    mixed = luck[0] ^ ((luck[0] << 11) & MASK)
    luck[0], luck[1], luck[2] = luck[1], luck[2], luck[3]
    luck[3] = luck[3] ^ (luck[3] >> 19) ^ mixed ^ (mixed >> 8)
    return (luck[3] * bound) >> BITS
