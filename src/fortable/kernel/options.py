"""What a table can choose, read off the game's own options type.

Forms, command-line flags and tests are all made from this description; nothing is retyped.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import field, inspect
from msgspec.structs import asdict, replace

from .codec import typed
from .words import Illegal, Options, Unit, Value, Where

O = TypeVar("O", bound=Options)

Choice = str | int | None

FEW = 12
"""So many numbers are listed one by one where somebody is told what is allowed."""


class Option(Value, frozen=True):
    """One option: its choices, the default first, or its bounds if it is a number."""

    name: str
    default: Choice | bool
    choices: tuple[Choice | bool, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    is_seat: bool = False
    usual: Choice | bool = None
    """What people begin with."""
    unit: Unit = ""
    matters: Where = Where()

    def is_asked(self, seats: int, chosen: Mapping[str, Choice | bool]) -> bool:
        """Whether it can matter at a table of this size, with what is chosen besides."""
        others = self.matters.options.items()
        return (not self.matters.seats or seats in self.matters.seats) and all(
            chosen[name] == value for name, value in others
        )

    @property
    def wanted(self) -> str:
        """Of what kind its values are."""
        return next((_kind(c) for c in self.choices if c is not None), "integer")

    def takes(self, value: object) -> bool:
        """Whether it can be this, which is of the right kind."""
        if self.choices or value is None:
            return value in (self.choices or (self.default,))
        assert self.minimum is not None
        assert self.maximum is not None
        return isinstance(value, int) and self.minimum <= value <= self.maximum

    @property
    def fitting(self) -> tuple[Choice | bool, ...]:
        """What may be chosen, one by one and as it is given; nothing where those are too many."""
        if self.choices:
            return self.choices
        assert self.minimum is not None
        assert self.maximum is not None
        none = (None,) if self.default is None else ()
        numbers = range(self.minimum, self.maximum + 1)
        return (*none, *numbers) if len(numbers) <= FEW else ()

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


class Preset(Value, frozen=True):
    """Options that go well together, under a name: the texts are `preset-NAME` and `preset-NAME-about`."""

    name: str
    options: dict[str, Choice | bool] = field(default_factory=dict)
    """Those that differ from what is usual."""
    seats: int | None = None
    """How many play, if that belongs to it."""
    bot: str | None = None
    """Against whom, if that belongs to it."""


AS_IN_THE_BOX = Preset("box")


def describe(kind: type[Options]) -> tuple[Option, ...]:
    """Every option of a game, in the order of its type."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(_declared(_option(field), kind) for field in info.fields)


def usual_options(kind: type[O], given: Mapping[str, Choice | bool] | None = None) -> O:
    """What people begin with, if they wish for nothing else."""
    return typed({**kind.usual, **(given or {})}, kind)


def _declared(option: Option, kind: type[Options]) -> Option:
    """With what the type says besides its fields."""
    return replace(
        option,
        is_seat=option.name in kind.seats_by_name,
        usual=kind.usual.get(option.name, option.default),
        unit=kind.units.get(option.name, ""),
        matters=kind.matters.get(option.name, Where()),
    )


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


def read_options(kind: type[O], given: Mapping[str, Any], seats: int | None = None) -> O:
    """Options by name, for a table of some size, or `Illegal` with what would have been right."""
    options = {option.name: _at(option, seats) for option in describe(kind)}
    for name, value in given.items():
        if name not in options:
            raise Illegal("TB-06", "no-such-option", tried=name[:80], allowed=list(options))
        _check(options[name], value)
    return typed(dict(given), kind)


def _at(option: Option, seats: int | None) -> Option:
    """An option at a table of this size: a seat is one of this table's."""
    if seats is None or not option.is_seat or option.maximum is None:
        return option
    return replace(option, maximum=min(option.maximum, seats - 1))


def _check(option: Option, value: object) -> None:
    told = {"option": option.name, "tried": _shown(value), **_allowed(option)}
    is_none = value is None and option.default is None
    if not is_none and _kind(value) != option.wanted:
        raise Illegal("TB-06", "option-kind", given=_kind(value), wanted=option.wanted, **told)
    if not option.takes(value):
        raise Illegal("TB-06", "bad-option", **told)


def _allowed(option: Option) -> dict[str, Any]:
    """For programs as values or bounds, for people as words."""
    if option.fitting:
        return {"allowed": option.fitting, "can_be": option.allowed}
    return {"least": option.minimum, "most": option.maximum, "can_be": option.allowed}


def _kind(value: object) -> str:
    """Of what kind a value is, in a word of JSON; games have words of their own for numbers and texts."""
    match value:
        case bool():
            return "boolean"
        case int():
            return "integer"
        case str():
            return "string"
        case None:
            return "null"
    return "other"


def _shown(value: Any) -> str:
    """What somebody sent, for telling it back: it may be anything, of any depth."""
    if value is None or isinstance(value, bool):
        return _word(value)
    return str(value)[:80] if isinstance(value, str | int | float) else type(value).__name__


def _word(value: Choice | bool) -> str:
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def _value(word: str) -> Choice | bool:
    constants: dict[str, Choice | bool] = {"true": True, "false": False, "none": None}
    if word in constants:
        return constants[word]
    return int(word) if word.isdecimal() and len(word) < 20 else word
