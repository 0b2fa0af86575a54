"""A table as a picture for its link: the board as far as a spectator may know it, and who sits there."""

from fortable.catalog import catalog
from fortable.drawing.png import rendered
from fortable.kernel import referee
from fortable.kernel.codec import decode
from fortable.kernel.options import read_options
from fortable.pictures import Look, picture
from fortable.server.store import StoredTable, TableRow
from fortable.server.tables import chairs
from fortable.server.tables.match.stored_match import rebuild_match
from fortable.texts import Texts

from .requests import MatchRequest

NOBODY_YET = "…"


def pictured(request: MatchRequest, data: bytes) -> bytes:
    """A PNG of 1200 x 630."""
    stored = decode(data, StoredTable)
    return rendered(drawn(stored, request.language))


def drawn(stored: StoredTable, language: str) -> str:
    """The same as SVG: before the match the empty board, then what spectators see."""
    row, game = stored.row, catalog()[stored.row.game]
    texts = Texts(language, [game.package])
    look = Look(shape="card", language=language, names=names_at(row, texts))
    if row.began is None:
        options = read_options(game.types.options, row.options)
        empty = referee.start(game, options, len(row.chairs))
        return picture(game, empty, look._replace(caption=told(row, texts)))
    return picture(game, rebuild_match(stored).state, look._replace(caption=told(row, texts)))


def names_at(row: TableRow, texts: Texts) -> tuple[str, ...]:
    """As on the table's page: each by a name that tells them from the others."""
    return tuple(name or NOBODY_YET for name in chairs.names_at(row, texts))


def told(row: TableRow, texts: Texts) -> str:
    """How it stands around a match that does not go on; empty while it does, or once it is over. Practice is
    told from what counts.
    """
    if row.practice is not None:
        return texts("preview-practice")
    if row.status == "open":
        free = sum(chair.is_empty for chair in row.chairs)
        return texts("preview-open", free=free)
    return texts("preview-given-up") if row.status == "abandoned" else ""
