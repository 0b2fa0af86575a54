"""A row of whole numbers, declared once: what is where in it, by name.

A declaration gives where each part begins, as a plain number that compiled code takes for a constant;
it packs values into a row, tells a row in words, and names the span of a part.

>>> ROW = Layout()
>>> PHASE = ROW.word("phase", ("lot", "play"))
>>> SEAT, LEFT = ROW.numbers("seat", "left")
>>> HANDS = ROW.grid("hands", 2, 3, blank=-1)
>>> PHASE, SEAT, LEFT, HANDS, ROW.size
(0, 1, 2, 3, 9)
>>> row = ROW.packed(phase="play", left=7, hands=[[4, 5], [6]])
>>> row
[1, 0, 7, 4, 5, -1, 6, -1, -1]
>>> ROW.told(row)
{'phase': 'play', 'seat': 0, 'left': 7, 'hands': [[4, 5, -1], [6, -1, -1]]}
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Part:
    """Some numbers that stand side by side under one name."""

    start: int
    sizes: tuple[int, ...] = ()
    """How many in each dimension; none for a single number."""
    words: tuple[str, ...] = ()
    """What a single number stands for."""

    def write(self, row: list[int], value: Any) -> None:
        """A value into its place: a word, a number, or as many as there are, in lists of lists."""
        if self.words:
            row[self.start] = self.words.index(value)
        elif not self.sizes:
            row[self.start] = value
        else:
            _fill(row, self.start, self.sizes, value)

    def read(self, row: Sequence[int]) -> Any:
        """The way back; a number that stands for nothing stays a number."""
        if row[self.start] in range(len(self.words)):
            return self.words[row[self.start]]
        return _nested(row, self.start, self.sizes)


class Layout:
    """The parts of a row, in the order in which they are declared."""

    def __init__(self) -> None:
        self._parts: dict[str, Part] = {}
        self._blank: list[int] = []

    @property
    def size(self) -> int:
        return len(self._blank)

    def word(self, name: str, words: Iterable[str]) -> int:
        """A number that stands for one of some words; where it is."""
        return self._add(name, words=tuple(words))

    def numbers(self, *names: str) -> tuple[int, ...]:
        """Single numbers, and where they are."""
        return tuple(self._add(name) for name in names)

    def grid(self, name: str, *sizes: int, blank: int = 0) -> int:
        """As many numbers as the sizes make, `blank` where nothing is packed; where the first one is."""
        return self._add(name, sizes, blank=blank)

    def gap(self, size: int) -> None:
        """Zeros without a name."""
        self._blank += [0] * size

    def packed(self, **values: Any) -> list[int]:
        """A row with some values in it; all else is blank."""
        row = self._blank.copy()
        for name, value in values.items():
            self._parts[name].write(row, value)
        return row

    def told(self, row: Sequence[int]) -> dict[str, Any]:
        """What a row says, by name."""
        return {name: part.read(row) for name, part in self._parts.items()}

    def span(self, name: str) -> range:
        """Where a part lies."""
        part = self._parts[name]
        return range(part.start, part.start + _room(part.sizes))

    def _add(
        self, name: str, sizes: tuple[int, ...] = (), words: tuple[str, ...] = (), blank: int = 0
    ) -> int:
        assert name not in self._parts, f"two parts are called {name}"
        start = self.size
        self._parts[name] = Part(start, sizes, words)
        self._blank += [blank] * _room(sizes)
        return start


def _room(sizes: tuple[int, ...]) -> int:
    room = 1
    for size in sizes:
        room *= size
    return room


def _fill(row: list[int], start: int, sizes: tuple[int, ...], values: Iterable[Any]) -> None:
    some = list(values)
    assert len(some) <= sizes[0], f"{len(some)} do not go into {sizes[0]}"
    if len(sizes) == 1:
        row[start : start + len(some)] = some
        return
    width = _room(sizes[1:])
    for index, inner in enumerate(some):
        _fill(row, start + index * width, sizes[1:], inner)


def _nested(row: Sequence[int], start: int, sizes: tuple[int, ...]) -> Any:
    if not sizes:
        return int(row[start])
    width = _room(sizes[1:])
    return [_nested(row, start + index * width, sizes[1:]) for index in range(sizes[0])]
