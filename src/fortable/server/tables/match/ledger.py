"""What is true at a table: its row, its match and the answers it gave, never ahead of the store.

Every change here is durable first and true afterwards; telling people about it is not done here.
"""

from collections import OrderedDict
from functools import partial
from typing import Any

from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel.codec import reader, typed
from fortable.kernel.game import AnyGame, no_claim
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import Illegal, Seat, Value, Viewer
from fortable.protocol.messages import Settings
from fortable.server.store import Step, StoredTable, TableRow, Taken
from fortable.server.store.nodes import Claim, Fenced, TableWrites
from fortable.server.tables import chairs
from fortable.server.tables.context import TableContext

from .claims import ClaimRecord
from .clock import Alarm, Clock
from .ending import ending_at
from .stored_match import OPENING, new_match, opening_step, rebuild_match, wishes_to_give_up

ANSWERS_KEPT = 500
"""Older ones are looked up in the store."""


class Accepted(Value, frozen=True):
    """What an intent led to: the match has come to `version`."""

    version: int


class Refused(Value, frozen=True):
    """Which rule said no to an intent, why, and the facts of the case."""

    rule: str
    reason: str
    facts: dict[str, Any]


Answer = Accepted | Refused
"""Remembered with its intent for ever: whoever asks again hears the same."""


