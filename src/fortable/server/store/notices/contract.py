"""What a store remembers of notices: where people want to get them, and those that are still to be sent."""

from collections.abc import Collection, Sequence
from typing import Literal, Protocol

from fortable.kernel.words import Value
from fortable.protocol.notices import Quiet

NoticeKind = Literal["turn", "full", "again", "cup"]
"""What people are told: that it is their turn, that their table is full, that there is a rematch."""

MOST_DEVICES = 10
"""So many of one person are told; of more, the first are forgotten."""
MOST_NOTICES = 50
"""So many may wait for one device; of more, those that are due last are dropped."""


class Subscription(Value, frozen=True, kw_only=True):
    """Where, and how, a device of somebody is told."""

    device: bytes
    """The hash of its token."""
    person: str
    endpoint: str
    """The address of a push service, which is as good as a key."""
    service: str
    """The host in it, for all that concerns a service as a whole."""
    public_key: bytes
    secret: bytes
    """By these two nobody but the device can read a notice."""
    language: str
    zone: str
    quiet: Quiet | None
    since: float


class Notice(Value, frozen=True):
    """One that is to be sent."""

    number: int
    kind: NoticeKind
    subject: str
    """What it is about: the id of a table."""
    until: float
    """Later it would be no news."""
    tries: int
    """How often it was sent in vain."""
    to: Subscription


class NoticesKept(Protocol):
    """The part of a store that knows notices."""

    async def push_key(self) -> bytes | None:
        """By which push services know this server; None until there is one."""

    async def keep_push_key(self, new: bytes) -> bytes:
        """From now on this one; the one there is, if somebody was quicker."""

    async def subscribe(self, subscription: Subscription) -> None:
        """Instead of what its device, or anybody with the same endpoint, had before."""

    async def subscription(self, device: bytes) -> Subscription | None: ...

    async def unsubscribe(self, device: bytes) -> None:
        """With all that it was still to be told."""

    async def are_subscribed(self, people: Collection[str]) -> bool:
        """Whether any of them wants to be told anything."""

    async def add_notice(
        self, kind: NoticeKind, subject: str, people: Sequence[str], due: float, until: float
    ) -> None:
        """For every device on which one of these people wants it; instead of the same from before."""

    async def due_notices(
        self, now: float, most: int, but_for: Collection[str]
    ) -> tuple[Notice, ...]:
        """Some of those that are due, what is due first first; those of some services left out."""

    async def postpone_notice(self, number: int, due: float, tries: int) -> None: ...

    async def postpone_service(self, service: str, due: float) -> None:
        """Whatever goes there not before then."""

    async def drop_notice(self, number: int) -> None: ...

    async def drop_late_notices(self, now: float) -> None:
        """Those that are no news any more."""
