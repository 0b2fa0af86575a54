"""Sentences are those that `fluent.runtime` makes, of all catalogues, with any facts."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from fortable.sentences import SIGNS, Said, Sentences, Untold, parsed, patterns, plural, told
from fortable.testing.endurance import often
from fortable.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
CATALOGUES = sorted(
    file
    for place in ("src/fortable/messages", "src/fortable/games", "web/messages", "examples")
    for file in (ROOT / place).rglob("*.ftl")
)
TRIES = often(4, in_full=50)
NUMBERS = (0, 1, 2, 5, 11, 21, 999, 1000, 1234, 12345, 10**6, 2 * 10**6, 1234567, -1, -2, -1234)
BROKEN = (0.0, 0.5, 1.0, 1.5, 2.0, -0.5, 0.0004, 0.0005, 0.0015, 2.6756, 1234.5678, 1e6, -1e-9)
ODD = """
-brand = Fortable
    .gender = neuter
-of = { $case ->
   *[plain] the { $what }
    [upper] The { $what }
}
plain = Hello
    .tip = A tip for { $who }
nested = { { "quoted \\"text\\" \\u0041 {" } } { 5 } { 1234.50 }
refers = { plain }, { plain.tip }, { -brand }: { -of(case: "upper", what: "table") } { -of }
by-attribute = { -brand.gender ->
    [neuter] it
   *[other] they
}
by-text = { $who ->
    [one] a number?
    [anna] Anna
   *[other] { $who }
}
by-number = { $count ->
    [0] none
    [1.5] one and a half
    [one] { $count } one
    [many] { $count } many
   *[other] { $count } others
}
only-default = { $count ->
   *[two] { $count }
}
lines =
    One
      two
    three { $count }
lost = { nowhere }
lost-term = { -nowhere }
lost-tip = { plain.nowhere }
function = { UNKNOWN($count) }
named = { NAMED($count) } { NAMED($who) }
tip-only =
    .tip = Only
"""
CIRCLE = """
circle = { round }
round = { circle }
"""
"""Elsewhere it goes on until there is no room any more."""


def named(value: Any) -> str:
    """As `SEAT` is: it takes numbers alone."""
    if not isinstance(value, int):
        raise TypeError(f"{value} is no number")
    return f"number {int(value)}"


class Facts(Visitor):
    """Which facts a message is told, and by which words is chosen."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}
        self.words: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names[node.id.name] = None

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier):
            self.words[node.key.name] = None
        self.generic_visit(node)


def tried(entry: ast.Message, rng: Random) -> Iterator[dict[str, Said]]:
    """Facts for a message, of any kind; sometimes one is lacking."""
    facts = Facts()
    facts.visit(entry)
    words: tuple[Said, ...] = (*NUMBERS, *BROKEN, "Änne, Ben", "", *facts.words)
    for _ in range(TRIES if facts.names else 1):
        yield {name: rng.choice(words) for name in facts.names if rng.random() > 0.02}


def compared(source: str, language: str, rng: Random) -> int:
    """How many sentences were the same."""
    functions: dict[str, Any] = {"SEAT": named, "NAMED": named}
    peer = FluentBundle([language], functions, use_isolating=False)
    peer.add_resource(FluentResource(source))
    ours, count = Sentences(language, functions), 0
    ours.add(patterns(source))
    for entry in parsed(source):
        if not isinstance(entry, ast.Message) or entry.value is None:
            continue
        pattern = peer.get_message(entry.id.name).value
        assert pattern is not None
        for facts in tried(entry, rng):
            text, errors = peer.format_pattern(pattern, facts)
            try:
                said = ours.say(entry.id.name, facts)
            except (Untold, TypeError):
                assert errors, (entry.id.name, facts, text)
            else:
                assert (said, errors) == (text, []), (entry.id.name, facts)
                count += 1
    return count


@pytest.mark.parametrize(
    "file", CATALOGUES, ids=lambda file: str(file.relative_to(ROOT)).replace("/messages", "")
)
def test_a_catalogue_says_what_it_says_elsewhere(file: Path) -> None:
    assert compared(file.read_text("utf-8"), file.stem, Random(file.stem)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_written_is_said_as_elsewhere(language: str) -> None:
    assert compared(ODD, language, Random(language)) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_chosen_by_as_elsewhere(language: str) -> None:
    source = """n = { $n } { $n ->
        [one] one
        [many] many
       *[other] other
    }"""
    peer = FluentBundle([language])
    peer.add_resource(FluentResource(source))
    peer.use_isolating = False
    pattern = peer.get_message("n").value
    assert pattern is not None
    for number in (*NUMBERS, *BROKEN, *range(130), *(n / 8 for n in range(-40, 40))):
        text, _ = peer.format_pattern(pattern, {"n": number})
        assert f"{told(number, language)} {plural(number, language)}" == text


def test_every_language_has_its_signs() -> None:
    assert SIGNS.keys() == {*LANGUAGES}


@pytest.mark.parametrize(
    "name", ["circle", "lost", "lost-term", "lost-tip", "function", "tip-only"]
)
def test_what_is_wrong_is_told(name: str) -> None:
    sentences = Sentences("en", {})
    sentences.add(patterns(ODD + CIRCLE))
    with pytest.raises(Untold):
        sentences.say(name, {"count": 1})
