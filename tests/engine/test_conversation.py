"""What there is to be asked: games, commands and their forms, types; and how it ends."""

import re
from pathlib import Path

from keepsake import GAME

from fortable.schemas import schemas_of

from .client import Client

MANUAL = Path(__file__).parents[2] / "docs" / "engine.md"


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


def test_schemas_are_told_too() -> None:
    client = Client()
    assert client("schema", game=GAME.key)["schema"] == schemas_of(GAME)
    assert client("schema", game="chess")["reason"] == "no-such-game"


def test_quit_ends_the_conversation() -> None:
    engine = Client().engine
    answers = list(engine.converse([b'{"command":"quit"}', b'{"command":"view"}']))
    assert answers == [b'{"ok":true,"bye":true}\n']
