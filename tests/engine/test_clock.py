"""The clock's actions, played from outside."""

import json
from dataclasses import replace
from random import Random

import pytest
from keepsake import GAME
from keepsake.values import AnyEvent, State

from fortable.kernel.game import AnyGame, no_deadline
from fortable.kernel.record import read_record, verify
from fortable.kernel.words import Viewer

from .client import GAMES, SEED, Client


def test_the_clock_acts_when_its_deadline_has_passed(client: Client) -> None:
    assert client("new", game=GAME.key, options={"hurry": False})["deadline"] is None
    begun = client("new", game=GAME.key, options={"hurry": True}, seed=SEED)
    (seat,) = begun["waiting"]
    assert begun["deadline"]["action"] == {"do": "time-up"}
    assert begun["deadline"]["after_ms"] > 0
    refused = client("act", seat=-1, action="keep")
    assert (refused["reason"], refused["facts"]["allowed"]) == ("other-deadline", "time-up")
    late = client("act", seat=-1, action=begun["deadline"]["action"], version=begun["version"])
    assert late["events"] == [{"what": "card-kept", "seat": seat}]
    assert client("act", seat=-1, action="time-up", version=begun["version"])["rule"] == "TB-03"


def test_the_clock_hears_what_a_spectator_does() -> None:
    asked = list[Viewer]()

    def redact(event: AnyEvent, viewer: Viewer, _: State) -> AnyEvent:
        asked.append(viewer)
        return event

    client = Client(game=replace(GAME, redact=redact))
    client("new", game=GAME.key, options={"hurry": True}, seed=SEED)
    client("act", seat=-1, action="time-up")
    assert {*asked} == {None}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_was_played_with_a_clock_is_verified_from_its_file(game: AnyGame) -> None:
    """The clock is let run out wherever it runs; else the first that is legal is done."""
    client, rng = Client(game=game), Random(1)
    standing = client("new", game=game.key, seats=max(game.seats), seed=SEED)
    ran_out = 0
    while standing["waiting"]:
        seat, deadline = standing["waiting"][0], standing["deadline"]
        if deadline is not None:
            ran_out += 1
            standing = client("act", seat=-1, action=deadline["action"])
        else:
            action = rng.choice(client("legal", seat=seat, limit=50)["actions"])
            standing = client("act", seat=seat, action=action)
        assert standing["ok"]
    record = read_record(json.dumps(client("export")["match"]).encode())
    assert verify(game, record).is_over
    assert sum(asked.seat == -1 for asked in record.actions) == ran_out
    assert bool(ran_out) == (game.deadline is not no_deadline)
