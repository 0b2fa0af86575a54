"""`fortable report`, as somebody at a terminal uses it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from fortable import folder
from fortable.cli import report
from fortable.twins import is_compiled
from tests.games import in_turns, listed, some_game

GAME = some_game(in_turns, listed)
Run = Callable[..., tuple[int, str, str]]
REPORT = ("report", GAME.key, "--bot", "random", "--games", "3", "--workers", "1")


def test_a_page_with_pictures_is_written(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    status, out, _ = run(*REPORT, "--to", str(tmp_path / "new"))
    page = tmp_path / "new" / f"{GAME.key}.md"
    assert (status, str(page) in out) == (0, True)
    assert GAME.title in page.read_text("utf-8")
    assert len(list(page.parent.glob("*.svg"))) == 6


def test_a_match_of_them_is_drawn_midway_and_at_its_end(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    run(*REPORT, "--to", str(tmp_path))
    told = (tmp_path / f"{GAME.key}.md").read_text("utf-8")
    midway, end = ((tmp_path / f"{GAME.key}-{each}.svg") for each in ("midway", "end"))
    assert (f"]({midway.name})" in told, f"]({end.name})" in told) == (True, True)
    assert midway.read_text("utf-8").startswith("<svg")
    assert midway.read_bytes() != end.read_bytes()
    assert "Waiting for" in midway.read_text("utf-8")
    assert "Waiting for" not in end.read_text("utf-8")


def test_json_is_the_same_for_the_same_seed_and_has_every_number_of_seats(run: Run) -> None:
    told = [run(*REPORT, "--json", "--seed", seed)[1] for seed in ("7", "7", "8")]
    assert told[0] == told[1] != told[2]
    assert [each["seats"] for each in json.loads(told[0])] == list(GAME.seats)


def test_one_number_of_seats_is_enough(run: Run) -> None:
    seats = GAME.seats[-1]
    (only,) = json.loads(run(*REPORT, "--json", "--seats", str(seats))[1])
    assert (only["seats"], only["games"], len(only["wins"])) == (seats, 3, seats)


@pytest.mark.skipif(not is_compiled(), reason="Numba is not installed")
def test_compiled_code_plays_many_and_the_rules_a_few(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = some_game(lambda game: folder.LEVELS.of(game) is not None)
    monkeypatch.setattr(report, "RULED", 2)
    seats = str(game.seats[0])
    wanted = ("report", game.key, "--games", "200", "--on", "twin", "--workers", "1", "--json")
    (only,) = json.loads(run(*wanted, "--bot", "casual", "--seats", seats)[1])
    assert (only["games"], only["ruled"]) == (200, 2)
    assert only["clauses"]
