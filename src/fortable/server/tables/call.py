"""What a table wants people to be told who are away: who it concerns, and of what sort it is."""

from fortable.kernel.words import Value
from fortable.server.store import NoticeKind


class Call(Value, frozen=True):
    """To some people, who may want to be told or not."""

    kind: NoticeKind
    subject: str
    """The id of a table."""
    people: tuple[str, ...]
