"""Rulings that take long are worked out in another process: nobody at another table waits for them."""

from fortable.kernel.codec import decode, encode, plain, typed
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Action, Illegal, Seat
from fortable.server.work import Turns, WorkerFailed, WorkerProcess

from .requests import RulingReply, RulingRequest

PROGRAM = "fortable.server.rulings.worker"
PATIENCE_S = 20.0
"""So long may one take, and so long may others be waited for."""
LONGEST_LINE = 10
"""So many may wait whose tables were opened from one address."""


class OthersFirst(WorkerFailed):
    """It was not their turn: others asked before."""


class Overtaken(Exception):
    """The match has gone on since it was asked, and what was worked out is of no use."""


class Rulings:
    """One worker for all tables, started when it is first needed; households take turns."""

    def __init__(self) -> None:
        self._worker = WorkerProcess(PROGRAM, patience_s=PATIENCE_S)
        self._turns = Turns(1, longest_line=LONGEST_LINE, patience_s=PATIENCE_S)

    async def rule(
        self, match: Match, seat: Seat, action: Action, version: int, household: str = ""
    ) -> Ruling:
        """The same as `Match.rule`, beside the event loop; `WorkerFailed` if it took too long.

        `Overtaken` if the match has gone on meanwhile.
        """
        match.check_version(seat, action, version)
        asked_at = match.version
        request = RulingRequest(
            game=match.game.key,
            state=plain(match.state),
            seat=seat,
            action=plain(action),
            seed=match.seed,
            drawn=match.drawn,
        )
        reply = decode(await self._worked_out(encode(request), household), RulingReply)
        if asked_at != match.version:
            raise Overtaken(asked_at)
        if reply.refusal is not None:
            rule, reason, facts = reply.refusal
            raise Illegal(rule, reason, **facts)
        events = tuple(typed(event, match.game.types.event) for event in reply.events)
        return match.foreseen(seat, action, events, reply.drawn)

    async def _worked_out(self, request: bytes, household: str) -> bytes:
        try:
            async with self._turns.turn(household):
                return await self._worker.ask(request)
        except Illegal as busy:
            raise OthersFirst(str(busy)) from busy

    async def close(self) -> None:
        await self._worker.close()
