"""A match by commands: begun, looked at, played, exported, written down and loaded."""

import json
from random import Random

import pytest
from keepsake import GAME

from fortable.kernel.game import AnyGame
from fortable.kernel.record import read_record, verify

from .client import GAMES, SEED, Client


def test_a_whole_match(client: Client) -> None:
    standing = client("new", game=GAME.key, seats=3, options={"swaps": 1}, seed=SEED)
    rng = Random(0)
    while standing["waiting"]:
        seat = standing["waiting"][0]
        actions = client("legal", seat=seat)["actions"]
        standing = client("act", seat=seat, action=rng.choice(actions), version=standing["version"])
        assert standing["ok"]
        assert standing["events"]
    outcome = client("outcome")
    assert sorted(seat for place in outcome["ranking"] for seat in place) == [0, 1, 2]
    assert [line["points"] for (line,) in outcome["breakdown"]] == outcome["scores"]
    record = read_record(json.dumps(client("export")["match"]).encode())
    assert verify(GAME, record).outcome().scores == tuple(outcome["scores"])


def test_each_seat_sees_its_own_and_a_spectator_less(client: Client) -> None:
    mine, theirs, watched = (client("view", seat=seat)["view"]["cards"] for seat in (0, 1, None))
    assert mine[1] is None
    assert theirs[0] is None
    assert watched == [None, None]


def test_legal_can_be_limited_and_still_counts_all(client: Client) -> None:
    assert client("legal", seat=0, limit=1) == {"ok": True, "actions": [{"do": "keep"}], "total": 2}
    assert client("legal", seat=1) == {"ok": True, "actions": [], "total": 0}


def test_actions_too_many_to_list_are_named() -> None:
    """Only by a game that has some, and only to whom the match waits for."""
    for game in GAMES:
        client = Client(game=game)
        (seat, *_) = client("new", game=game.key, seed=SEED)["waiting"]
        named = client("legal", seat=seat).get("unlisted", [])
        assert named == [str(kind.__struct_config__.tag) for kind in game.unlisted]


def test_an_action_may_be_in_the_games_notation(client: Client) -> None:
    assert client("act", seat=0, action="swap")["events"][0]["what"] == "card-laid-open"


def test_a_running_match_is_exported_without_its_seed(client: Client) -> None:
    excerpt = client("export", seat=1)["match"]
    assert excerpt["viewer"] == 1
    assert SEED not in json.dumps(excerpt)
    assert "seed" not in excerpt


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_running_match_can_be_written_down_and_gone_on_with(game: AnyGame) -> None:
    client = Client(game=game)
    seat = client("new", game=game.key, seed=SEED)["waiting"][0]
    action = client("legal", seat=seat, limit=1)["actions"][0]
    words = client("notation", action=action)["notation"]
    assert client("notation", action=words)["notation"] == words
    waiting = client("act", seat=seat, action=words)["waiting"]
    notation = client("notation")["notation"]
    views = [client("view", seat=seat)["view"] for seat in waiting]
    assert client("load", notation=notation)["waiting"] == waiting
    assert client("notation")["notation"] == notation
    assert [client("view", seat=seat)["view"] for seat in waiting] == views


def test_load_goes_on_with_the_game_in_hand(client: Client) -> None:
    assert client("load", notation="- | cards=5,9 kept=true,false turn=1 discards=(3)")[
        "waiting"
    ] == [1]


def test_without_a_seed_every_match_is_another(client: Client) -> None:
    commitments = {client("new", game=GAME.key)["commitment"] for _ in range(5)}
    assert len(commitments) == 5
