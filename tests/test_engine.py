"""The engine answers every line, and what the manual shows is what it says."""

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from keepsake import GAME

from fortable.catalog import Catalog, catalog
from fortable.engine import Engine
from fortable.kernel.record import read_record, verify
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

MANUAL = Path(__file__).parent.parent / "docs" / "engine.md"
SEED = "00" * 32


class Client:
    """A program on the other side: sends objects, gets objects."""

    def __init__(self, language: str = "en") -> None:
        self.engine = Engine(Catalog({GAME.key: GAME}), Texts(language, [GAME.package]))

    def __call__(self, command: str, **fields: Any) -> dict[str, Any]:
        return self.send(json.dumps({"command": command, **fields}).encode())

    def send(self, line: bytes) -> dict[str, Any]:
        (answer,) = self.engine.converse([line])
        told: dict[str, Any] = json.loads(answer)
        return told


@pytest.fixture
def client() -> Client:
    client = Client()
    client("new", game=GAME.key, seats=2, seed=SEED)
    return client


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


def test_an_action_may_be_in_the_games_notation(client: Client) -> None:
    assert client("act", seat=0, action="swap")["events"][0]["what"] == "card-laid-open"


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


def test_a_running_match_is_exported_without_its_seed(client: Client) -> None:
    excerpt = client("export", seat=1)["match"]
    assert excerpt["viewer"] == 1
    assert SEED not in json.dumps(excerpt)
    assert "seed" not in excerpt


def test_load_goes_on_with_the_game_in_hand(client: Client) -> None:
    assert client("load", notation="- | cards=5,9 kept=true,false turn=1 discards=(3)")[
        "waiting"
    ] == [1]


def test_without_a_seed_every_match_is_another(client: Client) -> None:
    commitments = {client("new", game=GAME.key)["commitment"] for _ in range(5)}
    assert len(commitments) == 5


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


def test_quit_ends_the_conversation() -> None:
    engine = Client().engine
    answers = list(engine.converse([b'{"command":"quit"}', b'{"command":"view"}']))
    assert answers == [b'{"ok":true,"bye":true}\n']


REFUSED: list[tuple[bytes, str]] = [
    (b"", "TB-04"),
    (b"{", "TB-04"),
    (b"\xff\x00", "TB-04"),
    (b"[" * 50_000, "TB-04"),
    (b"[]", "TB-04"),
    (b'{"command":"dance"}', "TB-04"),
    (b'{"seat":0}', "TB-04"),
    (b'{"command":"act","seat":"0","action":"keep"}', "TB-04"),
    (b'{"command":"act","seat":0}', "TB-04"),
    (b'{"command":"act","seat":0,"action":{"do":"fly"}}', "TB-04"),
    (b'{"command":"act","seat":0,"action":[1]}', "TB-04"),
    (b'{"command":"act","seat":0,"action":"keep","more":1}', "TB-04"),
    (b'{"command":"act","seat":0,"action":"fly"}', "TB-08"),
    (b'{"command":"act","seat":1,"action":"keep"}', "TB-03"),
    (b'{"command":"act","seat":-1,"action":"time-up"}', "TB-01"),
    (b'{"command":"act","seat":99999999999999999999,"action":"keep"}', "TB-01"),
    (b'{"command":"act","seat":0,"action":"keep","version":77}', "TB-05"),
    (b'{"command":"view","seat":2}', "TB-01"),
    (b'{"command":"view","seat":-1' + b"0" * 60 + b"}", "TB-01"),
    (b'{"command":"new","game":"keepsake","seats":1' + b"0" * 60 + b"}", "TB-06"),
    (b'{"command":"new","game":"' + b"x" * 5000 + b'"}', "TB-06"),
    (b'{"command":"' + b"x" * 5000 + b'"}', "TB-04"),
    (b'{"command":"legal","seat":0,"limit":99999999999999999999}', "TB-04"),
    (b'{"command":"act","seat":' + b"9" * 4299 + b',"action":"keep"}', "TB-01"),
    (b'{"command":"act","seat":0,"action":{"do":"' + b"x" * 5000 + b'"}}', "TB-04"),
    (b'{"command":"legal","seat":0,"limit":-1}', "TB-04"),
    (b'{"command":"legal","seat":null}', "TB-04"),
    (b'{"command":"outcome"}', "TB-02"),
    (b'{"command":"new","game":"chess"}', "TB-06"),
    (b'{"command":"new","game":"keepsake","seats":17}', "TB-06"),
    (b'{"command":"new","game":"keepsake","seed":"abc"}', "TB-06"),
    (b'{"command":"new","game":"keepsake","options":{"swaps":99}}', "TB-06"),
    (b'{"command":"new","game":"keepsake","options":{"fork":1}}', "TB-06"),
    (b'{"command":"load","notation":"nonsense"}', "TB-08"),
    (b'{"command":"sit","game":"keepsake","seat":-1}', "TB-04"),
    (b'{"command":"choose","view":{}}', "TB-02"),
    (b'{"command":"load","notation":"- | cards=9,9 kept=false,false"}', "TB-08"),
]


