"""`fortable verify --day`: whether a match was a deal of a day, by the secret that the day revealed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fortable.bots.daily import daily_of, play_day
from fortable.kernel.chance import fingerprint
from fortable.kernel.daily import day_seeds
from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from tests.games import for_two, in_turns, some_game

Run = Callable[..., tuple[int, str, str]]
GAME = some_game(for_two, in_turns, lambda game: bool(daily_of(game).levels))
SECRET, DAY = bytes(32), "2031-05-04"


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A match of that day."""
    seed = next(day_seeds(SECRET, DAY, GAME, ""))
    settings = {"day": DAY, "level": ""}
    match = Match.begin(GAME, 2, GAME.types.options(), seed, settings=settings)
    play_day(match, "random", "random")
    file = tmp_path / "match.json"
    file.write_bytes(write_record(export(match, None)))
    return file


def test_a_match_is_proven_to_be_of_its_day(played: Path, run: Run) -> None:
    status, out, _ = run("verify", str(played), "--day", SECRET.hex())
    assert status == 0
    assert DAY in out
    assert fingerprint(SECRET) in out


def test_by_another_secret_it_is_not(played: Path, run: Run) -> None:
    status, _, errors = run("verify", str(played), "--day", bytes(31).hex() + "01")
    assert status != 0
    assert "TB-07" in errors
