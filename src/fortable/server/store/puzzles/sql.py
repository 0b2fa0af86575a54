"""Puzzles in SQL: a row for each that somebody tried, gone with the person."""

from fortable.server.store.statements import SqlRoom, Statements

from .contract import PuzzleTried

ADD = """INSERT INTO puzzle_tries (person, game, puzzle, tries, ended, solved)
    SELECT id, $1, $2, $3, $4, $5 FROM people WHERE id = $6
    ON CONFLICT (person, game, puzzle) DO UPDATE SET tries = puzzle_tries.tries + excluded.tries,
    ended = excluded.ended, solved = excluded.solved WHERE puzzle_tries.ended IS NULL"""

TRIED = """SELECT puzzle, tries, ended, solved FROM puzzle_tries
    WHERE person = $1 AND game = $2"""


class PuzzlesInSql(SqlRoom):
    """What a store remembers of puzzles."""

    async def add_puzzle_try(self, person: str, game: str, tried: PuzzleTried) -> PuzzleTried:
        def work() -> Statements[PuzzleTried]:
            values = tried.puzzle, tried.tries, tried.ended, tried.solved
            yield ADD, (game, *values, person)
            rows = yield f"{TRIED} AND puzzle = $3", (person, game, tried.puzzle)
            return _read(rows[0]) if rows else tried  # whoever has just left has tried nothing

        return await self._write(work)

    async def puzzles_tried(self, person: str, game: str) -> tuple[PuzzleTried, ...]:
        return tuple(_read(row) for row in await self._read(TRIED, person, game))


def _read(row: tuple[str, int, float | None, int]) -> PuzzleTried:
    puzzle, tries, ended, solved = row
    return PuzzleTried(puzzle, tries, ended, bool(solved))
