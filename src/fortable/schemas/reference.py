"""A page about a game for authors of programs: options, actions, events, views and notation, by type."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fortable.kernel.codec.forms import shape
from fortable.kernel.game import AnyGame
from fortable.kernel.options import Option, describe
from fortable.texts import Texts

from .json_schema import Schema, schemas_of

Lines = Iterator[str]


def reference(game: AnyGame) -> str:
    """The page, as Markdown, in English: programs have one language."""
    schemas = schemas_of(game)
    lines = (
        *_head(game),
        *_options(game),
        *_kinds("Actions", schemas["action"], "do"),
        *_kinds("Events", schemas["event"], "what"),
        *_view(schemas["view"]),
        *_notation(game),
    )
    return "\n".join(lines)


def _head(game: AnyGame) -> Lines:
    seats = ", ".join(map(str, game.seats))
    yield f"# {game.title} for programs"
    yield ""
    yield f"Made from its types by `fortable reference {game.key}`; `fortable schema {game.key}` is its"
    yield "JSON Schema."
    yield f"The game is called `{game.key}`, and its rules have version {game.version}. Seats: {seats}."
    yield ""


def _options(game: AnyGame) -> Lines:
    say = Texts("en", [game.package])
    yield "## Options"
    yield ""
    options = describe(game.types.options)
    if options:
        rows = [_option(option, say) for option in options]
        yield from _table(("option", "can be", "default", ""), rows)
    else:
        yield "None."
    yield ""


def _option(option: Option, say: Texts) -> tuple[str, ...]:
    can_be = " ".join(f"`{word}`" for word in option.allowed)
    default = "none" if option.default is None else str(option.default)
    name = say.optional(f"option-{option.name}")
    about = say.optional(f"option-{option.name}-about")
    words = ": ".join(filter(None, (name, about)))
    return f"`{option.name}`", can_be, f"`{default.lower()}`", words


def _kinds(title: str, schema: Schema, tag: str) -> Lines:
    yield f"## {title}"
    yield ""
    parts = schema["$defs"]
    kinds = {name: part for name, part in parts.items() if tag in part.get("properties", {})}
    for part in kinds.values():
        word = part["properties"][tag]["enum"][0]
        yield from _section(f"`{word}`", part, without=tag)
    yield from _others(parts, kinds)


def _view(schema: Schema) -> Lines:
    yield "## View"
    yield ""
    parts = schema["$defs"]
    name = schema["$ref"].rpartition("/")[2] if "$ref" in schema else ""
    if name:
        yield from _section("", parts[name])
    yield from _others(parts, [name])


def _others(parts: Mapping[str, Schema], told: Iterable[str]) -> Lines:
    """What the others are made of."""
    named = {*told}
    for name, part in parts.items():
        if name not in named:
            yield from _section(name, part)


def _section(title: str, part: Schema, without: str = "") -> Lines:
    if title:
        yield f"### {title}"
        yield ""
    if "description" in part:
        yield part["description"]
        yield ""
    if "prefixItems" in part:
        fields = {item.get("title", ""): item for item in part["prefixItems"]}
        yield "A list, with these in order:"
        yield ""
    else:
        fields = {n: field for n, field in part.get("properties", {}).items() if n != without}
    if fields:
        needed = part.get("required", fields)
        rows = [_field(name, field, name in needed) for name, field in fields.items()]
        yield from _table(("field", "kind", ""), rows)
        yield ""


def _field(name: str, field: Mapping[str, Any], is_needed: bool) -> tuple[str, ...]:
    about = " ".join(str(field.get("description", "")).split())
    named = f"`{name}`" if is_needed else f"`{name}`, may be left out"
    return named, f"`{shape(field, {})}`", about


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Lines:
    yield _row(head)
    yield _row("---" for _ in head)
    yield from map(_row, rows)


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _notation(game: AnyGame) -> Lines:
    notation = game.notation
    yield "## Notation"
    yield ""
    yield notation.about.strip()
    yield ""
    yield "An action as one line:"
    yield ""
    yield from (f"- `{form}`" for form in notation.actions)
    yield ""
    if notation.position not in notation.about:
        yield "A position as one line:"
        yield ""
        yield f"    {notation.position}"
        yield ""
