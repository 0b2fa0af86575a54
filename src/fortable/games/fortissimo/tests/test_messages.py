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

from .. import GAME, rules
from ..actions import AnyAction
from ..events import AnyEvent, CardTurned, MatchEnded
from ..model import Figure, Options
from .table import refused

SHELF = {"tagline", "credit"}
PHASES = {"phase-turn", "phase-choose", "phase-aim", "phase-over"}
RESULTS = {f"score-FT-{clause}" for clause in (12, 14, 15, 16, 17)} | {"ended-FT-11", "ended-FT-12"}


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


def told(prefix: str, kinds: object) -> dict[str, set[str]]:
    return {
        f"{prefix}-{spoken(kind.__name__)}": {field.name for field in structs.fields(kind)}
        for kind in get_args(kinds)
    }


def options() -> set[str]:
    names = {f"option-{option.name}" for option in describe(Options)} | {"option-first_seat-none"}
    return names | {
        f"option-{option.name}-{str(choice).lower()}"
        for option in describe(Options)
        for choice in option.choices
    }


@rule("FT-24")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_facts(language: str) -> None:
    assert catalogue(language) == catalogue("en")


@rule("FT-07")
def test_every_refusal_is_told_with_all_its_facts() -> None:
    wanted = dict(refusals())
    assert len(wanted) > 10
    for message, facts in wanted.items():
        assert catalogue("en").get(message) == facts, message


@rule("FT-24")
def test_every_event_is_told_with_all_its_facts() -> None:
    for message, facts in told("event", AnyEvent).items():
        assert catalogue("en").get(message) == facts, message


@rule("FT-06")
def test_every_action_is_told_with_all_its_facts() -> None:
    for message, facts in told("action", AnyAction).items():
        assert catalogue("en").get(message) == facts, message


@rule("FT-01")
def test_options_figures_phases_and_results_have_names() -> None:
    figures = {f"figure-{figure}" for figure in get_args(Figure)}
    named = SHELF | PHASES | RESULTS | options() | figures
    assert named <= set(catalogue("en"))
    assert not any(catalogue("en")[message] for message in named)


@rule("FT-24")
def test_no_text_is_there_for_nothing() -> None:
    figures = {f"figure-{figure}" for figure in get_args(Figure)}
    used = SHELF | PHASES | RESULTS | options() | figures | set(dict(refusals()))
    used |= set(told("event", AnyEvent)) | set(told("action", AnyAction))
    assert set(catalogue("en")) == used


@rule("FT-25")
def test_a_number_that_may_not_be_told_is_not_told() -> None:
    assert told_in("en", CardTurned(Seat(0), "C4", 17)) == "Mia turns up C4 and finds 17."
    for language in LANGUAGES:
        assert "17" in told_in(language, CardTurned(Seat(0), "C4", 17))
        assert "none" not in told_in(language, CardTurned(Seat(0), "C4", None))


@rule("FT-11", "FT-12")
def test_the_end_is_told_with_its_reason() -> None:
    for language in LANGUAGES:
        for clause in ("FT-11", "FT-12"):
            reason = texts(language)(f"ended-{clause}")
            assert told_in(language, MatchEnded(clause)).endswith(reason)


@rule("FT-07", "FT-21")
def test_a_card_that_is_too_low_is_refused_with_what_to_do_instead() -> None:
    to_return = refused("- | 0 4 choose C4 | C4:3* | 1 5, 1", "0: take C4")
    to_insert = refused("rules=advanced | 0 4 choose C4 | C4:3* | 1 31!, 1", "0: take C4")
    to_turn = refused("- | 0 4 turn - | C4:3* | 1 5, 1", "0: take C4")
    for language in LANGUAGES:
        told = {texts(language).refusal(answer) for answer in (to_return, to_insert, to_turn)}
        assert len(told) == 3
    assert texts("en").refusal(to_return) == (
        "Your rampart ends with 5, and only a higher card goes there: the 3 is too low. "
        "All you can do is return it."
    )


def texts(language: str) -> Texts:
    return Texts(language, [GAME.package], ["Mia", "Leo"])


def told_in(language: str, event: Event) -> str:
    return texts(language).event(event)
