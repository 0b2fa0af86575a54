"""JSON Schema of what a game says and is told: for validators, editors and makers of types."""

import inspect
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from fortable.kernel.codec import decode, encode
from fortable.kernel.game import AnyGame

from .values import Spoken, classes_in, field_docs, values_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


def schemas_of(game: AnyGame) -> dict[str, Schema]:
    """The schema of each kind of value; each stands for itself."""
    return {spoken.name: _document(game, spoken) for spoken in values_of(game)}


def _document(game: AnyGame, spoken: Spoken) -> Schema:
    (root,), parts = msgspec.json.schema_components([spoken.kind], ref_template="#/$defs/{name}")
    root.pop("discriminator", None)  # a word of OpenAPI, at which strict validators stumble
    classes = classes_in(spoken.kind)
    document = {
        "$schema": DIALECT,
        "$id": f"urn:fortable:{game.key}:{game.version}:{spoken.name}",
        "title": f"{game.title}: {spoken.name}",
        **root,
        "$defs": {name: _part(part, classes, spoken.is_told) for name, part in parts.items()},
    }
    return decode(encode(document), Schema)


def _part(part: Schema, classes: Mapping[str, type], is_told: bool) -> Schema:
    """With what the source says of it, and with every field required where we are those who tell."""
    cls = classes.get(part.get("title", ""))
    if "description" in part:
        part = {**part, "description": inspect.cleandoc(part["description"])}
    if cls is None:
        return part
    if "prefixItems" in part:
        return {**part, "prefixItems": _items(part["prefixItems"], cls)}
    fields = {
        name: _described(field, field_docs(cls).get(name))
        for name, field in part["properties"].items()
    }
    omits = cls.__struct_config__.omit_defaults  # type: ignore[attr-defined]
    required = list(fields) if is_told and not omits else part["required"]
    return {**part, "properties": fields, "required": required}


def _items(items: list[Schema], cls: type) -> list[Schema]:
    """What stands where in a tuple, by name."""
    names: tuple[str, ...] = cls._fields  # type: ignore[attr-defined]
    docs = field_docs(cls)
    return [
        _described({"title": name, **item}, docs.get(name))
        for name, item in zip(names, items, strict=True)
    ]


def _described(field: Schema, about: str | None) -> Schema:
    """As JSON says it: what is None in Python is null there."""
    return field if about is None else {**field, "description": re.sub(r"\bNone\b", "null", about)}
