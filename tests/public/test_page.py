"""The page about Python is followed to the letter: every block of it is run, one after another."""

from pathlib import Path
from typing import Any

import pytest

import fortable

from .page import PAGE, blocks, first_program


def test_every_block_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"fortable": fortable}
    for number, block in enumerate(blocks()):
        exec(compile(block.text, f"block {number} of {PAGE.name}", "exec"), names)  # noqa: S102
    told = capsys.readouterr().out
    assert "legal actions of seat 0: " in told
    assert "actions are legal here: " in told
    assert {file.name for file in tmp_path.iterdir()} == {"board.svg", "end.svg", "evening.json"}


def test_the_first_program_has_eight_lines() -> None:
    lines = [line for line in first_program().splitlines() if line.strip()]
    assert 0 < len(lines) <= 8


def test_every_name_of_the_face_is_on_the_page_or_in_what_it_gives() -> None:
    told = PAGE.read_text("utf-8")
    functions = [name for name in fortable.__all__ if name.islower()]
    assert [name for name in functions if f"fortable.{name}" not in told] == ["async_table"]
