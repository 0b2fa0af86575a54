"""A socket: one tab of one person at one table. It only carries; what is said is the table's business."""

import asyncio
import re
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from random import randint

from starlette.websockets import WebSocket, WebSocketDisconnect

from fortable.kernel.codec import encode, reader
from fortable.kernel.words import Illegal
from fortable.protocol.messages import Act, Bye, FromClient, Ping, Pong, Speak
from fortable.server.bus import Bus
from fortable.server.ids import new_id
from fortable.server.metrics import Metrics
from fortable.server.people.rate_limit import Rate
from fortable.server.store import Person
from fortable.server.timer import Timer
from fortable.texts import Texts

from .budgets import ACT, BUDGETS, FRAME, PONG, SPEAK
from .outbox import FlushScheduler, Outbox
from .refusals import refusal
from .round_trip import ENOUGH_PONGS, LineMeter
from .table_messages import (
    IntentEnvelope,
    Join,
    Leave,
    ReportLatency,
    SubmitPhrase,
    TableMessage,
    table_topic,
)
from .websocket_protocol import connection_of

RUDE_REFUSALS = 200
"""After so many messages too many in a row the connection is closed."""

FIRST_PINGS, FIRST_EVERY_S = ENOUGH_PONGS, 0.5
PING_EVERY_S = 20.0
SILENCE_S = 50.0
"""Of our own time: while we stood still nobody was silent."""

CLOSING, TOO_MUCH, SILENT, SLOW, SIGNED_OUT = 1012, 4029, 4000, 4008, 4001

DEEPEST_ACTION = 50
SHORT = 2 * DEEPEST_ACTION
"""A message that is no longer has not enough brackets."""
STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"')
SQUARE = bytes.maketrans(b"{}", b"[]")
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))

BACK_MS = 50, 800
"""So soon those come again whose table is another's by now: at spread times."""

Told = Callable[[], None]
Visit = Callable[[str, Told, Told], AbstractAsyncContextManager[str]]
"""Sees to it that a table is awake, and which process has it. Meanwhile the first is called if nobody has it
any more, and the second if whoever had it is gone."""

_read: Callable[[bytes], FromClient] = reader(FromClient)


