"""Datasets hold every choice, and are made again from their seeds."""

import json
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from fortable.bots.playing import play_match
from fortable.catalog import catalog
from fortable.cli import main
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from fortable.kernel.words import CLOCK, Seat
from fortable.learning.learner_view import NONE, learner_view_of

GAMES = list(catalog().games.values())
Run = Callable[..., int]


@pytest.fixture
def made(tmp_path: Path) -> Callable[..., Path]:
    def made(name: str, *words: str) -> Path:
        file = tmp_path / name
        assert main(["dataset", *words, "--to", str(file)]) == 0
        return file

    return made


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_choice_is_a_row_and_leads_back_to_the_match(
    game: AnyGame, made: Callable[..., Path]
) -> None:
    """Seed and actions alone make the match again; views, numbers and outcomes are those of its rows."""
    seats, learner_view = max(2, min(game.seats)), learner_view_of(game)
    rows = pq.read_table(made("a", game.key, "--games", "1", "--seats", str(seats))).to_pylist()
    match = play_match(game, seats, game.types.options(), ["random"], "0/0", luck="0/0")
    assert len(rows) == sum(asked.seat != CLOCK for asked in match.asked)
    again = Match.begin(game, seats, game.types.options(), bytes.fromhex(rows[0]["seed"]))
    chosen = iter(rows)
    for asked in match.asked:
        if asked.seat != CLOCK:
            row = next(chosen)
            view = again.view(Seat(row["seat"]))
            assert json.loads(row["view"]) == json.loads(encode(view))
            assert row["observation"] == learner_view.observe(view, NONE)
            assert game.notation.read_action(row["action"]) == asked.action
            head, action = NONE, None
            for number in row["numbers"]:
                action, head = learner_view.choose(view, head, number)
            assert action == asked.action
        again.act(asked.seat, asked.action)
    outcome = again.outcome()
    assert {row["seat"]: row["score"] for row in rows}.items() <= dict(
        enumerate(outcome.scores)
    ).items()
    assert {row["seat"] for row in rows if row["rank"] == 0} <= set(outcome.ranking[0])


def test_the_same_seed_makes_the_same_table(made: Callable[..., Path]) -> None:
    game = GAMES[-1]
    first, second, third = (
        pq.read_table(made(seed, game.key, "--games", "2", "--seed", seed[0]))
        for seed in ("1", "1 again", "2")
    )
    assert first.equals(second)
    assert not first.equals(third)


def test_finished_matches_are_read_from_files(made: Callable[..., Path], tmp_path: Path) -> None:
    files = []
    for game in GAMES:
        match = play_match(game, min(game.seats), game.types.options(), ["random"], "x", luck="x")
        files.append(tmp_path / f"{game.key}.json")
        files[-1].write_bytes(write_record(export(match, None)))
    table = pq.read_table(made("all", "--from", *map(str, files)))
    assert set(table["game"].to_pylist()) == {game.key for game in GAMES}
    assert set(table["match"].to_pylist()) == set(range(len(GAMES)))


def test_what_is_no_finished_match_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_text("{}", "utf-8")
    assert main(["dataset", "--from", str(file), "--to", str(tmp_path / "out")]) == 2
    assert main(["dataset", "--to", str(tmp_path / "out")]) == 2
