"""States and actions as one line of text: what every notation has in common, and one made from the types.

A game without a notation of its own gets the latter: see `ABOUT`.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from json import JSONDecoder
from typing import Any, Generic, NoReturn, TypeVar, get_args

import msgspec
from msgspec import structs

from .codec import decode, encode, of_words, plain
from .options import parse_options, write_options
from .words import Action, Illegal, Options

S = TypeVar("S")
A = TypeVar("A", bound=Action)

DIGITS = 9
BARE = re.compile(r"""[^\s,()\[\]{}"=|]+""")
OWN = "options"
"""The field of a state that has a notation already."""

ABOUT = """State and actions as one line of text, each way, by their types.

An action is its name and its fields in order, a state its options and its fields by name; what is as usual is
left out:

    throw 2
    place V 1 true C4
    hurry=true | cards=5,12 kept=false,true turn=1

Several values are `5,12`, one or none `(5)` and `()`, lists of lists `(1,2),(3,4)`; nothing is `-`, and text
that would be misunderstood stands in quotes. What no such line can say is written as JSON.
"""

_scan_json = JSONDecoder().raw_decode


@dataclass(frozen=True, kw_only=True)
class Notation(Generic[S, A]):
    """State and action as one line of text, each way. What cannot be read is `Illegal`."""

    write_state: Callable[[S], str]
    read_state: Callable[[str], S]
    write_action: Callable[[A], str]
    read_action: Callable[[str], A]
    position: str = ""
    """What a position looks like."""
    actions: tuple[str, ...] = ()
    """What each kind of action looks like: see `in_forms`."""
    about: str = ""
    """What stands where, and what the signs mean."""


def read_number(text: str) -> int:
    """A whole number from its decimal digits, or `Illegal`."""
    if not (text.isascii() and text.isdecimal() and len(text) <= DIGITS):
        raise Illegal("TB-08", "unreadable", tried=text[:80])
    return int(text)


def notation_of(
    state: Any, action: Any, options: type[Options], check: Callable[[Any], None]
) -> Notation[Any, Any]:
    """The notation that follows from a game's types; `check` refuses states that cannot be."""
    actions = ActionWords(action)
    states = StateWords(state, options)

    def read_state(text: str) -> Any:
        found = states.read(text)
        check(found)
        return found

    return Notation(
        write_state=states.write,
        read_state=read_state,
        write_action=actions.write,
        read_action=actions.read,
        position=states.form,
        actions=actions.forms,
        about=ABOUT,
    )


class ActionWords:
    """Actions as their names and fields.

    >>> class Move(Action, frozen=True):
    ...     piece: str
    ...     to: tuple[int, ...]
    ...     boldly: bool = False
    >>> words = ActionWords(Move)
    >>> words.write(Move("red king", (3, 4)))
    'move "red king" 3,4'
    >>> words.read("move rook (5) true")
    Move(piece='rook', to=(5,), boldly=True)
    """

    def __init__(self, kinds: Any) -> None:
        self._all = kinds
        self._kinds = {_tag(kind): kind for kind in get_args(kinds) or (kinds,)}

    def write(self, action: Action) -> str:
        fields = [(field, getattr(action, field.name)) for field in structs.fields(action)]
        while fields and _is_usual(*fields[-1]):
            fields.pop()
        words = (_tag(type(action)), *(_written(plain(value)) for _, value in fields))
        return _if_it_reads_back(" ".join(words), action, self.read)

    def read(self, text: str) -> Any:
        if text.startswith("{"):
            return _from_json(text, self._all, self._no_action)
        name, *rest = text.strip().split(" ", 1)
        if name not in self._kinds:
            self._no_action(text)
        kind = self._kinds[name]
        try:
            values = list(_words("".join(rest)))
            fields = {
                field.encode_name: value
                for field, value in zip(structs.fields(kind), values, strict=False)
            }
            if len(values) > len(fields):
                raise ValueError("a word too many")
            return of_words({**fields, **_tagged(kind)}, kind)
        except (ValueError, RecursionError):
            raise Illegal("TB-08", "form", tried=text[:80], form=_form(kind)) from None

    @property
    def forms(self) -> tuple[str, ...]:
        """How each of them is written."""
        return tuple(map(_form, self._kinds.values()))

    def _no_action(self, text: str) -> NoReturn:
        raise Illegal("TB-08", "no-such-action", tried=text[:80], allowed=self.forms) from None


class StateWords:
    """States as their options, and the fields that are not as usual by name."""

    def __init__(self, kind: Any, options: type[Options]) -> None:
        self._kind = kind
        self._options = options
        self._fields = {
            field.encode_name: field for field in structs.fields(kind) if field.name != OWN
        }
        self._has_options = OWN in kind.__struct_fields__

    def write(self, state: Any) -> str:
        fields = ((field, getattr(state, field.name)) for field in self._fields.values())
        words = [
            f"{field.encode_name}={_written(plain(value))}"
            for field, value in fields
            if not _is_usual(field, value)
        ]
        line = f"{write_options(state.options)} | {' '.join(words)}".strip()
        return _if_it_reads_back(line, state, self.read)

    def read(self, text: str) -> Any:
        if text.startswith("{"):
            return _from_json(text, self._kind, self._no_state)
        options, bar, rest = text.partition("|")
        if not bar:
            self._no_state(text)
        own = {OWN: parse_options(self._options, options.strip())} if self._has_options else {}
        try:
            fields = dict(_named_words(rest, self._fields))
            return of_words({**own, **fields}, self._kind)
        except (ValueError, RecursionError):
            self._no_state(text)

    @property
    def form(self) -> str:
        """How they are written."""
        fields = (_optional(f"{name}=…", field) for name, field in self._fields.items())
        return " ".join(("OPTIONS |", *fields))

    def _no_state(self, text: str) -> NoReturn:
        raise Illegal("TB-08", "form", tried=text[:200], form=self.form) from None


