"""Types for others: every value of every golden playthrough fits its schema, and a broken one does not."""

import json
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import hazard
import jsonschema_rs
import keepsake
import pytest

from fortable.boards.typescript import of_game
from fortable.bots.playing import play, sit_down
from fortable.catalog import catalog
from fortable.cli.main import main
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.schemas import reference, schemas_of, values_of

OURS = list(catalog().games.values())
PLUG_INS: list[AnyGame] = [keepsake.GAME, hazard.GAME]
GAMES = OURS + [game for game in PLUG_INS if game not in OURS]
SOURCES = Path(__file__).parents[2] / "src"
NAMED = re.compile(r"(\w+)=")

Found = dict[str, list[Any]]
"""Values by their kind."""


@cache
def validators(game: AnyGame) -> dict[str, Any]:
    return {
        name: jsonschema_rs.Draft202012Validator(schema)
        for name, schema in schemas_of(game).items()
    }


def goldens(game: AnyGame) -> list[Path]:
    return sorted((SOURCES / Path(*game.package.split("."))).glob("tests/golden/*.txt"))


def values_in(file: Path, game: AnyGame) -> Found:
    """What is told in a golden playthrough: news, actions, and the views, put together again."""
    heading, *lines = file.read_text("utf-8").splitlines()
    found: Found = {"event": [], "action": [], "view": [], "options": []}
    views: dict[str, dict[str, Any]] = {}
    seats = json.loads(heading)["seats"]
    everybody = [*map(str, range(seats)), "spectator"]
    for line in lines:
        what, _, rest = line.partition(" ")
        audience, _, text = rest.partition(": ")
        if what == "news":
            told = json.loads(text)
            found["event"] += told if isinstance(told, list) else [told]
        elif what == "==" and audience.split(" ")[1:2] == ["=="] and text:
            found["action"].append(plain(game.notation.read_action(text)))
        elif what == "view":
            for viewer in everybody if audience == "all" else audience.split(","):
                views[viewer] = {**views.get(viewer, {}), **dict(fields(text))}
                found["view"].append(views[viewer])
    found["options"] = [view["options"] for view in views.values()]
    return found


def fields(text: str) -> Iterator[tuple[str, Any]]:
    """`name=JSON name=JSON`."""
    at = 0
    while name := NAMED.match(text, at):
        value, at = json.JSONDecoder().raw_decode(text, name.end())
        yield name[1], value
        at += 1


def played(game: AnyGame) -> Found:
    """The same of a match of bots."""
    rng = Random(7)
    match = Match.begin(game, game.seats[0], game.types.options(), bytes(32))
    viewers = [*map(Seat, range(match.state.seats)), None]
    found: Found = {"event": [], "action": [], "view": [], "options": []}
    for happening in play(match, sit_down(match, ["random"], rng), rng):
        found["action"].append(plain(happening.action))
        if not isinstance(happening.answer, Illegal):
            found["view"] += [plain(match.shown(viewer)) for viewer in viewers]
            found["event"] += [plain(e) for v in viewers for e in match.news(v, happening.answer)]
    found["options"].append(plain(match.state.options))
    return found


@cache
def samples(game: AnyGame) -> Found:
    files = goldens(game)
    return values_in(files[0], game) if files else played(game)


@pytest.mark.parametrize(
    ("game", "file"),
    [(game, file) for game in OURS for file in goldens(game)],
    ids=lambda value: value.stem if isinstance(value, Path) else value.key,
)
def test_all_that_is_told_in_golden_playthroughs_fits(game: AnyGame, file: Path) -> None:
    for name, told in values_in(file, game).items():
        assert told, name
        for value in told:
            validators(game)[name].validate(value)


@pytest.mark.parametrize("game", PLUG_INS, ids=lambda game: game.key)
def test_plug_ins_have_schemas_too(game: AnyGame) -> None:
    for name, told in played(game).items():
        assert told, name
        for value in told:
            validators(game)[name].validate(value)


def lacking(value: dict[str, Any]) -> dict[str, Any]:
    """Less its last field."""
    return dict([*value.items()][:-1])


def surplus(value: dict[str, Any]) -> dict[str, Any]:
    return {**value, "more": 1}


