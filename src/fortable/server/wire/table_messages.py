"""What reaches a table's inbox over the bus, and how to ask a table and hear its answer."""

import asyncio
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any

import msgspec

from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal, Seat, Value
from fortable.protocol.lobby import AnyOrder
from fortable.protocol.messages import Act, Speak
from fortable.server.bus import HERE, Bus
from fortable.server.ids import new_id
from fortable.server.store import Person

PATIENCE_S = 20.0

LAST_MESSAGE = b""
"""What a table sends to a socket after everything else: it hangs up. To whoever asked something: it was not
heard, and can be asked again."""


IS_HERE, IS_AWAY = b"here", b"away"


class TableMessage(Value, frozen=True, kw_only=True, tag_field="type", tag=True):
    """Who asks, and the topic on which the answer is awaited."""

    reply: str
    person: Person
    language: str = "en"


class Join(TableMessage, frozen=True, kw_only=True):
    """A socket wants to hear what happens here, from a version on that it knows."""

    node: str = HERE
    """The process that it believes to own the table: it will notice when that one is gone, and no other."""
    since: int | None = None
    is_screen: bool = False
    """Whether it is a television, which shows the table to everybody in a room."""


class Leave(TableMessage, frozen=True, kw_only=True):
    """A socket is gone."""


class ReportLatency(TableMessage, frozen=True, kw_only=True):
    """How long a message takes over a socket, there and back: the smallest so far."""

    household: str
    """The address it comes from."""
    kernel_s: float | None
    """By the TCP of the system, or a proxy that is trusted; None where nobody tells."""
    pong_s: float | None
    """By the answers to pings; None before there was one."""
    is_enough: bool
    """Whether that is known well enough to go by it."""

    @property
    def least_s(self) -> float:
        """The smallest of all that is known; without end if nothing is."""
        return min((each for each in (self.kernel_s, self.pong_s) if each is not None), default=inf)


class SubmitIntent(TableMessage, frozen=True, kw_only=True):
    """Somebody wants to act in the match."""

    act: Act


class SubmitOrder(TableMessage, frozen=True, kw_only=True):
    """Somebody wants something of the table: a chair, the start, a rematch."""

    order: AnyOrder


class ForgetPerson(TableMessage, frozen=True, kw_only=True):
    """Whoever this is wants to be forgotten, here too."""


class EndTable(TableMessage, frozen=True, kw_only=True):
    """Whoever looks after the server ends it for good."""


class AskPresence(TableMessage, frozen=True, kw_only=True):
    """Another process wants to know whether this person is here."""


class SubmitPhrase(TableMessage, frozen=True, kw_only=True):
    """Somebody says something to the others."""

    speak: Speak


class AskHint(TableMessage, frozen=True, kw_only=True):
    """Somebody wants to know what a hint can be made of, for the decision at a version."""

    version: int


class Situation(Value, frozen=True, kw_only=True, tag_field="type", tag=True):
    """What a seat is to decide by: all it has seen and heard, and nothing else."""

    game: str
    version: int
    seat: Seat
    view: Any
    heard: tuple[Any, ...]


AnyTableMessage = (
    Join
    | Leave
    | ReportLatency
    | SubmitIntent
    | SubmitOrder
    | SubmitPhrase
    | ForgetPerson
    | EndTable
    | AskPresence
    | AskHint
)

UNHURRIED = tuple(f'{{"type":"{kind.__name__}"'.encode() for kind in (Join, Leave, SubmitPhrase))


def is_unhurried(message: bytes) -> bool:
    """Whether it tells of somebody who comes, goes or says a word, and asks for nothing else."""
    return message.startswith(UNHURRIED)


NO_ACT = Act("-", 0, msgspec.Raw(b"null"))


class IntentEnvelope:
    """`SubmitIntent` around acts that are sent on as they came, and are not written a second time.

    An act is a whole JSON value, so that it may stand where an act belongs: the caller has read it before.
    """

    def __init__(self, reply: str, person: Person, language: str) -> None:
        empty = SubmitIntent(reply=reply, person=person, language=language, act=NO_ACT)
        self._head, self._tail = encode(empty).split(encode(NO_ACT))

    def around(self, act: bytes) -> bytes:
        """The same bytes as those of a `SubmitIntent` with this act."""
        return self._head + act + self._tail


def table_topic(table: str) -> str:
    """Where a table hears what it is asked."""
    return f"table/{table}"


def order_of(person: Person, language: str, order: AnyOrder) -> "Question":
    """What a table answers when it was carried out, or why not."""
    return partial(SubmitOrder, person=person, language=language, order=order)


def farewell_of(person: Person) -> "Question":
    """What a table answers when it has forgotten somebody, durably; or that it has not."""
    return partial(ForgetPerson, person=person)


def presence_of(person: str) -> "Question":
    """What a table answers when somebody is there (`IS_HERE`), or is not."""
    return partial(AskPresence, person=Person(person, "", 0.0))


def hint_of(person: Person, language: str, version: int) -> "Question":
    """What a table answers with what a hint can be made of; that one was asked for is written down then."""
    return partial(AskHint, person=person, language=language, version=version)


def end_of_table() -> "Question":
    """What a table answers when it is ended, durably; or that it is over already."""
    return partial(EndTable, person=Person("", "", 0.0))


Question = Callable[..., TableMessage]
"""With a topic on which the answer is awaited, a message."""


class Asking:
    """One question to a table, and what it answers: a message, as its bytes."""

    def __init__(self, bus: Bus, table: str) -> None:
        self._bus = bus
        self._table = table_topic(table)
        self._answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def hear(self, answer: bytes) -> None:
        if not self._answered.done():
            self._answered.set_result(answer)

    def was_not_heard(self) -> None:
        """It may be asked again."""
        self.hear(LAST_MESSAGE)

    def is_in_doubt(self) -> None:
        """Whoever was asked is gone, and may have done it or not."""
        if not self._answered.done():
            self._answered.set_exception(Illegal("TB-12", "no-answer"))

    async def ask(self, question: Question) -> bytes:
        """`Illegal` if there is no answer for long; the last message if it was not heard."""
        reply = self._bus.own(f"reply/{new_id()}")
        await self._bus.listen(reply, self.hear)
        try:
            self._bus.send(self._table, encode(question(reply=reply)))
            async with asyncio.timeout(PATIENCE_S):
                return await self._answered
        except TimeoutError:
            raise Illegal("TB-12", "no-answer") from None
        finally:
            self._bus.leave(reply, self.hear)
