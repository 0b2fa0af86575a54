"""What somebody is to decide by who asks for a hint: what their seat has seen and heard, and no more."""

from functools import partial

from msgspec.structs import replace

from fortable.kernel.codec import plain
from fortable.kernel.words import Illegal, Seat
from fortable.server.tables import chairs
from fortable.server.tables.context import TableContext
from fortable.server.wire.table_messages import Situation

from .ledger import Ledger


class Situations:
    """Of one table."""

    def __init__(self, ledger: Ledger, context: TableContext) -> None:
        self._ledger = ledger
        self._threads = context.threads

    async def of(self, person: str, version: int) -> Situation:
        """`Illegal` unless hints are given here, and somebody is to decide; that one was asked for is durable
        on return.
        """
        row, seat = self._ledger.row, chairs.own_seat(self._ledger.row, person)
        if not self._ledger.settings.hints:
            raise Illegal("TB-23", "no-hints-here")
        if row.status == "open":
            raise Illegal("TB-09", "not-begun")
        if not self._ledger.is_playing:
            raise Illegal("TB-02", "over")
        self._check_turn(seat, version)
        situation = await self._threads.run(partial(self._situation, seat))
        if not row.is_hinted:
            await self._ledger.change(replace(row, is_hinted=True))
        return situation

    def _check_turn(self, seat: Seat, version: int) -> None:
        match = self._ledger.match
        assert match is not None
        now = match.version
        if version > now:
            raise Illegal("TB-05", "no-such-version", tried=version, now=now)
        if version < now and not match.game.simultaneous:
            raise Illegal("TB-05", "stale", tried=version, now=now)
        if seat not in match.waiting:
            raise Illegal("TB-03", "not-waited-for", seat=seat, waiting=sorted(match.waiting))

    def _situation(self, seat: Seat) -> Situation:
        match = self._ledger.match
        assert match is not None
        heard = (*match.heard_before.get(seat, ()), *match.fresh_news(seat))
        return Situation(
            game=match.game.key,
            version=match.version,
            seat=seat,
            view=plain(match.view(seat)),
            heard=tuple(map(plain, heard)),
        )
