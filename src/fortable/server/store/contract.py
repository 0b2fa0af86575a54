"""The contract of a store: rows, and promises about them.

Every write is durable when its call returns: an answer may be sent after it, and not before. A write
that is refused changed nothing. Times are seconds since the epoch, told by the caller.
"""

from collections.abc import Awaitable, Sequence
from math import inf
from typing import Any, Protocol

import msgspec

from fortable.kernel.terms import Terms
from fortable.kernel.words import Seat, Value
from fortable.protocol.messages import Status as Status

from .cups.contract import CupMark, CupsKept
from .days.contract import DayMark, DaysKept
from .farewells.contract import FarewellsKept
from .keys.contract import KeysKept
from .notices.contract import NoticesKept
from .operators.contract import OperatorsKept
from .people.contract import PeopleKept
from .puzzles.contract import PuzzlesKept
from .results.contract import Ending, Results
from .reviews.contract import ReviewsKept
from .seekers.contract import SeekersKept

REFUSALS_KEPT = 200
"""Of those to one person at one table."""
BEFORE_ALL = -1


class Chair(Value, frozen=True):
    """Who sits in a seat: a person, a bot, a bot for a person who is gone, or nobody yet."""

    person: str | None = None
    bot: str | None = None
    name: str = ""
    has_left: bool = False
    """Whether the person has left for good: the seat is theirs no longer."""
    gives_up_at: int | None = None
    """The version of the match at which the person wished to give it up; acting later means to go on."""

    @property
    def is_empty(self) -> bool:
        return self.person is None and self.bot is None


class PracticeMark(Value, frozen=True):
    """What makes a table one for practice: the table whose match was looked back at, and the moment in it."""

    table: str
    version: int


class BackMark(Value, frozen=True):
    """Where a match goes on from in which a decision was taken back: the table at which it was made, and the
    moment before it.
    """

    table: str
    version: int
    is_first: bool
    """Whether nothing was decided there before: then there is nothing more to be taken back."""


class TableRow(Value, frozen=True, kw_only=True):
    """A table as it is between two steps: everything but its match's log."""

    id: str
    game: str
    version: int
    """Of the game's rules, when the match was set up."""
    options: dict[str, Any]
    settings: dict[str, Any] = msgspec.field(default_factory=dict)
    """What the host chose about the table itself: clocks, and the like."""
    is_public: bool = False
    seed: bytes
    host: str
    household: str = ""
    """A mark of the address from which it was opened, instead of the address."""
    chairs: tuple[Chair, ...]
    status: Status = "open"
    kept_away: tuple[str, ...] = ()
    """People whom the host does not want to sit here, nor at the rematch."""
    is_played_out: bool = False
    """Whether bots play the rest at once."""
    is_lapsed: bool = False
    """Whether it was given up because nobody went on for long."""
    next: str | None = None
    """The table of the rematch, or where the match goes on."""
    is_continued: bool = False
    """Whether the match goes on at the next table, from before a decision that was taken back."""
    created: float
    changed: float
    began: float | None = None
    """When the match did; None if it has not."""
    revision: int = 0
    """How often it was changed."""
    due: float | None = None
    """Not before this something happens here by itself: a bot moves, a clock runs out. None: never."""
    left: float | None = None
    """When it was unloaded, with nobody there; None while it is in memory, or where nothing is due."""
    terms: Terms | None = None
    """What the commitment of the match binds; None before it began, or if it binds the seed alone."""
    ending: Ending | None = None
    """Once it is over; None also if that was before it was remembered."""
    day: DayMark | None = None
    """Where a deal of the day is played."""
    cup: CupMark | None = None
    """Where a round of a cup is played."""
    practice: PracticeMark | None = None
    """Where a moment of another match is played on from: what comes of it counts for nothing."""
    is_hinted: bool = False
    """Whether somebody asked for a hint in this match: it is told, and counts for nothing."""
    back: BackMark | None = None
    """Where a decision was taken back, for the match to go on here: it is told, and counts for nothing."""

    @property
    def is_aided(self) -> bool:
        """Whether it says nothing of who plays well."""
        return self.is_hinted or self.back is not None

    @property
    def is_alike(self) -> bool:
        """Whether somebody plays what others play too, alone: the same choices lead to the same match."""
        return self.day is not None or (self.cup is not None and self.cup.is_alone)


class TableLimits(Value, frozen=True, kw_only=True):
    """How many tables may be in the state that one comes into; 0 is any number."""

    of_host: int = 0
    of_household: int = 0
    within_s: float = inf
    """Those that were not changed for longer do not count."""


NO_LIMITS = TableLimits()


class Heard(Value, frozen=True):
    """What had been heard before the position at which a match began."""

    public: tuple[Any, ...]
    """By whoever looked on."""
    own: dict[Seat, tuple[Any, ...]]
    """By those who had heard anything else."""


