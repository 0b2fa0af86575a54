"""A table: one task owns it, everything comes to it through its inbox, and there are no locks.

Remembered, then true, then told: nothing is answered before it is durable.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import structlog

from fortable.kernel.codec import encode, reader
from fortable.kernel.log import Ruling
from fortable.kernel.words import CLOCK, Illegal, Seat, Value
from fortable.server.bots.bot_client import BotWish
from fortable.server.timer import Timer
from fortable.server.wire.messages import Answer, Bye, Note
from fortable.server.wire.table_messages import (
    AnyTableMessage,
    Join,
    Leave,
    ReportLatency,
    SubmitIntent,
    SubmitOrder,
    TableMessage,
    table_topic,
)

from .audience import Audience, Caller, Listener
from .context import House
from .inbox import Inbox
from .lobby import Evening
from .match.automatic_players import Attendants
from .match.claims import Hand, Reach, Reaches, back_s
from .match.clock import Due
from .match.countdown import Countdown
from .match.ledger import Ledger, recall
from .updates import Telling

log = structlog.get_logger()

SPREADS_S = 0.001
"""So long, for everybody who hears it, news of who came and went may wait for more of them."""

_read: Callable[[bytes], AnyTableMessage] = reader(AnyTableMessage)


class Letter(Value, frozen=True):
    """A call as it came over the bus, and when: its place in the inbox is that of its arrival."""

    data: bytes
    arrived_s: float

    @property
    def call(self) -> AnyTableMessage:
        return _read(self.data)


class Judge:
    """Those who reached for the same thing can be judged."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A wish that was on hold, and the hands it was weighed against."""

    wish: SubmitIntent
    hands: tuple[Hand, ...]


class Gun:
    """Everybody has counted down."""


class Rest:
    """Perhaps nobody is here any more."""


class Close:
    """The server closes."""


class News:
    """Somebody has come or gone, and the others have not heard of it."""


class Look:
    """Somebody has been gone for so long that a bot may sit in."""


Held = Weighed | Due | BotWish
"""What can fire the gun."""

Job = Letter | Held | Judge | Gun | Rest | News | Look | Close


