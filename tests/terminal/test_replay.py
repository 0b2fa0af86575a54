"""Replays: step by step for people, all at once for scripts, and only of genuine matches."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from subprocess import CompletedProcess
from typing import TYPE_CHECKING

import pytest
from rich.console import Console, RenderableType

from fortable.cli import main
from fortable.kernel.log import Match
from fortable.kernel.record import read_record, replay
from fortable.kernel.words import SPECTATOR
from fortable.terminal.pages.table_page import TablePage
from fortable.terminal.setup.chairs import Chair
from fortable.texts import Texts

if TYPE_CHECKING:
    from tests.terminal.conftest import Visitor

Script = Callable[..., CompletedProcess[str]]


def test_forward_back_and_anywhere(
    visit: Callable[..., Visitor], record: Path, finished: Match
) -> None:
    last = finished.version
    visitor = visit("replay", str(record))
    for typed, version in [("", 1), ("n", 2), ("b", 1), ("b", 0), ("b", 0), ("7", 7), ("e", last)]:
        assert f"{version} of {last}" in visitor.types(typed)
    assert finished.seed.hex() in visitor.types()
    assert f"{last} of {last}" in visitor.types()
    assert f"{last} of {last}" in visitor.types("99999999999999999999")
    assert visitor.leaves("q") == 0


def test_the_event_is_told_in_words(
    visit: Callable[..., Visitor], record: Path, finished: Match
) -> None:
    texts = Texts("en", [finished.game.package], ["Player 1", "Player 2"])
    seen = visit("replay", str(record)).types()
    assert texts.event(finished.events[0]) in seen


def test_what_was_secret_is_open_once_all_is_over(
    visit: Callable[..., Visitor], record: Path, finished: Match
) -> None:
    visitor = visit("replay", str(record))
    game, middle = finished.game, finished.version // 2
    assert game.unveiled is not None
    page = TablePage(game, "en", [Chair(f"Player {1 + seat}") for seat in range(game.seats[0])])
    _, state = list(replay(game, read_record(record.read_bytes())))[middle]
    width = visitor.screen.columns
    secret = _lines(page.table(state, SPECTATOR, ""), width)
    opened = _lines(page.afterwards(state, ""), width)
    assert opened - secret
    assert opened - secret <= {line.strip() for line in visitor.types(str(middle)).splitlines()}


def _lines(page: RenderableType, width: int) -> set[str]:
    console = Console(width=width, file=StringIO())
    console.print(page)
    assert isinstance(console.file, StringIO)
    return {line.strip() for line in console.file.getvalue().splitlines()}


def test_a_script_gets_a_line_for_every_event(
    script: Script, record: Path, finished: Match
) -> None:
    run = script("replay", str(record))
    texts = Texts("en", [finished.game.package])
    assert run.returncode == 0
    assert run.stdout.splitlines()[: finished.version] == [texts.event(e) for e in finished.events]
    assert finished.seed.hex() in run.stdout


@pytest.mark.parametrize(
    "damage",
    [
        lambda file: file.unlink(),
        lambda file: file.write_bytes(file.read_bytes()[:-50]),
        lambda file: file.write_bytes(file.read_bytes().replace(b'"seat":0', b'"seat":1', 1)),
        lambda file: file.write_bytes(b""),
        lambda file: file.write_bytes(b"\xff\x00[]"),
    ],
    ids=["missing", "truncated", "tampered", "empty", "noise"],
)
def test_a_damaged_file_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], record: Path, damage: Callable[[Path], object]
) -> None:
    damage(record)
    assert main(["replay", str(record)]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith("fortable: ")
    assert heard.err.count("\n") == 1
