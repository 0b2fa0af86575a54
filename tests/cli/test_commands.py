"""The commands for programs: what they print, and that bad input is told in one line with status 2."""

import json
from collections.abc import Callable
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fortable.bots import roster
from fortable.bots.playing import play_step, sit_down
from fortable.catalog import Catalog, catalog
from fortable.cli import games, main
from fortable.kernel.chance import fingerprint
from fortable.kernel.log import Match
from fortable.kernel.options import describe
from fortable.kernel.record import export, write_record
from fortable.kernel.words import SPECTATOR, Illegal
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts
from tests.games import in_turns, listed, some_game

GAMES = list(catalog().games.values())
GAME = some_game(in_turns, listed)
OPTIONS = GAME.types.options()
IN_TURN = [("random", "greedy")[seat % 2] for seat in range(GAME.seats[0])]

Run = Callable[..., tuple[int, str, str]]


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


def test_the_shelf_names_what_can_be_chosen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    _, out, _ = run("games")
    for game in GAMES:
        assert all(bot in out for bot in roster(game))
        for option in describe(game.types.options):
            assert f"{option.name}={'|'.join(option.allowed)}" in out


def test_the_shelf_does_not_promise_what_lies_between(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    gappy = replace(GAME, seats=(2, 4))
    monkeypatch.setattr(games, "catalog", lambda: Catalog({gappy.key: gappy}))
    assert " 2 or 4 " in run("games")[1]


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
    assert told["bots"] == IN_TURN


def test_a_simulation_for_people(run: Run) -> None:
    status, out, _ = run("simulate", GAME.key, "--seats", str(GAME.seats[-1]), "--games", "2")
    assert status == 0
    assert out.count("random") == GAME.seats[-1]


def test_bots_may_be_named_with_commas(run: Run) -> None:
    told = json.loads(
        run("simulate", GAME.key, "--games", "2", "--bots", "random,greedy", "--json")[1]
    )
    assert told["bots"] == IN_TURN


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_may_follow_the_command(
    capfd: pytest.CaptureFixture[str], language: str
) -> None:
    assert main(["play", "--lang", language, "chess"]) == 2
    refusal = Illegal("TB-06", "no-such-game", tried="chess", allowed=sorted(catalog().games))
    assert Texts(language).refusal(refusal) in capfd.readouterr().err
    assert main(["--lang", "en", "play", "chess", "--lang", language]) == 2
    assert Texts(language).refusal(refusal) in capfd.readouterr().err


@pytest.mark.parametrize(
    "command", ["games", "play", "replay", "verify", "simulate", "arena", "engine"]
)
def test_every_command_says_what_it_is_for(run: Run, command: str) -> None:
    status, out, _ = run(command, "--help")
    assert status == 0
    assert f"\n{Texts('en')(f'cli-{command}')}\n" in out
    assert "--lang" in out


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (0, f"fortable {version('fortable')}\n", "")


def test_an_error_of_the_system_without_a_file_is_told_without_one(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(games, "catalog", fail)
    assert run("games") == (2, "", "fortable: Input/output error\n")


def test_a_genuine_match_verifies(run: Run, genuine: Path) -> None:
    record = json.loads(genuine.read_bytes())
    status, out, _ = run("verify", str(genuine), "--commitment", record["commitment"])
    assert status == 0
    assert GAME.title in out
    assert "position" not in out


def test_the_commitment_is_told_so_that_it_can_be_compared(run: Run, genuine: Path) -> None:
    assert json.loads(genuine.read_bytes())["commitment"] in run("verify", str(genuine))[1]


def test_a_match_from_a_position_is_genuine_from_there_on(run: Run, tmp_path: Path) -> None:
    begun = Match.begin(GAME, GAME.seats[0], OPTIONS, bytes(32))
    match = Match.at(GAME, GAME.notation.write_state(begun.state), bytes(32))
    while not match.is_over:
        seat = min(match.waiting)
        match.act(seat, GAME.auto_action(match.view(seat)))
    file = tmp_path / "match.json"
    file.write_bytes(write_record(export(match, SPECTATOR)))
    status, out, _ = run("verify", str(file))
    assert status == 0
    assert "is genuine from a given position on" in out
    assert match.commitment in out


def _swap_first_events(file: dict[str, Any]) -> None:
    events = file["events"]
    events[0], events[1] = events[1], events[0]


@rule("TB-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_older_file_says_what_it_cannot_prove(
    run: Run, genuine: Path, tmp_path: Path, language: str
) -> None:
    record = json.loads(genuine.read_bytes())
    seed = fingerprint(bytes.fromhex(record["seed"]))
    old = tmp_path / "old.json"
    old.write_text(json.dumps({**record, "format": "fortable-match/1", "commitment": seed}))
    for given in ((), ("--commitment", seed)):
        status, out, _ = run("--lang", language, "verify", str(old), *given)
        assert status == 3
        assert Texts(language)("verify-old-file") in out


@rule("TB-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fingerprint_of_the_seed_proves_the_seed_alone(
    run: Run, genuine: Path, language: str
) -> None:
    seed = fingerprint(bytes.fromhex(json.loads(genuine.read_bytes())["seed"]))
    status, out, _ = run("--lang", language, "verify", str(genuine), "--commitment", seed)
    assert status == 3
    assert Texts(language)("verify-fingerprint") in out


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