class Ledger:
    """A table as it is remembered."""

    match: Match | None
    """None before it begins."""
    row: TableRow
    seats: dict[str, Seat]
    """Where people sit: the same object until that changes."""

    def __init__(
        self, stored: StoredTable, context: TableContext, writes: TableWrites | None = None
    ) -> None:
        self._context = context
        self._store = context.store if writes is None else writes
        self.game: AnyGame = catalog()[stored.row.game]
        self.read_action = reader(self.game.types.action)
        self.settings = typed(stored.row.settings, Settings)
        chosen = self.settings.fair_grabs
        self.is_fair_to_slow_lines = context.fair_grabs if chosen is None else chosen
        """As the host wants it, or else as the server thinks right."""
        self.weighs_claims = self.is_fair_to_slow_lines and self.game.claim is not no_claim
        self._load(stored)

    def _load(self, stored: StoredTable) -> None:
        times = self._context.time
        clock = Clock(self.game, self.settings.clock_s, times.steady())

        def count(match: Match, acted: Seat | None, at: float) -> None:
            clock.count(match, acted, times.steady_at(at))

        match = None if stored.row.began is None else rebuild_match(stored, count)
        self.match, self.clock = match, clock
        self._turn_to(stored.row)
        self.wishes_to_give_up = wishes_to_give_up(stored)
        """When the table was loaded."""
        self._last_step_at = stored.steps[-1].at if stored.steps else stored.row.changed
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        self.first_decisions: dict[Seat, int] = {}
        """By seat, at which version it first did something."""
        for step in stored.steps[bool(stored.steps) and stored.steps[0].intent == OPENING :]:
            self.first_decisions.setdefault(step.seat, step.version)

    def _turn_to(self, row: TableRow) -> None:
        """It is durable, and from now on true."""
        self.row, self.seats, self.is_alike = row, chairs.seats(row), row.is_alike

    async def reload(self) -> None:
        """Forget everything that is not remembered by the store; `LookupError` if that is all of it."""
        stored = await self._store.table(self.row.id)
        if stored is None:
            raise LookupError(self.row.id)
        await self._context.threads.run(partial(self._load, stored))

    @property
    def is_playing(self) -> bool:
        return self.match is not None and self.row.status == "playing"

    @property
    def is_unsettled(self) -> bool:
        """Whether the match is over, and nobody has worked out yet how it ended."""
        return self.match is not None and self.row.status == "over" and self.row.ending is None

    async def settle(self) -> None:
        """How the match ended: its last move is remembered without it, and waits for nothing of this."""
        assert self.match is not None
        found = partial(ending_at, self.game, self.match.state, self._last_step_at, self.row)
        ending = await self._context.threads.run(found)
        await self._store.settle(self.row.id, self.row.revision, ending)
        self._turn_to(replace(self.row, ending=ending))

    def next_alarm(self) -> Alarm | None:
        """What the clock does next, if nobody does anything."""
        if not self.clock.is_used or self.match is None or self.row.status != "playing":
            return None
        return self.clock.next_alarm(self.match, self.row.chairs)

    def seat_of(self, person: str) -> Viewer:
        return self.seats.get(person)

    async def change(self, row: TableRow) -> None:
        """Another row: chairs, status, the next table."""
        if row != self.row:
            row = self._revised(row, self._context.now())
            await self._store.change_table(row)
            self._turn_to(row)

    async def begin(self, row: TableRow) -> None:
        """The match of a table whose chairs are taken."""
        match = new_match(row, settings=self._binding_settings())
        now, steady = self._context.now(), self._context.time.steady()
        row = replace(row, version=match.terms.version, terms=match.terms, began=now)
        row = self._revised(row, now)
        limits = self._context.running_limits
        await self._store.append(opening_step(row, match), row, limits)
        self.match = match
        self._turn_to(row)
        self.clock.count(match, None, steady)

    def _revised(self, row: TableRow, now: float) -> TableRow:
        """To be written over the one that is known here, and over no other."""
        is_due = row.status == "playing" and self._acts_by_itself(row)
        due, revision = now if is_due else None, self.row.revision + 1
        return replace(row, changed=now, due=due, left=None, revision=revision)

    def _acts_by_itself(self, row: TableRow) -> bool:
        """Whether a clock or bots may; while it is in memory, that is due at any time."""
        return self.clock.is_used or any(chair.bot is not None for chair in row.chairs)

    async def lie_down(self) -> None:
        """Nobody is here, and nothing happens for long: what will, is written down, to be woken by."""
        if self.is_playing and self._acts_by_itself(self.row):
            due, left, revision = self._due(), self._context.now(), self.row.revision + 1
            row = replace(self.row, due=due, left=left, revision=revision)
            await self._store.change_table(row)
            self._turn_to(row)

    def _due(self) -> float | None:
        """When something happens by itself, if nobody comes."""
        assert self.match is not None
        now, alarm = self._context.now(), self.next_alarm()
        if any(self.row.chairs[seat].bot is not None for seat in self.match.waiting):
            return now
        return None if alarm is None else now + alarm.at - self._context.time.steady()

    def _binding_settings(self) -> dict[str, Any]:
        return self.settings.binding(fair_grabs=self.is_fair_to_slow_lines)

    async def open_next(self, person: str) -> None:
        """A table for the rematch, unless there is one."""
        if self.row.next is None:
            now = self._context.now()
            row = chairs.rematch(self.row, person, now)
            before = self._revised(replace(self.row, next=row.id), now)
            await self._store.add_table(row, self._context.open_limits, before)
            self._turn_to(before)

    async def go_on_at(self, row: TableRow, opening: Step) -> None:
        """The match goes on at that table, begun with its first step, and here no more: both or neither."""
        left = replace(self.row, status="abandoned", is_continued=True, next=row.id)
        left = self._revised(left, row.created)
        await self._store.add_table(row, self._context.running_limits, left, opening)
        self._turn_to(left)

    def answer_to(self, intent: str) -> Answer | None:
        """What was answered, if it was not long ago."""
        return self._answers.get(intent)

    async def refuse(self, seat: Seat, intent: str, illegal: Illegal) -> Answer:
        """A refusal is a step too: the same intent gets the same answer for ever."""
        refused = Refused(illegal.rule, illegal.reason, illegal.facts)
        step = Step(
            table=self.row.id,
            version=0 if self.match is None else self.match.version,
            intent=intent,
            seat=seat,
            action=None,
            events=(),
            answer=refused,
            at=self._context.now(),
        )
        try:
            await self._store.append(step)
        except Taken:
            return await self._answer_before(step)
        self._keep_answer(intent, refused)
        return refused

    async def enact(
        self, ruling: Ruling, intent: str, claims: tuple[ClaimRecord, ...] = ()
    ) -> tuple[Answer, bool]:
        """The answer, and whether the ruling became true: not if the intent had been there before."""
        assert self.match is not None
        now, steady = self._context.now(), self._context.time.steady()
        version = ruling.asked.version
        accepted = Accepted(version + len(ruling.events))
        step = Step(
            table=self.row.id,
            version=version,
            intent=intent,
            seat=ruling.asked.seat,
            action=ruling.asked.action,
            events=ruling.events,
            drawn=ruling.drawn,
            answer=accepted,
            claims=claims,
            waiting=tuple(sorted(ruling.waiting)),
            at=now,
        )
        row = self.row
        if not ruling.waiting or row.left is not None:
            row = self._row_after(ruling, now)
        try:
            await self._store.append(step, None if row is self.row else row)
        except Taken:
            return await self._answer_before(step), False
        self._keep_answer(intent, accepted)
        self.match.accept(ruling)
        self.first_decisions.setdefault(ruling.asked.seat, version)
        self._last_step_at = now
        if row is not self.row:
            self._turn_to(row)
        self.clock.count(self.match, ruling.asked.seat, steady)
        return accepted, True

    def _row_after(self, ruling: Ruling, now: float) -> TableRow:
        """Another one: that was the last move, or the first since it lay down, and what is due may change."""
        row = self.row if ruling.waiting else replace(self.row, status="over")
        return self._revised(row, now)

    async def _answer_before(self, step: Step) -> Answer:
        """What was answered to the intent of a step when it was there before."""
        stored = await self._store.answer(step.table, step.intent)
        if stored is None:
            raise Taken(step.intent)
        return _read_answer(stored)

    def _keep_answer(self, intent: str, answer: Answer) -> None:
        self._answers[intent] = answer
        if len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)


def _read_answer(stored: dict[str, Any]) -> Answer:
    """An answer as it is stored: refusals alone have a rule."""
    return typed(stored, Refused) if "rule" in stored else typed(stored, Accepted)


async def load_ledger(
    table: str, context: TableContext, claim: Claim | None = None
) -> Ledger | None:
    """The ledger of a table; a long match takes its time, and nobody else waits for that.

    `Fenced` if the claim to it was lost meanwhile.
    """
    writes = context.writes(claim)
    stored = await writes.table(table)
    if stored is None:
        return None
    ledger = await context.threads.run(partial(Ledger, stored, context, writes))
    if not context.keeps(claim):
        raise Fenced(table)
    return ledger
