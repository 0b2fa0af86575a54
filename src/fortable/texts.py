"""Texts for people, in their language: the table's own catalogue and one game's, both in Fluent.

Rules and kernel speak in ids and facts; this room turns them into sentences. What the ids are:

- `TB-03-not-waited-for`: a refusal, by rule and reason
- `event-card-turned`, `action-turn`: an event or an action, by its name on the wire
- `option-rules`, `option-rules-basic`: an option, and each of its choices, or a number that has a word of
  its own; `option-rules-about`: what it means, where its name does not say it all
- `preset-first`, `preset-first-about`: options that go well together, and what they are good for
- `score-FT-14`: a line of the score; its facts are `points` and `items`
- `ended-FT-11`: why a match ended; `decided-FT-15`: what decided it, by the reason that the game gives, or by
  the clause that put the winner ahead; `tie-break`: why one of two with as many points is ahead
- `phase-turn`: what is expected of a player in a phase; `example-turn`: what they could type, where the
  first of many legal actions would be bad advice; `help-turn`: how it is typed, for the page of help
- `turn-card-turned-card-returned`: what happens in a row in a turn, as one sentence, with the facts of all of
  it (those that differ as a list); `turn-turn-came = { "" }`: what is no news in it. Without them a turn is
  told event by event
- `word-size`: a word that facts are made of
- `tutorial-1`: what is said to a step of the tutorial
- `picture-1`: what a drawing of the rulebook shows
- `phrase-keep-it`: what people may say to each other about the game, by the ids in its `phrases.py`
- `figure-cards`: so many of what scores count (`points`, and `count` without a sign), in somebody's history;
  `kind-advanced`: how those matches were played that are compared there
- `field-hand`: what a field of the view is called, where a board that knows no game shows it

A fact that is a seat, or several, is told by its player's name where the catalogue says so: `{ SEAT($by) }`.
"""

import os
import re
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import groupby
from typing import Any

from msgspec import structs

from fortable.folder import LANGUAGES as LANGUAGES, MESSAGES
from fortable.kernel.game import Decision, Line
from fortable.kernel.words import Action, Event, Fact, Illegal, spoken
from fortable.sentences import Patterns, Said, Sentences, Untold, patterns

HOME = "fortable"

ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""A message or a term of a catalogue, down to the next one: whatever goes on with it is indented."""
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")

HUGE = 10**15
"""Larger numbers are nonsense somebody sent us: they are repeated digit by digit, not formatted."""

ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
FROM_THE_RIGHT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Letters that are written from right to left, and digits among them."""

LONGEST = 300
"""So much of a fact is told; nobody reads more, and whoever sends more means no good."""


class Texts:
    """All messages of one language, for the table and for the games in `packages`."""

    def __init__(
        self, language: str, packages: Iterable[str] = (), names: Sequence[str] = ()
    ) -> None:
        self.language = language
        self._names = tuple(names)
        self._bundles = [_bundle(package, language, self._names) for package in (*packages, HOME)]

    def __call__(self, message: str, /, **facts: Fact) -> str:
        """The text of `message`; one that does not exist, or lacks a fact, is an error of ours."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                return self._format(bundle, message, facts)
        raise KeyError(f"no message {message} in {self.language}")

    def __contains__(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def optional(self, message: str, otherwise: str = "") -> str:
        """The text of a message that a game may leave out."""
        return self(message) if message in self else otherwise

    def refusal(self, illegal: Illegal) -> str:
        """What was tried, which rule says no, and what would have been allowed."""
        return self(illegal.message, **illegal.facts)

    def event(self, event: Event) -> str:
        return self(f"event-{_event_name(event)}", **structs.asdict(event))

    def turn(self, events: Iterable[Event]) -> str:
        """What belongs to one turn, in as few sentences as the game has words for."""
        rows = [(name, list(row)) for name, row in groupby(events, key=_event_name)]
        told = [(name, row) for name, row in rows if not self._is_quiet(f"turn-{name}")]
        sentences = list[str]()
        while told:
            most = next((n for n in range(len(told), 0, -1) if _turn_message(told[:n]) in self), 0)
            events = [event for _, row in told[: most or 1] for event in row]
            if most:
                sentences.append(self(_turn_message(told[:most]), **_together(events)))
            else:
                sentences += map(self.event, events)
            told = told[most or 1 :]
        return " ".join(sentences)

    def _is_quiet(self, message: str) -> bool:
        found = next((each for each in self._bundles if each.has_message(message)), None)
        try:
            return found is not None and found.say(message, {}) == ""
        except Untold:  # what needs facts says something
            return False

    def action(self, action: Action) -> str:
        return self(f"action-{spoken(type(action).__name__)}", **structs.asdict(action))

    def line(self, line: Line) -> str:
        """What the points of a line are for."""
        return self(f"score-{line.rule}", points=line.points, items=line.items)

    def decision(self, decision: Decision) -> str:
        """Why whoever is first is ahead; of a reason without words of its own, by how much."""
        message = f"decided-{decision.reason}"
        return self(message if message in self else "decided-points", **decision.facts)

    def choice(self, option: str, value: str | int | None) -> str:
        """What a choice of an option means, in words where the game has any."""
        word = str(value).lower()
        return self.optional(f"option-{option}-{word}", word)

    def has_choice(self, option: str, value: int | None) -> bool:
        """Whether there is a word for it."""
        return f"option-{option}-{str(value).lower()}" in self

    def name(self, seat: int) -> str:
        """The player's name, or a number where nobody gave one."""
        return _name(self.language, self._names, seat)

    def _format(self, bundle: "Catalogue", message: str, facts: dict[str, Fact]) -> str:
        told = {name: self._told(value) for name, value in facts.items()}
        try:
            return bundle.say(message, told)
        except (Untold, TypeError) as error:
            raise KeyError(f"message {message} in {self.language}: {error}") from error

    def _told(self, value: Fact) -> Said:
        if value is None or isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, float):
            return value
        if isinstance(value, str):
            return self._word(value)
        if isinstance(value, Sequence):
            return _Listed(value[:LONGEST], self._told)
        return value if abs(value) < HUGE else clipped(repr(value))

    def _word(self, value: str) -> str:
        """A word of the game, such as the name of a feature, is told in the reader's language."""
        message = f"word-{value}"
        return self(message) if message in self else isolated(clipped(value))


