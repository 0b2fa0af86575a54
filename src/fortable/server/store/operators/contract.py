"""The part of a store for whoever looks after a server."""

from typing import TYPE_CHECKING, Protocol

from fortable.kernel.words import Value
from fortable.protocol.messages import Status

if TYPE_CHECKING:
    from fortable.server.store.contract import TableRow


class Ban(Value, frozen=True):
    """Until when somebody may not play: one person, or all from one address."""

    person: str | None
    household: str | None
    """The mark of an address."""
    since: float
    until: float
    note: str = ""
    """What the operator wants to remember about it."""
    number: int = 0
    """As the store counts them; 0 before it is in there."""


class PersonKnown(Value, frozen=True):
    """Somebody who plays here."""

    id: str
    name: str
    since: float
    seen: float | None
    """When a device of theirs was used last, to about a day; None if they have none."""


class OperatorsKept(Protocol):
    """Lists are told in portions: what comes after the id, or the number, that was last."""

    async def all_tables(
        self, status: Status | None, after: str | None, most: int
    ) -> "tuple[TableRow, ...]":
        """Those in a state, or all, the newest first."""

    async def all_people(self, name: str, after: str | None, most: int) -> tuple[PersonKnown, ...]:
        """Those whose names hold this, or all, the newest first."""

    async def person(self, id: str) -> PersonKnown | None: ...  # noqa: A002

    async def add_ban(self, ban: Ban) -> None: ...

    async def bans(self, now: float, after: int | None, most: int) -> tuple[Ban, ...]:
        """Those that are not over, the newest first."""

    async def bans_of(self, person: str) -> tuple[Ban, ...]:
        """All that are remembered of somebody, the newest first."""

    async def lift_ban(self, number: int) -> Ban | None:
        """It is over; None if there was none."""

    async def forget_bans(self, before: float, most: int) -> int:
        """Drop some that were over before then; how many they were."""
