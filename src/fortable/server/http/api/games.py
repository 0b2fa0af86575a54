"""The shelf: what can be played, with which options and bots, and its rulebook."""

from collections.abc import Iterator
from functools import cache, lru_cache, partial
from typing import Any

from msgspec.structs import asdict

from fortable.bots import offered, roster
from fortable.bots.daily import daily_of
from fortable.bots.persona import Persona, persona
from fortable.catalog import catalog
from fortable.folder import MESSAGES, PHRASES, TUTORIAL
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.options import Option, Preset, describe, usual_options
from fortable.kernel.words import Action, Unit, Value, Where
from fortable.puzzles import puzzles
from fortable.rulebook import rulebook
from fortable.server.days.sharing import level_said
from fortable.server.http.pages import has_board
from fortable.server.http.view_fields import ViewFields, view_fields
from fortable.server.people.budget import KIB, Budget
from fortable.texts import LANGUAGES, Texts
from fortable.tutorial import TutorialStep, tutorial

from .endpoint import Endpoint, Work
from .visit import Visit


class ChoiceShown(Value, frozen=True):
    """One value an option can have, and what it means."""

    value: str | int | bool | None
    text: str


class OptionShown(Value, frozen=True):
    """An option as a form shows it: choices, or a number within bounds."""

    name: str
    text: str
    about: str
    """What it means, where its name does not say it all; else empty."""
    default: str | int | bool | None
    choices: tuple[ChoiceShown, ...]
    """All there are, or of numbers those that have a word of their own."""
    minimum: int | None
    maximum: int | None
    is_seat: bool
    unit: Unit
    matters: Where


class PresetShown(Value, frozen=True):
    """Options that go well together."""

    name: str
    text: str
    about: str
    options: dict[str, str | int | bool | None]
    seats: int | None
    bot: str | None


class LevelShown(Value, frozen=True):
    """How hard a deal is; without a name and words where there is one level only."""

    name: str
    text: str


class GameShown(Value, frozen=True):
    """A game as the shelf shows it."""

    key: str
    title: str
    version: int
    tagline: str
    credit: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    age: int
    simultaneous: bool
    options: tuple[OptionShown, ...]
    presets: tuple[PresetShown, ...]
    """The first is for those who play for the first time."""
    bots: tuple[str, ...]
    """Those that people are asked to choose from, the mildest first."""
    personas: dict[str, Persona]
    """Who each bot is that can play it."""
    has_board: bool
    """Whether it has a board of its own in the browser."""
    has_tutorial: bool
    levels: tuple[LevelShown, ...]
    """Of the deals that everybody plays alone in the same way, the easiest first; none: there are no such."""
    puzzles: int
    """So many it has."""
    hints: bool
    """Whether hints are made here for whoever plays it alone with bots."""
    phrases: tuple[str, ...]
    """What people may say to each other about it, where a host lets it in."""


class Written(Value, frozen=True):
    """An action as it is written in the game's notation."""

    text: str


async def list_games(visit: Visit) -> Work:
    return partial(shelf, visit.language, visit.server.hints.are_made_here)


@lru_cache(maxsize=2 * len(LANGUAGES))
def shelf(language: str, has_hints: bool) -> bytes:
    """What is on the shelf, as it is told: it takes half a second to find the words, once."""
    return encode([_shown(game, language, has_hints) for game in catalog().games.values()])


async def read_rulebook(visit: Visit) -> Work:
    package, language = _game(visit).package, visit.language
    return lambda: rulebook(package, language).encode()


async def read_messages(visit: Visit) -> Work:
    package, language = _game(visit).package, visit.language
    return lambda: MESSAGES.read(package, language).encode()


async def read_tutorial(visit: Visit) -> Work:
    return partial(_told_tutorial, _game(visit))


@cache
def _told_tutorial(game: AnyGame) -> bytes:
    return encode(tutorial(game))


async def describe_view(visit: Visit) -> Work:
    return partial(view_fields, _game(visit))


async def read_action(visit: Visit, written: Written) -> Work:
    return partial(_game(visit).notation.read_action, written.text)


def _game(visit: Visit) -> AnyGame:
    return catalog()[visit.request.path_params["game"]]


