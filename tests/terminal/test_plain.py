"""Without a terminal: lines in, frames out, one after another."""

from collections.abc import Callable
from subprocess import CompletedProcess

from fortable.kernel.game import AnyGame

Script = Callable[..., CompletedProcess[str]]
SEED = ("--seed", "5e" * 32)


def test_a_script_types_lines_and_reads_frames(script: Script, game: AnyGame) -> None:
    run = script("play", game.key, *SEED, typed="help\nrule 1\nnonsense\nquit\n")
    assert run.returncode == 0
    assert run.stderr == ""
    assert "What you can do now" in run.stdout
    assert " › nonsense\n" in run.stdout
    assert "(TB-08)" in run.stdout
    assert run.stdout.endswith("Goodbye, and come back soon!\n")
    assert "\x1b" not in run.stdout


def test_the_end_of_the_input_is_goodbye(script: Script, game: AnyGame) -> None:
    assert script("play", game.key).stdout.endswith("Goodbye, and come back soon!\n")
    assert script("play").returncode == 0


def test_bots_play_on_their_own(script: Script, game: AnyGame) -> None:
    bots = ("--seats", str(game.seats[0]), *["--bot", "random"] * game.seats[0])
    assert SEED[1] in script("play", game.key, *SEED, *bots).stdout
