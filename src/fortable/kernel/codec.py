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
        except msgspec.ValidationError as error:
            raise _unknown_word(_anything(data), kind) or _malformed(error) from None
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
        raise _unknown_word(value, kind) or _malformed(error) from None


def _anything(data: Json) -> object:
    """Whatever it is; nothing if it goes on as no JSON."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _unknown_word(value: object, kind: Any) -> Illegal | None:
    """Where one of several things can be said: that this is none of them, and which there are."""
    field, words = _vocabulary(kind)
    if not field or not isinstance(value, dict) or value.get(field) in words:
        return None
    if field not in value:
        return Illegal("TB-04", "no-word", field=field, allowed=words)
    tried = str(value[field])[:LONGEST_DETAIL]
    return Illegal("TB-04", "unknown-word", field=field, tried=tried, allowed=words)


@cache
def _vocabulary(kind: Any) -> tuple[str, tuple[str, ...]]:
    """The field by which the types of a union are told apart, and what it can say."""
    info = msgspec.inspect.type_info(kind)
    arms = info.types if isinstance(info, msgspec.inspect.UnionType) else ()
    tagged = [arm for arm in arms if isinstance(arm, msgspec.inspect.StructType) and arm.tag_field]
    if not tagged or len(tagged) < len(arms):
        return "", ()
    return str(tagged[0].tag_field), tuple(str(arm.tag) for arm in tagged)


def _malformed(error: Exception) -> Illegal:
    return Illegal("TB-04", "malformed", detail=str(error)[:LONGEST_DETAIL])
