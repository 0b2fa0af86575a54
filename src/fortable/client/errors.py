"""What can go wrong on the way to a table, for programs; what a table itself says no to is a refusal."""

from fortable.kernel.words import Illegal
from fortable.protocol.messages import Refusal
from fortable.public import refusal as public


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


class Refused(public.Refusal):
    """A table or its server says no, and nothing changed; `str` says it as the table did."""

    def __init__(self, told: Refusal) -> None:
        super().__init__(Illegal(told.rule, told.reason, **told.facts))
        self._told = told

    def __str__(self) -> str:
        return self._told.text

    def __reduce__(self) -> tuple[type["Refused"], tuple[Refusal]]:
        return Refused, (self._told,)
