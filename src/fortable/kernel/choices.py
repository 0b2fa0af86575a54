"""Legal actions to choose from: how many there are, and the k-th, with no list where none is needed."""

from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain
from typing import TypeVar, overload

T = TypeVar("T")


def choices(actions: Iterable[T]) -> Sequence[T]:
    """What `Game.legal` offers, counted and in its order: as it is if the game can count it, else listed."""
    return actions if isinstance(actions, Sequence) else tuple(actions)


class Joined(Sequence[T]):
    """Sequences one after another, none of them copied.

    >>> both = Joined([range(3), range(10, 12)])
    >>> len(both), both[3], both[-1], list(both)
    (5, 10, 11, [0, 1, 2, 10, 11])
    """

    def __init__(self, parts: Iterable[Sequence[T]]) -> None:
        self._parts = tuple(parts)
        self._starts = tuple(accumulate(map(len, self._parts), initial=0))

    def __len__(self) -> int:
        return self._starts[-1]

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return [self[k] for k in range(*index.indices(len(self)))]
        k = range(len(self))[index]
        part = bisect(self._starts, k) - 1
        return self._parts[part][k - self._starts[part]]

    def __iter__(self) -> Iterator[T]:
        return chain.from_iterable(self._parts)