class Socket:
    """One connection, from the handshake to the end."""

    def __init__(
        self,
        websocket: WebSocket,
        bus: Bus,
        rate: Rate,
        metrics: Metrics,
        flushes: FlushScheduler,
        visit: Visit,
        person: Person,
        language: str,
        household: str,
        meter: LineMeter,
    ) -> None:
        self._websocket = websocket
        self._visit = visit
        self._bus = bus
        self._rate = rate
        self._metrics = metrics
        self._person = person
        self._language = language
        self._topic = bus.own(f"socket/{new_id()}")
        self._connection = connection_of(websocket)
        self._outbox = Outbox(self._connection, flushes)
        self._heartbeat = Timer()
        loop = asyncio.get_running_loop()
        self._now = loop.time
        self._done: asyncio.Future[None] = loop.create_future()
        self._table = ""
        self._household = household
        self._meter = meter
        self._envelope = IntentEnvelope(self._topic, person, language)
        self._pings = 0
        self._pinged_s: float | None = None
        self._is_heard = True
        self._silence_s = 0.0
        self._refused = 0
        self._code = CLOSING

    async def attend(self, table: str, since: int | None, *, is_screen: bool = False) -> None:
        """Carry messages both ways until one side hangs up."""
        self._table = table_topic(table)
        async with self._visit(table, self.come_again, self.come_again) as node:
            await self._bus.listen(self._topic, self._take_in)
            self._publish(Join(**self._from, node=node, since=since, is_screen=is_screen))  # type: ignore[arg-type]
            self._metrics.sockets.inc()
            try:
                self._connection.hand_over(self)
                self._beat()
                await self._done
            finally:
                self._bus.leave(self._topic, self._take_in)
                self._publish(Leave(**self._from))  # type: ignore[arg-type]
                self._metrics.sockets.dec()
                self._heartbeat.cancel()
        await self._close()

    def sign_out(self) -> None:
        """Whoever came with it may not stay."""
        self._hang_up(Bye("signed-out", back_in_ms=0), SIGNED_OUT)

    def come_again(self) -> None:
        """Nobody here knows any more how it stands at the table."""
        if not self._done.done():
            self._hang_up(Bye("closing", back_in_ms=randint(*BACK_MS)), CLOSING)

    # What the connection tells

    def received(self, message: bytes | None) -> None:
        """Whatever was said, somebody's intent or nonsense."""
        if self._done.done():
            return
        self._is_heard = True
        try:
            said = _message(message)
        except Illegal as illegal:
            if self.admits_frame():
                self._refuse(illegal)
            return
        try:
            match said:
                case Act():
                    self._rate.check(ACT.permits)
                    assert message is not None, "it was read"
                    if len(message) > SHORT:
                        _check_depth(message)
                    self._bus.send(self._table, self._envelope.around(message))
                    self._refused = 0
                case Speak():
                    self._rate.check(SPEAK.permits)
                    self._publish(SubmitPhrase(**self._from, speak=said))  # type: ignore[arg-type]
                case Pong():
                    if not self._is_measured(said):
                        self.admits_frame(PONG.permits)
        except Illegal as illegal:
            self._refuse(illegal, None if isinstance(said, Pong) else said.id)

    def admits_frame(self, permits: int = FRAME.permits) -> bool:
        """Whether one that is no intent is read: each takes of the rate too, and nobody needs many."""
        if self._done.done():
            return False
        try:
            self._rate.check(permits)
        except Illegal as illegal:
            self._say(encode(refusal(illegal, Texts(self._language))))
            self._hang_up(Bye("too-much", back_in_ms=60_000), TOO_MUCH)
            return False
        return True

    def unblocked(self) -> None:
        self._outbox.flush()

    def lost(self) -> None:
        if not self._done.done():
            self._done.set_result(None)

    @property
    def _from(self) -> dict[str, object]:
        return {"reply": self._topic, "person": self._person, "language": self._language}

    def _publish(self, message: TableMessage) -> None:
        self._bus.send(self._table, encode(message))

    def _refuse(self, illegal: Illegal, intent: str | None = None) -> None:
        self._say(encode(refusal(illegal, Texts(self._language), intent)))
        self._refused += 1
        if self._refused > RUDE_REFUSALS:
            self._hang_up(Bye("too-much", back_in_ms=60_000), TOO_MUCH)

    def _take_in(self, message: bytes) -> None:
        """What the table says; when it says nothing, that was all."""
        if not message:
            self._outbox.close()
            self.lost()
        elif not self._outbox.put(message):
            self._give_up()

    def _is_measured(self, pong: Pong) -> bool:
        """Whether it is the answer to a ping, and says how long the line is."""
        if pong.number != self._pings or self._pinged_s is None:
            return False
        self._meter.pong(self._now() - self._pinged_s)
        self._pinged_s = None
        if pong.number == ENOUGH_PONGS:
            self._report_latency()
        return True

    def _report_latency(self) -> None:
        meter = self._meter
        meter.look()
        report = ReportLatency(
            **self._from,  # type: ignore[arg-type]
            household=self._household,
            kernel_s=meter.kernel_s,
            pong_s=meter.pong_s,
            is_enough=meter.is_enough,
        )
        self._publish(report)

    def _beat(self) -> None:
        """Ping now and then; a connection on which nothing comes back is closed."""
        if self._is_heard:
            self._silence_s = 0.0
        if self._silence_s >= SILENCE_S:
            self._hang_up(Bye("silent", back_in_ms=0), SILENT)
            return
        self._report_latency()
        self._pings += 1
        self._pinged_s = self._now()
        self._say(encode(Ping(self._pings)))
        self._is_heard = False
        pause_s = FIRST_EVERY_S if self._pings < FIRST_PINGS else PING_EVERY_S
        self._silence_s += pause_s
        self._heartbeat.set(pause_s, self._beat)

    def _hang_up(self, bye: Bye, code: int) -> None:
        self._metrics.dropped.labels(bye.why).inc()
        self._code = code
        if code == TOO_MUCH:
            self._connection.stop_listening()
        self._say(encode(bye))
        self._outbox.close()
        self.lost()

    def _say(self, message: bytes) -> None:
        if not self._outbox.put(message):
            self._give_up()

    def _give_up(self) -> None:
        """Whoever does not read is dropped, hears why if they can, and can come back."""
        bye = Bye("slow", back_in_ms=0)
        self._metrics.dropped.labels(bye.why).inc()
        self._code = SLOW
        if not self._connection.is_blocked:
            self._connection.send_messages([encode(bye)])
        self.lost()

    async def _close(self) -> None:
        """Politely, unless the other side would not hear it."""
        self._outbox.flush()
        if self._connection.is_blocked:
            self._connection.abort()
            return
        with suppress(WebSocketDisconnect, RuntimeError):  # the other side was quicker
            await self._websocket.close(self._code)


def _message(text: bytes | None) -> FromClient:
    """What a client says, or `Illegal`."""
    if text is None:
        raise Illegal("TB-11", "not-text")
    size = len(text)
    if size > ACT.body:
        ACT.check_body(size)
    said = _read(text)
    budget = BUDGETS[type(said)]
    if size > budget.body:
        budget.check_body(size)
    return said


def _check_depth(text: bytes) -> None:
    """What is read here is written and read again: not everything that just fits does so twice.

    Of a message that was read once only the brackets matter; with each look the innermost go.
    """
    if text.count(b"[") + text.count(b"{") <= DEEPEST_ACTION:
        return
    brackets = STRING.sub(b"", text).translate(SQUARE, NO_BRACKETS)
    for _ in range(DEEPEST_ACTION):
        brackets = brackets.replace(b"[]", b"")
    if brackets:
        raise Illegal("TB-04", "malformed", detail=f"deeper than {DEEPEST_ACTION}")
