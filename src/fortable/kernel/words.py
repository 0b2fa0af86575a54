"""The words every room uses: one word per thing, from rulebook to wire to screen."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Literal, NewType, Protocol

import msgspec

Seat = NewType("Seat", int)
Viewer = Seat | None
"""Who looks: a seat, or `SPECTATOR`."""

SPECTATOR: Viewer = None
CLOCK = Seat(-1)
"""Not a chair: the hand that submits the action a deadline names."""


def spoken(class_name: str) -> str:
    """The name of a type on the wire and in the message catalogues.

    >>> spoken("CardTurned")
    'card-turned'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Anything that is remembered or told: frozen, typed, and the same in memory as in JSON.

    A frozen value is in no cycle: the garbage collector need not walk through the logs of all matches.
    """


class Action(Value, frozen=True, tag_field="do", tag=spoken):
    """A wish. It becomes true only if the referee admits it."""


class Event(Value, frozen=True, tag_field="what", tag=spoken):
    """A fact, with what chance decided in it. As one viewer may hear it, it is news."""


class Where(Value, frozen=True):
    """Where an option can matter: at tables of these sizes, and with these values of other options."""

    seats: tuple[int, ...] = ()
    """None: at tables of any size."""
    options: dict[str, str | int | bool | None] = msgspec.field(default_factory=dict)


Unit = Literal["", "s", "ms"]


class Options(Value, frozen=True):
    """How a table wants its game; every field has a default."""

    seats_by_name: ClassVar[tuple[str, ...]] = ()
    """The options whose value is a seat: it must be one of the table's."""
    matters: ClassVar[Mapping[str, Where]] = {}
    """Where options matter that do not matter everywhere: elsewhere nobody is asked for them."""
    usual: ClassVar[Mapping[str, str | int | bool | None]] = {}
    """What people begin with, where that is not the default: what is written down without it stays true."""
    units: ClassVar[Mapping[str, Unit]] = {}
    """What options are counted in that are times; people are told them in seconds."""


Fact = str | int | float | None | Sequence["Fact"]


class Illegal(Exception):
    """A refusal that teaches: the rule that says no, why it applies, and the facts of the case.

    The text for people is made from `message` and `facts` in the reader's language.
    """

    def __init__(self, rule: str, reason: str, /, **facts: Fact) -> None:
        super().__init__(rule, reason, facts)
        self.rule = rule
        self.reason = reason
        self.facts = facts

    @property
    def message(self) -> str:
        """The id of this refusal's text in the message catalogues."""
        return f"{self.rule}-{self.reason}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Illegal) and self.args == other.args

    __hash__ = Exception.__hash__

    def __reduce__(self) -> tuple[Callable[..., "Illegal"], tuple[object, ...]]:
        """It may have to cross from one process to another."""
        return _told_again, self.args


def _told_again(rule: str, reason: str, facts: dict[str, Fact]) -> Illegal:
    return Illegal(rule, reason, **facts)


class Say(Protocol):
    """How a room asks for a text in the reader's language, knowing no catalogue."""

    def __call__(self, message: str, /, **facts: Fact) -> str: ...
