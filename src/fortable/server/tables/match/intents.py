"""What somebody wants to do in the match: people, bots and the clock alike."""

from typing import Any, Literal

import msgspec

from fortable.kernel.words import CLOCK, Action, Seat
from fortable.server.wire.table_messages import SubmitIntent

from .claims import ClaimRecord

By = Literal["person", "bot", "clock"]


class Intent(msgspec.Struct, frozen=True):
    """An action that is wanted, chosen at a version. What becomes of it is judged by the present one."""

    by: By
    seat: Seat
    version: int
    action: Any
    """A person's as it was sent; None if the table must say, for the clock or for a bot that failed."""
    id: str = ""
    """Whose it is, a colon, and their own id of it: the same twice is one intent."""
    asker: SubmitIntent | None = None
    """Who waits for the answer."""
    bot: str = ""
    """The key of a bot: one that has left its seat wants nothing any more."""
    claims: tuple[ClaimRecord, ...] = ()
    """What it was weighed against, where several claimed the same thing."""
    is_automatic: bool = False
    """Whether the table acts for a bot that failed."""

    def id_at(self, version: int) -> str:
        """By which it is remembered. Bots and the clock have no ids of their own: theirs is made from the
        version at which it becomes true.
        """
        return self.id or f"{self.by}:{version}"


def of_person(message: SubmitIntent, seat: Seat) -> Intent:
    """What somebody sent who sits there."""
    act = message.act
    return Intent("person", seat, act.version, act.action, f"{message.person.id}:{act.id}", message)


def of_bot(key: str, seat: Seat, version: int, action: Action | None) -> Intent:
    """What a bot chose."""
    return Intent("bot", seat, version, action, bot=key)


def of_clock(version: int) -> Intent:
    """Nobody did anything in time: what happens then, and for whom, is looked up when it is judged."""
    return Intent("clock", CLOCK, version, None)
