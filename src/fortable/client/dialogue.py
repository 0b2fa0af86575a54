"""The talk with a table: what was said and waits for its answer, and what was heard last.

It knows no socket, no clock and no game, so that anything can carry it: a line that comes back by itself
(`line`), or a load generator with thousands of them. Of what the table tells it keeps the newest alone: what
a seat has been shown may be nobody's to know later.
"""

from collections.abc import Callable
from secrets import token_hex
from typing import Any, Protocol, TypeVar

import msgspec

from fortable.kernel.codec import decoder, encode
from fortable.protocol.messages import (
    Act,
    Answer,
    Bye,
    Note,
    Ping,
    Pong,
    Refusal,
    Said,
    Speak,
    Table,
    Update,
)

from .errors import NotFortable, TooNew

T = TypeVar("T")

Say = Callable[[bytes], object]
"""How a message goes out."""

UPDATE, ANSWER = b'{"type":"update"', b'{"type":"answer"'
"""How the most frequent messages begin: the first is read by whoever wants to know what it says."""

Unread = Update[msgspec.Raw, msgspec.Raw, msgspec.Raw]
Heard = Table | Unread | Answer | Refusal | Note | Said | Ping | Bye
Told = Table | Note | Said | Refusal | Bye
"""Of a refusal: that of a phrase."""


class Kind(msgspec.Struct):
    """What kind of message one is."""

    type: str


class Place(msgspec.Struct):
    """How far a match has come by an update."""

    version: int


_read: Callable[[bytes], Heard] = decoder(Heard)
_answer = decoder(Answer)
_kind = decoder(Kind)
_place = decoder(Place)

KINDS = {"table", "update", "answer", "refusal", "note", "said", "ping", "bye"}


class Listener(Protocol):
    """Whoever sits there."""

    def updated(self, update: bytes) -> None:
        """The match stands elsewhere, or is told again."""

    def settled(self, intent: str, fate: Answer | Refusal) -> None:
        """What became of an intent; said once of each."""

    def told(self, message: Told) -> None:
        """All else."""


class Dialogue:
    """One viewer's talk with one table, over as many lines as it takes."""

    def __init__(self, listener: Listener) -> None:
        self._listener = listener
        self._say: Say | None = None
        self._update = b""
        self._unanswered: dict[str, bytes] = {}
        self._spoken = set[str]()
        """Phrases that may still be refused."""
        self._mark = token_hex(6) + "-"
        self._count = 0

    @property
    def version(self) -> int | None:
        """How far the match has come as far as is known here; None if nothing is."""
        return _place(self._update).version if self._update else None

    def open(self, say: Say) -> None:
        """There is a line: what was not answered is said again, each intent under its own id."""
        self._say = say
        for act in self._unanswered.values():
            say(act)

    def close(self) -> None:
        """There is none any more, and nobody will say what became of words."""
        self._say = None
        self._spoken.clear()

    def intend(self, action: Any, version: int) -> str:
        """Say what is wanted, now or as soon as there is a line; the id of the intent."""
        intent = self._new_id()
        act = self._unanswered[intent] = encode(Act(intent, version, action))
        if self._say is not None:
            self._say(act)
        return intent

    def speak(self, phrase: str) -> str | None:
        """Say a phrase, once: a word belongs to its moment. Its id; None if there is no line."""
        if self._say is None:
            return None
        intent = self._new_id()
        self._spoken.add(intent)
        self._say(encode(Speak(intent, phrase)))
        return intent

    def _new_id(self) -> str:
        self._count += 1
        return self._mark + str(self._count)

    def hear(self, message: bytes) -> None:
        """Take in what the table says; pings are answered."""
        if message.startswith(UPDATE):
            self._update = message
            self._listener.updated(message)
        elif message.startswith(ANSWER):
            answer = _readable(message, _answer)
            if answer is not None:
                self._settle(answer.id, answer)
        else:
            self._take(message, _readable(message, _read))

    def _take(self, message: bytes, heard: Heard | None) -> None:
        match heard:
            case Ping(number=number) if self._say is not None:
                self._say(encode(Pong(number)))
            case Refusal(id=str(intent)) if intent in self._spoken:
                self._listener.told(heard)
            case Answer(id=str(intent)) | Refusal(id=str(intent)):
                self._settle(intent, heard)
            case Table() | Note() | Said() | Bye():
                self._listener.told(heard)
            case Update():
                self._update = message
                self._listener.updated(message)

    def _settle(self, intent: str, fate: Answer | Refusal) -> None:
        if self._unanswered.pop(intent, None) is not None:
            self._listener.settled(intent, fate)


def _readable(message: bytes, read: Callable[[bytes], T]) -> T | None:
    """What a message says; None if it is of a kind that is not known here, and so can be passed over."""
    try:
        return read(message)
    except msgspec.ValidationError as error:
        if _kind(message).type in KINDS:
            raise TooNew(f"The server says what is not understood here: {error}") from None
        return None
    except msgspec.DecodeError as error:
        raise NotFortable(f"What comes over the line is no message of a table: {error}") from None
