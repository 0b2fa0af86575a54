"""How values are written as JSON, for whoever wrote them otherwise: their fields, and of what kind each is.

    {"do": "place", "form": string, "turn": integer, "flipped": boolean, "square": string}
    {"command": "legal", "seat": integer, "limit"?: integer | null}

It is said in the words of JSON Schema, which are the same in every language; what may be left out has a `?`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

Schema = Mapping[str, Any]


@cache
def forms(kind: Any) -> dict[str, str]:
    """The forms of a union's types by the words that tell them apart; of other types none.

    >>> class Fly(msgspec.Struct, tag_field="do", tag="fly"):
    ...     to: str
    ...     loops: int = 0
    >>> forms(Fly)
    {'fly': '{"do": "fly", "to": string, "loops"?: integer}'}
    """
    _, arms = tagged(kind)
    return {word: _form(arm) for word, arm in arms.items()}


@cache
def tagged(kind: Any) -> tuple[str, dict[str, type]]:
    """The field by which the types of a union are told apart, and each of them by what it says."""
    info = msgspec.inspect.type_info(kind)
    arms = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    structs = [arm for arm in arms if isinstance(arm, msgspec.inspect.StructType) and arm.tag_field]
    if not structs or len(structs) < len(arms):
        return "", {}
    return str(structs[0].tag_field), {str(arm.tag): arm.cls for arm in structs}


def _form(struct: type) -> str:
    (root,), parts = msgspec.json.schema_components([struct])
    return shape(root, parts)


def shape(schema: Schema, parts: Mapping[str, Schema]) -> str:
    """What a schema allows, in a line; of its parts those are told whole that are at hand."""
    match schema:
        case {"$ref": str(place)}:
            name = place.rpartition("/")[2]
            return shape(parts[name], parts) if name in parts else name
        case {"enum": [*values]}:
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case {"anyOf": [*arms]}:
            return " | ".join(shape(arm, parts) for arm in arms)
        case {"properties": fields}:
            return "{" + ", ".join(_field(name, schema, parts) for name in fields) + "}"
        case {"type": "array", "items": dict() as item}:
            return f"[{shape(item, parts)}, …]"
    return str(schema.get("type", "anything"))


def _field(name: str, schema: Schema, parts: Mapping[str, Schema]) -> str:
    mark = "" if name in schema["required"] else "?"
    return f'"{name}"{mark}: {shape(schema["properties"][name], parts)}'
