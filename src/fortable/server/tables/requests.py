"""What people ask of a table besides moves: to be let in, a chair, a word, who is here, the end."""

import asyncio
from collections.abc import Awaitable, Callable
from random import randint

from fortable.kernel.words import Illegal
from fortable.protocol.messages import Bye
from fortable.server.wire.budgets import SPEAK
from fortable.server.wire.table_messages import (
    AnyTableMessage,
    AskHint,
    AskPresence,
    EndTable,
    ForgetPerson,
    Join,
    Leave,
    ReportLatency,
    SubmitOrder,
    SubmitPhrase,
    TableMessage,
)

from .arrivals import Arrivals
from .context import TableContext
from .match.automatic_players import AutomaticPlayers
from .match.ledger import Ledger
from .match.situations import Situations
from .orders import Orders
from .updates import Updates
from .visitors.audience import Audience
from .visitors.calls import Calls
from .visitors.presence import Presence
from .visitors.talk import Talk

RESTART_MS = 1000
BACK_MS = 50, 500
"""So soon whoever is asked to come again may, where another process goes on: table by table, spread."""


EndCountdown = Callable[[], Awaitable[None]]
"""Does what a countdown was for, if one is on that need not go on."""


class Requests:
    """Of one table."""

    def __init__(
        self,
        *,
        ledger: Ledger,
        context: TableContext,
        audience: Audience,
        arrivals: Arrivals,
        orders: Orders,
        calls: Calls,
        presence: Presence,
        updates: Updates,
        players: AutomaticPlayers,
        now: Callable[[], float],
    ) -> None:
        self._node = context.node
        self._bus = context.bus
        self._arrivals = arrivals
        self._orders = orders
        self._calls = calls
        self._talk = Talk(ledger, audience, context.talk_limit)
        self._situations = Situations(ledger, context)
        self._presence = presence
        self._updates = updates
        self._players = players
        self._now = now

    async def receive(
        self, message: AnyTableMessage, arrived_s: float, end_countdown: EndCountdown
    ) -> None:
        """What ends countdowns is told each time, and not kept: a table that is gone leaves no circle."""
        match message:
            case Join():
                if self._is_owner_for(message):
                    self._arrivals.join(message)
                else:
                    self._arrivals.refuse(message, self.come_again())
                await asyncio.sleep(0)  # a crowd that comes at once lets others pass
            case Leave():
                self._arrivals.leave(message)
            case ReportLatency():
                self._arrivals.measure(message)
            case SubmitOrder():
                order = self._orders.carry_out(message.order, message.person)
                if await self._carry_out(message, order, end_countdown):
                    self._calls.carried_out(message.order, message.person.id)
            case ForgetPerson():
                forgetting = self._orders.forget(message.person.id)
                await self._carry_out(message, forgetting, end_countdown)
            case EndTable():
                await self._carry_out(message, self._orders.end(), end_countdown)
            case AskPresence():
                self._arrivals.tell_presence(message)
            case AskHint():
                await self._tell_situation(message)
            case SubmitPhrase():
                self._let_speak(message, arrived_s)

    def come_again(self) -> Bye:
        """Soon, here or where another process goes on."""
        return Bye("closing", back_in_ms=RESTART_MS if self._node is None else randint(*BACK_MS))

    def _is_owner_for(self, message: Join) -> bool:
        """Whether this process is the one they believe."""
        if self._node is not None:
            self._node.peers.expect(message.reply.partition("/")[0])
        return message.node == self._bus.node

    async def _tell_situation(self, message: AskHint) -> None:
        """For whoever makes a hint of it; everybody hears that one was asked for."""
        try:
            situation = await self._situations.of(message.person.id, message.version)
        except Illegal as illegal:
            self._updates.refuse(message, illegal)
        else:
            self._updates.answer(message, situation)
            self._updates.send_table()

    def _let_speak(self, message: SubmitPhrase, arrived_s: float) -> None:
        try:
            if self._now() - arrived_s > SPEAK.seconds:
                raise SPEAK.late()
            self._talk.say(message.person.id, message.speak.phrase)
        except Illegal as illegal:
            self._updates.refuse(message, illegal, message.speak.id)

    async def _carry_out(
        self, message: TableMessage, order: Awaitable[int | None], end_countdown: EndCountdown
    ) -> bool:
        """Whether it was; else it is refused."""
        try:
            since = await order
        except Illegal as illegal:
            self._updates.refuse(message, illegal)
            return False
        await end_countdown()
        self._updates.answer(message, self._updates.table_for(message.person.id))
        self._updates.send_table()
        if since is not None:
            self._updates.send_match(since)
            self._presence.check_after_waking()
        self._players.schedule()
        return True
