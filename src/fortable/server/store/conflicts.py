"""What a store does not do, and why."""

from typing import Literal

from fortable.kernel.words import Illegal
from fortable.protocol.messages import Status


class Conflict(Exception):
    """A write that is not to be, because of what is there: nothing of it is done, and no other is harmed."""


class Taken(Conflict):
    """Somebody was there before: an id, a version or an intent exists already."""


class Stale(Conflict):
    """A row is not what whoever wants to change it believes: somebody else has changed or deleted it."""


class CupFull(Conflict):
    """As many are in a cup as may be."""


class TooManyCups(Conflict):
    """Of one host as many are not over already."""


class TooMany(Conflict):
    """There are as many tables in this state already: of one host, or opened from one address."""

    def __init__(self, status: Status, whose: Literal["host", "household"], allowed: int) -> None:
        super().__init__(f"{allowed} tables of one {whose} are {status}")
        self.status = status
        self.whose = whose
        self.allowed = allowed

    @property
    def refusal(self) -> Illegal:
        """In the words of the rules."""
        match self.status, self.whose:
            case "open", "host":
                return Illegal("TB-11", "too-many-open", allowed=self.allowed)
            case "open", _:
                return Illegal("TB-11", "too-many-open-together", allowed=self.allowed)
            case _, "host":
                return Illegal("TB-11", "too-many-running", allowed=self.allowed)
        return Illegal("TB-11", "too-many-running-together", allowed=self.allowed)


class Unavailable(Exception):
    """Nothing can be written down or looked up now, and nothing of what was asked is done.

    What `refusal` says is no secret: anybody may hear it.
    """

    def __init__(self, refusal: Illegal) -> None:
        super().__init__(refusal.message, refusal.facts)
        self.refusal = refusal
