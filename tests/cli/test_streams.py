"""Whatever a command's streams are: closed, too narrow for a character, full, or left by the reader."""

import subprocess
import sys
from pathlib import Path

import pytest

from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from fortable.testing.endurance import endurance, often
from tests.games import listed, some_game

GAME = some_game(listed)
SHELL = 'fortable() { "$PYTHON" -m fortable "$@"; }; '


@pytest.fixture(scope="module")
def genuine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a match that seats without players brought to its end."""
    match = Match.begin(GAME, GAME.seats[0], GAME.types.options(), bytes(32))
    while not match.is_over:
        seat = min(match.waiting)
        match.act(seat, GAME.auto_action(match.view(seat)))
    file = tmp_path_factory.mktemp("matches") / "match.json"
    file.write_bytes(write_record(export(match, None)))
    return file


def shell(line: str, file: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """A line of the shell, in which `$GAME` and `$FILE` stand for a game and a match of it."""
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", SHELL + line],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        env={
            "PYTHON": sys.executable,
            "PATH": "/usr/bin:/bin",
            "FORTABLE_LANG": "en",
            "GAME": GAME.key,
            "FILE": str(file),
            **settings,
        },
    )


@pytest.mark.parametrize(
    "line",
    [
        "games --json >&-",
        "games >&-",
        "verify $FILE >&-",
        "replay $FILE >&-",
        "engine <&-",
        "play $GAME <&-",
        "play $GAME <&- >&- 2>&-",
        "--help >&-",
    ],
)
def test_a_closed_stream_is_an_empty_one(line: str, genuine: Path) -> None:
    ran = shell(f"fortable {line}", genuine)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_refusal_that_nobody_can_hear_is_still_one(genuine: Path) -> None:
    assert shell("fortable verify $FILE.none 2>&-", genuine).returncode == 2
    assert shell("fortable verify $FILE.none 2>/dev/full", genuine).returncode == 2


@pytest.mark.parametrize("command", ["games", "verify $FILE", "replay $FILE", "--help", "play -h"])
def test_a_stream_that_lacks_a_character_shows_a_question_mark(command: str, genuine: Path) -> None:
    ran = shell(f"fortable --lang fr {command}", genuine, PYTHONIOENCODING="ascii")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "?" in ran.stdout


COMMANDS = [
    "games",
    "games --json",
    "verify $FILE",
    "replay $FILE",
    "simulate $GAME --games 1",
    "play $GAME",
    "--help",
    "--version",
]


@endurance
@pytest.mark.parametrize("command", COMMANDS[:: often(2, in_full=1)])
def test_a_pipe_that_is_closed_ends_a_command_quietly(command: str, genuine: Path) -> None:
    ran = shell(f"(sleep 0.05; fortable {command}) | exec true", genuine)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_engine_ends_when_nobody_listens(genuine: Path) -> None:
    ran = shell("(sleep 0.05; echo '{}' | fortable engine) | exec true", genuine)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("command", ["games", "games --json", "verify $FILE", "--help"])
def test_a_full_disk_is_told_in_one_line(command: str, genuine: Path) -> None:
    ran = shell(f"fortable {command} >/dev/full", genuine)
    assert (ran.returncode, ran.stderr) == (2, "fortable: No space left on device\n")
