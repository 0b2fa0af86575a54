"""The bus between processes: core NATS, which carries what need not be remembered.

What is heard in this process is a call, as within one process; only what others may hear goes over the line.
All that a process alone listens to (`own`) comes by one subject, so that a socket or a reply costs no
subscription.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from socket import create_connection
from urllib.parse import quote, unquote, urlsplit

import structlog
from nats import errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from fortable.server.ids import new_id

from .contract import Hear
from .local import LocalBus

USUAL_PORT = 4222
HEARD_S = 1.0
"""So long whoever listens may take to say so; that nobody does, NATS says at once."""
LISTENS_S = 10.0
"""So long NATS may take to say that it knows who listens."""
LATE_S = 3600
"""So long it may say so to nobody: an answer to what was given up would end the client's reading. By then
the line is another one."""
FIRST_S = 2.0
"""So long it may take to reach a server when the process starts."""
BACK_S = 0.2
"""So often a connection that was lost is looked for again."""
MOST_WAITING = 10_000
"""So much may wait to be sent while the line is slow or away."""
OWN = "@"
HEARD = b"heard"

log = structlog.get_logger()


class NatsBus:
    """Topics are subjects below the name of a house, which keeps houses on one NATS apart."""

    def __init__(self, address: str) -> None:
        """`OSError` if nobody is there: later a server is waited for, however long it is away."""
        _reach(address)
        self._address = address
        self._house = ""
        self._node = f"{OWN}{new_id()}"
        self._client = Client()
        self._local = LocalBus()
        self._alone: set[str] = set()
        self._subscriptions: dict[str, asyncio.Task[Subscription]] = {}
        self._outgoing: asyncio.Queue[Callable[[], Awaitable[object]]] = asyncio.Queue(MOST_WAITING)
        self._sender: asyncio.Task[None] | None = None
        self._flushes: set[asyncio.Task[None]] = set()

    async def open(self, house: str) -> None:
        self._house = house
        await self._client.connect(
            self._address,
            name="fortable",
            no_echo=True,  # what this process says it has heard already
            max_reconnect_attempts=-1,
            reconnect_time_wait=BACK_S,  # type: ignore[arg-type]  # it is slept for
            error_cb=_tell_error,
        )
        await self._client.subscribe(f"{self._subject(self._node)}.*", cb=self._take_own)
        await self._client.flush()
        self._sender = asyncio.create_task(self._send())

    def own(self, name: str) -> str:
        return f"{self._node}/{name}"

    def publish(self, topic: str, message: bytes) -> None:
        self._local.publish(topic, message)
        if topic not in self._alone and not self._is_own(topic):
            kind = topic.partition("/")[0]
            self._later(partial(self._client.publish, self._subject(topic), message), kind)

    async def listen(self, topic: str, hear: Hear, *, alone: bool = False) -> None:
        await self._local.listen(topic, hear)
        if self._is_own(topic):
            return
        if alone:
            self._alone.add(topic)
        if topic not in self._subscriptions:
            self._subscriptions[topic] = asyncio.create_task(self._subscribe(topic))
        try:
            await asyncio.shield(self._subscriptions[topic])
        except BaseException:  # whoever might miss something does not listen, and may try again
            self.leave(topic, hear)
            raise

    def leave(self, topic: str, hear: Hear) -> None:
        self._local.leave(topic, hear)
        if self._local.hears(topic):
            return
        self._alone.discard(topic)
        if subscription := self._subscriptions.pop(topic, None):
            self._later(partial(_unsubscribe, subscription), "leave")

    async def is_heard(self, topic: str) -> bool:
        if self._local.hears(topic):
            return True
        try:
            answer = await self._client.request(self._subject(topic), timeout=HEARD_S)
        except errors.NoRespondersError:
            return False
        except errors.Error:  # somebody may be there who is slow, or nobody can be asked
            return True
        return answer.data == HEARD

    async def close(self) -> None:
        """What still waits to be sent is gone: the bus promises nothing to whoever is not there."""
        await self._local.close()
        self._subscriptions.clear()
        if self._sender is not None:
            self._sender.cancel()
            with suppress(asyncio.CancelledError):
                await self._sender
        await self._client.close()
        for flush in self._flushes:
            flush.cancel()

    def _later(self, command: Callable[[], Awaitable[object]], kind: str) -> None:
        """In the order in which they come; what does not fit is gone."""
        if self._client.is_closed:
            return
        try:
            self._outgoing.put_nowait(command)
        except asyncio.QueueFull:
            log.warning("bus_full", kind=kind)

    async def _send(self) -> None:
        while True:
            command = await self._outgoing.get()
            try:
                await command()
            except Exception as error:  # that one is gone, the others are sent
                log.warning("bus_fails", error=repr(error))

    async def _subscribe(self, topic: str) -> Subscription:
        async def take(message: Msg) -> None:
            if message.reply:
                await message.respond(HEARD)
            else:
                self._local.publish(topic, message.data)

        subscription = await self._client.subscribe(self._subject(topic), cb=take)
        try:
            await self._flush()
        except (errors.Error, TimeoutError):  # else whoever tries again would hear it twice
            await subscription.unsubscribe()
            raise
        return subscription

    async def _flush(self) -> None:
        """NATS knows what it was told so far; `TimeoutError` if it takes too long to say so."""
        flush = asyncio.create_task(self._client.flush(LATE_S))
        self._flushes.add(flush)
        flush.add_done_callback(self._flushes.discard)
        await asyncio.wait_for(asyncio.shield(flush), LISTENS_S)

    async def _take_own(self, message: Msg) -> None:
        topic = self.own(unquote(message.subject.rpartition(".")[2]))
        if message.reply:
            await message.respond(HEARD if self._local.hears(topic) else b"")
        else:
            self._local.publish(topic, message.data)

    def _is_own(self, topic: str) -> bool:
        return topic.startswith(f"{self._node}/")

    def _subject(self, topic: str) -> str:
        """A topic is one word of its subject; what is a process's own lies below its name."""
        words = topic.split("/", 1) if topic.startswith(OWN) else [topic]
        return ".".join(("fortable", self._house, *map(_word, words)))


def _reach(address: str) -> None:
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port or USUAL_PORT
    try:
        create_connection((host, port), FIRST_S).close()
    except OSError as error:  # told without a password
        raise OSError(error.errno, str(error), f"{parts.scheme}://{host}:{port}") from error


def _word(name: str) -> str:
    """Dots part words there, and some signs stand for any."""
    return quote(name, safe="/@").replace(".", "%2E")


async def _unsubscribe(subscription: asyncio.Task[Subscription]) -> None:
    with suppress(TimeoutError):  # then it has been undone
        await (await subscription).unsubscribe()


async def _tell_error(error: Exception) -> None:
    log.warning("bus_fails", error=repr(error))
