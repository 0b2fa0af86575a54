"""The engine answers every line."""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from keepsake import GAME
from keepsake.values import AnyEvent, State

from fortable.catalog import Catalog, catalog
from fortable.engine import Engine, texts_for_programs
from fortable.kernel.game import AnyGame, no_deadline
from fortable.kernel.options import describe
from fortable.kernel.record import read_record, verify
from fortable.kernel.words import Illegal, Viewer
from fortable.schemas import schemas_of
from fortable.testing import rule
from fortable.texts import LANGUAGES

MANUAL = Path(__file__).parent.parent / "docs" / "engine.md"
SEED = "00" * 32
SHELF = Catalog({GAME.key: GAME})
GAMES = list(catalog().games.values())


class Client:
    """A program on the other side: sends objects, gets objects."""

    def __init__(self, language: str = "en", game: AnyGame | None = None) -> None:
        shelf = SHELF if game is None else Catalog({game.key: game})
        self.engine = Engine(shelf, texts_for_programs(language, shelf))

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


def test_actions_too_many_to_list_are_named() -> None:
    """Only by a game that has some, and only to whom the match waits for."""
    for game in GAMES:
        client = Client(game=game)
        (seat, *_) = client("new", game=game.key, seed=SEED)["waiting"]
        named = client("legal", seat=seat).get("unlisted", [])
        assert named == [str(kind.__struct_config__.tag) for kind in game.unlisted]


def test_the_shelf_is_told_with_its_options() -> None:
    (entry,) = Client()("games")["games"]
    assert (entry["key"], entry["seats"]) == (GAME.key, [2, 3, 4])
    assert [option["name"] for option in entry["options"]] == ["swaps", "hurry"]


def test_help_shows_the_form_of_every_command() -> None:
    told = Client()("help")["commands"]
    assert told["legal"] == '{"command": "legal", "seat": integer, "limit"?: integer | null}'
    assert told["act"].startswith('{"command": "act", "seat": integer, "action": object | string')
    documented = re.findall(r"^\| `([a-z]+)` \|", MANUAL.read_text("utf-8"), re.MULTILINE)
    assert [*told] == documented


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
    (b'{"command":"act","seat":-2,"action":"time-up"}', "TB-01"),
    (b'{"command":"act","seat":-1,"action":"time-up"}', "TB-03"),
    (b'{"command":"view","seat":-1}', "TB-01"),
    (b'{"command":"legal","seat":-1}', "TB-01"),
    (b'{"command":"news","seat":-1}', "TB-01"),
    (b'{"command":"news","since":-1}', "TB-05"),
    (b'{"command":"news","since":99}', "TB-05"),
    (b'{"command":"news","since":99999999999999999999}', "TB-05"),
    (b'{"command":"notation","action":"fly"}', "TB-08"),
    (b'{"command":"notation","action":[]}', "TB-04"),
    (b'{"command":"sit","game":"keepsake","seat":4}', "TB-01"),
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
@pytest.mark.parametrize("command", ["view", "outcome", "export", "news", "notation"])
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
    assert "schema, new, load, notation, view" in client("dance")["error"]
    client("new", game="keepsake")
    assert "keep, swap" in client("act", seat=0, action={"do": "fly"})["error"]


@rule("TB-06")
def test_an_option_of_the_wrong_kind_hears_which_is_wanted() -> None:
    refused = Client()("new", game="keepsake", options={"hurry": "true"})
    assert refused["facts"]["allowed"] == [False, True]
    assert "a truth value, true or false, and got the text “true”" in refused["error"]


@rule("TB-04")
@pytest.mark.parametrize(
    ("action", "reason", "said"),
    [
        ({}, "no-word", "keep, swap"),
        ({"do": "keep", "card": 3}, "unknown-field", "“card”"),
        ({"do": "keep", "card": 3}, "unknown-field", '{"do": "keep"}'),
    ],
)
def test_an_action_of_the_wrong_form_is_shown_the_right_one(
    client: Client, action: dict[str, Any], reason: str, said: str
) -> None:
    refused = client("act", seat=0, action=action)
    assert refused["reason"] == reason
    assert said in refused["error"]


@rule("TB-04")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("command", "reason", "field"),
    [
        ({"command": "legal"}, "missing-field", "seat"),
        ({"command": "legal", "seat": 0, "chair": 1}, "unknown-field", "chair"),
        ({"command": "legal", "seat": "0"}, "wrong-kind", "seat"),
        ({"command": "legal", "seat": 0, "limit": -1}, "misshapen", None),
    ],
)
def test_a_command_of_the_wrong_form_is_shown_the_right_one(
    language: str, command: dict[str, Any], reason: str, field: str | None
) -> None:
    refused = Client(language).send(json.dumps(command).encode())
    assert (refused["reason"], refused["facts"].get("field")) == (reason, field)
    assert '{"command": "legal", "seat": integer, "limit"?: integer | null}' in refused["error"]


@rule("TB-08")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_cannot_be_read_as_a_position_or_an_action_is_shown_one(
    game: AnyGame, language: str
) -> None:
    client = Client(language, game)
    refused = client("load", game=game.key, notation="hello")
    assert game.notation.position in refused["error"]
    (seat, *_) = client("new", game=game.key, seed=SEED)["waiting"]
    refused = client("act", seat=seat, action="dance 3/3")
    assert refused["facts"]["allowed"] == list(game.notation.actions)
    assert all(form in refused["error"] for form in game.notation.actions)


@rule("TB-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_called_by_the_numbers_that_programs_say(language: str) -> None:
    client = Client(language)
    client("new", game="keepsake", seed=SEED)
    assert re.findall(r"\d", client("act", seat=1, action="keep")["error"]) == ["1", "0"]
    assert re.findall(r"\d", client("view", seat=7)["error"]) == ["7", "0", "1"]


@rule("TB-06")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_refused_option_never_contradicts_itself(game: AnyGame, language: str) -> None:
    """What is wanted is of another kind than what was given, and what is allowed is of the wanted one."""
    told = Engine(catalog(), texts_for_programs(language, catalog()))
    for option in describe(game.types.options):
        kind = bool if option.wanted == "boolean" else int if option.wanted == "integer" else str
        given: Any = "true" if kind is not str else 7
        line = {"command": "new", "game": game.key, "options": {option.name: given}}
        refused = told.answer(json.dumps(line).encode())
        facts = refused["facts"]
        allowed = facts.get("allowed") or (facts["least"], facts["most"])
        assert all(type(value) is kind for value in allowed if value is not None)
        other = Engine(SHELF, texts_for_programs(language, SHELF)).texts
        assert refused["error"] == other.refusal(Illegal("TB-06", "option-kind", **facts))


def test_schemas_are_told_too() -> None:
    client = Client()
    assert client("schema", game=GAME.key)["schema"] == schemas_of(GAME)
    assert client("schema", game="chess")["reason"] == "no-such-game"
