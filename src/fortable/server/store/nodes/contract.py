"""What a store remembers where several processes serve one house: who lives, and which table is whose.

What decides is one row for each table that is in memory, and the time of the database. A process lives as
long as its lease runs, and renews it for all its tables at once.
"""

from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

from fortable.kernel.words import Value
from fortable.server.store.conflicts import Conflict
from fortable.server.store.contract import (
    NO_LIMITS,
    Step,
    Store,
    StoredTable,
    TableLimits,
    TableRow,
)
from fortable.server.store.results.contract import Ending


class Fenced(Conflict):
    """Another process has the table by now: nothing that is known of it here is true any more."""


class Claim(Value, frozen=True):
    """A table, and the epoch in which it belongs to whoever has this."""

    table: str
    epoch: int


class Held(Value, frozen=True):
    """Whose a table is; of a node that is not alive the lease has run out."""

    node: str
    epoch: int
    is_alive: bool


class NodeKept(Value, frozen=True, kw_only=True):
    """A process of the house."""

    id: str
    place: str
    """Its machine and number there, for whoever looks after it."""
    version: str
    tables: int
    is_draining: bool
    is_alive: bool
    since: float


class Renewed(Value, frozen=True, kw_only=True):
    """What a process learns when it renews its lease."""

    now: float
    """The time of the database."""
    is_first: bool
    """Whether it is the one that does what only one should do."""
    is_draining: bool
    """Whether somebody wants it to hand its tables over."""
    tables: int
    """So many are its own."""
    moves: tuple[tuple[str, str], ...]
    """Its tables that are to go to another process."""


class TableWrites(Protocol):
    """The part of a store by which the owner of a table remembers something."""

    async def table(self, id: str) -> StoredTable | None: ...  # noqa: A002

    async def answer(self, table: str, intent: str) -> Any: ...

    def append(
        self, step: Step, row: TableRow | None = None, limits: TableLimits = NO_LIMITS
    ) -> Awaitable[None]: ...

    async def change_table(self, row: TableRow) -> None: ...

    async def add_table(
        self,
        row: TableRow,
        limits: TableLimits = NO_LIMITS,
        before: TableRow | None = None,
        opening: Step | None = None,
    ) -> None: ...

    async def settle(self, id: str, revision: int, ending: Ending) -> None: ...  # noqa: A002


class NodesKept(Protocol):
    """The part of a store that several processes have in common. Any call is `Unavailable` at times."""

    async def renew(self, node: str, place: str, version: str, lease_s: float) -> Renewed:
        """It lives for so long from now on."""

    async def leave(self, node: str) -> None:
        """It lives no more, and owns nothing."""

    async def owner_of(self, table: str) -> Held | None:
        """None if it is nobody's; `LookupError` if there is no such table."""

    async def take(self, table: str, node: str, seen: int | None = None) -> Claim | None:
        """The table is the node's from now on; None if it is somebody else's, who lives.

        With the epoch in which it was seen to be somebody's it is taken from them, unless it changed hands.
        """

    async def take_due(self, node: str, ahead_s: float, most: int) -> tuple[Claim, ...]:
        """Some that are nobody's, and at which something happens by itself before long."""

    async def let_go(self, node: str, claims: Sequence[Claim]) -> None:
        """Those are nobody's, if they are still the node's."""

    async def keep_only(self, node: str, epochs: Sequence[int]) -> frozenset[int]:
        """All else is not the node's, whatever was asked for before and not heard of; which of those are."""

    async def nodes(self) -> tuple[NodeKept, ...]:
        """All whose lease runs, or ran out a while ago; who came first first."""

    async def owners(self, most: int) -> tuple[tuple[str, str, int], ...]:
        """Tables that are somebody's, whose, and in which epoch."""

    async def want_drained(self, node: str) -> bool:
        """It is to hand its tables over; False if there is none of this name."""

    async def want_moved(self, table: str, node: str) -> bool:
        """A table is to go to another process; False if it is nobody's."""


class OwnersStore(Store, NodesKept, Protocol):
    """A store that several processes share."""

    def held(self, claim: Claim) -> TableWrites:
        """How the owner writes: `Fenced` if the table is another's by now, and nothing is done."""
