"""The commands for programs: what they print, and that bad input is told in one line with status 2."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fortable.bots.playing import play_step, sit_down
from fortable.catalog import catalog
from fortable.cli import main
from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from fortable.kernel.words import SPECTATOR
from fortable.testing import rule

GAMES = list(catalog().games.values())
GAME = GAMES[0]
OPTIONS = GAME.types.options()

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    """A command's exit status, and what it said on either channel."""

    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main(["--lang", "en", *arguments])
        except SystemExit as left:
            status = int(left.code or 0)
        return status, *capfd.readouterr()

    return run


@pytest.fixture(scope="module")
def genuine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a finished match."""
    match = Match.begin(GAME, GAME.seats[0], OPTIONS, bytes(32))
    rng = Random(0)
    bots = sit_down(match, ["greedy"], rng)
    while not match.is_over:
        play_step(match, bots, rng)
    file = tmp_path_factory.mktemp("matches") / "match.json"
    file.write_bytes(write_record(export(match, SPECTATOR)))
    return file


def test_the_shelf_for_people(run: Run) -> None:
    status, out, _ = run("games")
    assert status == 0
    assert all(game.title in out for game in GAMES)


def test_the_shelf_for_programs(run: Run) -> None:
    shelf = json.loads(run("games", "--json")[1])
    assert [entry["key"] for entry in shelf] == [game.key for game in GAMES]
    for entry, game in zip(shelf, GAMES, strict=True):
        assert entry["seats"] == list(game.seats)
        assert entry["title"] == game.title
        assert entry["version"] == game.version
        assert {"name", "default", "choices"} <= set(entry["options"][0])


def test_a_simulation_for_programs_is_the_same_each_time(run: Run) -> None:
    command = ("simulate", GAME.key, "--games", "5", "--bots", "random", "greedy", "--json")
    told = json.loads(run(*command)[1])
    assert json.loads(run(*command)[1]) == told
    assert json.loads(run(*command, "--seed", "1")[1]) != told
    assert sum(told["wins"]) == told["games"] == 5
    assert told["bots"] == ["random", "greedy"]


def test_a_simulation_for_people(run: Run) -> None:
    status, out, _ = run("simulate", GAME.key, "--seats", str(GAME.seats[-1]), "--games", "2")
    assert status == 0
    assert out.count("random") == GAME.seats[-1]


def test_bots_may_be_named_with_commas(run: Run) -> None:
    told = json.loads(
        run("simulate", GAME.key, "--games", "2", "--bots", "random,greedy", "--json")[1]
    )
    assert told["bots"] == ["random", "greedy"]


@rule("TB-06")
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["simulate", "chess"], "chess"),
        (["simulate", GAME.key, "--seats", "77"], "77"),
        (["simulate", GAME.key, "--seats", "-1"], "-1"),
        (["simulate", GAME.key, "--games", "0"], "0"),
        (["simulate", GAME.key, "--bots", "kasparov"], "kasparov"),
        (["simulate", GAME.key, "--option", "fork=1"], "fork"),
        (["play", "chess"], "chess"),
        (["play", GAME.key, "--seats", "77"], "77"),
        (["play", GAME.key, "--bot", "kasparov"], "kasparov"),
        (["play", GAME.key, "--seed", "xyz"], "xyz"),
        (["play", GAME.key, "--option", "fork=1"], "fork"),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, arguments: list[str], told: str) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert told in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments", [[], ["dance"], ["simulate"], ["simulate", GAME.key, "--games", "x"]]
)
def test_a_command_that_is_none_is_refused(run: Run, arguments: list[str]) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert "usage" in err


def test_a_genuine_match_verifies(run: Run, genuine: Path) -> None:
    record = json.loads(genuine.read_bytes())
    status, out, _ = run("verify", str(genuine), "--commitment", record["commitment"])
    assert status == 0
    assert GAME.title in out


def _swap_first_events(file: dict[str, Any]) -> None:
    events = file["events"]
    events[0], events[1] = events[1], events[0]


FORGERIES: dict[str, Callable[[dict[str, Any]], object]] = {
    "events swapped": _swap_first_events,
    "an action removed": lambda file: file["actions"].pop(3),
    "an event removed": lambda file: file["events"].pop(3),
    "another seed": lambda file: file.update(seed="11" * 32),
    "another seat": lambda file: file["actions"][0].update(seat=99),
    "another game": lambda file: file.update(game="chess"),
    "a huge number": lambda file: file.update(seats=10**25),
    "a field too many": lambda file: file.update(cheat=True),
    "no events": lambda file: file.pop("events"),
}


@rule("TB-07")
@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("forgery", FORGERIES)
def test_a_tampered_file_is_refused(
    run: Run, genuine: Path, tmp_path: Path, command: str, forgery: str
) -> None:
    record = json.loads(genuine.read_bytes())
    FORGERIES[forgery](record)
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(record))
    status, out, err = run(command, str(forged))
    assert (status, out) == (2, "")
    assert "TB-0" in err
    assert "Traceback" not in err


def test_what_a_file_smuggles_into_a_refusal_stays_harmless(
    run: Run, genuine: Path, tmp_path: Path
) -> None:
    record = json.loads(genuine.read_bytes())
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps({**record, "game": "\x1b[2J\nowned"}))
    status, _, err = run("verify", str(forged))
    assert status == 2
    assert "\x1b" not in err
    assert len(err.splitlines()) == 1


def test_a_match_of_an_older_version_replays_but_does_not_verify(
    run: Run, genuine: Path, tmp_path: Path
) -> None:
    old = tmp_path / "old.json"
    old.write_text(json.dumps({**json.loads(genuine.read_bytes()), "version": GAME.version - 1}))
    assert run("replay", str(old)) == run("replay", str(genuine))
    assert run("verify", str(old))[0] == 2


@rule("TB-07")
def test_a_match_with_another_commitment_than_was_published_is_refused(
    run: Run, genuine: Path
) -> None:
    status, _, err = run("verify", str(genuine), "--commitment", "00" * 32)
    assert status == 2
    assert "TB-07" in err


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("share", [0.0, 0.3, 0.99])
def test_a_truncated_file_is_refused(
    run: Run, genuine: Path, tmp_path: Path, command: str, share: float
) -> None:
    data = genuine.read_bytes()
    cut = tmp_path / "cut.json"
    cut.write_bytes(data[: int(len(data) * share)])
    status, out, err = run(command, str(cut))
    assert (status, out) == (2, "")
    assert "TB-04" in err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_not_there_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        status, out, err = run(command, str(path))
        assert (status, out) == (2, "")
        assert str(path) in err
