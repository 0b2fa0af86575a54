"""Values to JSON and back, strictly: what does not fit its type is refused with the place and reason."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec

from .words import Illegal

T = TypeVar("T")

LONGEST_DETAIL = 200
"""What somebody sent is repeated in it, and that may be anything."""

Json = bytes | str | msgspec.Raw

encode = msgspec.json.Encoder().encode
"""A value as JSON, the same bytes every time."""


canonical = msgspec.json.Encoder(order="sorted").encode
"""A value as JSON with the keys of all objects in order: the same bytes whoever writes it."""


def decode(data: Json, kind: type[T]) -> T:
    """A value of type `kind` from JSON, or `Illegal`."""
    result: T = reader(kind)(data)  # type: ignore[arg-type]
    return result


@cache
def reader(kind: Any) -> Callable[[Json], Any]:
    """`decode` for one type, for whoever reads many: a union takes longer to look up than to read."""
    read = msgspec.json.Decoder(kind).decode

    def read_or_refuse(data: Json) -> Any:
        try:
            return read(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise _malformed(error) from None

    return read_or_refuse


def plain(value: object) -> Any:
    """`value` as plain dicts, lists, strings and numbers, as JSON would have it."""
    return msgspec.to_builtins(value)


def typed(value: object, kind: type[T]) -> T:
    """The way back from `plain`, or `Illegal`."""
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise _malformed(error) from None


def _malformed(error: Exception) -> Illegal:
    return Illegal("TB-04", "malformed", detail=str(error)[:LONGEST_DETAIL])
