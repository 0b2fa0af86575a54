"""Values to JSON and back, strictly: what does not fit its type is refused with the place and reason."""

import re
from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any, TypeVar

import msgspec

from ..words import Illegal
from .forms import forms, tagged

T = TypeVar("T")

LONGEST_DETAIL = 200
"""What somebody sent is repeated in it, and that may be anything."""

MISSING = re.compile(r"Object missing required field `([^`]+)`")
UNKNOWN = re.compile(r"Object contains unknown field `([^`]+)`")
WRONG_KIND = re.compile(r"Expected `([^`]+)`, got `([^`]+)` - at `\$\.([^`]+)`")
"""What the codec says of a field that is missing, too much, or of another kind than it should be."""

KINDS = {"int": "integer", "str": "string", "bool": "boolean", "float": "number"}
"""What it calls kinds, and what JSON does."""

Json = bytes | str | msgspec.Raw

_looking_up = Lock()

encode = msgspec.json.Encoder().encode
"""A value as JSON, the same bytes every time."""


canonical = msgspec.json.Encoder(order="sorted").encode
"""A value as JSON with the keys of all objects in order: the same bytes whoever writes it."""


def decode(data: Json, kind: type[T]) -> T:
    """A value of type `kind` from JSON, or `Illegal`."""
    result: T = reader(kind)(data)  # type: ignore[arg-type]
    return result


def decoder(kind: Any) -> Callable[[Json], Any]:
    """What reads one type from JSON, and raises what msgspec does.

    By one at a time it is looked up what a type may be: msgspec 0.22 shows others types of which it does
    not know all yet, and whoever reads by one of them then crashes the process.
    """
    with _looking_up:
        return msgspec.json.Decoder(kind).decode


@cache
def reader(kind: Any) -> Callable[[Json], Any]:
    """`decode` for one type, for whoever reads many: a union takes longer to look up than to read."""
    read = decoder(kind)

    def read_or_refuse(data: Json) -> Any:
        try:
            return read(data)
        except msgspec.ValidationError as error:
            raise _misfit(_anything(data), kind, error) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise _malformed(error) from None

    return read_or_refuse


def plain(value: object) -> Any:
    """`value` as plain dicts, lists, strings and numbers, as JSON would have it."""
    return msgspec.to_builtins(value)


def typed(value: object, kind: type[T]) -> T:
    """The way back from `plain`, or `Illegal`."""
    try:
        held: T = msgspec.convert({"held": value}, _holder(kind)).held  # type: ignore[arg-type]
    except (msgspec.ValidationError, RecursionError) as error:
        raise _misfit(value, kind, _alone(value, kind) or error) from None
    return held


def of_words(value: object, kind: type[T]) -> T:
    """A value of which numbers and the like may be written in letters; raises what msgspec does."""
    reader(kind)  # type: ignore[arg-type]
    return msgspec.convert(value, kind, strict=False)


def _alone(value: object, kind: Any) -> Exception | None:
    """What is wrong with a value that nobody holds: its places are told from itself on."""
    try:
        msgspec.convert(value, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        return error
    return None


@cache
def _holder(kind: Any) -> Any:
    """A struct with one such field: msgspec looks up once what it may be, and otherwise for every value."""
    holder = msgspec.defstruct("Holder", [("held", kind)])
    decoder(holder)
    return holder


def _anything(data: Json) -> object:
    """Whatever it is; nothing if it goes on as no JSON."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def _misfit(value: object, kind: Any, error: Exception) -> Illegal:
    """What is wrong with a value that does not fit its type, and what would have been right."""
    field, words = tagged(kind)
    if not field or not isinstance(value, dict):
        return _malformed(error)
    word = value.get(field)
    if isinstance(word, str) and word in words:
        return _misshapen(str(error)[:LONGEST_DETAIL], forms(kind)[word])
    if field not in value:
        return Illegal("TB-04", "no-word", field=field, allowed=tuple(words))
    tried = str(word)[:LONGEST_DETAIL]
    return Illegal("TB-04", "unknown-word", field=field, tried=tried, allowed=tuple(words))


def _misshapen(detail: str, form: str) -> Illegal:
    """Which field is wrong of something whose form is known."""
    if found := MISSING.fullmatch(detail):
        return Illegal("TB-04", "missing-field", field=found[1], form=form)
    if found := UNKNOWN.fullmatch(detail):
        return Illegal("TB-04", "unknown-field", field=found[1], form=form)
    if found := WRONG_KIND.fullmatch(detail):
        wanted, given = map(_in_json, found.groups()[:2])
        return Illegal("TB-04", "wrong-kind", field=found[3], wanted=wanted, given=given, form=form)
    return Illegal("TB-04", "misshapen", detail=detail, form=form)


def _in_json(kinds: str) -> str:
    return re.sub(r"\w+", lambda kind: KINDS.get(kind[0], kind[0]), kinds)


def _malformed(error: Exception) -> Illegal:
    return Illegal("TB-04", "malformed", detail=str(error)[:LONGEST_DETAIL])
