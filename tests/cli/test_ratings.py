"""`fortable ratings` and `fortable arena --places`: where people stand, and where bots do."""

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.cli import main
from fortable.ratings import LEAST_MATCHES
from fortable.server.store import Chair, Ending
from fortable.server.store.sqlite import SqliteStore
from tests.games import for_two, in_turns, some_game
from tests.server.store_contract import ANNA, PHONE, TABLE

GAME = some_game(for_two, in_turns)


async def fill(file: Path, matches: int) -> None:
    store = SqliteStore(file)
    await store.add_person(ANNA, PHONE)
    chairs = (Chair(person="anna", name="Anna"), Chair(person="anna's guest", has_left=False))
    ben = replace(ANNA, id="anna's guest", name="Ben")
    await store.add_person(ben, replace(PHONE, token_hash=b"ben", person=ben.id))
    for number in range(matches):
        ending = Ending(float(number), (1, 2), (0, 0), None, kind="duel")
        row = replace(TABLE, id=f"t{number}", game=GAME.key, status="over", chairs=chairs)
        await store.add_table(replace(row, ending=ending))
    await store.close()


def test_people_who_have_played_enough_are_told_best_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "x.sqlite")
    asyncio.run(fill(Path(file), LEAST_MATCHES))
    assert main(["ratings", "--database", file, "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert (first["name"], second["name"]) == ("Anna", "Ben")
    assert first["value"] > 1000 > second["value"]
    assert (first["game"], first["kind"], first["played"]) == (GAME.key, "duel", LEAST_MATCHES)
    assert main(["--lang", "en", "ratings", "--database", file]) == 0
    assert "Anna" in capsys.readouterr().out


def test_before_that_nobody_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "x.sqlite")
    asyncio.run(fill(Path(file), LEAST_MATCHES - 1))
    assert main(["--lang", "en", "ratings", "--database", file]) == 0
    assert "Nobody has played enough" in capsys.readouterr().out


def test_the_arena_writes_where_bots_stand_kind_by_kind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quick = max(catalog().games.values(), key=lambda game: game.simultaneous)
    file = tmp_path / "ratings.json"
    for seats in ("2", "3"):
        words = ["arena", quick.key, "--bots", "beginner,good", "--seats", seats]
        assert main([*words, "--games", "6", "--workers", "1", "--places", str(file)]) == 0
    capsys.readouterr()
    written = json.loads(file.read_text("utf-8"))
    assert set(written) == {"duel", "several"}
    means = written["duel"]["means"]
    assert means["beginner"] < 25 < means["good"]
    assert sum(means.values()) == pytest.approx(50, abs=0.02)
    assert (written["several"]["seats"], written["several"]["games"]) == (3, 6)
