"""A table without somebody who wants to be forgotten: the seat stays, and says nothing of whose it was."""

from msgspec.structs import replace

from fortable.kernel.game import AnyGame
from fortable.server.ids import new_id
from fortable.server.store import NAMELESS, Chair, TableRow

from .. import chairs


def forgotten(row: TableRow, game: AnyGame, person: str) -> TableRow:
    """Without somebody who is to be forgotten: gone from where nothing has begun, from a match for good."""
    is_seated = chairs.seat_of(row, person) is not None
    if row.status == "open" and is_seated:
        row = chairs.stand(row, person)
    elif row.status == "playing" and is_seated:
        row = chairs.resign(row, game, person)
    if row.host == person and row.status in ("open", "playing"):
        others = list(chairs.seats(row))
        row = replace(row, host=others[0]) if others else replace(row, status="abandoned")
    return nameless(row, person)


def nameless(row: TableRow, person: str) -> TableRow:
    """With seats, and a host, of which nobody knows any more who it was."""
    nobody = new_id()

    def named(chair: Chair) -> Chair:
        if chair.person != person:
            return chair
        return replace(chair, person=nobody, name=NAMELESS, has_left=True)

    return replace(
        row,
        host=nobody if row.host == person else row.host,
        household="" if row.host == person else row.household,
        chairs=tuple(map(named, row.chairs)),
        kept_away=tuple(each for each in row.kept_away if each != person),
    )
