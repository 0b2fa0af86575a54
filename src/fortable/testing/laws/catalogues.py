"""The laws of catalogues: the languages of a game agree, lack nothing, and say nothing idle."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, get_args, get_type_hints

from fluent.syntax import ast as fluent, parse
from fluent.syntax.visitor import Visitor
from msgspec import structs

from fortable.folder import MESSAGES, PHRASES
from fortable.kernel.game import AnyGame
from fortable.kernel.options import AS_IN_THE_BOX, describe
from fortable.kernel.words import Seat, spoken

from ..broken import Broken

Messages = dict[str, set[str]]
"""By id: the variables of a message."""

BY_CUSTOM = (
    "tagline",
    "credit",
    "score-",
    "ended-",
    "decided-",
    "tie-break",
    "phase-",
    "example-",
    "help-",
    "bot-",
    "word-",
    "field-",
    "tutorial-",
    "picture-",
    "figure-",
    "kind-",
    "day-",
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


def seats_are_told_by_name(game: AnyGame) -> None:
    """What an event or action calls a seat stands in `SEAT()` in every language, and nothing else does."""
    for language, (message, kind) in product(MESSAGES.languages(game.package), _kinds(game)):
        hints = get_type_hints(kind)
        for fact, is_named in told_as(MESSAGES.read(game.package, language), message):
            if fact in hints and is_named != (Seat in _parts(hints[fact])):
                raise Broken(
                    "a text gives a name to what is no seat"
                    if is_named
                    else "a seat is told as a number",
                    language=language,
                    message=message,
                    fact=fact,
                )


def no_text_is_idle(game: AnyGame) -> None:
    """Every text of a game is for something: what can happen, what the table asks for, its board."""
    code = "".join(sources(game.package, ".py", ".ts", ".tsx"))
    used = {message for message, _ in wanted(game)} | {*_more_of_options(game)}
    happenings = {
        message.removeprefix("event-") for message in used if message.startswith("event-")
    }
    prefixes = (*BY_CUSTOM, *MADE_UP.findall(code))
    idle = [
        message
        for message in messages(game.package, "en")
        if message not in used
        and f'"{message}"' not in code
        and not message.startswith(prefixes)
        and not (message.startswith("turn-") and _in_a_row(message[len("turn-") :], happenings))
    ]
    if idle:
        raise Broken("texts that nobody says", ids=idle)


def _in_a_row(name: str, happenings: set[str]) -> bool:
    """Whether the name is made of those of some events, one after the other."""
    return name in happenings or any(
        name.startswith(f"{event}-") and _in_a_row(name[len(event) + 1 :], happenings)
        for event in happenings
    )


@cache
def messages(package: str, language: str) -> Messages:
    """The messages of a package's catalogue; what cannot be parsed, or is there twice, is `Broken`."""
    return read_messages(MESSAGES.read(package, language), language)


def read_messages(source: str, language: str) -> Messages:
    """The messages of a catalogue, by its text."""
    found: Messages = {}
    for entry in _parsed(source):
        if isinstance(entry, fluent.Junk):
            raise Broken("a message cannot be parsed", language=language, text=entry.content)
        if isinstance(entry, fluent.Message):
            if entry.id.name in found:
                raise Broken("a message is there twice", language=language, id=entry.id.name)
            found[entry.id.name] = _variables(entry)
    return found


def wanted(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    """The messages a game needs by its types and its sources, with the facts they are given."""
    for message, kind in _kinds(game):
        yield message, {field.name for field in structs.fields(kind)}
    for option in describe(game.types.options):
        choices = option.choices or ((None,) if option.default is None else ())
        yield f"option-{option.name}", set()
        yield from (
            (f"option-{option.name}-{str(choice).lower()}", set[str]()) for choice in choices
        )
    for preset in game.presets:
        if preset == AS_IN_THE_BOX:
            continue  # the table has words for it
        yield from ((f"preset-{preset.name}{part}", set[str]()) for part in ("", "-about"))
    yield from ((f"phrase-{phrase}", set[str]()) for phrase in PHRASES.of(game) or ())
    for source in sources(game.package, ".py"):
        yield from refusals(source)


def _more_of_options(game: AnyGame) -> Iterator[str]:
    """What may be said of options besides: what they mean, and words for the ends of their bounds."""
    for option in describe(game.types.options):
        yield f"option-{option.name}-about"
        yield from (f"option-{option.name}-{end}" for end in (option.minimum, option.maximum))


def _kinds(game: AnyGame) -> Iterator[tuple[str, Any]]:
    """The events and actions of a game, by the ids of their texts."""
    for prefix, kinds in (("event", game.types.event), ("action", game.types.action)):
        for kind in get_args(kinds) or (kinds,):
            yield f"{prefix}-{spoken(kind.__name__)}", kind


def _parts(kind: Any) -> set[Any]:
    """A type and all that it is made of: of `tuple[Seat, ...] | None` that is `Seat`, too."""
    return {kind}.union(*map(_parts, get_args(kind)))


@cache
def refusals(source: str) -> list[tuple[str, set[str]]]:
    """The refusals that are raised in some source, with the names of their facts; not the table's."""
    return [*_raised(source)]


def _raised(source: str) -> Iterator[tuple[str, set[str]]]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Name("Illegal"),
                args=[ast.Constant(str(rule)), ast.Constant(str(reason))],
                keywords=facts,
            ) if not rule.startswith("TB-"):
                yield f"{rule}-{reason}", {str(fact.arg) for fact in facts}


def sources(package: str, *kinds: str) -> list[str]:
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
    return {name for name, _ in _references(message)}


def told_as(source: str, message: str) -> set[tuple[str, bool]]:
    """The variables of one message of a catalogue, each with whether it is told by a player's name."""
    entries = (entry for entry in _parsed(source) if isinstance(entry, fluent.Message))
    return next((_references(entry) for entry in entries if entry.id.name == message), set())


@cache
def _parsed(source: str) -> list[Any]:
    return list(parse(source).body)


def _references(message: fluent.Message) -> set[tuple[str, bool]]:
    found: set[tuple[str, bool]] = set()

    class References(Visitor):
        is_named = False

        def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
            found.add((node.id.name, self.is_named))

        def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
            self.is_named = node.id.name == "SEAT"
            self.generic_visit(node)
            self.is_named = False

    References().visit(message)
    return found
