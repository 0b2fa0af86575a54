"""What a table's inbox holds: everything that can happen to a table, one after the other."""

from collections.abc import Callable
from dataclasses import dataclass

from fortable.kernel.codec import reader
from fortable.kernel.words import Value
from fortable.server.wire.table_messages import AnyTableMessage, TableMessage

from .match.deliberations import Deliberated
from .match.intents import Intent

_read: Callable[[bytes], AnyTableMessage] = reader(AnyTableMessage)


class Received(Value, frozen=True):
    """A message as it came over the bus, and when: its place in the inbox is that of its arrival."""

    data: bytes
    arrived_s: float

    @property
    def message(self) -> AnyTableMessage:
        return _read(self.data)


@dataclass(frozen=True, slots=True)
class PutOff:
    """An intent that had to wait to be judged, and need not any more."""

    intent: Intent


class ClaimsDue:
    """Those who claimed the same thing can be judged."""


class CountdownOver:
    """Everybody has counted down."""


class Settle:
    """The match is over, which everybody knows: how it ended is to be worked out, for their history."""


class PresenceChanged:
    """Somebody has come or gone, and the others have not heard of it."""


class CheckAbsence:
    """Somebody has been gone for so long that a bot may sit in."""


class StoodStill:
    """The whole server did, for longer than anybody should pay for."""


class TryAgain:
    """The store failed a while ago: bots and the clock go on if it does."""


@dataclass(frozen=True, slots=True)
class SocketsGone:
    """A process of the house is gone, with all sockets that it had here."""

    node: str


class Unload:
    """Perhaps nobody is here any more."""


class Close:
    """The server closes."""


Timed = (
    ClaimsDue
    | CountdownOver
    | Settle
    | PresenceChanged
    | CheckAbsence
    | StoodStill
    | TryAgain
    | SocketsGone
    | Unload
)
Job = Received | Intent | PutOff | Deliberated | Timed | Close
Notify = Callable[[Intent | PutOff | Deliberated | Timed], None]
"""How those around a table put something into its inbox."""


def asker_of(job: Job) -> TableMessage | None:
    """Whoever waits for an answer."""
    match job:
        case Received():
            return job.message
        case PutOff(intent):
            return intent.asker
        case Deliberated(intents):
            return intents[0].asker
    return None
