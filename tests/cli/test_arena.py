"""`fortable arena`, as somebody at a terminal uses it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from fortable.catalog import catalog

GAME = next(
    game for game in catalog().games.values() if not game.simultaneous and not game.unlisted
)
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
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(
    run: Run, arguments: tuple[str, ...], named: str
) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert named in err
