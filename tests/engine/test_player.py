"""The engine as a player of somebody else's match."""

from keepsake import GAME

from fortable.testing import rule

from .client import Client


def seated() -> Client:
    client = Client()
    assert client("sit", game=GAME.key, version=GAME.version, seat=0, luck=7)["ok"]
    return client


def test_it_can_be_a_player_too(client: Client) -> None:
    """It chooses by the view and the news of somebody else's match."""
    player = seated()
    view = client("view", seat=0)["view"]
    chosen = player("choose", view=view, events=[], legal=[{"do": "keep"}], time_ms=100)
    assert client("act", seat=0, action=chosen["action"])["ok"]


@rule("TB-02")
def test_nobody_chooses_before_they_sit(client: Client) -> None:
    assert client("choose", view=client("view", seat=0)["view"])["reason"] == "not-seated"


@rule("TB-06")
def test_it_sits_only_where_it_knows_the_rules() -> None:
    assert Client()("sit", game=GAME.key, version=99, seat=0)["reason"] == "other-rules"
    assert Client()("sit", game="chess", seat=0)["reason"] == "no-such-game"


@rule("TB-04")
def test_a_view_that_no_match_leads_to_is_refused(client: Client) -> None:
    view = client("view", seat=0)["view"]
    for odd in ({}, {**view, "cards": []}, {**view, "turn": 99, "kept": []}):
        assert seated()("choose", view=odd)["reason"] == "malformed"
