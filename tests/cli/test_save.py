"""`--save`: nothing is overwritten, and nobody plays a match that cannot be kept without hearing it."""

import subprocess
import sys
from pathlib import Path

import pytest

from fortable.cli import main
from fortable.kernel.record import read_record, verify
from tests.games import for_two, listed, some_game

GAME = some_game(for_two, listed)
SEED = "5e" * 32
BOTS = ["--seats", str(GAME.seats[0]), *["--bot", "random"] * GAME.seats[0]]


def play(
    file: Path, typed: str = "", before: str = "true", language: str = "en"
) -> subprocess.CompletedProcess[str]:
    """Bots play while a script answers; `before` is done in the program's own shell."""
    flags = ["--lang", language, "play", GAME.key, "--seed", SEED, *BOTS, "--save", str(file)]
    return subprocess.run(
        ["bash", "-c", f'{before}; exec "$@"', "bash", sys.executable, "-m", "fortable", *flags],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_file_that_is_there_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("dear to me")
    played = play(file)
    assert (played.returncode, played.stdout) == (2, "")
    assert played.stderr == f"fortable: File exists: {file}\n"
    assert file.read_text() == "dear to me"


@pytest.mark.parametrize("place", ["/proc/match.json", "/no/such/folder/match.json", "/", "."])
def test_a_place_where_no_file_can_be_made_is_refused_before_the_match(
    capsys: pytest.CaptureFixture[str], place: str
) -> None:
    assert main(["play", GAME.key, *BOTS, "--save", place]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith("fortable: ")
    assert heard.err.rstrip().endswith(place)
    assert heard.err.count("\n") == 1


def test_asking_whether_a_file_can_be_made_leaves_none_behind(tmp_path: Path) -> None:
    assert main(["play", "chess", "--save", str(tmp_path / "match.json")]) == 2
    assert list(tmp_path.iterdir()) == []


def test_a_match_that_cannot_be_saved_is_still_shown_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    played = play(file, typed="y\n", before="ulimit -f 0")
    assert played.returncode == 2
    assert SEED in played.stdout
    assert played.stderr == f"fortable: File too large: {file}\n"
    assert list(tmp_path.iterdir()) == [], "half a match is no match"


def test_rematches_have_files_of_their_own(tmp_path: Path) -> None:
    played = play(tmp_path / "match.json", typed="y\ny\n")
    assert played.returncode == 0
    names = ["match-2.json", "match-3.json", "match.json"]
    assert sorted(file.name for file in tmp_path.iterdir()) == names
    for name in names:
        verify(GAME, read_record((tmp_path / name).read_bytes()))
        assert name in played.stdout


def test_a_rematch_does_not_overwrite_either(tmp_path: Path) -> None:
    second = tmp_path / "match-2.json"
    second.write_text("dear to me")
    played = play(tmp_path / "match.json", typed="y\n")
    assert played.returncode == 2
    assert played.stderr == f"fortable: File exists: {second}\n"
    assert second.read_text() == "dear to me"
    verify(GAME, read_record((tmp_path / "match.json").read_bytes()))