def _if_it_reads_back(line: str, value: Any, read: Callable[[str], Any]) -> str:
    """The line, if nothing is lost in it: one field may be a number or its digits; else JSON."""
    try:
        if read(line) == value:
            return line
    except Illegal:
        pass
    return encode(value).decode()


def _from_json(text: str, kind: Any, refuse: Callable[[str], NoReturn]) -> Any:
    try:
        return decode(text, kind)
    except Illegal:
        refuse(text)


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def _tagged(kind: Any) -> dict[str, str]:
    return {kind.__struct_config__.tag_field: _tag(kind)}


def _form(kind: Any) -> str:
    """How an action is written, for whoever wrote it otherwise."""
    fields = (_optional(field.name.upper(), field) for field in structs.fields(kind))
    return " ".join((_tag(kind), *fields))


def _optional(word: str, field: structs.FieldInfo) -> str:
    return word if field.required else f"[{word}]"


def _is_usual(field: structs.FieldInfo, value: object) -> bool:
    if field.default_factory is not msgspec.NODEFAULT:
        return bool(value == field.default_factory())
    return bool(value == field.default)


def _written(value: Any, *, is_part: bool = False) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return str(value).lower()
        case str():
            return value if BARE.fullmatch(value) and value != "-" else encode(value).decode()
        case list() | tuple():
            items = ",".join(_written(item, is_part=True) for item in value)
            return f"({items})" if is_part or len(value) < 2 else items
        case _:
            return encode(value).decode()


def _named_words(text: str, fields: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    at = _after_spaces(text, 0)
    while at < len(text):
        name, equals, _ = text[at:].partition("=")
        if not equals or name not in fields:
            raise ValueError(name)
        value, at = _value(text, at + len(name) + 1)
        yield name, value
        at = _after_spaces(text, at)


def _words(text: str) -> Iterator[Any]:
    at = _after_spaces(text, 0)
    while at < len(text):
        value, at = _value(text, at)
        yield value
        if at < len(text) and text[at] != " ":
            raise ValueError(text[at:])
        at = _after_spaces(text, at)


def _value(text: str, at: int) -> tuple[Any, int]:
    """A value and where it ends: with a comma after it, the first of several."""
    value, at = _part(text, at)
    if text[at : at + 1] != ",":
        return value, at
    values = [value]
    while text[at : at + 1] == ",":
        value, at = _part(text, at + 1)
        values.append(value)
    return values, at


def _part(text: str, at: int) -> tuple[Any, int]:
    match text[at : at + 1]:
        case "(":
            return _list(text, at + 1)
        case '"' | "{" | "[":
            _, end = _scan_json(text, at)
            return msgspec.json.decode(text[at:end]), end  # stricter: no half characters
    found = BARE.match(text, at)
    if not found:
        raise ValueError(text[at:])
    return None if found[0] == "-" else found[0], found.end()


def _list(text: str, at: int) -> tuple[list[Any], int]:
    values: list[Any] = []
    while text[at : at + 1] != ")":
        value, at = _part(text, at)
        values.append(value)
        if text[at : at + 1] == ",":
            at += 1
        elif text[at : at + 1] != ")":
            raise ValueError(text[at:])
    return values, at + 1


def _after_spaces(text: str, at: int) -> int:
    while text[at : at + 1] == " ":
        at += 1
    return at


def in_forms(*forms: str) -> Callable[[Callable[[str], A]], Callable[[str], A]]:
    """For a game's own `read_action`: whoever writes something else is told the forms there are.

    A form is an action as it is written, with `…` between the first and the last of what may stand there:
    `scatter 0…25`. Of a word that is right, only its own forms are told.
    """

    def telling(read: Callable[[str], A]) -> Callable[[str], A]:
        @wraps(read)
        def read_or_tell(text: str) -> A:
            try:
                return read(text)
            except Illegal:
                raise _not_in(forms, text) from None

        return read_or_tell

    return telling


def _not_in(forms: Sequence[str], text: str) -> Illegal:
    word = text.split()[:1]
    own = [form for form in forms if form.split()[:1] == word]
    if own:
        return Illegal("TB-08", "form", tried=text[:80], form=" / ".join(own))
    return Illegal("TB-08", "no-such-action", tried=text[:80], allowed=forms)


def example_in(about: str | None) -> str:
    """The first line that is set in of what is told about a notation: what a position looks like."""
    lines = (about or "").splitlines()
    return next((line.strip() for line in lines if line.startswith("    ")), "")


def like(position: str) -> Callable[[Callable[[str], S]], Callable[[str], S]]:
    """For a game's own `read_state`: whoever writes something else is shown what a position looks like."""

    def telling(read: Callable[[str], S]) -> Callable[[str], S]:
        @wraps(read)
        def read_or_tell(text: str) -> S:
            try:
                return read(text)
            except Illegal as illegal:
                if illegal.message != "TB-08-unreadable":
                    raise
                tried = illegal.facts["tried"]
                raise Illegal("TB-08", "position", tried=tried, form=position) from None

        return read_or_tell

    return telling


def impossible(clause: str, part: str) -> Illegal:
    """That a position cannot be: which part of it is wrong, and what the clause wants.

    The game's catalogue says the latter in a sentence of its own: `word-wants-FT-08`.
    """
    return Illegal("TB-08", "against", clause=clause, part=part[:80], wants=f"wants-{clause}")