def of_another_kind(value: dict[str, Any]) -> dict[str, Any]:
    """With something in its last field that nothing is made of."""
    last = [*value][-1]
    return {**value, last: {"odd": 1.5}}


@pytest.mark.parametrize(
    ("name", "breaks"),
    [
        *product(("view", "event", "action"), (lacking, surplus, of_another_kind)),
        *product(("options",), (surplus, of_another_kind)),
    ],
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_broken_value_does_not_fit(
    game: AnyGame, name: str, breaks: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    kinds = {json.dumps([*value]): value for value in samples(game)[name]}
    for value in kinds.values():
        validators(game)[name].validate(value)
        assert not validators(game)[name].is_valid(breaks(deepcopy(value)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_comes_from_you_may_lack_what_has_a_default(game: AnyGame) -> None:
    assert validators(game)["options"].is_valid({})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_typescript_declares_what_the_schemas_do(game: AnyGame) -> None:
    """One list of values, and the same types in both."""
    declared = {*re.findall(r"^export (?:interface|type) (\w+)", of_game(game), re.MULTILINE)}
    assert {spoken.title for spoken in values_of(game)} <= declared
    for schema in schemas_of(game).values():
        named = {name for name, part in schema["$defs"].items() if part["type"] == "object"}
        assert named <= declared


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_schema_stands_for_itself(game: AnyGame) -> None:
    """Whatever is referred to is in it; no word in it is unknown to strict validators."""
    for name, schema in schemas_of(game).items():
        assert schema["$id"] == f"urn:fortable:{game.key}:{game.version}:{name}"
        text = json.dumps(schema)
        assert {*re.findall(r'"#/\$defs/([^"]+)"', text)} == {*schema["$defs"]}
        assert "discriminator" not in text


def test_fields_are_described_by_their_source() -> None:
    """By the text below, the comment beside, those of the class below it, and in the words of JSON."""
    event = schemas_of(keepsake.GAME)["event"]["$defs"]["CardDrawn"]["properties"]
    assert event["card"]["description"] == "null: not yours to know"
    options = schemas_of(keepsake.GAME)["options"]["$defs"]["Options"]["properties"]
    assert options["hurry"]["description"] == "KS-05"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.key)
def test_every_action_event_and_field_of_a_view_says_what_it_is(game: AnyGame) -> None:
    schemas = schemas_of(game)
    kinds = {**schemas["action"]["$defs"], **schemas["event"]["$defs"]}
    assert [name for name, kind in kinds.items() if "description" not in kind] == []
    view = schemas["view"]["$defs"][schemas["view"]["$ref"].rpartition("/")[2]]
    silent = {name for name, field in view["properties"].items() if "description" not in field}
    assert silent <= {"viewer", "options"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_reference_has_every_option_action_event_and_field(game: AnyGame) -> None:
    page = reference(game)
    for schema in schemas_of(game).values():
        for part in schema["$defs"].values():
            for name, field in part.get("properties", {}).items():
                word = field["enum"][0] if name in ("do", "what") else name
                assert f"`{word}`" in page
            for item in part.get("prefixItems", ()):
                assert f"| `{item['title']}` |" in page
    assert all(f"- `{form}`" in page for form in game.notation.actions)
    assert game.notation.position in page
    assert game.notation.about.strip() in page


def test_the_commands_write_for_one_game_or_all(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = OURS[0]
    assert main(["schema", game.key]) == 0
    assert json.loads(capsys.readouterr().out) == schemas_of(game)
    assert main(["schema"]) == 0
    assert [*json.loads(capsys.readouterr().out)] == [game.key for game in OURS]
    assert main(["reference", game.key]) == 0
    assert capsys.readouterr().out == reference(game)
    assert main(["schema", "--out", str(tmp_path / "new" / "schemas")]) == 0
    assert main(["reference", "--out", str(tmp_path)]) == 0
    for each in OURS:
        for name, schema in schemas_of(each).items():
            file = tmp_path / "new" / "schemas" / each.key / f"{name}.schema.json"
            assert json.loads(file.read_text("utf-8")) == schema
        assert (tmp_path / f"{each.key}.md").read_text("utf-8") == reference(each)


def test_a_game_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "schema", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
