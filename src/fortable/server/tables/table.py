"""A table: one task owns it, everything comes to it through its inbox, and there are no locks."""

import asyncio
from collections.abc import Iterable

from fortable.kernel.words import Illegal
from fortable.server.store import TableRow
from fortable.server.store.nodes import Fenced
from fortable.server.wire.budgets import ACT
from fortable.server.wire.table_messages import SubmitIntent, is_unhurried, table_topic

from .arrivals import Arrivals
from .context import TableContext
from .inbox import Inbox
from .jobs import (
    ClaimsDue,
    Close,
    CountdownOver,
    Job,
    PutOff,
    Received,
    Settle,
    SocketsGone,
    StoodStill,
    Timed,
    Unload,
)
from .judge import Judge
from .match.automatic_players import AutomaticPlayers
from .match.countdown import Countdown
from .match.deliberations import Deliberated
from .match.intents import Intent, of_person
from .match.ledger import Ledger
from .orders import Orders
from .recovery import Recovery
from .requests import Requests
from .updates import Updates
from .upkeep import Upkeep
from .visitors.audience import Audience
from .visitors.calls import Calls
from .visitors.lines import Lines
from .visitors.presence import Presence


class Table:
    """One table and its match, from the first chair to the last update."""

    def __init__(self, ledger: Ledger, context: TableContext) -> None:
        self.id = ledger.row.id
        self._topic = table_topic(self.id)
        self.listening = asyncio.Event()
        self._bus = context.bus
        self._node = context.node
        self._ledger = ledger
        self._steady = context.time.steady
        self._now = asyncio.get_running_loop().time
        self._inbox: Inbox[Job] = Inbox()
        put, countdown = self._inbox.put_nowait, Countdown[Intent]()
        self._audience = Audience(context.bus)
        self._presence = Presence(ledger, context, put)
        lines = Lines(context.most_back_s)
        self._players = AutomaticPlayers(ledger, context, put)
        self._updates = Updates(ledger, context, self._audience, self._presence, countdown)
        orders = Orders(ledger, self._presence, self._updates, context)
        calls = Calls(ledger, self._presence, context)
        self._judge = Judge(
            ledger=ledger,
            context=context,
            lines=lines,
            presence=self._presence,
            updates=self._updates,
            players=self._players,
            calls=calls,
            countdown=countdown,
            notify=put,
            now=self._now,
        )
        self._arrivals = Arrivals(ledger, self._audience, lines, self._presence, self._updates)
        self._upkeep = Upkeep(
            ledger, self._judge, orders, self._presence, self._updates, self._players
        )
        self._requests = Requests(
            ledger=ledger,
            context=context,
            audience=self._audience,
            arrivals=self._arrivals,
            orders=orders,
            calls=calls,
            presence=self._presence,
            updates=self._updates,
            players=self._players,
            now=self._now,
        )
        self._recovery = Recovery(ledger, self._updates, self._players, put)
        self._is_open = True
        self._job: Job | None = None
        """What is being done."""

    @property
    def row(self) -> TableRow:
        return self._ledger.row

    def is_here(self, person: str) -> bool:
        """Whether somebody is, just now."""
        return self._presence.is_here(person)

    async def run(self) -> None:
        """Do what comes in, one after the other, until nobody needs the table in memory any more."""
        try:
            await self._bus.listen(self._topic, self._take_in, alone=True)
        finally:
            self.listening.set()
        self._players.schedule()
        self._presence.check_after_waking()
        self._presence.unload_later()
        if self._ledger.is_unsettled:
            self._inbox.put_behind(Settle())
        try:
            while self._is_open:
                if self._inbox.empty():
                    await self._inbox.coming()
                if self._node is not None and not self._node.is_sure:
                    await self._node.make_sure()
                self._job = self._inbox.take()
                await self._do(self._job)
                self._job = None
            await self._bus.withdraw(self._topic, self._take_in)
            self._arrivals.turn_away(self._inbox.left())
        except Exception:  # not even from what is remembered: whoever comes back wakes it anew
            self.part()
            raise
        finally:
            self._bus.leave(self._topic, self._take_in)
            for each in (self._players, self._presence, self._judge, self._recovery):
                each.stop()

    def close(self) -> None:
        """After all that came before, everybody is told to come back later."""
        self._inbox.put_behind(Close())

    def part(self) -> None:
        """Whoever is here, or has not been let in yet, comes again; what is known here may not be true.

        What comes from now on is for whoever has the table: nobody would do it here any more.
        """
        self._bus.leave(self._topic, self._take_in)
        self._arrivals.leave_in_doubt(self._job)
        self._arrivals.hang_up(self._inbox.left(), self._requests.come_again())

    def forget_sockets(self, node: str) -> None:
        """Those of another process, which is gone, or may have missed something."""
        self._inbox.put_behind(SocketsGone(node))

    def unload_if_idle(self) -> None:
        """Now, and not only when it has rested for a while."""
        self._inbox.put_nowait(Unload())

    def stood_still(self) -> None:
        """The server did: whoever waits or is gone has a while to return, as after a restart.

        That is true at once, whatever is in the inbox; it is told when its turn comes.
        """
        self._ledger.clock.woken_at = self._steady()
        self._presence.stood_still()
        self._players.stood_still()
        self._inbox.put_nowait(StoodStill())

    def _take_in(self, data: bytes) -> None:
        """Nobody who moves waits for a crowd that comes and goes, or talks."""
        received = Received(data, self._now())
        if is_unhurried(data):
            self._inbox.put_behind(received)
        else:
            self._inbox.put_nowait(received)

    async def _do(self, job: Job) -> None:
        try:
            match job:
                case Received():
                    message = job.message
                    if not isinstance(message, SubmitIntent):
                        await self._requests.receive(
                            message, job.arrived_s, self._end_needless_countdown
                        )
                    elif (intent := self._admitted(message, job.arrived_s)) is not None:
                        await self._judge.judge(intent)
                case Intent():
                    if not self._judge.puts_off(job, self._now()):
                        await self._judge.judge(job)
                case PutOff(intent):
                    await self._judge.judge(intent)
                case Deliberated():
                    await self._judge.conclude(job)
                case Close():
                    self._audience.hang_up(self._requests.come_again())
                    self._is_open = False
                case _:
                    await self._do_in_time(job)
        except Fenced:  # nothing is done: who asked asks again whoever has it
            self._arrivals.turn_away((job,))
            raise
        except Exception as error:  # whatever it was, the table goes on from what is remembered
            await self._recovery.start_over(job, error)

    async def _do_in_time(self, job: Timed) -> None:
        match job:
            case ClaimsDue():
                await self._do_all(self._judge.due_claims())
            case CountdownOver():
                await self._do_all(self._judge.counted_down())
            case SocketsGone(node):
                self._arrivals.leave_all_of(node, self._requests.come_again())
            case Unload():
                await self._lie_down()
                self._presence.unload_later()
            case _:
                await self._upkeep.do(job)

    def _admitted(self, message: SubmitIntent, arrived_s: float) -> Intent | None:
        """What is to be judged now."""
        seat = self._ledger.seats.get(message.person.id)
        if seat is None:
            self._updates.refuse(message, Illegal("TB-09", "not-seated"), message.act.id)
        elif self._now() - arrived_s > ACT.seconds:
            self._updates.refuse(message, ACT.late(), message.act.id)
        elif not self._judge.puts_off(intent := of_person(message, seat), arrived_s):
            return intent
        return None

    async def _do_all(self, intents: Iterable[Intent]) -> None:
        """One that fails holds up no other."""
        for intent in intents:
            await self._do(PutOff(intent))

    async def _end_needless_countdown(self) -> None:
        """One to a match that is not played any more."""
        if not self._ledger.is_playing and self._judge.countdown.is_on:
            await self._do_all(self._judge.counted_down())

    async def _lie_down(self) -> None:
        """Unless it is needed, or is again after all is written down."""
        if self._may_unload():
            await self._ledger.lie_down()
            self._is_open = not self._may_unload()

    def _may_unload(self) -> bool:
        """Nobody is here, and nothing will happen by itself before long."""
        is_busy = self._players.are_busy or self._judge.is_busy or self._recovery.is_busy
        return not (is_busy or self._audience.listeners) and self._inbox.empty()
