"""What reaches a table's inbox over the bus, and how to call a table and hear its answer."""

import asyncio

from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal, Value
from fortable.server.bus import Bus
from fortable.server.ids import new_id
from fortable.server.store import Person

from .messages import Act, AnyOrder

PATIENCE_S = 20.0


class Call(Value, frozen=True, kw_only=True, tag_field="call", tag=True):
    """Who calls, and the topic on which the answer is awaited."""

    reply: str
    person: Person
    language: str = "en"


class Come(Call, frozen=True, kw_only=True):
    """A socket wants to hear what happens here, from a version on that it knows."""

    since: int | None = None


class Go(Call, frozen=True, kw_only=True):
    """A socket is gone."""


class Measured(Call, frozen=True, kw_only=True):
    """How long the line of a socket is, there and back."""

    round_trip_s: float


class Wish(Call, frozen=True, kw_only=True):
    """An intent."""

    act: Act


class Ordered(Call, frozen=True, kw_only=True):
    """Something about chairs and the course of the evening."""

    order: AnyOrder


AnyCall = Come | Go | Measured | Wish | Ordered


def topic_of(table: str) -> str:
    """Where a table hears its calls."""
    return f"table/{table}"


async def ask(bus: Bus, table: str, person: Person, language: str, order: AnyOrder) -> bytes:
    """What a table answers to an order: a message, as its bytes."""
    answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def hear(message: bytes) -> None:
        if not answered.done():
            answered.set_result(message)

    reply = f"reply/{new_id()}"
    await bus.listen(reply, hear)
    call = Ordered(reply=reply, person=person, language=language, order=order)
    try:
        bus.publish(topic_of(table), encode(call))
        return await asyncio.wait_for(answered, PATIENCE_S)
    except TimeoutError:
        raise Illegal("TB-12", "no-answer") from None
    finally:
        bus.leave(reply, hear)
