"""`fortable review`, as somebody at a terminal uses it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from fortable.bots.playing import begin_match, play_match
from fortable.kernel.record import export, write_record
from tests.games import in_turns, listed, some_game

GAME = some_game(in_turns, listed)
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = play_match(GAME, GAME.seats[0], GAME.types.options(), ["random"], "a", "a")
    place = tmp_path_factory.mktemp("matches") / "evening.json"
    place.write_bytes(write_record(export(match, None)))
    return place


def test_a_table_with_all_players(run: Run, file: Path) -> None:
    status, out, _ = run("review", str(file), "--effort", "0.01", "--name", "Anna")
    assert status == 0
    assert "Anna" in out
    assert "Turning points" in out


def test_json_is_the_same_twice(run: Run, file: Path) -> None:
    one, other = (run("review", str(file), "--json", "--effort", "0.01")[1] for _ in "12")
    assert one == other
    assert len(json.loads(one)["accounts"]) == GAME.seats[0]


def test_a_page_stands_alone_and_overwrites_nothing(run: Run, file: Path, tmp_path: Path) -> None:
    page = tmp_path / "evening.html"
    told = ("review", str(file), "--html", str(page), "--effort", "0.01", "--name", "<b>Anna")
    assert run(*told)[0] == 0
    text = page.read_text("utf-8")
    assert "<svg" in text
    assert "<b>Anna" not in text
    assert "&lt;b&gt;Anna" in text
    assert run(*told)[0] == 2
    assert page.read_text("utf-8") == text


def test_a_running_match_is_refused(run: Run, tmp_path: Path) -> None:
    match = begin_match(GAME, GAME.seats[0], GAME.types.options(), "a")
    file = tmp_path / "running.json"
    file.write_bytes(write_record(export(match, None)))
    status, _, told = run("review", str(file))
    assert status == 2
    assert "TB-02" in told
