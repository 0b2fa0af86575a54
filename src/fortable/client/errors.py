"""What can go wrong on the way to a table, for programs; what a table itself says no to is a refusal."""

from fortable.kernel.words import Illegal
from fortable.protocol.messages import Refusal


class BadLink(ValueError):
    """The address is no link to a table."""


class LineError(ConnectionError):
    """There is no line to the table, and it would be no use to try again."""


class ServerGone(LineError):
    """Nobody answers at the address, or not any more."""


class NotFortable(LineError):
    """Somebody answers, but it is no Fortable server."""


class TooNew(LineError):
    """The server says what this version of Fortable does not understand."""


class SignedOut(LineError):
    """The server does not know this guest any more."""


class Refused(Illegal, ValueError):
    """A table or its server says no, and nothing changed: by which rule, why, and the same in words."""

    def __init__(self, told: Refusal) -> None:
        super().__init__(told.rule, told.reason, **told.facts)
        self.text = told.text

    def __str__(self) -> str:
        return self.text
