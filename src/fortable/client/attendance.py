"""What one viewer has heard at a table, and whoever waits for more of it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from fortable.protocol.messages import Answer, AnyUpdate, Bye, Refusal, Said, Status, Table

from .dialogue import Told
from .errors import LineError, Refused
from .moment import Moment, Reader
from .talk import Talk

MOST_NEWS = 10_000
"""So much is kept for a program that does not listen; of more, the last."""

STAGES: dict[Status, int] = {"open": 0, "playing": 1, "over": 2, "abandoned": 2}
"""A table goes on, and never back."""


class Attendance:
    """Listens to a dialogue. Of the match it keeps where it stands, and what nobody has been told yet."""

    def __init__(self, *, plain: bool, language: str) -> None:
        self.talk = Talk(language)
        self.reader: Reader | None = None
        self.table: Table | None = None
        self.update: AnyUpdate | None = None
        self.updates = 0
        """How many there have been."""
        self.tables = 0
        self.seen = 0
        """The version that was looked at last."""
        self.pause_s = 0.0
        """So long the table wants to be left alone."""
        self._plain = plain
        self._news = deque[Any](maxlen=MOST_NEWS)
        self._since = 0
        self._come_to = 0
        self._refusals = 0
        self._fates: dict[str, asyncio.Future[int]] = {}
        self._failure: BaseException | None = None
        self._changed = asyncio.Event()

    @property
    def seat(self) -> int | None:
        return self.table.you if self.table else None

    @property
    def knows_where_it_stands(self) -> bool:
        if self.table is None:
            return False
        return self.table.status in ("open", "abandoned") or self.update is not None

    @property
    def is_over(self) -> bool:
        has_outcome = self.update is not None and self.update.outcome is not None
        return has_outcome or (self.table is not None and self.table.status == "abandoned")

    @property
    def may_act(self) -> bool:
        """Asked, and having heard what came of the last action."""
        update = self.update
        if update is None or update.version < self._come_to or self.seat not in update.waiting:
            return False
        return update.legal is None or bool(update.legal)

    @property
    def turn(self) -> tuple[int, int]:
        """What tells a chance to act from the one before."""
        return self.update.version if self.update else -1, self._refusals

    def has_more_than(self, updates: int) -> bool:
        """Whether there is something to tell to whoever has heard so many, or nothing more to come."""
        return self.updates > updates or self.is_over

    def moment(self) -> Moment | None:
        """Where the match stands; None before it has begun."""
        if self.update is None or self.reader is None:
            return None
        self.seen = self.update.version
        return self.reader.moment(self.update, self._since, self._news)

    def handed_out(self) -> Moment:
        """The same for somebody who listens: its news are told by that."""
        moment = self.moment()
        assert moment is not None, "nothing has been heard of a match"
        self._news.clear()
        self._since = moment.version
        return moment

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait; what went wrong for good is raised."""
        while not is_so():
            self.check()
            self._changed.clear()
            await self._changed.wait()

    async def fate(self, intent: str) -> int:
        """The version to which an intent led, or `Refused`."""
        self.check()
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._fates[intent] = future
        try:
            return await future
        finally:
            del self._fates[intent]

    def check(self) -> None:
        if self._failure is not None:
            raise self._failure

    def fail(self, failure: BaseException | None) -> None:
        """Nothing more will be heard."""
        self._failure = failure or LineError("The seat was left.")
        for future in self._fates.values():
            if not future.done():
                future.set_exception(self._failure)
        self._changed.set()

    # What the dialogue tells

    def updated(self, update: bytes) -> None:
        assert self.reader is not None, "a table is told before its match"
        new = self.reader.update(update)
        if self.update is None or new.since != self.update.version:
            self._news.clear()
            self._since = new.since
        self._news.extend(new.news)
        self.update = new
        self.updates += 1
        self._changed.set()

    def settled(self, intent: str, fate: Answer | Refusal) -> None:
        future = self._fates.get(intent)
        if isinstance(fate, Answer):
            self._come_to = max(self._come_to, fate.version)
        else:
            self._refusals += 1
        if future is not None and not future.done():
            if isinstance(fate, Answer):
                future.set_result(fate.version)
            else:
                future.set_exception(Refused(fate))
        self._changed.set()

    def told(self, message: Told) -> None:
        if isinstance(message, Table):
            self.table = message
            self.tables += 1
            self.reader = self.reader or Reader(message.game, plain=self._plain)
        elif isinstance(message, Bye):
            self.pause_s = message.back_in_ms / 1000
        elif isinstance(message, Said):
            self.talk.told(message, self.seat, self.table.game if self.table else "")
        elif isinstance(message, Refusal):
            self.talk.refused(message)
        self._changed.set()

    def answered(self, table: Table, heard: int) -> None:
        """A table as it was told over HTTP; what came over the line since `heard` of them may be newer."""
        is_news = self.table is None or STAGES[table.status] > STAGES[self.table.status]
        if is_news or heard == self.tables:
            self.told(table)
