"""What a setting may be, told by its type: for files, variables and flags, and for the docs."""

import re
from collections.abc import Callable, Sequence
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Meta

from fortable.kernel.words import Illegal

CREDENTIALS = re.compile(r"://[^/]*@")

LONG = 20
"""So many characters a secret has at least that opens everything."""


class Kind(msgspec.Struct, frozen=True):
    """Of a setting."""

    word: str
    """By which messages and docs know it."""
    type: Any
    placeholder: str
    is_right: Callable[[Any], bool] = lambda _: True
    choices: tuple[str, ...] = ()
    is_secret: bool = False
    may_be_list: bool = False
    """In a file: several texts may be told as a list."""

    def check(self, value: object, name: str, where: str) -> None:
        """`Illegal` unless it may be this."""
        self.read(value, name, where)

    def read(self, value: object, name: str, where: str, *, is_text: bool = False) -> Any:
        """The value, or `Illegal`; from a flag or a variable all that comes is text."""
        if self.may_be_list and isinstance(value, list) and all(isinstance(v, str) for v in value):
            value = ",".join(value)
        try:
            read = msgspec.convert(value, self.type, strict=not is_text)
        except msgspec.ValidationError:
            raise self._refusal(value, name, where) from None
        if not self.is_right(read):
            raise self._refusal(value, name, where)
        return read

    def _refusal(self, value: object, name: str, where: str) -> Illegal:
        tried = "…" if self.is_secret else _written(value)
        return Illegal(
            "TB-06",
            "wrong-setting",
            where=where,
            name=name,
            tried=tried,
            kind=self.word,
            allowed=", ".join(self.choices),
        )


def _written(value: object) -> str:
    """As it stands in a file."""
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def without_password(address: str) -> str:
    """An address as it may be shown and logged.

    >>> without_password("nats://fortable:secret@192.0.2.7:4222"), without_password("local")
    ('nats://…@192.0.2.7:4222', 'local')
    """
    return CREDENTIALS.sub("://…@", address)


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def is_store(address: str) -> bool:
    """Whether it names a database that is reached over a line, or none."""
    return not address or address.startswith(("postgresql://", "postgres://"))


def is_path_below(path: str) -> bool:
    return re.fullmatch(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*", path) is not None


WHOLE = Kind("whole", Annotated[int, Meta(ge=0)], "N")
WHOLE_ABOVE_0 = Kind("whole-above-0", Annotated[int, Meta(gt=0)], "N")
NUMBER = Kind("number", Annotated[float, Meta(ge=0)], "N")
ABOVE_0 = Kind("number-above-0", Annotated[float, Meta(gt=0)], "N")
PORT = Kind("port", Annotated[int, Meta(ge=0, le=65535)] | None, "N")
TEXT = Kind("text", str, "WORD")
FILE = Kind("text", str, "FILE")
SECRET = Kind("text", str, "WORD", is_secret=True)
LONG_SECRET = Kind(
    "long-secret", str, "WORD", lambda word: not word or len(word) >= LONG, is_secret=True
)
NAMES = Kind("names", str, "NAMES", may_be_list=True)
STORE = Kind("store", str, "ADDRESS", is_right=is_store, is_secret=True)
PATH = Kind("path", str, "PATH", is_right=is_path_below)
ZONE = Kind("zone", str, "ZONE", is_right=is_zone)

Whole = Annotated[int, WHOLE]
WholeAbove0 = Annotated[int, WHOLE_ABOVE_0]
Number = Annotated[float, NUMBER]
Above0 = Annotated[float, ABOVE_0]
Port = Annotated[int, PORT]
FilePath = Annotated[str, FILE]
Secret = Annotated[str, SECRET]
LongSecret = Annotated[str, LONG_SECRET]
Names = Annotated[str, NAMES]
PathBelow = Annotated[str, PATH]
Zone = Annotated[str, ZONE]
StoreAddress = Annotated[str, STORE]


def kind_of(hint: Any) -> Kind:
    """What a type says."""
    told = [each for each in get_args(hint) if isinstance(each, Kind)]
    if told:
        return told[0]
    if get_origin(hint) is Literal:
        return Kind("choice", hint, "HOW", choices=get_args(hint))
    optional: Sequence[Any] = [each for each in get_args(hint) if each is not NoneType]
    return kind_of(optional[0]) if optional else TEXT
