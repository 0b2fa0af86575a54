"""What a store remembers of cups: their terms, who is in them, the seeds of rounds, and how all fared."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from fortable.kernel.words import Value
from fortable.protocol.cups import CupKind, CupStatus

if TYPE_CHECKING:
    from fortable.server.store.contract import Step, TableLimits, TableRow


class Cup(Value, frozen=True, kw_only=True):
    """A cup as it is between two changes: all but its members and what they made of it."""

    id: str
    game: str
    kind: CupKind
    rounds: int
    seats: int
    options: dict[str, Any]
    level: str
    bot: str | None
    """Who plays against each one, where everybody plays alone."""
    lasts_s: int
    """Where everybody plays alone all of it, else each round."""
    secret: bytes
    host: str
    household: str = ""
    """By which its tables are counted: the mark of where it was opened, not the address."""
    status: CupStatus = "open"
    round: int = 0
    """Which is on, from 1; 0 before it began, and where everybody plays alone: then all are."""
    created: float
    changed: float
    until: float
    """When it ends by itself, or its round does."""
    waits: bool = False
    """Whether the next round would be on if there were not as many tables as may be."""
    revision: int = 0


class CupMark(Value, frozen=True):
    """What makes a table one of a cup."""

    cup: str
    round: int
    is_alone: bool
    """Whether one person plays there, against bots; else all who sit there are in the cup."""


class Member(Value, frozen=True):
    """Somebody in a cup."""

    number: int
    """From 0, in the order in which they came."""
    person: str | None
    """None if they are forgotten."""
    name: str
    has_left: bool


class CupTry(Value, frozen=True):
    """What somebody made of a round, or is about to."""

    round: int
    table: str
    seat: int
    member: int | None
    """None: a bot, at a table of members."""
    ended: float | None
    """None while it runs."""
    place: int | None
    """At the table, from 1; None while it runs, and where it was given up or not finished in time."""
    result: int | None
    """The more, the better; None as before."""


class CupsKept(Protocol):
    """The part of a store that knows cups."""

    async def add_cup(self, cup: Cup, name: str, most: int) -> None:
        """With its host as the first member; `TooManyCups` if so many of the same host are not over."""

    async def cup(self, id: str) -> Cup | None: ...  # noqa: A002

    async def change_cup(
        self,
        cup: Cup,
        tables: "Sequence[tuple[TableRow, Step]]" = (),
        limits: "TableLimits" = ...,
        *,
        closes: bool = False,
    ) -> None:
        """As it is from now on, with the tables of a round that begins, together or not at all. If a round
        closes with it, or all of it, whoever still plays has given up.

        `Stale` unless what is there is of the revision before, `TooMany` if the tables are more than may be.
        """

    async def due_cups(self, before: float) -> tuple[str, ...]:
        """The ids of those with which something may happen by itself before then."""

    async def join_cup(self, cup: str, person: str, name: str, most: int) -> None:
        """In it, or in it again; `CupFull` if it has so many members."""

    async def leave_cup(self, cup: str, person: str) -> None:
        """Out of it; whoever played in it is remembered."""

    async def members_of(self, cup: str) -> tuple[Member, ...]:
        """In the order in which they came."""

    async def keep_cup_seed(self, cup: str, round: int, seed: bytes) -> bytes:  # noqa: A002
        """That of a round; this one, if there was none."""

    async def cup_seeds(self, cup: str) -> dict[int, bytes]:
        """Of those rounds that somebody plays or played."""

    async def cup_tries(self, cup: str) -> tuple[CupTry, ...]:
        """All of them, round by round, table by table, seat by seat."""

    async def cups_of(self, person: str, most: int) -> tuple[Cup, ...]:
        """Those that somebody is in, the newest first."""

    async def forget_cups(self, before: float, most: int) -> int:
        """Drop some that are over and unchanged since then; how many they were."""
