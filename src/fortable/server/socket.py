"""A socket: one tab of one person at one table. It only carries; what is said is the table's business."""

import asyncio
from collections import deque
from statistics import median

from starlette.websockets import WebSocket, WebSocketDisconnect

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal, Value
from fortable.texts import Texts

from .audience import refusal
from .bus import Bus
from .calls import Come, Go, Wish, topic_of
from .manners import Manners
from .messages import Act, Bye, FromClient, Ping, Pong
from .metrics import Metrics
from .outbox import Outbox
from .people import new_id
from .store import Person

LONGEST_MESSAGE = 16 * 1024
RUDE_REFUSALS = 200
"""After so many messages too many in a row the line is cut."""

FIRST_PINGS = 3
PING_EVERY_S = 20.0
SILENCE_S = 50.0

CLOSING, TOO_MUCH, SILENT = 1012, 4029, 4000


class Socket:
    """One connection, from the handshake to the end."""

    def __init__(
        self,
        websocket: WebSocket,
        bus: Bus,
        manners: Manners,
        metrics: Metrics,
        person: Person,
        language: str,
    ) -> None:
        self._websocket = websocket
        self._bus = bus
        self._manners = manners
        self._metrics = metrics
        self._person = person
        self._language = language
        self._who = person.id or f"address {websocket.client.host if websocket.client else ''}"
        self._topic = f"socket/{new_id()}"
        self._outbox = Outbox(self._give_up)
        self._round_trips: deque[float] = deque(maxlen=5)
        self._pinged: dict[int, float] = {}
        self._heard_s = 0.0
        self._refused = 0
        self._code = CLOSING
        self._done = asyncio.Event()

    async def attend(self, table: str, since: int | None) -> None:
        """Carry messages both ways until one side hangs up."""
        await self._bus.listen(self._topic, self._outbox.put)
        self._call(table, Come(**self._from, since=since))  # type: ignore[arg-type]
        self._metrics.sockets.inc()
        tasks = [
            asyncio.create_task(task) for task in (self._read(table), self._write(), self._beat())
        ]
        try:
            await self._done.wait()
        finally:
            self._bus.leave(self._topic, self._outbox.put)
            self._call(table, Go(**self._from))  # type: ignore[arg-type]
            self._metrics.sockets.dec()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def _from(self) -> dict[str, object]:
        return {"reply": self._topic, "person": self._person, "language": self._language}

    def _call(self, table: str, call: Value) -> None:
        self._bus.publish(topic_of(table), encode(call))

    async def _read(self, table: str) -> None:
        loop = asyncio.get_running_loop()
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                self._done.set()
                return
            self._heard_s = loop.time()
            try:
                self._hear(table, message.get("text"))
            except Illegal as illegal:
                self._outbox.put(encode(refusal(illegal, Texts(self._language))))
                self._refused += 1
                if self._refused > RUDE_REFUSALS:
                    self._hang_up(Bye("too-much", back_in_ms=60_000), TOO_MUCH)
            else:
                self._refused = 0

    def _hear(self, table: str, text: str | None) -> None:
        if text is None:
            raise Illegal("TB-11", "not-text")
        if len(text) > LONGEST_MESSAGE:
            raise Illegal("TB-11", "too-long", tried=len(text), allowed=LONGEST_MESSAGE)
        said: FromClient = decode(text, FromClient)  # type: ignore[arg-type]
        match said:
            case Act() as act:
                self._manners.check(self._who)
                wish = Wish(**self._from, act=act, round_trip_s=self._round_trip_s)  # type: ignore[arg-type]
                self._call(table, wish)
            case Pong(number):
                self._measure(number)

    def _measure(self, number: int) -> None:
        sent = self._pinged.pop(number, None)
        if sent is not None:
            self._round_trips.append(asyncio.get_running_loop().time() - sent)

    @property
    def _round_trip_s(self) -> float:
        return median(self._round_trips) if self._round_trips else 0.0

    async def _beat(self) -> None:
        """Ping now and then; a line on which nothing comes back is cut."""
        loop = asyncio.get_running_loop()
        self._heard_s = loop.time()
        number = 0
        while loop.time() - self._heard_s < SILENCE_S:
            number += 1
            self._pinged = {number: loop.time()}
            self._outbox.put(encode(Ping(number)))
            await asyncio.sleep(0.5 if number < FIRST_PINGS else PING_EVERY_S)
        self._hang_up(Bye("silent", back_in_ms=0), SILENT)

    def _hang_up(self, bye: Bye, code: int) -> None:
        self._metrics.dropped.labels(bye.why).inc()
        self._code = code
        self._outbox.put(encode(bye))
        self._outbox.close()

    def _give_up(self) -> None:
        """Whoever does not read is dropped, and can come back."""
        self._metrics.dropped.labels("slow").inc()
        self._done.set()

    async def _write(self) -> None:
        try:
            while (message := await self._outbox.take()) is not None:
                await self._websocket.send({"type": "websocket.send", "text": message.decode()})
            await self._websocket.close(self._code)
        except (WebSocketDisconnect, RuntimeError):  # the other side was quicker
            pass
        finally:
            self._done.set()
