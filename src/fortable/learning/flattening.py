"""Any typed value as a row of small numbers, by its type: so many cells, always in the same places.

0 means that there is nothing here. A choice, a bool or a bounded number is one cell, counted from 1; any
other number is two, its sign (1, or 2 for less than nothing) and its size; a text is one, by a checksum that
is the same everywhere. What may be longer or shorter is its length, and then room for the longest that was
measured and half as much again: what is longer still is cut off.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any
from zlib import crc32

from msgspec import inspect

from fortable.kernel.codec import encode

HIGHEST = 2**15 - 1
"""No cell is greater, and none is less than 0."""
SHORTEST = 4
DEEPEST = 6
"""What lies deeper is told by a checksum: some types contain themselves."""

Row = list[int]


class Cells(ABC):
    """How values of one type are written."""

    width: int
    marks_absence = True
    """Whether a value never looks like nothing."""

    def measure(self, _: Any) -> None:  # noqa: B027 - most have one size
        """Make room for a value like this."""

    def settle(self) -> None:  # noqa: B027 - most have one size
        """All was measured: from now on the width is what it is."""

    @abstractmethod
    def write(self, value: Any, row: Row) -> None:
        """Append as many numbers as there are cells."""


class Chosen(Cells):
    """One of a few values."""

    width = 1

    def __init__(self, choices: Iterable[Any]) -> None:
        self._number = {choice: number for number, choice in enumerate(choices, 1)}

    def write(self, value: Any, row: Row) -> None:
        row.append(self._number[value])


class Counted(Cells):
    """A number between bounds."""

    width = 1

    def __init__(self, least: int, most: int) -> None:
        self._least, self._most = least, most

    def write(self, value: int, row: Row) -> None:
        row.append(min(max(value, self._least), self._most) - self._least + 1)


class Signed(Cells):
    """Any number: its sign and its size, as far as that goes."""

    width = 2

    def write(self, value: float, row: Row) -> None:
        row += (2 if value < 0 else 1, min(round(abs(value)), HIGHEST))


class Checksum(Cells):
    """A text, or whatever has no better form."""

    width = 1

    def write(self, value: Any, row: Row) -> None:
        row.append(1 + crc32(encode(value)) % HIGHEST)


class Fields(Cells):
    """Things of several parts, each in its place."""

    marks_absence = False

    def __init__(self, parts: Sequence[tuple[Callable[[Any], Any], Cells]]) -> None:
        self._parts = parts

    def measure(self, value: Any) -> None:
        for get, cells in self._parts:
            cells.measure(get(value))

    def settle(self) -> None:
        for _, cells in self._parts:
            cells.settle()
        self.width = sum(cells.width for _, cells in self._parts)

    def write(self, value: Any, row: Row) -> None:
        for get, cells in self._parts:
            cells.write(get(value), row)


class Listed(Cells):
    """So many things of one kind: how many, and then each."""

    marks_absence = False

    def __init__(self, item: Cells, items_of: Callable[[Any], Sequence[Any]]) -> None:
        self._item, self._items_of = item, items_of
        self._longest = self._room = 0

    def measure(self, value: Any) -> None:
        items = self._items_of(value)
        self._longest = max(self._longest, len(items))
        for item in items:
            self._item.measure(item)

    def settle(self) -> None:
        self._item.settle()
        self._room = max(SHORTEST, self._longest + self._longest // 2)
        self.width = 1 + self._room * self._item.width

    def write(self, value: Any, row: Row) -> None:
        items = self._items_of(value)
        row.append(min(len(items), HIGHEST))
        for item in items[: self._room]:
            self._item.write(item, row)
        row += [0] * (self._item.width * (self._room - len(items)))


class Either(Cells):
    """A value of one of several types, or none: which, and then the cells of each."""

    def __init__(self, kinds: Sequence[tuple[Callable[[Any], bool], Cells]]) -> None:
        self._kinds = kinds
        self._says_which = len(kinds) > 1 or not kinds[0][1].marks_absence

    def measure(self, value: Any) -> None:
        for fits, cells in self._kinds:
            if fits(value):
                cells.measure(value)
                return

    def settle(self) -> None:
        for _, cells in self._kinds:
            cells.settle()
        self.width = self._says_which + sum(cells.width for _, cells in self._kinds)

    def write(self, value: Any, row: Row) -> None:
        before = len(row)
        number = next((at for at, (fits, _) in enumerate(self._kinds) if fits(value)), None)
        if self._says_which:
            row.append(0 if number is None else number + 1)
        for at, (_, cells) in enumerate(self._kinds):
            if at == number:
                cells.write(value, row)
            else:
                row += [0] * cells.width
        assert len(row) - before == self.width


def cells_of(kind: Any) -> Cells:
    """How values of a type are written; they want to be measured, and then settled."""
    return _cells(inspect.type_info(kind), 0)


def _cells(kind: inspect.Type, depth: int) -> Cells:
    deeper = depth + 1
    match kind:
        case _ if depth > DEEPEST:
            return Checksum()
        case inspect.BoolType():
            return Chosen((False, True))
        case inspect.LiteralType(values):
            return Chosen(values)
        case inspect.EnumType(members):
            return Chosen(members)
        case inspect.IntType(ge=int(least), le=int(most)) if most - least < HIGHEST:
            return Counted(least, most)
        case inspect.IntType() | inspect.FloatType():
            return Signed()
        case inspect.Metadata(type=inner):
            return _cells(inner, depth)
        case inspect.TupleType(kinds):
            return Fields([(itemgetter(at), _cells(each, deeper)) for at, each in enumerate(kinds)])
        case inspect.VarTupleType(item) | inspect.ListType(item):
            return Listed(_cells(item, deeper), _as_it_is)
        case inspect.SetType(item) | inspect.FrozenSetType(item):
            return Listed(_cells(item, deeper), _sorted)
        case inspect.DictType(key, value):
            return Listed(_cells(inspect.TupleType((key, value)), deeper), _items)
        case inspect.StructType(_, fields):
            return Fields([(_getter(each.name), _cells(each.type, deeper)) for each in fields])
        case inspect.UnionType(kinds):
            some = [each for each in kinds if not isinstance(each, inspect.NoneType)]
            return Either([(_test(each), _cells(each, deeper)) for each in some])
        case _:
            return Checksum()


def _as_it_is(value: Sequence[Any]) -> Sequence[Any]:
    return value


def _sorted(value: Iterable[Any]) -> Sequence[Any]:
    return sorted(value, key=encode)


def _items(value: Mapping[Any, Any]) -> Sequence[Any]:
    return sorted(value.items(), key=encode)


def _getter(name: str) -> Callable[[Any], Any]:
    return lambda value: getattr(value, name)


def _test(kind: inspect.Type) -> Callable[[Any], bool]:
    """Whether a value is of this one of several types."""
    match kind:
        case inspect.StructType(cls) | inspect.EnumType(cls):
            return lambda value: type(value) is cls
        case inspect.BoolType():
            return lambda value: isinstance(value, bool)
        case inspect.IntType() | inspect.FloatType():
            return lambda value: isinstance(value, (int, float)) and not isinstance(value, bool)
        case inspect.LiteralType(values):
            return lambda value: value in values
        case inspect.StrType():
            return lambda value: isinstance(value, str)
        case _:
            return lambda value: isinstance(value, (tuple, list, set, frozenset, dict))