class Table:
    """One table and its match, from the first chair to the last update."""

    def __init__(self, ledger: Ledger, house: House) -> None:
        self.id = ledger.row.id
        self.listening = asyncio.Event()
        self._house = house
        self._now = asyncio.get_running_loop().time
        self._inbox: Inbox[Job] = Inbox()
        self._judging, self._resting, self._looking = Timer(), Timer(), Timer()
        self._spreading = Timer()
        self._reaches: Reaches[SubmitIntent] = Reaches()
        self._countdown: Countdown[Held] = Countdown()
        self._behind: list[BotWish | Due] = []
        self._audience = Audience(house.bus)
        self._is_open = True
        self._open(ledger)

    async def run(self) -> None:
        """Do what comes in, one after the other, until nobody needs the table in memory any more."""
        hear = self._take_in
        await self._house.bus.listen(table_topic(self.id), hear)
        self.listening.set()
        self._attendants.attend()
        self._look_after_waking()
        self._rest_soon()
        try:
            while self._is_open:
                await self._do(await self._inbox.get())
        except Exception:  # not even from what is remembered: whoever comes back wakes it anew
            self._audience.hang_up(Bye("closing", back_in_ms=1000))
            raise
        finally:
            self._house.bus.leave(table_topic(self.id), hear)
            self._attendants.let_go()
            for timer in (self._judging, self._resting, self._looking, self._spreading):
                timer.cancel()
            self._countdown.stop()

    def close(self) -> None:
        """After all that came before, everybody is told to come back later."""
        self._inbox.put_nowait(Close())

    def _open(self, ledger: Ledger) -> None:
        house, audience = self._house, self._audience
        self._ledger = ledger
        self._telling = Telling(ledger, audience, self._countdown, house)
        self._evening = Evening(ledger, audience, self._telling, house)
        self._attendants = Attendants(ledger, house, self._inbox.put_nowait)

    async def _do(self, job: Job) -> None:
        try:
            match job:
                case Letter():
                    await self._hear(job.call, job.arrived_s)
                case BotWish() | Due() if self._countdown.is_on:
                    pass  # they are asked again at its end
                case BotWish() | Due() if self._reaches and not self._countdown.is_over:
                    self._behind.append(job)  # a hand that came before them is being weighed
                case BotWish():
                    await self._bot_acts(job)
                case Due(version):
                    await self._clock_acts(version)
                case Weighed(wish, hands):
                    await self._judge(wish, hands)
                case Judge():
                    await self._judge_due()
                case Gun():
                    await self._fire()
                case News():
                    self._telling.table()
                case Look():
                    self._telling.table()
                    self._look_later()
                case Rest():
                    self._is_open = not self._may_rest()
                    self._rest_soon()
                case Close():
                    self._audience.hang_up(Bye("closing", back_in_ms=1000))
                    self._is_open = False
        except Exception:  # whatever it was, the table goes on from what is remembered
            log.exception("table_failed", table=self.id, job=type(job).__name__)
            await self._start_over(job)

    def _take_in(self, data: bytes) -> None:
        self._inbox.put_nowait(Letter(data, self._now()))

    async def _hear(self, call: AnyTableMessage, arrived_s: float) -> None:
        match call:
            case SubmitIntent():
                if not self._is_weighed(call, arrived_s):
                    await self._judge(call)
            case Join():
                self._come(call)
                await asyncio.sleep(0)  # a crowd that comes at once lets others pass
            case Leave(reply=topic):
                self._go(topic)
            case ReportLatency(reply=topic, round_trip_s=round_trip_s):
                self._audience.measure(topic, back_s(round_trip_s))
            case SubmitOrder():
                await self._obey(call)

    async def _start_over(self, job: Job) -> None:
        """What is on disk is true; whoever asked hears that their wish was not remembered."""
        ledger = await recall(self.id, self._house)
        if ledger is not None:
            self._attendants.let_go()
            self._open(ledger)
            self._attendants.attend()
        if isinstance(job, Letter | Weighed):
            call = job.call if isinstance(job, Letter) else job.wish
            intent = call.act.id if isinstance(call, SubmitIntent) else None
            self._refuse(call, Illegal("TB-12", "not-remembered"), intent)
        self._telling.table()
        if self._ledger.match is not None:
            self._telling.match(self._ledger.match.version)

    # People coming and going

    def _come(self, call: Join) -> None:
        listener = Listener(call.reply, call.person.id, call.language)
        self._audience.add(listener)
        self._audience.tell(listener, encode(self._telling.table_for(call.person.id)))
        self._spread_news()
        if self._ledger.match is not None:
            viewer = self._ledger.seat_of(call.person.id)
            self._caller(call).answer(self._telling.gap_for(viewer, call.since))

    def _go(self, topic: str) -> None:
        listener = self._audience.remove(topic)
        if listener is None:
            return
        if not self._audience.is_here(listener.person):
            self._look_later()
        self._spread_news()
        self._rest_soon()

    def _spread_news(self) -> None:
        """That somebody came or went: the more there are to hear it, the more goes into one message."""
        if not self._spreading.is_set:
            delay_s = SPREADS_S * len(self._audience.listeners)
            self._spreading.set(delay_s, lambda: self._inbox.put_nowait(News()))

    def _look_after_waking(self) -> None:
        """Whoever has not come back by then may be replaced."""
        if self._ledger.is_playing:
            self._looking.set(self._telling.grace_s + 0.01, lambda: self._inbox.put_nowait(Look()))

    def _look_later(self) -> None:
        """When the next of those who are gone may be replaced."""
        waits_s = self._audience.grace_left_s(self._telling.grace_s)
        if waits_s:
            self._looking.set(min(waits_s) + 0.01, lambda: self._inbox.put_nowait(Look()))

    def _rest_soon(self) -> None:
        if not self._audience.listeners:
            self._resting.set(self._house.rest_s, lambda: self._inbox.put_nowait(Rest()))

    def _may_rest(self) -> bool:
        """Nobody is here, and nothing will happen by itself."""
        is_needed = self._audience.listeners or self._attendants.are_busy or self._reaches
        return not is_needed and not self._countdown.is_on and self._inbox.empty()

    async def _obey(self, call: SubmitOrder) -> None:
        try:
            since = await self._evening.carry_out(call.order, call.person)
        except Illegal as illegal:
            self._refuse(call, illegal)
            return
        if self._countdown.is_on and not self._ledger.is_playing:
            await self._fire()
        self._caller(call).answer(self._telling.table_for(call.person.id))
        self._telling.table()
        if since is not None:
            self._telling.match(since)
            self._look_after_waking()
        self._attendants.attend()

    # Intents of people

    def _is_weighed(self, wish: SubmitIntent, arrived_s: float) -> bool:
        """Whether it reaches for something others may reach for, and is judged when it is fair."""
        if not self._is_fair():
            return False
        thing, back = self._claimed(wish), self._audience.back_s(wish.reply)
        if thing is None and not self._reaches:
            return False
        seat = self._ledger.seat_of(wish.person.id)
        reach = Reach(wish, Seat(-1) if seat is None else seat, thing, arrived_s, back)
        self._reaches.add(reach, self._audience.lines_back_s(self._ledger.seats))
        self._judge_soon()
        return True

    def _judge_soon(self) -> None:
        """After everything that has come in by then."""
        delay_s = self._reaches.open_until_s - self._now()
        self._judging.set(delay_s, lambda: self._inbox.put_nowait(Judge()))

    async def _judge_due(self) -> None:
        for wish, hands in self._reaches.due(self._now()):
            await self._do(Weighed(wish, hands))  # whatever becomes of one, the others are judged
        if self._reaches:
            self._judge_soon()
            return
        behind, self._behind = self._behind, []
        for job in behind:
            self._inbox.put_nowait(job)

    def _is_fair(self) -> bool:
        chosen = self._ledger.settings.fair_grabs
        return self._house.fair_grabs if chosen is None else chosen

    def _claimed(self, wish: SubmitIntent) -> str | None:
        try:
            return self._ledger.game.claim(self._ledger.read_action(wish.act.action))
        except Illegal:
            return None

    async def _judge(self, wish: SubmitIntent, hands: tuple[Hand, ...] = ()) -> None:
        began = time.perf_counter()
        seat = self._ledger.seat_of(wish.person.id)
        if seat is None:
            self._refuse(wish, Illegal("TB-09", "not-seated"), wish.act.id)
            return
        intent = f"{wish.person.id}:{wish.act.id}"
        answer = self._ledger.answer_to(intent)
        if answer is not None:
            self._answer(wish, answer)
            return
        try:
            ruling = self._ruled(wish, seat)
        except Illegal as illegal:
            self._house.metrics.refusals.labels(illegal.rule).inc()
            self._answer(wish, await self._ledger.refuse(seat, intent, illegal))
        else:
            if self._must_wait(ruling):
                self._hold(Weighed(wish, hands))
                return
            await self._enact(ruling, intent, wish, hands)
        self._house.metrics.acknowledgement.observe(time.perf_counter() - began)

    def _ruled(self, wish: SubmitIntent, seat: Seat) -> Ruling:
        row, match = self._ledger.row, self._ledger.match
        if row.status == "abandoned":
            raise Illegal("TB-02", "over", seat=seat)
        if match is None:
            raise Illegal("TB-09", "not-begun")
        if row.chairs[seat].bot is not None:
            raise Illegal("TB-09", "bot-sits-here", seat=seat)
        return match.rule(seat, self._ledger.read_action(wish.act.action), wish.act.version)

    async def _enact(
        self,
        ruling: Ruling,
        intent: str,
        wish: SubmitIntent | None = None,
        hands: tuple[Hand, ...] = (),
    ) -> None:
        """Remembered, then true, then told."""
        answer, is_new = await self._ledger.enact(ruling, intent, hands)
        if wish is not None:
            self._answer(wish, answer)
        if is_new:
            self._telling.ruling(ruling)
            self._attendants.hear(ruling)
            self._attendants.attend()
            if wish is not None:
                self._goes_on(ruling.asked.seat)
            by = "clock" if ruling.asked.seat == CLOCK else "bot" if wish is None else "person"
            self._house.metrics.moves.count(by)

    def _goes_on(self, seat: Seat) -> None:
        """Whoever acts does not want to give up any more."""
        if seat in self._audience.giving_up:
            self._audience.giving_up.discard(seat)
            self._telling.table()

    def _answer(self, wish: SubmitIntent, answer: Any) -> None:
        if "rule" in answer:
            illegal = Illegal(answer["rule"], answer["reason"], **answer["facts"])
            self._refuse(wish, illegal, wish.act.id)
        else:
            self._house.bus.publish(wish.reply, encode(Answer(wish.act.id, answer["version"])))

    # A countdown before a race

    def _must_wait(self, ruling: Ruling) -> bool:
        """Whether this fires the gun, and is to be judged anew when everybody has counted down."""
        if not self._ledger.settings.countdown_s or self._countdown.is_over:
            return False
        return self._ledger.starts_race(ruling)

    def _hold(self, job: Held) -> None:
        self._countdown.hold(job)
        if not self._countdown.is_on:
            seconds = self._ledger.settings.countdown_s
            self._countdown.begin(seconds, lambda: self._inbox.put_nowait(Gun()))
            self._telling.table()

    async def _fire(self) -> None:
        """The countdown is over, whatever becomes of those who waited for it."""
        self._countdown.stop()
        self._telling.table()
        for job in self._countdown.held:
            await self._do(job)
        self._countdown.held.clear()
        self._attendants.attend()

    # Wishes of bots and of the clock

    async def _bot_acts(self, wish: BotWish) -> None:
        match = self._ledger.match
        is_asked = match is not None and wish.seat in match.waiting and self._ledger.is_playing
        if match is None or not is_asked or not self._attendants.is_seated(wish):
            self._attendants.attend()
            return
        try:
            ruling, failed = self._attendants.ruled(wish)
        except Illegal:  # another hand was quicker
            self._attendants.attend()
            return
        if self._must_wait(ruling):
            self._hold(wish)
            return
        await self._enact(ruling, f"bot:{match.version}")
        if failed:
            self._house.metrics.bot_failures.inc()
            self._telling.note(Note("bot-failed", wish.seat))

    async def _clock_acts(self, version: int) -> None:
        match = self._ledger.match
        if match is None or not self._ledger.is_playing or match.version != version:
            return
        due = self._ledger.next_alarm()
        if due is None or due.at > self._house.now() + 0.005:
            self._attendants.attend()
            return
        ruling = match.rule(due.seat, due.action(match))
        if self._must_wait(ruling):
            self._hold(Due(version))
            return
        await self._enact(ruling, f"clock:{version}")
        if due.seat != CLOCK:
            self._telling.note(Note("clock-acted", due.seat))

    def _caller(self, call: TableMessage) -> Caller:
        return Caller(self._house.bus, call.reply, call.person, call.language)

    def _refuse(self, call: TableMessage, illegal: Illegal, intent: str | None = None) -> None:
        names = [chair.name for chair in self._ledger.row.chairs]
        self._caller(call).refuse(illegal, self._ledger.game.package, names, intent)
