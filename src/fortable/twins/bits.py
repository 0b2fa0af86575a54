"""Sets of small numbers as the bits of one."""

from collections.abc import Callable, Iterable

from .compiling import compiled, is_compiled


def bits_of(numbers: Iterable[int]) -> int:
    """The set of some numbers."""
    return sum(1 << number for number in set(numbers))


def _ones(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


ones: Callable[[int], int] = compiled(_ones) if is_compiled() else int.bit_count
"""How many numbers are in a set."""


@compiled
def highest(bits: int, below: int) -> int:
    """The highest number under `below` in a set, or -1."""
    number = below - 1
    while number >= 0 and not bits >> number & 1:
        number -= 1
    return number
