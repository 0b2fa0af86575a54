"""The laws of catalogues: the languages of a game agree, lack nothing, and say nothing idle."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, get_args

from fluent.syntax import ast as fluent, parse
from fluent.syntax.visitor import Visitor
from msgspec import structs

from fortable.folder import MESSAGES
from fortable.kernel.game import AnyGame
from fortable.kernel.options import describe
from fortable.kernel.words import spoken

from .broken import Broken

Messages = dict[str, set[str]]
"""By id: the variables of a message."""

BY_CUSTOM = (
    "tagline",
    "credit",
    "score-",
    "ended-",
    "phase-",
    "example-",
    "help-",
    "bot-",
    "word-",
    "field-",
)
"""What the table asks every game for, by name."""

MADE_UP = re.compile(r'(?:f"|`)([A-Za-z][A-Za-z_-]*-)\$?\{')


def the_languages_agree(game: AnyGame) -> None:
    """Every language has the messages of the English one, with the same variables."""
    for language in MESSAGES.languages(game.package):
        compare(game.package, language)


def compare(package: str, language: str) -> None:
    """Hold one language of a package against the English one."""
    english, other = messages(package, "en"), messages(package, language)
    different = {
        message for message in {*english, *other} if english.get(message) != other.get(message)
    }
    if different:
        raise Broken(
            "messages differ from the English ones", language=language, ids=sorted(different)
        )


def nothing_lacks_a_text(game: AnyGame) -> None:
    """Every event, action, option and refusal of a game has a text, made of the facts it comes with."""
    told = messages(game.package, "en")
    for message, facts in wanted(game):
        if message not in told:
            raise Broken("there is no text for this", message=message)
        if not told[message] <= facts:
            raise Broken("a text asks for facts that are not there", message=message, facts=facts)


def no_text_is_idle(game: AnyGame) -> None:
    """Every text of a game is for something: what can happen, what the table asks for, its board."""
    code = "".join(_sources(game.package, ".py", ".ts", ".tsx"))
    used = {message for message, _ in wanted(game)}
    prefixes = (*BY_CUSTOM, *MADE_UP.findall(code))
    idle = [
        message
        for message in messages(game.package, "en")
        if message not in used and f'"{message}"' not in code and not message.startswith(prefixes)
    ]
    if idle:
        raise Broken("texts that nobody says", ids=idle)


@cache
def messages(package: str, language: str) -> Messages:
    """The messages of a package's catalogue; what cannot be parsed, or is there twice, is `Broken`."""
    return read_messages(MESSAGES.read(package, language), language)


def read_messages(source: str, language: str) -> Messages:
    """The messages of a catalogue, by its text."""
    found: Messages = {}
    for entry in parse(source).body:
        if isinstance(entry, fluent.Junk):
            raise Broken("a message cannot be parsed", language=language, text=entry.content)
        if isinstance(entry, fluent.Message):
            if entry.id.name in found:
                raise Broken("a message is there twice", language=language, id=entry.id.name)
            found[entry.id.name] = _variables(entry)
    return found


def wanted(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    """The messages a game needs by its types and its sources, with the facts they are given."""
    for prefix, kinds in (("event", game.types.event), ("action", game.types.action)):
        for kind in get_args(kinds) or (kinds,):
            fields = {field.name for field in structs.fields(kind)}
            yield f"{prefix}-{spoken(kind.__name__)}", fields
    for option in describe(game.types.options):
        choices = option.choices or ((None,) if option.default is None else ())
        yield f"option-{option.name}", set()
        yield from (
            (f"option-{option.name}-{str(choice).lower()}", set[str]()) for choice in choices
        )
    for source in _sources(game.package, ".py"):
        yield from refusals(source)


def refusals(source: str) -> Iterator[tuple[str, set[str]]]:
    """The refusals that are raised in some source, with the names of their facts; not the table's."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Name("Illegal"),
                args=[ast.Constant(str(rule)), ast.Constant(str(reason))],
                keywords=facts,
            ) if not rule.startswith("TB-"):
                yield f"{rule}-{reason}", {str(fact.arg) for fact in facts}


def _sources(package: str, *kinds: str) -> list[str]:
    """The sources of a package by their endings, its tests left out."""
    found: list[str] = []
    folders: list[Any] = [files(package)]
    while folders:
        for entry in folders.pop().iterdir():
            if entry.is_dir() and entry.name != "tests":
                folders.append(entry)
            elif entry.name.endswith(kinds):
                found.append(entry.read_text("utf-8"))
    return found


def _variables(message: fluent.Message) -> set[str]:
    names: set[str] = set()

    class Variables(Visitor):
        def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
            names.add(node.id.name)

    Variables().visit(message)
    return names
