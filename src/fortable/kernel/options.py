"""What a table can choose, read off the game's own options type.

Forms, command-line flags and tests are all made from this description; nothing is retyped.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import inspect
from msgspec.structs import asdict

from .codec import typed
from .words import Illegal, Options, Value

O = TypeVar("O", bound=Options)

Choice = str | int | None


class Option(Value, frozen=True):
    """One option: its choices, the default first, or its bounds if it is a number."""

    name: str
    default: Choice | bool
    choices: tuple[Choice | bool, ...] = ()
    minimum: int | None = None
    maximum: int | None = None

    @property
    def allowed(self) -> tuple[str, ...]:
        """What may be chosen, as words."""
        if self.choices:
            return tuple(map(_word, self.choices))
        none = ("none",) if self.default is None else ()
        return (*none, f"{self.minimum}–{self.maximum}")

    @property
    def samples(self) -> tuple[Choice | bool, ...]:
        """Values that together exercise the option: all choices, or default and bounds."""
        if self.choices:
            return self.choices
        ends = (self.default, self.minimum, self.maximum)
        return tuple(
            dict.fromkeys(value for value in ends if value is not None or value is self.default)
        )


def describe(kind: type[Options]) -> tuple[Option, ...]:
    """Every option of a game, in the order of its type."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(_option(field) for field in info.fields)


def _option(field: inspect.Field) -> Option:
    arms = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    optional = any(isinstance(arm, inspect.NoneType) for arm in arms)
    arm = next(arm for arm in arms if not isinstance(arm, inspect.NoneType))
    name, default = field.encode_name, field.default
    match arm:
        case inspect.LiteralType(values=values):
            choices = ((None,) if optional else ()) + tuple(values)
            return Option(name, default, tuple(sorted(choices, key=lambda value: value != default)))
        case inspect.BoolType():
            return Option(name, default, choices=(False, True))
        case inspect.IntType(ge=minimum, le=maximum):
            return Option(name, default, minimum=minimum, maximum=maximum)
    raise TypeError(f"option {name}: only choices, flags and whole numbers are understood")


def write_options(options: Options) -> str:
    """The options that differ from their defaults as words, `-` if there are none."""
    given, usual = asdict(options), asdict(type(options)())
    words = (f"{name}={_word(value)}" for name, value in given.items() if value != usual[name])
    return " ".join(words) or "-"


def parse_options(kind: type[O], text: str) -> O:
    """The way back from `write_options`, or `Illegal`."""
    words = [] if text == "-" else text.split()
    pairs = (word.partition("=") for word in words)
    return read_options(kind, {name: _value(value) for name, _, value in pairs})


def read_options(kind: type[O], given: Mapping[str, Any]) -> O:
    """Options by name, or `Illegal` with what would have been right."""
    options = {option.name: option for option in describe(kind)}
    for name, value in given.items():
        if name not in options:
            raise Illegal("TB-06", "no-such-option", tried=name[:80], allowed=list(options))
        try:
            typed({name: value}, kind)
        except Illegal:
            raise Illegal(
                "TB-06",
                "bad-option",
                option=name,
                tried=_shown(value),
                allowed=options[name].allowed,
            ) from None
    return typed(dict(given), kind)


def _shown(value: Any) -> str:
    """What somebody sent, for telling it back: it may be anything, of any depth."""
    return str(value)[:80] if isinstance(value, str | int | float | None) else type(value).__name__


def _word(value: Choice | bool) -> str:
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def _value(word: str) -> Choice | bool:
    constants: dict[str, Choice | bool] = {"true": True, "false": False, "none": None}
    if word in constants:
        return constants[word]
    return int(word) if word.isdecimal() and len(word) < 20 else word
