"""Which values of a game go out and come in, and what their types say about their fields."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from fortable.kernel.game import AnyGame


class Spoken(NamedTuple):
    """A kind of value that programs meet."""

    name: str
    title: str
    """What it is called where a type of that name is declared."""
    kind: Any
    is_told: bool
    """Whether it comes from us, with all its fields; else those that have a default may be left out."""


def values_of(game: AnyGame) -> tuple[Spoken, ...]:
    """All that a game says and is told."""
    types = game.types
    return (
        Spoken("view", "View", types.shown, is_told=True),
        Spoken("action", "AnyAction", types.action, is_told=False),
        Spoken("event", "AnyEvent", types.event, is_told=True),
        Spoken("options", "Options", types.options, is_told=False),
    )


def classes_in(kind: Any) -> dict[str, type]:
    """Every struct and named tuple that a type is made of, by name."""
    return {cls.__name__: cls for cls in _classes(msgspec.inspect.type_info(kind), set())}


def _classes(info: Any, seen: set[type]) -> Iterator[type]:
    cls = getattr(info, "cls", None)
    if cls is not None:
        if cls in seen:
            return
        seen.add(cls)
        yield cls
    for part in _parts(info):
        yield from _classes(part, seen)


def _parts(info: Any) -> Iterator[Any]:
    """The types right below one."""
    match info:
        case msgspec.inspect.UnionType(types=parts) | msgspec.inspect.TupleType(item_types=parts):
            yield from parts
        case msgspec.inspect.DictType(key_type=key, value_type=value):
            yield from (key, value)
        case (
            msgspec.inspect.StructType(fields=fields)
            | msgspec.inspect.NamedTupleType(fields=fields)
        ):
            yield from (field.type for field in fields)
        case _ if hasattr(info, "item_type"):
            yield info.item_type


@cache
def field_docs(cls: type) -> dict[str, str]:
    """What the source says about the fields of a class: the text below one, or the comment beside it."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        found |= dict(_documented(base))
    return found


def _documented(cls: type) -> Iterator[tuple[str, str]]:
    try:
        source = textwrap.dedent(inspect.getsource(cls))
    except (OSError, TypeError):  # made while running, or built in: there is nothing to read
        return
    lines, (body, *_) = source.splitlines(), ast.parse(source).body
    assert isinstance(body, ast.ClassDef)
    for statement, below in zip(body.body, [*body.body[1:], None], strict=True):
        match statement, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(
                value=ast.Constant(value=str(text))
            ):
                yield name, inspect.cleandoc(text)
            case ast.AnnAssign(target=ast.Name(id=name), end_lineno=int(line)), _:
                _, _, comment = lines[line - 1].partition("  # ")
                if comment:
                    yield name, comment
