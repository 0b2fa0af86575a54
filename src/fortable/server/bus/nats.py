"""The bus between processes: core NATS, which carries what need not be remembered.

What is heard in this process is a call, as within one process; only what others may hear goes over the line.
All that a process alone listens to (`own`) comes by one subject, so that a socket or a reply costs no
subscription.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from urllib.parse import unquote

import structlog
from nats import errors
from nats.aio.msg import Msg

from fortable.server.ids import new_id
from fortable.server.work.tasks import stop

from .contract import Gaps, Hear, Silence
from .hearings import NO_RESPONDERS, Hearings
from .local import LocalBus
from .nats_names import reach, word
from .orderly_client import OrderlyClient
from .parcels import NAME as PARCEL, NUMBER, Numbers, Parcels, unpacked

HEARD_S = 0.4
"""So long whoever listens may take to say so; that nobody does, NATS says at once."""
BACK_S = 0.2
"""So often a connection that was lost is looked for again."""
PING_EVERY_S = 1
"""So often the line is tried: one on which nothing comes back twice is given up."""
MOST_WAITING = 10_000
"""So much may wait to be sent while the line is slow or away."""
OWN = "@"
UNHEARD = "unheard/"
"""Where NATS says that nobody heard something, followed by its topic."""

log = structlog.get_logger()


class NatsBus:
    """Topics are subjects below the name of a house, which keeps houses on one NATS apart."""

    def __init__(self, address: str) -> None:
        """`OSError` if nobody is there: later a server is waited for, however long it is away."""
        reach(address)
        self._address = address
        self._house = ""
        self.node = f"{OWN}{new_id()}"
        self.lost_since: float | None = None
        self._gaps: Gaps | None = None
        self._client = OrderlyClient()
        self._local = LocalBus()
        self._parcels = Parcels(self.node, self._publish)
        self._numbers = Numbers(self._missed)
        self._alone: set[str] = set()
        self._hearings = Hearings(self._client, self._local.publish, self._answer, self._later)
        self._outgoing: asyncio.Queue[Callable[[], Awaitable[object]]] = asyncio.Queue(MOST_WAITING)
        self._sender: asyncio.Task[None] | None = None

    async def open(self, house: str) -> None:
        self._house = house
        await self._client.connect(
            self._address,
            name="fortable",
            no_echo=True,  # what this process says it has heard already
            max_reconnect_attempts=-1,
            reconnect_time_wait=BACK_S,  # type: ignore[arg-type]  # it is slept for
            ping_interval=PING_EVERY_S,
            error_cb=self._fails,
            disconnected_cb=self._broke,
            reconnected_cb=self._is_back,
        )
        await self._client.subscribe(f"{self._subject(self.node)}.*", cb=self._take_own)
        await self._client.flush()
        self._sender = asyncio.create_task(self._send())

    def own(self, name: str) -> str:
        return f"{self.node}/{name}"

    def publish(self, topic: str, message: bytes) -> None:
        self._local.publish(topic, message)
        if topic in self._alone or self._is_own(topic):
            return
        if topic.startswith(OWN):
            self._parcels.add(topic, message)
        else:
            self._publish(topic, message)

    def _publish(self, topic: str, message: bytes) -> None:
        kind = topic.partition("/")[0]
        self._later(partial(self._client.publish, self._subject(topic), message), kind)

    def send(self, topic: str, message: bytes) -> None:
        if self._local.hears(topic):
            self._local.publish(topic, message)
        else:
            subject, unheard = self._subject(topic), self._subject(self.own(UNHEARD + topic))
            command = partial(self._client.publish, subject, message, reply=unheard)
            self._later(command, topic.partition("/")[0])

    def tell_gaps(self, gaps: Gaps) -> None:
        self._gaps = gaps

    async def listen(self, topic: str, hear: Hear, *, alone: bool = False) -> None:
        await self._local.listen(topic, hear)
        if self._is_own(topic):
            return
        if alone:
            self._alone.add(topic)
        try:
            await self._hearings.begin(topic, self._subject(topic))
        except BaseException:  # whoever might miss something does not listen, and may try again
            self.leave(topic, hear)
            raise

    def leave(self, topic: str, hear: Hear) -> None:
        self._local.leave(topic, hear)
        if self._local.hears(topic):
            return
        self._alone.discard(topic)
        self._hearings.end(topic)

    async def withdraw(self, topic: str, hear: Hear) -> None:
        await self._hearings.drain(topic)
        self.leave(topic, hear)

    async def is_heard(self, topic: str) -> bool:
        try:
            return await self.hearer(topic) is not None
        except Silence:  # somebody may be there who is slow
            return True

    async def hearer(self, topic: str) -> str | None:
        if self._local.hears(topic):
            return self.node
        try:
            answer = await self._client.request(self._subject(topic), timeout=HEARD_S)
        except errors.NoRespondersError:
            return self.node if self._local.hears(topic) else None
        except (errors.Error, TimeoutError) as error:
            raise Silence from error
        return answer.data.decode() or None

    async def close(self) -> None:
        """What still waits to be sent is gone: the bus promises nothing to whoever is not there."""
        await self._local.close()
        self._hearings.close()
        if self._sender is not None:
            await stop([self._sender])
        await self._client.close()

    def _later(self, command: Callable[[], Awaitable[object]], kind: str) -> None:
        """In the order in which they come; what does not fit is gone."""
        if self._client.is_closed:
            return
        try:
            self._outgoing.put_nowait(command)
        except asyncio.QueueFull:
            log.warning("bus_full", kind=kind)
            self._tell_gap()

    async def _send(self) -> None:
        while True:
            command = await self._outgoing.get()
            try:
                await command()
            except Exception as error:  # that one is gone, the others are sent
                log.warning("bus_fails", error=repr(error))
                self._tell_gap()

    async def _take_own(self, message: Msg) -> None:
        name = unquote(message.subject.rpartition(".")[2])
        topic = self.own(name)
        if message.reply:
            await message.respond(self._answer(topic))
        elif name == PARCEL:
            for name, data in unpacked(message.data):
                if name.startswith(NUMBER):
                    self._numbers.check(name, data)
                else:
                    self._local.publish(self.own(name), data)
        elif name.startswith(UNHEARD) and NO_RESPONDERS.items() <= (message.headers or {}).items():
            if self._gaps is not None:
                self._gaps.unheard(name.removeprefix(UNHEARD))
        else:
            self._local.publish(topic, message.data)

    def _answer(self, topic: str) -> bytes:
        """To whoever asks who listens."""
        return self.node.encode() if self._local.hears(topic) else b""

    async def _broke(self) -> None:
        if self._client.is_closed:
            return
        log.warning("bus_lost")
        self.lost_since = time.monotonic()
        self._tell_gap()

    async def _is_back(self) -> None:
        log.warning("bus_is_back")
        self.lost_since = None
        self._tell_gap()

    async def _fails(self, error: Exception) -> None:
        log.warning("bus_fails", error=repr(error))
        if isinstance(error, errors.SlowConsumerError):
            self._tell_gap()

    def _missed(self, node: str) -> None:
        if self._gaps is not None:
            self._gaps.missed(node)

    def _tell_gap(self) -> None:
        if self._gaps is not None:
            self._gaps.broke()

    def _is_own(self, topic: str) -> bool:
        return topic.startswith(f"{self.node}/")

    def _subject(self, topic: str) -> str:
        """A topic is one word of its subject; what is a process's own lies below its name."""
        words = topic.split("/", 1) if topic.startswith(OWN) else [topic]
        return ".".join(("fortable", self._house, *map(word, words)))
