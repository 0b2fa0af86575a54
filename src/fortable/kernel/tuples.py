"""Frozen values change by being made anew: tuples with one item exchanged or taken out."""

from typing import TypeVar

T = TypeVar("T")


def exchanged(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values, but `value` at `index`.

    >>> exchanged((1, 2, 3), 1, 9)
    (1, 9, 3)
    """
    return (*values[:index], value, *values[index + 1 :])


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The same values less one `value`, which must be there.

    >>> without((1, 2, 1), 1)
    (2, 1)
    """
    index = values.index(value)
    return values[:index] + values[index + 1 :]
