"""How matches ended, in SQL: a row for each seat, written with its table and gone with it."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from fortable.kernel.codec import decode, encode
from fortable.kernel.game import Figure
from fortable.server.store.conflicts import Stale
from fortable.server.store.contract import Chair, TableRow
from fortable.server.store.cups.tries import end_cup_tries
from fortable.server.store.days.sql import end_try
from fortable.server.store.statements import SqlRoom, Statements, flat, rows_of_marks

from .contract import ANY_MATCH, Ending, MatchSearch, Played, RatedSeat, Tally

Values = tuple[Any, ...]

NUMBER = "(SELECT number FROM tables WHERE id = $1)"

COLUMNS = (
    *("seat", "person", "bot", "name", "sought", "game", "seats", "ended"),
    *("place", "sharing", "score", "figure", "kind"),
)
ADD = f"INSERT INTO results (tables, {', '.join(COLUMNS)}) VALUES "  # noqa: S608

FORGET = f"DELETE FROM results WHERE tables = {NUMBER}"  # noqa: S608

MATCHES = """SELECT data FROM results AS own JOIN tables ON tables.number = own.tables
    WHERE own.person = $1 AND (CAST($2 AS TEXT) IS NULL OR own.game = $2)
    AND (CAST($3 AS TEXT) = '' OR EXISTS (
        SELECT 1 FROM results AS other WHERE other.tables = own.tables
        AND other.seat IS DISTINCT FROM own.seat AND other.bot IS NULL AND {has}))
    AND (CAST($4 AS TEXT) IS NULL OR (own.ended, own.tables) < (
        SELECT ended, number FROM results JOIN tables ON number = tables WHERE id = $4 AND person = $1))
    ORDER BY own.ended DESC, own.tables DESC LIMIT $5"""

PLAYED = """SELECT game, seats, place, sharing, score, figure FROM results
    WHERE person = $1 AND place IS NOT NULL ORDER BY ended, tables"""

MET = """SELECT other.person, other.bot, other.name, other.game, other.ended,
    own.place AS own, other.place AS other, row_number() OVER (
        PARTITION BY other.person, other.bot, other.game ORDER BY other.ended DESC) AS nth
    FROM results AS own JOIN results AS other ON other.tables = own.tables AND other.seat <> own.seat
    WHERE own.person = $1 AND own.place IS NOT NULL AND coalesce(other.person, other.bot) IS NOT NULL"""

TALLIES = f"""SELECT person, bot, max(name) FILTER (WHERE nth = 1), game,
    count(*) FILTER (WHERE own < other), count(*) FILTER (WHERE own > other),
    count(*) FILTER (WHERE own = other), max(ended) AS last
    FROM ({MET}) AS met GROUP BY person, bot, game ORDER BY last DESC"""  # noqa: S608
"""The name is that of the last time."""

UNSETTLED = """SELECT id FROM results {by}
    JOIN tables ON tables.number = results.tables
    WHERE place IS NULL AND seat = 0 AND status = 'over'
    AND results.tables > coalesce((SELECT number FROM tables WHERE id = $1), 0)
    ORDER BY results.tables LIMIT $2"""

RATED_SEATS = """SELECT tables, person, bot, game, kind, place, ended FROM results
    WHERE kind IS NOT NULL AND seat IS NOT NULL AND (ended, tables) > ($1, $2)
    ORDER BY ended, tables, seat LIMIT $3"""

RATED_UNTIL = """SELECT count(*) FROM results
    WHERE kind IS NOT NULL AND seat = 0 AND (ended, tables) <= ($1, $2)"""

AT_REVISION = "SELECT data FROM tables WHERE id = $1 AND revision = $2"
SETTLE = "UPDATE tables SET data = $1 WHERE id = $2 AND revision = $3 RETURNING 1"


class ResultsInSql(SqlRoom):
    """What a store remembers of matches that are over."""

    async def matches_of(
        self, person: str, before: str | None, most: int, search: MatchSearch = ANY_MATCH
    ) -> tuple[TableRow, ...]:
        query = MATCHES.format(has=self.dialect.has("other.sought", "$3"))
        values = person, search.game, sought(search.name), before, most

        def look() -> Statements[tuple[TableRow, ...]]:
            rows = yield query, values
            return tuple(decode(data, TableRow) for (data,) in rows)

        return await self._look(look)

    async def played_by(self, person: str) -> tuple[Played, ...]:
        def look() -> Statements[tuple[Played, ...]]:
            return tuple(_played((yield PLAYED, (person,))))

        return await self._look(look)

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
        query = UNSETTLED.format(by=self.dialect.by("results_unsettled"))
        return tuple(id_ for (id_,) in await self._read(query, after, most))

    async def settle(self, id: str, revision: int, ending: Ending) -> None:  # noqa: A002
        def work() -> Statements[None]:
            found = yield AT_REVISION, (id, revision)
            row = replace(decode(found[0][0], TableRow), ending=ending) if found else None
            if row is None or not (yield SETTLE, (encode(row), id, revision)):
                raise Stale(f"{id} is not at revision {revision}")
            yield from write_results(row)
            yield from end_try(row)
            yield from end_cup_tries(row)

        await self._write(work)


def _played(rows: list[Any]) -> Iterator[Played]:
    figures: dict[str | None, Figure | None] = {None: None}
    for game, seats, place, sharing, score, figure in rows:
        if figure not in figures:
            figures[figure] = decode(figure.encode(), Figure)
        yield Played(game, seats, place, sharing, score, figures[figure])


def sought(name: str) -> str:
    """A name as it is looked for: whichever way it is written."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def write_results(row: TableRow) -> Statements[None]:
    """Those of a match that is over or given up, instead of what was there; one that goes on has none,
    nor has one for practice, or that goes on at another table. Of one with hints, or in which decisions were
    taken back, nothing is written but whose it was.
    """
    if row.practice is not None or row.is_continued:
        return
    if row.status == "over" or (row.status == "abandoned" and row.began is not None):
        results = list(_results(row))
        yield FORGET, (row.id,)
        yield (
            ADD + rows_of_marks(len(results), len(COLUMNS), first=2, before=NUMBER),
            (row.id, *flat(results)),
        )


def _results(row: TableRow) -> Iterator[Values]:
    ended = row.changed if row.ending is None else row.ending.at
    about = row.game, len(row.chairs), ended
    if row.is_aided:
        for person in sorted({row.host, *filter(None, (_who(chair)[0] for chair in row.chairs))}):
            yield _without_seat(person, about)
        return
    for seat, chair in enumerate(row.chairs):
        who = *_who(chair), chair.name, sought(chair.name)
        yield seat, *who, *about, *_fared(row, seat)
    if row.host not in {_who(chair)[0] for chair in row.chairs}:
        yield _without_seat(row.host, about)


def _without_seat(person: str, about: Values) -> Values:
    """It is listed among theirs, and counted nowhere."""
    return None, person, None, "", "", *about, None, None, None, None, None


def _who(chair: Chair) -> tuple[str | None, str | None]:
    """The person or the bot whose result it is: nobody's if they left."""
    return None if chair.has_left else chair.person, chair.bot if chair.person is None else None


def _fared(row: TableRow, seat: int) -> Values:
    ending = row.ending
    if ending is None:
        return None, None, None, None, None
    place, figure = ending.places[seat], ending.figure
    written = None if figure is None else encode(figure).decode()
    return place, ending.places.count(place), ending.scores[seat], written, ending.kind
