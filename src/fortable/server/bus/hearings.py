"""What a process hears by NATS: a subscription for each topic, from when it is listened to until all is heard
that was sent before NATS knew that nobody listens any more.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from nats import errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

LISTENS_S = 3.0
"""So long NATS may take to say that it knows who listens."""
WITHDRAWS_S = 2.0
"""So long it may take until nothing more comes of what was sent before."""
LATE_S = 3600
"""So long it may say so to nobody: an answer to what was given up would end the client's reading. By then
the line is another one."""
NO_RESPONDERS = {"Status": "503"}
"""What NATS says where nobody listens; and we, where NATS does not know yet that nobody does."""

Hear = Callable[[str, bytes], None]
Answer = Callable[[str], bytes]
Later = Callable[[Callable[[], Coroutine[Any, Any, None]], str], None]


class Hearing:
    """One subscription, and whether anybody still listens by it."""

    subscribing: asyncio.Task[Subscription]
    is_over = False
    ending: "asyncio.Task[None] | None" = None

    @property
    def can_go_on(self) -> bool:
        """Whether it came about, and has not begun to end."""
        has_failed = self.subscribing.done() and self.subscribing.exception() is not None
        return self.ending is None and not has_failed


class Hearings:
    """Of one process. `hear` is called with a topic and what was said there, `answer` to whoever asks who
    listens, and `later` does something in its turn.
    """

    def __init__(self, client: Client, hear: Hear, answer: Answer, later: Later) -> None:
        self._client = client
        self._hear = hear
        self._answer = answer
        self._later = later
        self._hearings: dict[str, Hearing] = {}
        self._leaving: dict[str, Hearing] = {}
        """Nobody listens, and NATS knows or will be told."""
        self._asking: set[asyncio.Task[None]] = set()

    async def begin(self, topic: str, subject: str) -> None:
        """From now on; whoever listens again before NATS knew of the end hears all that came meanwhile."""
        if topic not in self._hearings:
            self._hearings[topic] = self._revived(topic) or self._new(topic, subject)
        await asyncio.shield(self._hearings[topic].subscribing)

    def end(self, topic: str) -> None:
        """From now on whoever says something there is told that nobody heard it."""
        if hearing := self._hearings.pop(topic, None):
            hearing.is_over = True
            self._leaving[topic] = hearing
            self._later(partial(self._begin_to_end, topic, hearing), "leave")

    async def drain(self, topic: str) -> None:
        """Hear what was sent before, and nothing more."""
        if hearing := self._hearings.get(topic):
            await self._patiently(_drain(hearing.subscribing), WITHDRAWS_S)

    def close(self) -> None:
        self._hearings.clear()
        for asking in self._asking:
            asking.cancel()

    def _new(self, topic: str, subject: str) -> Hearing:
        hearing, before = Hearing(), self._leaving.get(topic)
        hearing.subscribing = asyncio.create_task(self._subscribe(topic, subject, hearing, before))
        return hearing

    def _revived(self, topic: str) -> Hearing | None:
        """The one that is to end, unless that has begun."""
        hearing = self._leaving.get(topic)
        if hearing is None or not hearing.can_go_on:
            return None
        del self._leaving[topic]
        hearing.is_over = False
        return hearing

    async def _subscribe(
        self, topic: str, subject: str, hearing: Hearing, before: Hearing | None
    ) -> Subscription:
        if before is not None and before.ending is not None:  # else both would hear it
            await asyncio.wait({before.ending})

        async def take(message: Msg) -> None:
            if message.reply and (hearing.is_over or not message.data):
                await self._respond(message, topic)
            elif not hearing.is_over:
                self._hear(topic, message.data)

        subscription = await self._client.subscribe(subject, cb=take)
        try:
            await self._flush()
        except (errors.Error, TimeoutError):  # else whoever tries again would hear it twice
            await subscription.unsubscribe()
            raise
        return subscription

    async def _respond(self, message: Msg, topic: str) -> None:
        if message.data:
            await self._client.publish(message.reply, headers=NO_RESPONDERS)
        else:
            await message.respond(self._answer(topic))

    async def _begin_to_end(self, topic: str, hearing: Hearing) -> None:
        if hearing.is_over and hearing.ending is None:
            hearing.ending = asyncio.create_task(self._end(topic, hearing))

    async def _end(self, topic: str, hearing: Hearing) -> None:
        await self._patiently(_drain(hearing.subscribing), WITHDRAWS_S)
        await _unsubscribe(hearing.subscribing)
        if self._leaving.get(topic) is hearing:
            del self._leaving[topic]

    async def _flush(self) -> None:
        """NATS knows what it was told so far; `TimeoutError` if it takes too long to say so."""
        if not await self._patiently(self._client.flush(LATE_S), LISTENS_S):
            raise TimeoutError

    async def _patiently(self, asking: Coroutine[Any, Any, None], most_s: float) -> bool:
        """Whether it was done soon enough; if not, it is waited for by nobody."""
        task = asyncio.create_task(asking)
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        done, _ = await asyncio.wait({task}, timeout=most_s)
        if done:
            await task
        return bool(done)


async def _drain(subscription: asyncio.Task[Subscription]) -> None:
    with suppress(errors.Error, TimeoutError):
        await (await subscription).drain()  # type: ignore[no-untyped-call]


async def _unsubscribe(subscription: asyncio.Task[Subscription]) -> None:
    with suppress(errors.Error, TimeoutError):  # then it has been undone, or all is over
        await (await subscription).unsubscribe()
