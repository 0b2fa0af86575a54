"""Bots that are programs: they play like any bot, and one that cannot go on has lost."""

import os
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from fortable.arena import Contest, Processes, play_contest, standings
from fortable.bots import roster, seat_bot
from fortable.bots.playing import begin_match
from fortable.bots.programs import PATIENCE, PROGRAMS, Forfeit, Program, read_program
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule
from tests.games import in_turns, listed, some_game

GAMES = list(catalog().games.values())
TURNS = some_game(in_turns, listed)
OURS = f"{sys.executable} -m fortable engine --bot random"
JAVASCRIPT = Path(__file__).parents[2] / "examples" / "bots" / "first.mjs"

Hire = Callable[..., None]

SITS = "print('{\"ok\": true}', flush=True);"
ODD = {
    "says-nothing": ("import sys; sys.exit(3)", "bot-gone"),
    "dies": (f"input(); {SITS} input(); raise SystemExit(1)", "bot-gone"),
    "talks": ("print('hello', flush=True); input()", "malformed"),
    "sleeps": (f"import time; input(); {SITS} time.sleep(60)", "bot-late"),
    "has-a-child-that-sleeps": ("import os; os.system('sleep 60')", "bot-late"),
    "never-ends-its-line": (
        "import sys; any(not sys.stdout.write('x' * 4096) for _ in iter(int, 1))",
        "malformed",
    ),
    "refuses": ('print(\'{"ok": false, "error": "no"}\'); input()', "bot-refuses"),
    "has-ideas": (
        f'input(); {SITS} input(); print(\'{{"ok": true, "action": {{"do": "fly"}}}}\', flush=True)',
        "unknown-word",
    ),
    "shrugs": (f"input(); {SITS} input(); {SITS} input()", "malformed"),
}


@pytest.fixture
def hire(monkeypatch: pytest.MonkeyPatch) -> Hire:
    def hire(name: str, command: str, patience_s: float = 20) -> None:
        monkeypatch.setenv(PROGRAMS, f"{name}={command}")
        monkeypatch.setenv(PATIENCE, str(patience_s))

    return hire


@pytest.fixture
def odd(hire: Hire, tmp_path: Path) -> Callable[[str], None]:
    """A program that does something odd."""

    def odd(name: str) -> None:
        code, reason = ODD[name]
        program = tmp_path / "odd.py"
        program.write_text(code, "utf-8")
        hire("odd", f"{sys.executable} {program}", 1.5 if reason == "bot-late" else 20)

    return odd


def contest(game: AnyGame, *bots: str, deals: int = 1) -> Contest:
    seats = max(2, min(game.seats))
    return Contest(game=game.key, seats=seats, options={}, bots=bots, deals=deals, seed=1)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_program_plays_every_game_to_its_end(game: AnyGame, hire: Hire) -> None:
    hire("ours", OURS)
    results = play_contest(contest(game, "ours", "random"), Processes(1))
    assert [result.forfeit for result in results] == [None, None]


@pytest.mark.skipif(shutil.which("node") is None, reason="speaks JavaScript")
def test_the_example_in_another_language_plays(hire: Hire) -> None:
    hire("first", f"node {JAVASCRIPT}")
    results = play_contest(contest(TURNS, "first", "random"), Processes(1))
    assert [result.forfeit for result in results] == [None, None]


@rule("TB-13")
@pytest.mark.parametrize("name", ODD)
def test_whoever_cannot_go_on_has_lost(name: str, odd: Callable[[str], None]) -> None:
    odd(name)
    match = begin_match(TURNS, min(TURNS.seats), TURNS.types.options(), "deal")
    began = time.monotonic()
    with pytest.raises(Forfeit) as lost:
        seat_bot(TURNS, "odd", Seat(0), Random(0)).choose(match.view(Seat(0)))
    assert lost.value.why.reason == ODD[name][1]
    assert time.monotonic() - began < 15


@rule("TB-13")
def test_the_others_share_what_one_forfeits(odd: Callable[[str], None]) -> None:
    """It sits down well and dies when it is asked: in the middle of a match."""
    odd("dies")
    played = contest(TURNS, "odd", "random")
    table = standings(played, play_contest(played, Processes(1)))
    assert {standing.bot: standing.wins.value for standing in table.standings} == {
        "odd": 0,
        "random": 1,
    }
    (forfeits,) = table.forfeits
    assert (forfeits.bot, forfeits.games) == ("odd", 2)
    assert (forfeits.why.rule, forfeits.why.reason) == ("TB-13", "bot-gone")


def test_a_program_ends_with_its_bot(hire: Hire) -> None:
    hire("ours", OURS)
    bot = roster(TURNS)["ours"](TURNS, Seat(0), Random(0))
    assert isinstance(bot, Program)
    pid = bot._process.pid
    os.kill(pid, 0)
    del bot
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@rule("TB-06")
@pytest.mark.parametrize(
    "text", ["", "mine", "mine=", "=ls", "a b=ls", "mine=no-such-program", "m='"]
)
def test_what_names_no_program_is_refused(text: str) -> None:
    with pytest.raises(Illegal) as refused:
        read_program(text)
    assert refused.value.message == "TB-06-bad-program"
