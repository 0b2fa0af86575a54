"""Questions to whoever is free, by core NATS: of a group one is asked, and who answered may be asked by name.

It is no bus: nothing of a house goes here but what is asked, and it has a line of its own, so that long
questions keep no move waiting.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog
from nats import errors
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from .contract import Nobody
from .nats_names import reach, word
from .orderly_client import OrderlyClient

ASKED_AGAIN_S = 1.0
"""Whoever thinks for so long is asked whether they are still there, and may take as long to say so."""
BACK_S = 0.2
PING_EVERY_S = 1
PRESENT = b""
"""The question whether somebody is there."""

Answer = Callable[[bytes], Awaitable[bytes]]

log = structlog.get_logger()


class Questions:
    """Those of one process, to others or from them."""

    def __init__(self, address: str) -> None:
        """`OSError` if nobody is there: later a server is waited for, however long it is away."""
        reach(address)
        self._address = address
        self._client = OrderlyClient()
        self._subscriptions: list[Subscription] = []
        self._answering: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Before anything else."""
        await self._client.connect(
            self._address,
            name="fortable questions",
            max_reconnect_attempts=-1,
            reconnect_time_wait=BACK_S,  # type: ignore[arg-type]  # it is slept for
            ping_interval=PING_EVERY_S,
            error_cb=_fails,
        )
        with suppress(
            Nobody
        ):  # the first question also says where answers go, and must not be given up
            await self.who("nobody")

    async def who(self, *topic: str) -> bytes:
        """What one of those who listen there says of itself, or `Nobody`."""
        return await self._asked(_subject(topic), PRESENT, ASKED_AGAIN_S)

    async def ask(self, topic: tuple[str, ...], question: bytes, most_s: float) -> bytes:
        """The answer, or `Nobody`: as soon as nobody is there any more, and not when the time is over."""
        subject = _subject(topic)
        asking = asyncio.create_task(self._asked(subject, question, most_s))
        try:
            while not (await asyncio.wait({asking}, timeout=ASKED_AGAIN_S))[0]:
                try:
                    await self._asked(subject, PRESENT, ASKED_AGAIN_S)
                except Nobody:
                    if not asking.done():  # whoever answered may go
                        raise
            return await asking
        finally:
            asking.cancel()

    async def _asked(self, subject: str, question: bytes, most_s: float) -> bytes:
        if not self._client.is_connected:
            raise Nobody
        try:
            return (await self._client.request(subject, question, timeout=most_s)).data
        except (errors.Error, TimeoutError) as error:
            raise Nobody from error

    async def listen(self, *topic: str, answer: Answer, group: str = "") -> None:
        """From now on `answer` makes the answers; of a group one hears each question."""

        async def take(message: Msg) -> None:
            task = asyncio.create_task(_respond(message, answer))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

        subscription = await self._client.subscribe(_subject(topic), queue=group, cb=take)
        self._subscriptions.append(subscription)
        await self._client.flush()

    async def leave_groups(self, most_s: float) -> None:
        """Nothing new comes; what was asked before is answered, as far as there is time."""
        groups = [each for each in self._subscriptions if each.queue]
        with suppress(errors.Error):  # if the line is away, nothing comes by it either
            for subscription in groups:
                await subscription.unsubscribe()
        if self._answering:
            await asyncio.wait(self._answering, timeout=most_s)

    async def close(self) -> None:
        for task in self._answering:
            task.cancel()
        await self._client.close()


async def _respond(message: Msg, answer: Answer) -> None:
    if not message.reply:
        return  # nobody wants to know
    data = await answer(message.data)
    try:
        await message.respond(data)
    except errors.Error as error:  # whoever asked does it without
        log.warning("answer_lost", error=repr(error))


async def _fails(error: Exception) -> None:
    log.warning("questions_fail", error=repr(error))


def _subject(topic: tuple[str, ...]) -> str:
    return ".".join(("fortable", *map(word, topic)))
