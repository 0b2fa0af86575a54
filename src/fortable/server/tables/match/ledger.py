"""What is true at a table: its row, its match and the answers it gave, never ahead of the store.

Every change here is durable first and true afterwards; telling people about it is not done here.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel.chance import new_seed
from fortable.kernel.codec import reader, typed
from fortable.kernel.game import AnyGame, Types, no_deadline
from fortable.kernel.log import Asked, Match, Opening, Ruling
from fortable.kernel.options import read_options
from fortable.kernel.words import CLOCK, Event, Illegal, Seat, Viewer
from fortable.server.ids import new_id
from fortable.server.store import Status, Step, StoredTable, TableRow, Taken
from fortable.server.tables import chairs
from fortable.server.tables.context import House
from fortable.server.wire.messages import Settings

from .claims import Hand
from .clock import Alarm, alarm, counted_since

Watch = Callable[[Match, Seat | None, float], None]
"""Called with a match, the seat that just acted, and when."""

OPENING = "opening"
"""Instead of an intent, at the first step of a match that chance opened."""

ANSWERS_KEPT = 500
"""Older ones are looked up in the store."""


class Ledger:
    """A table as it is remembered."""

    def __init__(self, stored: StoredTable, house: House) -> None:
        self._house = house
        self.row = stored.row
        self.game: AnyGame = catalog()[stored.row.game]
        self.read_action = reader(self.game.types.action)
        self.settings = typed(stored.row.settings, Settings)
        self._is_timed = self.settings.clock_s is not None or self.game.deadline is not no_deadline
        self.woken_at = house.now()
        self.last_at = _last_at(stored)
        self.since: dict[Seat, float] = {}
        """From when on the time of each seat that is waited for counts, where there is a clock."""
        self.match = None if stored.row.began is None else recalled(stored, self._count_time)
        self._answers: OrderedDict[str, Any] = OrderedDict()
        self._seated: tuple[TableRow, dict[str, Seat]] = self.row, chairs.seats(self.row)

    @property
    def is_playing(self) -> bool:
        return self.match is not None and self.row.status == "playing"

    def next_alarm(self) -> Alarm | None:
        """What the clock does next, if nobody does anything."""
        if not self._is_timed or self.match is None or not self.is_playing:
            return None
        clock_s = self.settings.clock_s
        since = {} if clock_s is None else self._people_waited_for()
        return alarm(self.match, clock_s, since, self.last_at, self.woken_at)

    def _people_waited_for(self) -> dict[Seat, float]:
        """The seats that people play themselves, and from when on their time counts."""
        chairs = self.row.chairs
        return {seat: since for seat, since in self.since.items() if chairs[seat].bot is None}

    def _count_time(self, match: Match, acted: Seat | None, now: float) -> None:
        if self.settings.clock_s is not None:
            self.since = counted_since(self.since, match.waiting, acted, now)

    @property
    def seats(self) -> dict[str, Seat]:
        """Where people sit: the same object until that changes."""
        if self._seated[0] is not self.row:
            self._seated = self.row, chairs.seats(self.row)
        return self._seated[1]

    def seat_of(self, person: str) -> Viewer:
        return self.seats.get(person)

    async def change(self, row: TableRow) -> None:
        """Another row: chairs, status, the next table."""
        if row != self.row:
            row = replace(row, changed=self._house.now())
            await self._house.store.change_table(row)
            self.row = row

    async def begin(self, row: TableRow) -> None:
        """The match of a table whose chairs are taken."""
        match, now = begun(row), self._house.now()
        row = replace(row, version=match.rules, began=now, changed=now)
        await self._house.store.append(_opening(row, match), row)
        self.row, self.match, self.last_at = row, match, now
        self._count_time(match, None, now)

    def starts_race(self, ruling: Ruling) -> bool:
        """Whether a race would begin for several."""
        return len(ruling.waiting) > 1 and any(map(self.game.gun, ruling.events))

    def give_time(self, seat: Seat) -> None:
        """Whoever takes a seat back has all the time again."""
        if seat in self.since:
            self.since[seat] = self._house.now()

    async def open_next(self, person: str) -> None:
        """A table for the rematch, unless there is one."""
        if self.row.next is None:
            row = again(self.row, person, self._house.now())
            await self._house.store.add_table(row)
            await self.change(replace(self.row, next=row.id))

    def answer_to(self, intent: str) -> Any:
        """What was answered, if it was not long ago."""
        return self._answers.get(intent)

    async def refuse(self, seat: Seat, intent: str, illegal: Illegal) -> Any:
        """A refusal is a step too: the same intent gets the same answer for ever."""
        step = Step(
            table=self.row.id,
            version=0 if self.match is None else self.match.version,
            intent=intent,
            seat=seat,
            action=None,
            events=(),
            answer={"rule": illegal.rule, "reason": illegal.reason, "facts": illegal.facts},
            at=self._house.now(),
        )
        try:
            await self._house.store.append(step)
        except Taken:
            return await self._answer_before(step)
        self._keep_answer(step)
        return step.answer

    async def enact(
        self, ruling: Ruling, intent: str, hands: tuple[Hand, ...] = ()
    ) -> tuple[Any, bool]:
        """The answer, and whether the ruling became true: not if the intent had been there before."""
        assert self.match is not None
        now = self._house.now()
        answer = {"version": self.match.version + len(ruling.events)}
        step = Step(
            table=self.row.id,
            version=self.match.version,
            intent=intent,
            seat=ruling.asked.seat,
            action=ruling.asked.action,
            events=ruling.events,
            drawn=ruling.drawn,
            answer=answer,
            claims=hands,
            at=now,
        )
        is_last = not ruling.waiting
        row = replace(self.row, status="over", changed=now) if is_last else self.row
        try:
            await self._house.store.append(step, row if is_last else None)
        except Taken:
            return await self._answer_before(step), False
        self._keep_answer(step)
        self.match.accept(ruling)
        self.row, self.last_at = row, now
        self._count_time(self.match, ruling.asked.seat, now)
        return answer, True

    async def _answer_before(self, step: Step) -> Any:
        """What was answered to the intent of a step when it was there before."""
        answer = await self._house.store.answer(step.table, step.intent)
        if answer is None:
            raise Taken(step.intent)
        return answer

    def _keep_answer(self, step: Step) -> None:
        self._answers[step.intent] = step.answer
        if len(self._answers) > ANSWERS_KEPT:
            self._answers.popitem(last=False)


async def recall(table: str, house: House) -> Ledger | None:
    """The ledger of a table; a long match takes its time, and nobody else waits for that."""
    stored = await house.store.table(table)
    return None if stored is None else await asyncio.to_thread(Ledger, stored, house)


def again(row: TableRow, person: str, now: float) -> TableRow:
    """A new table for the same people and bots, with whoever asked for it as the host."""
    status: Status = "open"
    seats = tuple(
        chair if chair.person is None else replace(chair, bot=None) for chair in row.chairs
    )
    return replace(
        row,
        id=new_id(),
        seed=new_seed(),
        host=person,
        chairs=seats,
        status=status,
        created=now,
        changed=now,
        began=None,
    )


def begun(row: TableRow, opening: Opening | None = None) -> Match:
    """The match of a table at its first moment; `Illegal` if options and chairs do not go together."""
    game = catalog()[row.game]
    options = read_options(game.types.options, row.options)
    return Match.begin(game, len(row.chairs), options, row.seed, opening)


def _opening(row: TableRow, match: Match) -> Step:
    """The first step: what chance did is a fact, whatever later rules would make of the seed."""
    return Step(
        table=row.id,
        version=0,
        intent=OPENING,
        seat=CLOCK,
        action=None,
        events=tuple(match.events),
        drawn=match.drawn,
        answer=None,
        at=row.changed,
    )


def recalled(stored: StoredTable, watch: Watch = lambda *_: None) -> Match:
    """The match of a table as it stands, by its facts alone; `watch` sees it come about."""
    row, kinds = stored.row, catalog()[stored.row.game].types
    is_opened = bool(stored.steps) and stored.steps[0].intent == OPENING
    match = begun(row, _remembered(stored.steps[0], kinds) if is_opened else None)
    match.rules = row.version
    watch(match, None, row.began or row.changed)
    for step in stored.steps[is_opened:]:
        asked = Asked(step.version, step.seat, typed(step.action, kinds.action))
        match.recall(asked, _events(step, kinds), step.drawn)
        watch(match, step.seat, step.at)
    return match


def _remembered(step: Step, kinds: Types) -> Opening:
    return Opening(_events(step, kinds), step.drawn)


def _events(step: Step, kinds: Types) -> tuple[Event, ...]:
    return tuple(typed(event, kinds.event) for event in step.events)


def _last_at(stored: StoredTable) -> float:
    """When something happened last."""
    played = (step.at for step in reversed(stored.steps) if step.events)
    return next(played, stored.row.changed)
