"""Four languages say the same things, and have words for all that can happen."""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast as fluent
from fluent.syntax.visitor import Visitor
from msgspec import structs

from fortable.kernel.options import describe
from fortable.kernel.words import Event, Seat, spoken
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

from .. import GAME, rules, terminal
from ..actions import AnyAction
from ..events import AnyEvent, CardDrawn, CarMoved, FinalWon, HandsDealt
from ..model import Options
from .table import at, refused

SHELF = {"tagline", "credit", "phase-play", "phase-over"}
RESULTS = {"score-FF-20", "score-FF-21", "ended-FF-19"}
UNTOLD = {"event-hands-dealt": {"hands"}, "event-car-moved": {"place"}}
"""Facts for programs: a hand is seen on the board, a place is told as space and lane."""


class Variables(Visitor):
    """The variables a message names."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def catalogue(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with its variables."""
    source = (files(GAME.package) / "messages" / f"{language}.ftl").read_text("utf-8")
    messages = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in messages, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.names
    return messages


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Each refusal the rules can raise, with the names of its facts."""
    for node in ast.walk(ast.parse(inspect.getsource(rules))):
        match node:
            case ast.Call(
                func=ast.Name("Illegal"),
                args=[ast.Constant(str(clause)), ast.Constant(str(reason))],
                keywords=facts,
            ):
                yield f"{clause}-{reason}", {fact.arg for fact in facts if fact.arg}


def on_the_board() -> Iterator[tuple[str, set[str]]]:
    """Each text the board asks for, with the names of its facts."""
    for node in ast.walk(ast.parse(inspect.getsource(terminal))):
        match node:
            case ast.Call(
                func=ast.Name("say"), args=[ast.Constant(str(message))], keywords=facts
            ) if message != "player":
                yield message, {fact.arg for fact in facts if fact.arg}


def told(prefix: str, kinds: object) -> dict[str, set[str]]:
    messages = {}
    for kind in get_args(kinds):
        message = f"{prefix}-{spoken(kind.__name__)}"
        facts = {field.name for field in structs.fields(kind)}
        messages[message] = facts - UNTOLD.get(message, set())
    return messages


def options() -> set[str]:
    return {f"option-{option.name}" for option in describe(Options)} | {
        f"option-{option.name}-{choice}"
        for option in describe(Options)
        for choice in option.choices
    }


@rule("FF-22")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_facts(language: str) -> None:
    assert catalogue(language) == catalogue("en")


@rule("FF-10")
def test_refusals_events_actions_and_the_board_are_told_with_all_their_facts() -> None:
    wanted = {
        **dict(refusals()),
        **dict(on_the_board()),
        **told("event", AnyEvent),
        **told("action", AnyAction),
        **{message: set() for message in SHELF | RESULTS | options()},
    }
    assert catalogue("en") == wanted


@rule("FF-23")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_may_not_be_told_is_not_told(language: str) -> None:
    assert "6/3" in told_in(language, CardDrawn(Seat(0), "6/3"))
    for hidden in (CardDrawn(Seat(0), None), HandsDealt((None, None, None))):
        assert "none" not in told_in(language, hidden).casefold()


@rule("FF-13")
@pytest.mark.parametrize("language", LANGUAGES)
def test_to_fall_back_is_told(language: str) -> None:
    texts = {told_in(language, CarMoved("A1", 16, 6, 2, fell)) for fell in (0, 1, 2)}
    assert len(texts) == 3
    assert all("A1" in text and "6" in text and "2" in text for text in texts)


@rule("FF-19", "FF-21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_tells_both_titles(language: str) -> None:
    text = told_in(language, FinalWon(Seat(1), "B1", 12, to=Seat(2)))
    assert all(word in text for word in ("B1", "Leo", "12", "Ada"))


@rule("FF-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_turbo_too_few_is_told_in_its_own_words(language: str) -> None:
    state = at("A1:17.1 B1:12.1", "2/3 8 8 8 8")
    none = refused(state, "8+Turbo")
    one = refused(at("A1:17.1 B1:12.1", "2/3 8 8 8 Turbo"), "Turbo+Turbo")
    told = [Texts(language, [GAME.package]).refusal(answer) for answer in (none, one)]
    assert told[0] != told[1].replace("2/3, 8, 8, 8, Turbo", "2/3, 8, 8, 8, 8")


def told_in(language: str, event: Event) -> str:
    return Texts(language, [GAME.package], ["Mia", "Leo", "Ada"]).event(event)