def _shown(game: AnyGame, language: str, has_hints: bool) -> GameShown:
    texts = Texts(language, [game.package])
    return GameShown(
        key=game.key,
        title=game.title,
        version=game.version,
        tagline=texts.optional("tagline"),
        credit=texts.optional("credit"),
        seats=game.seats,
        minutes=game.minutes,
        age=game.age,
        simultaneous=game.simultaneous,
        options=tuple(_option(option, texts) for option in describe(game.types.options)),
        presets=tuple(_preset(game, preset, texts) for preset in game.presets),
        bots=offered(game),
        personas={bot: persona(texts, bot) for bot in roster(game)},
        has_board=has_board(game),
        has_tutorial=TUTORIAL.of(game.package) is not None,
        levels=tuple(
            LevelShown(level, level_said(game, level, language)) for level in daily_of(game).levels
        ),
        puzzles=len(puzzles(game)),
        hints=has_hints,
        phrases=PHRASES.of(game) or (),
    )


def _option(option: Option, texts: Texts) -> OptionShown:
    return OptionShown(
        name=option.name,
        text=texts.optional(f"option-{option.name}", option.name),
        about=texts.optional(f"option-{option.name}-about"),
        default=option.default,
        choices=tuple(
            ChoiceShown(value, texts.choice(option.name, value))
            for value in option.choices or _worded(option, texts)
        ),
        minimum=option.minimum,
        maximum=option.maximum,
        is_seat=option.is_seat,
        unit=option.unit,
        matters=option.matters,
    )


def _worded(option: Option, texts: Texts) -> Iterator[int | None]:
    """Of an option that is a number: what is told by a word, and none."""
    assert option.minimum is not None
    assert option.maximum is not None
    none = (None,) if option.default is None else ()
    numbers = (option.minimum, option.maximum)
    return (value for value in (*none, *numbers) if texts.has_choice(option.name, value))


def _preset(game: AnyGame, preset: Preset, texts: Texts) -> PresetShown:
    """With what is usual besides."""
    kind = game.types.options
    chosen, defaults = asdict(usual_options(kind, preset.options)), asdict(kind())
    return PresetShown(
        name=preset.name,
        text=texts(f"preset-{preset.name}"),
        about=texts(f"preset-{preset.name}-about"),
        options={name: value for name, value in chosen.items() if value != defaults[name]},
        seats=preset.seats,
        bot=preset.bot,
    )


MARKDOWN, FLUENT = "text/markdown; charset=utf-8", "text/plain; charset=utf-8"
TEXT: Any = str

GAMES = (
    Endpoint(
        method="GET",
        is_for_banned=True,
        path="/api/games",
        about="What is on the shelf.",
        answer=list_games,
        answers=(list[GameShown],),
        budget=Budget(body=0, answer=256 * KIB, seconds=10, permits=2, runs="thread"),
        parameters=("lang",),
    ),
    Endpoint(
        method="GET",
        is_for_banned=True,
        path="/api/games/{game}/rulebook",
        about="The rulebook of a game, clause by clause.",
        answer=read_rulebook,
        answers=(TEXT,),
        budget=Budget(body=0, answer=256 * KIB, seconds=5, permits=1, runs="thread"),
        parameters=("lang",),
        media=MARKDOWN,
    ),
    Endpoint(
        method="GET",
        is_for_banned=True,
        path="/api/games/{game}/messages",
        about="What a game says, as a Fluent catalogue.",
        answer=read_messages,
        answers=(TEXT,),
        budget=Budget(body=0, answer=256 * KIB, seconds=5, permits=1, runs="thread"),
        parameters=("lang",),
        media=FLUENT,
    ),
    Endpoint(
        method="GET",
        is_for_banned=True,
        path="/api/games/{game}/tutorial",
        about="Positions to learn a game by, and what to do there.",
        answer=read_tutorial,
        answers=(tuple[TutorialStep, ...],),
        budget=Budget(body=0, answer=1024 * KIB, seconds=15, permits=2, runs="thread"),
    ),
    Endpoint(
        method="GET",
        is_for_banned=True,
        path="/api/games/{game}/fields",
        about="What the fields of a game's view are, for a board that knows no game.",
        answer=describe_view,
        answers=(ViewFields,),
        budget=Budget(body=0, answer=64 * KIB, seconds=15, permits=2, runs="thread"),
    ),
    Endpoint(
        method="POST",
        path="/api/games/{game}/action",
        about="An action, read from the game's notation.",
        answer=read_action,
        body=Written,
        answers=(Action,),
        budget=Budget(body=16 * KIB, answer=16 * KIB, seconds=5, permits=1, runs="thread"),
    ),
)
