"""Sets of small numbers as the bits of one."""

from collections.abc import Callable, Iterable

from .compiling import compiled, is_compiled
from .twin import Flat


def bits_of(numbers: Iterable[int]) -> int:
    """The set of some numbers."""
    return sum(1 << number for number in set(numbers))


def _ones(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def _ones_plainly(bits: int) -> int:
    """The same, of an item of an array too."""
    return int(bits).bit_count()


ones: Callable[[int], int] = compiled(_ones) if is_compiled() else _ones_plainly
"""How many numbers are in a set."""


@compiled
def highest(bits: int, below: int) -> int:
    """The highest number under `below` in a set, or -1."""
    number = below - 1
    while number >= 0 and not bits >> number & 1:
        number -= 1
    return number


@compiled
def nth(bits: int, number: int) -> int:
    """One of a set, by its number from 0 in ascending order."""
    for _ in range(number):
        bits &= bits - 1
    return ones((bits & -bits) - 1)


@compiled
def write(bits: int, span: int, row: Flat, count: int, offset: int) -> int:
    """The numbers of a set, ascending, into a row from `count` on; where the row then ends."""
    for number in range(span):
        if bits >> number & 1:
            row[count] = offset + number
            count += 1
    return count
