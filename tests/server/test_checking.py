# ruff: noqa: S608
"""`fortable check`: what is whole is found whole, also beside a server, and what was broken is named."""

import asyncio
import json
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import apsw
import pytest
import pytest_asyncio
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.cli import main
from fortable.kernel.codec import decode, encode
from fortable.server.checking import Report, check
from fortable.server.store import TableRow
from fortable.texts import LANGUAGES
from tests.games import for_two, in_turns, some_game

from .guests import seated
from .player import Player
from .servers import opened, settled

OWN = [game for game in catalog().games.values() if game.package.startswith("fortable.games.")]
DUEL = some_game(for_two, in_turns)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a match that is over, running ones of every game, and a table where none began."""
    folder = tmp_path_factory.mktemp("played")
    async with opened(folder) as house:
        guests = await house.party(2)
        for game in OWN:
            bots: list[str | None] = ["random"] * min(game.seats)
            table = await guests[0].open_table(game.key, bots, settings={"bot_pace_ms": 0})
            await guests[0].order(table, "start")
        table = await seated(guests[0], guests[1:], DUEL.key)
        players = [Player(guest, table, DUEL, Random(seat)) for seat, guest in enumerate(guests)]
        await asyncio.gather(*(player.play() for player in players))
        await settled(house.server.store, table)
        await guests[0].open_table(DUEL.key, [None, None])
    return folder / "x.sqlite"


@pytest.fixture
def file(played: Path, tmp_path: Path) -> Path:
    """One's own copy of it."""
    return Path(shutil.copy(played, tmp_path / "x.sqlite"))


def changed(file: Path, *statements: str) -> Report:
    """The report on a file in which somebody did this."""
    with closing(apsw.Connection(str(file))) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.create_scalar_function("altered", _altered)  # type: ignore[arg-type]
        for statement in statements:
            connection.execute(statement)
    return check(file)


def _altered(data: bytes, old: str, new: str) -> bytes:
    """JSON in which something else stands."""
    assert old.encode() in data
    return data.replace(old.encode(), new.encode(), 1)


def found(report: Report) -> set[str]:
    return {finding.what for finding in report.findings if finding.is_fault}


ANSWER = '"answer":{"version":'
OVER = "(SELECT max(number) FROM tables JOIN chairs ON tables = number WHERE status = 'over')"
LAST = f"(SELECT max(number) FROM steps WHERE tables = {OVER} AND version IS NOT NULL)"
MIDDLE = f"(SELECT number FROM steps WHERE tables = {OVER} AND version > 0 LIMIT 1 OFFSET 3)"


def test_what_is_whole_is_found_whole(file: Path) -> None:
    before = file.read_bytes()
    report = check(file)
    assert report.is_whole, report.findings
    assert report.tables == len(OWN) + 2
    assert report.moves > 40
    assert report.sizes is not None
    assert report.sizes.rows["tables"] == report.tables
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        (f"DELETE FROM steps WHERE number = {MIDDLE}", "gap"),
        (f"DELETE FROM steps WHERE number = {LAST}", "not-over"),
        (f"UPDATE tables SET status = 'playing' WHERE number = {OVER}", "column"),
        ("UPDATE tables SET revision = revision + 1 WHERE status = 'open'", "column"),
        (f"UPDATE steps SET data = CAST('{{' AS BLOB) WHERE number = {LAST}", "unreadable"),
        (f"UPDATE steps SET intent = intent || 'x' WHERE number = {MIDDLE}", "step-column"),
        (f"UPDATE results SET place = 7 WHERE tables = {OVER} AND seat = 0", "results"),
        ("DELETE FROM chairs WHERE tables = (SELECT max(tables) FROM chairs)", "chairs"),
        ("DELETE FROM people", "strays"),
        ("DROP INDEX tables_by_due", "layout"),
        ("DROP TRIGGER device_gone", "layout"),
        (
            f'UPDATE steps SET data = altered(data, \'"answer":{{"version":\', \'"answer":{{"version":9\')'
            f" WHERE number = {MIDDLE}",
            "answer",
        ),
        (
            f"UPDATE tables SET data = altered(data, '\"places\":[', '\"places\":[1') WHERE number = {OVER}",
            "results",
        ),
    ],
)
def test_what_was_broken_is_named(file: Path, statement: str, what: str) -> None:
    report = changed(file, statement)
    assert not report.is_whole
    assert what in found(report)


def rewritten(file: Path, change: Callable[[TableRow], TableRow]) -> Report:
    """The report on a file in which the finished match of a duel has another row."""
    with closing(apsw.Connection(str(file))) as connection:
        query = f"SELECT number, data FROM tables WHERE number = {OVER}"
        ((number, written),) = connection.execute(query)
        data = encode(change(decode(written, TableRow)))
        connection.execute("UPDATE tables SET data = ? WHERE number = ?", (data, number))
    return check(file)


def test_a_log_that_the_rules_do_not_come_to_is_named(file: Path) -> None:
    """With another seed chance decides otherwise."""
    report = rewritten(file, lambda row: replace(row, seed=bytes(32)))
    assert found(report) == {"rules"}


def test_an_ending_that_is_not_that_of_the_rules_is_named(file: Path) -> None:
    def worse(row: TableRow) -> TableRow:
        assert row.ending is not None
        return replace(row, ending=replace(row.ending, scores=(-5,) * len(row.chairs)))

    assert found(rewritten(file, worse)) == {"ending"}


def test_a_match_of_a_game_that_is_gone_is_told_and_no_fault(file: Path) -> None:
    report = rewritten(file, lambda row: replace(row, game="gone"))
    assert report.is_whole
    assert "game-gone" in {finding.what for finding in report.findings}


@pytest.mark.parametrize("language", LANGUAGES)
def test_damaged_pages_are_told_in_words_and_by_the_status(
    file: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(apsw.Connection(str(file))) as connection:
        root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'steps'").get
        size = connection.execute("PRAGMA page_size").get
    with file.open("r+b") as pages:
        pages.seek((root - 1) * size)
        pages.write(bytes(100))
    assert main(["--lang", language, "check", "--database", str(file)]) == 1
    assert "SQLite" in capsys.readouterr().out


def test_programs_are_told_in_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--database", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["is_whole"] is True
    changed(file, f"DELETE FROM steps WHERE number = {MIDDLE}")
    assert main(["check", "--database", str(file), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["is_whole"] is False
    assert told["report"]["findings"][0]["what"] == "gap"
    assert told["report"]["findings"][0]["table"]


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    assert main(["check", "--database", str(tmp_path / "none.sqlite")]) == 2
    (tmp_path / "letter.sqlite").write_text("Dear Anna, this is no database at all.")
    assert main(["check", "--database", str(tmp_path / "letter.sqlite")]) == 2


async def test_a_server_goes_on_beside_it(tmp_path: Path) -> None:
    """People play while it looks: each table is seen as of one moment, and nothing is wrong with any."""
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        bots: list[str | None] = ["random"] * min(DUEL.seats)
        reports = list[Report]()
        for _ in range(3):
            tables = [
                await anna.open_table(DUEL.key, bots, settings={"bot_pace_ms": 0}) for _ in range(3)
            ]
            for table in tables:
                await anna.order(table, "start")
            reports.append(await asyncio.to_thread(check, tmp_path / "x.sqlite"))
            for table in tables:
                await settled(house.server.store, table)
    assert [report.findings for report in reports] == [(), (), ()]
    assert reports[-1].tables == 9