@rule("TB-04")
@pytest.mark.parametrize(("line", "clause"), REFUSED)
def test_a_refusal_names_its_rule_and_changes_nothing(
    client: Client, line: bytes, clause: str
) -> None:
    before = client("export"), client("view", seat=0)
    answer = client.send(line)
    assert (answer["ok"], answer["rule"]) == (False, clause)
    assert answer["error"]
    assert (client("export"), client("view", seat=0)) == before


@rule("TB-04")
@pytest.mark.parametrize("depth", [100, *range(850, 1050, 10)])
def test_whatever_is_nested_how_deep_is_refused(client: Client, depth: int) -> None:
    nested = b"[" * depth + b"]" * depth
    answer = client.send(b'{"command":"new","game":"keepsake","options":{"swaps":' + nested + b"}}")
    assert answer["rule"] in ("TB-04", "TB-06")


@rule("TB-02")
@pytest.mark.parametrize("command", ["view", "outcome", "export"])
def test_before_the_first_match_there_is_nothing_to_ask(command: str) -> None:
    assert Client()(command)["reason"] == "no-match"


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_in_the_readers_language(language: str) -> None:
    client = Client(language)
    texts = {told: Client(told)("outcome")["error"] for told in LANGUAGES}
    assert client("outcome")["error"] == texts[language]
    assert len(set(texts.values())) == len(LANGUAGES)


@rule("TB-04")
def test_an_unknown_command_or_action_hears_what_there_is() -> None:
    client = Client()
    assert "new, load, view" in client("dance")["error"]
    client("new", game="keepsake")
    assert "keep, swap" in client("act", seat=0, action={"do": "fly"})["error"]


@rule("TB-06")
def test_an_option_of_the_wrong_kind_hears_which_is_wanted() -> None:
    refused = Client()("new", game="keepsake", options={"hurry": "true"})
    assert refused["facts"]["allowed"] == [False, True]
    assert "a truth value, true or false, and got the text “true”" in refused["error"]


def manual() -> list[tuple[str, str]]:
    blocks = re.findall(r"```transcript\n(.*?)```", MANUAL.read_text("utf-8"), re.DOTALL)
    return re.findall(r"^> (.*)\n< (.*)$", "".join(blocks), re.MULTILINE)


def test_the_manuals_transcript_is_what_the_engine_says() -> None:
    lines = manual()
    assert len(lines) > 10
    program = subprocess.run(
        [sys.executable, "-m", "fortable", "--lang", "en", "engine"],
        input="".join(f"{question}\n" for question, _ in lines),
        capture_output=True,
        text=True,
        check=True,
    )
    assert program.stdout.splitlines() == [answer for _, answer in lines]
    assert program.stderr == ""


def test_the_manual_shows_a_game_that_is_on_the_shelf() -> None:
    assert json.loads(manual()[0][0])["game"] in catalog().games
