"""TypeScript types made from ours: each game's values, for its board."""

import re
from typing import Any, get_origin

from msgspec import NODEFAULT, inspect

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Event
from fortable.schemas import values_of

HEAD = "// Made by Fortable from the Python types. Do not edit.\n"


class Types:
    """Declarations of everything that some root types need, each once, in the order of first use."""

    def __init__(self) -> None:
        self._declared: dict[str, str] = {}

    def alias(self, name: str, kind: Any) -> None:
        """A name for a type."""
        shown = self._shown(inspect.type_info(kind))
        if shown != name:
            self._declared[name] = f"export type {name} = {shown};\n"

    def written(self) -> str:
        return HEAD + "\n" + "\n".join(self._declared.values())

    def _shown(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.StructType():
                return self._struct(kind)
            case inspect.UnionType(types=arms):
                return " | ".join(dict.fromkeys(map(self._shown, arms)))
            case inspect.LiteralType(values=values):
                return " | ".join(map(_literal, values))
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return f"readonly {_grouped(self._shown(item))}[]"
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self._shown, items))}]"
            case inspect.NamedTupleType(fields=fields):
                named = [f"{field.name}: {self._shown(field.type)}" for field in fields]
                return f"readonly [{', '.join(named)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"{{ readonly [key: {self._shown(key)}]: {self._shown(value)} }}"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    def _struct(self, kind: inspect.StructType) -> str:
        name = kind.cls.__name__
        if kind.cls in (Action, Event):  # any of any game
            field = f"readonly {kind.tag_field}: string; readonly [field: string]: unknown"
            self._declared[name] = f"export interface {name} {{ {field} }}\n"
        if name not in self._declared:
            self._declared[name] = ""  # it may contain itself
            tag = [f"  readonly {kind.tag_field}: {_literal(kind.tag)};"] if kind.tag_field else []
            struct = get_origin(kind.cls) or kind.cls
            omits = struct.__struct_config__.omit_defaults
            fields = [self._field(field, omits) for field in kind.fields]
            body = "\n".join((*tag, *fields))
            self._declared.pop(name)
            self._declared[name] = f"export interface {name} {{\n{body}\n}}\n"
        return name

    def _field(self, field: inspect.Field, omits: bool) -> str:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        mark = "?" if omits and has_default else ""
        return f"  readonly {field.encode_name}{mark}: {self._shown(field.type)};"


def _literal(value: Any) -> str:
    return {True: "true", False: "false", None: "null"}.get(value) or (
        f'"{value}"' if isinstance(value, str) else str(value)
    )


def _grouped(shown: str) -> str:
    return f"({shown})" if re.search(r" \| |^readonly ", shown) else shown


def of_game(game: AnyGame) -> str:
    """The values of one game."""
    types = Types()
    for spoken in values_of(game):
        types.alias(spoken.title, spoken.kind)
    return types.written()
