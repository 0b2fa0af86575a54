"""Sentences in Fluent with the facts put in, in the languages that we speak.

`fluent.syntax` reads what is written; what becomes of it is worked out here. `fluent.runtime` does that for
all languages there are, and brings their dates, coins and calendars along: 33 MB on every disk.
Tests hold this equal to it. Of Fluent's functions there are those that are given (`SEAT`), and no others.
"""

from collections.abc import Callable, Mapping, Sequence
from decimal import ROUND_HALF_EVEN, Decimal
from math import isfinite
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

Said = str | int | float
"""Numbers stay numbers until they are told: they may be chosen by."""
Part = Callable[["Scope"], Said]
Function = Callable[..., Said]
Patterns = dict[str, Part]
"""By the name of a message, with a dash before that of a term; attributes too, behind a dot."""

SIGNS = {"en": (",", "."), "de": (".", ","), "fr": ("\u202f", ","), "it": (".", ",")}
"""Between thousands, and before what is less than one."""
MOST_DECIMALS = Decimal("0.001")
MILLION = 10**6


class Untold(LookupError):
    """A sentence lacks something: a fact, a message, a function; or it refers to itself."""


class Missing(str):
    """What a term was not told: its name stands there, and nothing is chosen by it."""

    __slots__ = ()


class Scope(NamedTuple):
    """What a sentence may refer to."""

    sentences: "Sentences"
    facts: Mapping[str, Said]
    is_term: bool = False
    within: frozenset[str] = frozenset()
    """Whose sentences this one is part of."""


class Sentences:
    """Messages and terms of one language."""

    def __init__(self, language: str, functions: Mapping[str, Function]) -> None:
        self.language = language
        self.functions = functions
        self._patterns: Patterns = {}

    def add(self, patterns: Patterns) -> None:
        """More of them; several may share them, whatever their functions are."""
        self._patterns.update(patterns)

    def say(self, name: str, facts: Mapping[str, Said]) -> str:
        """`Untold` if anything is lacking."""
        return self.refer(name, Scope(self, facts))

    def refer(self, name: str, scope: Scope) -> str:
        """To a sentence, perhaps from within another."""
        pattern = self._patterns.get(name)
        if pattern is None or name in scope.within:
            raise Untold(f"{name} {'is not there' if pattern is None else 'is part of itself'}")
        return str(pattern(scope._replace(within=scope.within | {name})))


def parsed(source: str) -> list[ast.Message | ast.Term]:
    """What is written there; the rest is no message."""
    body = FluentParser(with_spans=False).parse(source).body
    return [each for each in body if isinstance(each, ast.Message | ast.Term)]


def patterns(source: str) -> Patterns:
    """All that is written there, ready to be said."""
    found: Patterns = {}
    for entry in parsed(source):
        name = "-" * isinstance(entry, ast.Term) + entry.id.name
        if entry.value is not None:
            found[name] = _pattern(entry.value)
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = _pattern(attribute.value)
    return found


def told(value: Said, language: str) -> str:
    """As one writes it.

    >>> told(1234, "en"), told(-0.5, "de")
    ('1,234', '-0,5')
    """
    if isinstance(value, str):
        return value
    if isinstance(value, float):
        if not isfinite(value):
            return str(value)
        short = Decimal(repr(value)).quantize(MOST_DECIMALS, ROUND_HALF_EVEN).normalize()
        written = f"{short:,f}"
    else:
        written = f"{value:,}"
    thousands, decimal = SIGNS[language]
    return written.translate({ord(","): thousands, ord("."): decimal})


def plural(value: float, language: str) -> str:
    """Which form of a word goes with a number.

    >>> plural(0, "en"), plural(0, "fr")
    ('other', 'one')
    """
    whole, is_whole = int(abs(value)), value == int(value)
    if language in ("fr", "it") and whole and is_whole and whole % MILLION == 0:
        return "many"
    if language == "fr":
        return "one" if whole in (0, 1) else "other"
    return "one" if whole == 1 and is_whole else "other"


