"""`fortable arena`, as somebody at a terminal uses it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fortable.bots.programs import PROGRAMS
from fortable.testing.endurance import IN_FULL, endurance
from tests.games import in_turns, listed, some_game

GAME = some_game(in_turns, listed)
Run = Callable[..., tuple[int, str, str]]
CONTEST = ("arena", GAME.key, "--bots", "random,greedy", "--games", "5", "--workers", "1")


def test_the_table_names_every_bot_with_its_share(run: Run) -> None:
    status, out, _ = run(*CONTEST)
    assert status == 0
    assert all(word in out for word in ("random", "greedy", "%", "95 %"))


def test_json_has_everything_and_is_the_same_for_the_same_seed(run: Run) -> None:
    told = [run(*CONTEST, "--json", "--seed", seed)[1] for seed in ("7", "7", "8")]
    assert told[0] == told[1] != told[2]
    result = json.loads(told[0])
    assert result["games"] == 6, "deals are played whole"
    assert {standing["bot"] for standing in result["standings"]} == {"random", "greedy"}
    assert {"low", "high", "value"} == set(result["duels"][0]["share"])


def is_told(name: str) -> bool:
    """For what Fortable is told by variables workers are started anew, which takes half of the time; by
    `make endure` they are.
    """
    return IN_FULL or not name.startswith("FORTABLE_")


@endurance
def test_a_ray_cluster_comes_to_the_same(run: Run) -> None:
    """In a process of its own: a cluster starts threads and servers, and leaves some of them behind."""
    pytest.importorskip("ray")
    here = run(*CONTEST, "--json")[1]
    words = (*CONTEST[:-2], "--workers", "2", "--on", "ray", "--json")
    there = subprocess.run(
        [sys.executable, "-m", "fortable", *words],
        env={name: value for name, value in os.environ.items() if is_told(name)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout == here


def test_a_picture_is_drawn(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "arena.png"
    assert run(*CONTEST, "--plot", str(picture))[0] == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("arena", "chess", "--bots", "random,greedy"), "chess"),
        (("arena", GAME.key, "--bots", "random"), "random"),
        (("arena", GAME.key, "--bots", "random,kasparov"), "kasparov"),
        (("arena", GAME.key, "--bots", "random,greedy", "--games", "0"), "0"),
        (("arena", GAME.key, "--bots", "random,greedy", "--seats", "77"), "77"),
        (("report", "chess"), "chess"),
        (("report", GAME.key, "--bot", "kasparov"), "kasparov"),
        (("report", GAME.key, "--games", "0"), "0"),
        (("report", GAME.key, "--seats", "77"), "77"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(
    run: Run, arguments: tuple[str, ...], named: str
) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert named in err


def test_a_program_that_cannot_go_on_is_told_of(run: Run) -> None:
    hired = ("--program", f"odd={sys.executable} -c 0")
    status, _, err = run(*hired, *CONTEST[:3], "odd,random", "--games", "2", "--workers", "1")
    assert (status, "TB-13" in err) == (2, True)


@pytest.mark.parametrize("named", ["nothing", "a b=ls"])
def test_what_is_no_program_is_refused_before_anything_begins(
    named: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("--program", named, "games")[0] == 2
    assert PROGRAMS not in os.environ
    monkeypatch.setenv(PROGRAMS, named)
    assert run("games")[0] == 2
