"""How matches ended, in SQLite: a row for each seat, written with its table and gone with it."""

import unicodedata
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import apsw
from msgspec.structs import replace

from fortable.kernel.codec import decode, encode
from fortable.kernel.game import Figure
from fortable.server.store.commits import Commits
from fortable.server.store.contract import Chair, Stale, TableRow
from fortable.server.store.cups.sqlite import end_cup_tries
from fortable.server.store.days.sqlite import end_try

from .contract import ANY_MATCH, Ending, MatchSearch, Played, RatedSeat, Tally

if TYPE_CHECKING:
    Values = tuple[Any, ...]

T = TypeVar("T")

ADD = """INSERT INTO results
    (tables, seat, person, bot, name, sought, game, seats, ended, place, sharing, score, figure, kind)
    VALUES ((SELECT number FROM tables WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""

FORGET = "DELETE FROM results WHERE tables = (SELECT number FROM tables WHERE id = ?)"

MATCHES = """SELECT data FROM results AS own JOIN tables ON tables.number = own.tables
    WHERE own.person = ?1 AND (?2 IS NULL OR own.game = ?2)
    AND (?3 = '' OR EXISTS (
        SELECT 1 FROM results AS other WHERE other.tables = own.tables
        AND other.seat IS NOT own.seat AND other.bot IS NULL AND instr(other.sought, ?3)))
    AND (?4 IS NULL OR (own.ended, own.tables) < (
        SELECT ended, number FROM results JOIN tables ON number = tables WHERE id = ?4 AND person = ?1))
    ORDER BY own.ended DESC, own.tables DESC LIMIT ?5"""

PLAYED = """SELECT game, seats, place, sharing, score, figure FROM results
    WHERE person = ? AND place IS NOT NULL ORDER BY ended, tables"""

TALLIES = """SELECT other.person, other.bot, other.name, other.game, sum(own.place < other.place),
    sum(own.place > other.place), sum(own.place = other.place), max(other.ended) AS last
    FROM results AS own JOIN results AS other ON other.tables = own.tables AND other.seat <> own.seat
    WHERE own.person = ? AND own.place IS NOT NULL AND coalesce(other.person, other.bot) IS NOT NULL
    GROUP BY other.person, other.bot, other.game ORDER BY last DESC"""
"""The name is that of the row with the last one: SQLite promises it where there is one maximum."""

UNSETTLED = """SELECT id FROM results INDEXED BY results_unsettled
    JOIN tables ON tables.number = results.tables
    WHERE place IS NULL AND seat = 0 AND status = 'over'
    AND results.tables > coalesce((SELECT number FROM tables WHERE id = ?), 0)
    ORDER BY results.tables LIMIT ?"""

RATED_SEATS = """SELECT tables, person, bot, game, kind, place, ended FROM results
    WHERE kind IS NOT NULL AND seat IS NOT NULL AND (ended, tables) > (?1, ?2)
    ORDER BY ended, tables, seat LIMIT ?3"""

RATED_UNTIL = """SELECT count(*) FROM results
    WHERE kind IS NOT NULL AND seat = 0 AND (ended, tables) <= (?, ?)"""

AT_REVISION = "SELECT data FROM tables WHERE id = ? AND revision = ?"


class ResultsInSqlite:
    """What a store remembers of matches that are over."""

    _commits: Commits

    async def _read(self, query: str, *values: Any) -> list[Any]:
        raise NotImplementedError

    async def _aside(self, read: Callable[..., T], *values: Any) -> T:
        raise NotImplementedError

    def _fetch(self, query: str, values: "Values") -> list[Any]:
        raise NotImplementedError

    async def _rows(self, query: str, *values: Any) -> tuple[TableRow, ...]:
        raise NotImplementedError

    async def matches_of(
        self, person: str, before: str | None, most: int, search: MatchSearch = ANY_MATCH
    ) -> tuple[TableRow, ...]:
        return await self._rows(MATCHES, person, search.game, sought(search.name), before, most)

    async def played_by(self, person: str) -> tuple[Played, ...]:
        return await self._aside(self._played_by, person)

    def _played_by(self, person: str) -> tuple[Played, ...]:
        figures: dict[str | None, Figure | None] = {None: None}
        found = []
        for game, seats, place, sharing, score, figure in self._fetch(PLAYED, (person,)):
            if figure not in figures:
                figures[figure] = decode(figure.encode(), Figure)
            found.append(Played(game, seats, place, sharing, score, figures[figure]))
        return tuple(found)

    async def tallies_of(self, person: str) -> tuple[Tally, ...]:
        return tuple(Tally(*row) for row in await self._read(TALLIES, person))

    async def rated_seats(self, after: tuple[float, int], most: int) -> tuple[RatedSeat, ...]:
        seats = [RatedSeat(*row) for row in await self._read(RATED_SEATS, *after, most)]
        if len(seats) == most:  # the last match may have more of them
            seats = [seat for seat in seats if seat.table != seats[-1].table]
        return tuple(seats)

    async def rated_until(self, last: tuple[float, int]) -> int:
        ((count,),) = await self._read(RATED_UNTIL, *last)
        return int(count)

    async def unsettled(self, after: str | None, most: int) -> tuple[str, ...]:
        return tuple(id_ for (id_,) in await self._read(UNSETTLED, after, most))

    async def settle(self, id: str, revision: int, ending: Ending) -> None:  # noqa: A002
        def work(cursor: apsw.Cursor) -> None:
            found: list[Any] = cursor.execute(AT_REVISION, (id, revision)).fetchall()
            if not found:
                raise Stale(f"{id} is not at revision {revision}")
            row = replace(decode(found[0][0], TableRow), ending=ending)
            cursor.execute("UPDATE tables SET data = ? WHERE id = ?", (encode(row), id))
            write_results(cursor, row)
            end_try(cursor, row)
            end_cup_tries(cursor, row)

        await self._commits.write(work)


def sought(name: str) -> str:
    """A name as it is looked for: whichever way it is written."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def write_results(cursor: apsw.Cursor, row: TableRow) -> None:
    """Those of a match that is over or given up, instead of what was there; one that goes on has none."""
    if row.status == "over" or (row.status == "abandoned" and row.began is not None):
        cursor.execute(FORGET, (row.id,))
        cursor.executemany(ADD, list(_results(row)))


def _results(row: TableRow) -> Iterator["Values"]:
    ended = row.changed if row.ending is None else row.ending.at
    about = row.game, len(row.chairs), ended
    for seat, chair in enumerate(row.chairs):
        yield (
            row.id,
            seat,
            *_who(chair),
            chair.name,
            sought(chair.name),
            *about,
            *_fared(row, seat),
        )
    if row.host not in {_who(chair)[0] for chair in row.chairs}:
        yield (row.id, None, row.host, None, "", "", *about, None, None, None, None, None)


def _who(chair: Chair) -> tuple[str | None, str | None]:
    """The person or the bot whose result it is: nobody's if they left."""
    return None if chair.has_left else chair.person, chair.bot if chair.person is None else None


def _fared(row: TableRow, seat: int) -> "Values":
    ending = row.ending
    if ending is None:
        return None, None, None, None, None
    place, figure = ending.places[seat], ending.figure
    written = None if figure is None else encode(figure).decode()
    return place, ending.places.count(place), ending.scores[seat], written, ending.kind