def _event_name(event: Event) -> str:
    return spoken(type(event).__name__)


def _turn_message(told: Iterable[tuple[str, object]]) -> str:
    return "-".join(("turn", *(name for name, _ in told)))


def _together(events: Iterable[Event]) -> dict[str, Any]:
    """The facts of all; those that differ as a list."""
    found: dict[str, list[Any]] = {}
    for event in events:
        for name, fact in structs.asdict(event).items():
            told = found.setdefault(name, [])
            if fact is not None and fact not in told:
                told.append(fact)
    return {name: told if len(told) > 1 else (told or [None])[0] for name, told in found.items()}


class _Listed(str):
    """Several facts as one text, which still knows them: they may be seats."""

    __slots__ = ("items",)
    items: Sequence[Fact]

    def __new__(cls, items: Sequence[Fact], told: Callable[[Fact], object]) -> "_Listed":
        listed = super().__new__(cls, clipped(", ".join(str(told(item)) for item in items)) or "–")
        listed.items = items
        return listed


def _seats(language: str, names: tuple[str, ...], fact: object) -> Said:
    """What `SEAT` makes of a fact: the name of the player, or of all of them; of anything else an error."""
    if isinstance(fact, _Listed):
        named = (str(_seats(language, names, item)) for item in fact.items)
        return clipped(", ".join(named)) or "–"
    if not isinstance(fact, int):
        raise TypeError(f"{fact} is no seat")
    return _name(language, names, fact) if fact >= 0 else fact


def _name(language: str, names: tuple[str, ...], seat: int) -> str:
    if seat < len(names):
        return isolated(names[seat])
    return Texts(language)("seat", number=seat + 1)


def clipped(text: str) -> str:
    """Text that may come from anybody, cut to a readable length."""
    if len(text) <= LONGEST:
        return text
    kept = text[:LONGEST]
    return f"{kept}{POP_ISOLATE * (kept.count(ISOLATE) - kept.count(POP_ISOLATE))}…"


def isolated(text: str) -> str:
    """Text that may be of any script, for a sentence that runs from left to right: what runs the other way
    takes nothing of the sentence with it, no number and no comma.
    """
    return f"{ISOLATE}{text}{POP_ISOLATE}" if FROM_THE_RIGHT.search(text) else text


def preferred_language() -> str:
    """The reader's language as the system tells it, or English."""
    settings = ("FORTABLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    wish = next((os.environ[name] for name in settings if os.environ.get(name)), "")[:2].lower()
    return wish if wish in LANGUAGES else LANGUAGES[0]


class Catalogue(Sentences):
    """The messages of one package: each is parsed when it is first asked for, with those it refers to.

    Several threads may ask: whoever comes meanwhile waits until it is all there.
    """

    def __init__(self, language: str, names: tuple[str, ...], sources: Mapping[str, str]) -> None:
        super().__init__(language, {"SEAT": partial(_seats, language, names)})
        self._sources = sources
        self._parsed = set[str]()
        self._parsing = threading.Lock()

    def has_message(self, name: str) -> bool:
        return name in self._sources

    def say(self, name: str, facts: Mapping[str, Said]) -> str:
        with self._parsing:
            self._parse(name)
        return super().say(name, facts)

    def _parse(self, name: str) -> None:
        if name in self._sources and name not in self._parsed:
            self._parsed.add(name)
            self.add(_patterns(self._sources[name]))
            for other in REFERENCE.findall(self._sources[name]):
                self._parse(other)


@lru_cache(maxsize=256)
def _bundle(package: str, language: str, names: tuple[str, ...]) -> Catalogue:
    return Catalogue(language, names, _sources(package, language))


@cache
def _sources(package: str, language: str) -> dict[str, str]:
    """Every message of a catalogue, and every term, as it is written there."""
    return {entry[1]: entry[0] for entry in ENTRY.finditer(MESSAGES.read(package, language))}


@lru_cache(maxsize=4096)
def _patterns(source: str) -> Patterns:
    """Shared by all tables, whoever plays there."""
    return patterns(source)