class Step(Value, frozen=True, kw_only=True, omit_defaults=True):
    """One intent and what became of it; a refusal is a step without events.

    What is as usual is not written: there are as many of these as there are moves.
    """

    table: str
    version: int
    """Of the match when the intent was judged."""
    intent: str
    """Whose it is, a colon, and their own id of it: the same intent twice is one step."""
    seat: Seat
    action: Any
    events: tuple[Any, ...]
    drawn: int = 0
    """How many picks chance had made after it."""
    answer: Any
    """What the client was told, to be told again if it asks again."""
    claims: tuple[Any, ...] = ()
    """How it was decided whose hand was first, where several reached for the same thing."""
    waiting: tuple[Seat, ...] | None = None
    """Whom the match waits for after it; None in steps from before that was remembered, and in refusals."""
    at: float
    before: tuple[Any, ...] = ()
    """In the first step of a match that began at a position: what had happened before that."""
    heard: Heard | None = None
    """Instead, where no one course of events leads to it: what each had heard."""

    @property
    def place(self) -> tuple[str, int | None]:
        """Its intent, and where it stands in the log: a refusal nowhere, and what nobody asked for before
        everything else, also if nothing has happened by then.
        """
        if self.events:
            return self.intent, self.version
        return self.intent, BEFORE_ALL if self.answer is None else None


class StoredTable(Value, frozen=True):
    """A table and its whole log: the steps that led to something, in the order in which they happened."""

    row: TableRow
    steps: tuple[Step, ...]


class Store(
    PeopleKept,
    KeysKept,
    Results,
    DaysKept,
    NoticesKept,
    SeekersKept,
    CupsKept,
    FarewellsKept,
    OperatorsKept,
    ReviewsKept,
    PuzzlesKept,
    Protocol,
):
    """Where everything is remembered. Any call is `Unavailable` while that cannot be reached."""

    async def installation_id(self) -> str:
        """A name for all that is remembered here, which stays for ever."""

    async def check(self) -> None:
        """Write something down that means nothing; durable on return, like everything else."""

    async def add_table(
        self,
        row: TableRow,
        limits: TableLimits = NO_LIMITS,
        before: TableRow | None = None,
        opening: Step | None = None,
        found_by: Sequence[str] = (),
    ) -> None:
        """A new table, and first the one it follows as that is from now on, together or not at all; with a
        match that has begun, also the first step of that; and out of the line come those whose searches
        found it.

        `Taken` if its id exists, or a try that counts, of a day's deal or a cup's round; `TooMany` if there
        are as many already, `Stale` as by `change_table`, and if one of the searches is over.
        """

    async def change_table(self, row: TableRow) -> None:
        """The table of this id as it is now; `Stale` unless what is there is of the revision before."""

    def append(
        self, step: Step, row: TableRow | None = None, limits: TableLimits = NO_LIMITS
    ) -> Awaitable[None]:
        """One step more, and the table as it is after it, together or not at all.

        `Taken` if its intent, or with events its version, exists at the table, `Stale` as by
        `change_table`, and `TooMany` if as many others are in the table's new state already. Of many
        refusals to one person at a table the oldest are forgotten.
        """

    async def answer(self, table: str, intent: str) -> Any:
        """What was answered to an intent; None if it never came, or was refused long ago."""

    async def row(self, id: str) -> TableRow | None: ...  # noqa: A002

    async def table(self, id: str) -> StoredTable | None: ...  # noqa: A002

    async def written_table(self, id: str) -> bytes | None:  # noqa: A002
        """A `StoredTable` as JSON, for whoever reads it in another process."""

    async def tables(self, *status: Status) -> tuple[TableRow, ...]:
        """The tables of these states, the newest first."""

    async def due_tables(self, before: float) -> tuple[str, ...]:
        """The ids of those at which something may happen by itself before then, what is due first first."""

    async def public_tables(self, most: int) -> tuple[TableRow, ...]:
        """Those that are open or playing and that anybody may find, the newest first."""

    async def waited_for(self, tables: Sequence[str]) -> dict[str, tuple[Seat, ...]]:
        """By table: whom its match waits for; those of which that is not known are left out."""

    async def waited_since(self, table: str, seat: Seat) -> float | None:
        """Since when a match waits for a seat that it waits for: what others do meanwhile changes nothing.

        None if that is not known, or long ago.
        """

    async def tables_of(self, person: str) -> tuple[TableRow, ...]:
        """Those that are open or playing, at which somebody sits or whose host they are, the newest first."""

    async def believed_time(self) -> float | None:
        """Up to when the clock was believed; None before anything happened here."""

    async def believe(self, at: float) -> None:
        """Up to then, never less; what is changed from now on counts as changed then at the earliest."""

    async def idle(self, before: float, most: int) -> tuple[str, ...]:
        """Tables that are playing, and where nobody has changed or done anything since then."""

    async def forget_tables(self, before: float, most: int) -> int:
        """Drop some tables that nobody plays at and that are unchanged since then; how many they were."""

    async def forget_devices(self, before: float, most: int) -> int:
        """Drop some devices that were not seen since then; how many they were."""

    async def forget_people(self, most: int) -> int | None:
        """Of some who lost a device or a table, drop those with nothing left; None if there were none."""

    async def close(self) -> None:
        """Finish what was begun; nothing is accepted any more."""
