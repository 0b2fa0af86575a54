"""A refusal shows what is wanted: the form, what there is, the kind of a value."""

import json
import re
from typing import Any

import pytest

from fortable.catalog import catalog
from fortable.engine import Engine, texts_for_programs
from fortable.kernel.game import AnyGame
from fortable.kernel.options import describe
from fortable.kernel.words import Illegal
from fortable.testing import rule
from fortable.texts import LANGUAGES

from .client import GAMES, SEED, SHELF, Client


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
