"""A command is imported when it is called, and what it does not need is not imported at all."""

import subprocess
import sys

import pytest

COMPILER = ("numba", "numpy", "asyncio", "multiprocessing")
"""And what it brings along."""
HEAVY = ("starlette", "uvicorn", "matplotlib")
ROOMS = ("server", "arena", "report", "research", "testing")
NAMES = """
import sys
from fortable.cli import main
try:
    main({})
finally:
    print(*sys.modules, file=sys.stderr)
"""


def imported(*words: str) -> set[str]:
    """All that is imported when the command line is called with these words."""
    asked = [sys.executable, "-c", NAMES.format(list(words))]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)
    return {*done.stderr.split()}


@pytest.mark.parametrize("words", [("--help",), ("--lang", "de", "--help"), ("--version",)])
def test_help_imports_no_game_and_no_command(words: tuple[str, ...]) -> None:
    modules = imported(*words)
    assert not modules & {*COMPILER, *HEAVY, "rich"}
    assert "fortable.games" in modules
    assert not [name for name in modules if name.startswith("fortable.games.")]
    assert {name for name in modules if name.startswith("fortable.cli.")} <= {
        "fortable.cli.main",
        "fortable.cli.support",
        "fortable.cli.support.command_list",
        "fortable.cli.support.program_flags",
        "fortable.cli.support.streams",
    }


@pytest.mark.parametrize("words", [("games",), ("games", "--json"), ("play", "--help")])
def test_a_command_imports_no_room_it_does_not_need(words: tuple[str, ...]) -> None:
    """Bots may have to be compiled: only where they are named, they are imported."""
    modules = imported(*words)
    assert not modules & {*HEAVY, *(f"fortable.{room}" for room in ROOMS)}
    assert words[0] == "games" or not modules & {*COMPILER}
    others = {"arena", "dataset", "engine", "report", "serve", "simulate"}
    assert not modules & {f"fortable.cli.{name}" for name in others}
