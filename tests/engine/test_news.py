"""What has happened, as each viewer may hear it."""

from random import Random

import pytest
from keepsake import GAME

from fortable.kernel.game import AnyGame

from .client import GAMES, SEED, Client


def test_events_are_told_as_the_acting_seat_may_hear_them() -> None:
    client = Client()
    client(
        "load",
        game=GAME.key,
        notation="- | cards=5,9 kept=true,false turn=1 discards=(3)",
        seed=SEED,
    )
    drawn = client("act", seat=1, action="swap")["events"][-1]
    assert drawn == {"what": "card-drawn", "seat": 1, "card": drawn["card"]}
    assert drawn["card"] is not None
    assert client("export")["match"]["news"][-1]["card"] is None


def test_news_are_others_moves_as_a_seat_heard_them() -> None:
    client = Client()
    position = "- | cards=5,9 kept=true,false turn=1 discards=(3)"
    client("load", game=GAME.key, notation=position, seed=SEED)
    since = client("news", seat=0)["version"]
    drawn = client("act", seat=1, action="swap")["events"][-1]["card"]
    heard = {seat: client("news", seat=seat, since=since)["events"] for seat in (0, 1, None)}
    assert [events[-1]["card"] for events in heard.values()] == [None, drawn, None]
    assert [event["what"] for event in heard[0]] == ["card-laid-open", "card-drawn"]
    assert client("news", seat=0, since=client("news")["version"])["events"] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_news_are_not_forgotten_by_who_heard_them(game: AnyGame) -> None:
    """Of every seat: what the engine tells since a version is what was news when it happened."""
    client, rng = Client(game=game), Random(0)
    seats = game.seats[0]
    standing = client("new", game=game.key, seed=SEED)
    heard = {seat: client("news", seat=seat)["events"] for seat in (*range(seats), None)}
    assert heard[None] == standing["events"]
    for _ in range(12):
        seat = standing["waiting"][0]
        action = rng.choice(client("legal", seat=seat, limit=50)["actions"])
        since = standing["version"]
        standing = client("act", seat=seat, action=action, version=since)
        for viewer, told in heard.items():
            told += client("news", seat=viewer, since=since)["events"]
    assert heard == {viewer: client("news", seat=viewer)["events"] for viewer in heard}


def test_the_events_of_new_are_told_as_a_spectator_hears_them(client: Client) -> None:
    begun = client("new", game=GAME.key, seats=2, seed=SEED)["events"]
    assert begun == [{"what": "cards-dealt", "cards": [None, None]}]
    assert client("news", seat=0)["events"][0]["cards"][0] is not None