def _pattern(pattern: ast.Pattern) -> Part:
    parts = [_element(each) for each in pattern.elements]
    if len(parts) == 1:
        (only,) = parts
        return lambda scope: told(only(scope), scope.sentences.language)
    return lambda scope: "".join(told(part(scope), scope.sentences.language) for part in parts)


def _element(element: ast.TextElement | ast.Placeable) -> Part:
    if isinstance(element, ast.TextElement):
        text = element.value
        return lambda _: text
    return _expression(element.expression)


def _expression(expression: ast.Expression | ast.Placeable) -> Part:
    match expression:
        case ast.Placeable():
            return _expression(expression.expression)
        case ast.StringLiteral() | ast.NumberLiteral():
            literal = _literal(expression)
            return lambda _: literal
        case ast.VariableReference(id=name):
            return _fact(name.name)
        case ast.MessageReference():
            referred = _name(expression)
            return lambda scope: scope.sentences.refer(referred, scope)
        case ast.TermReference():
            return _term(expression)
        case ast.FunctionReference():
            return _called(expression)
        case ast.SelectExpression():
            return _chosen(expression)
    raise Untold(f"{type(expression).__name__} is not known")


def _literal(literal: ast.StringLiteral | ast.NumberLiteral) -> Said:
    value = literal.parse()["value"]
    assert isinstance(value, str | int | float)
    return value


def _name(reference: ast.MessageReference | ast.TermReference) -> str:
    """As `Sentences.add` has it."""
    name = "-" * isinstance(reference, ast.TermReference) + reference.id.name
    return name if reference.attribute is None else f"{name}.{reference.attribute.name}"


def _fact(name: str) -> Part:
    def fact(scope: Scope) -> Said:
        found = scope.facts.get(name)
        if found is not None:
            return found
        if scope.is_term:
            return Missing(name)
        raise Untold(f"${name} is not told")

    return fact


def _term(reference: ast.TermReference) -> Part:
    """Of what a sentence is told, a term hears only what it is given."""
    name, given = _name(reference), _named(reference.arguments)

    def term(scope: Scope) -> Said:
        return scope.sentences.refer(name, scope._replace(facts=given, is_term=True))

    return term


def _named(arguments: ast.CallArguments | None) -> dict[str, Said]:
    named: Sequence[ast.NamedArgument] = () if arguments is None else arguments.named
    return {each.name.name: _literal(each.value) for each in named}


def _called(reference: ast.FunctionReference) -> Part:
    name, named = reference.id.name, _named(reference.arguments)
    positional = [_expression(each) for each in reference.arguments.positional]

    def called(scope: Scope) -> Said:
        function = scope.sentences.functions.get(name)
        if function is None:
            raise Untold(f"{name}() is not known")
        return function(*(each(scope) for each in positional), **named)

    return called


def _chosen(select: ast.SelectExpression) -> Part:
    selector = _expression(select.selector)
    variants = [(_key(each.key), _pattern(each.value)) for each in select.variants]
    usual = next(_pattern(each.value) for each in select.variants if each.default)

    def chosen(scope: Scope) -> Said:
        value = selector(scope)
        language = scope.sentences.language
        found = (pattern for key, pattern in variants if _is_this(value, key, language))
        return next(found, usual)(scope)

    return chosen


def _key(key: ast.Identifier | ast.NumberLiteral) -> Said:
    return key.name if isinstance(key, ast.Identifier) else _literal(key)


def _is_this(value: Said, key: Said, language: str) -> bool:
    """A number is chosen by itself or by the form of a word that goes with it."""
    if isinstance(value, Missing):
        return False
    if isinstance(value, str) is isinstance(key, str):
        return value == key
    number, form = (key, value) if isinstance(value, str) else (value, key)
    return not isinstance(number, str) and plural(number, language) == form
