"""While the secret of a day is one, nobody but whoever plays a deal of it sees anything of that match."""

from fortable.kernel.words import Illegal
from fortable.server.store import TableRow

from .visit import Visit


def check_revealed(visit: Visit, row: TableRow) -> None:
    """`Illegal` unless nothing of its seed is a secret: for whatever goes from hand to hand."""
    if row.day is not None and not visit.server.day_clock.is_revealed(row.day.day):
        raise Illegal("TB-16", "not-revealed", day=row.day.day)


def check_may_look(visit: Visit, row: TableRow) -> None:
    """The same, but whoever plays there may look back."""
    if visit.person is None or visit.person.id != row.host:
        check_revealed(visit, row)
