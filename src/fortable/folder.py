"""A game's folder: what may lie in it, what each file must export, and what a game has without it.

This is the page for authors, and the only place that knows these names: every other room asks here.

A game is a package. What it needs:

- `__init__.py` with `GAME`, a `fortable.kernel.game.Game`: the rules, the views, the types
- `messages/en.ftl`: its words, by the ids that `fortable.texts` lists
- `rulebook/en.md`: its rules for people, clause by clause (`- **XY-01** ...`)

All else is a choice: the parts below, each with what a game has for free without it, and words and rules in
more languages. `fortable.testing.LAWS` holds a folder to it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec, module_from_spec
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Say

if TYPE_CHECKING:  # what the parts are is known to the rooms above, which use them
    from random import Random

    from fortable.bots.bot import BotFactory
    from fortable.drawing.board import Drawing as PictureDrawing
    from fortable.kernel.daily import Daily
    from fortable.learning.encoding import Encoding
    from fortable.learning.learner_view import LearnerView
    from fortable.puzzles.setting import Setting
    from fortable.review.reviewer import Reviewer
    from fortable.terminal.pages.board import Drawing
    from fortable.testing.browser.input_devices import Hands
    from fortable.twins.levels import Levels
    from fortable.twins.search_plan import SearchPlan
    from fortable.twins.twin import Twin

LANGUAGES = ("en", "fr", "de", "it")
"""English first: whatever lacks a language is told in English."""

T = TypeVar("T")


@dataclass(frozen=True)
class Part(Generic[T]):
    """A module that may lie in a game's folder, and what it exports."""

    module: str
    export: str
    what: str
    """What it is, for an author who looks through the list."""
    without: str
    """What a game has that does not bring it."""

    def is_in(self, package: str) -> bool:
        """Whether the module is there; nothing is imported for it."""
        return _found(f"{package}.{self.module}") is not None

    def of(self, game: AnyGame) -> T | None:
        """What the game's own folder brings, or nothing."""
        found: T | None = _exported(self, game.package)
        return found


@cache
def _exported(part: Part[Any], package: str) -> Any:
    """Looked up once: to look for a module takes a dozen looks at the disk."""
    if not part.is_in(package):
        return None
    return getattr(import_module(f"{package}.{part.module}"), part.export, None)


@dataclass(frozen=True)
class Pages:
    """A text of a package in each language, in a folder of their own; English must be there."""

    folder: str
    ending: str
    what: str

    def languages(self, package: str) -> Iterator[str]:
        """Those there is a text in."""
        return (language for language in LANGUAGES if self._page(package, language).is_file())

    @cache  # noqa: B019 - there are as many as there are kinds of pages
    def read(self, package: str, language: str) -> str:
        """The text; of a package that lacks the language, the English one."""
        page = self._page(package, language)
        page = page if page.is_file() else self._page(package, LANGUAGES[0])
        return page.read_text("utf-8")

    def _page(self, package: str, language: str) -> Traversable:
        spec = _found(package)
        assert spec is not None, f"there is no package {package}"
        return files(module_from_spec(spec)) / self.folder / f"{language}{self.ending}"


def _found(module: str) -> ModuleSpec | None:
    """Where a module is, without importing it, nor what it lies in: to look at a game is not to load it."""
    top, *below = module.split(".")
    name, spec = top, find_spec(top)
    for part in below:
        if spec is None or spec.submodule_search_locations is None:
            return None
        name = f"{name}.{part}"
        try:
            spec = PathFinder.find_spec(name, spec.submodule_search_locations)
        except (
            KeyError
        ):  # a folder that is no package is found only when what it lies in is imported
            return find_spec(module)
    return spec


@dataclass(frozen=True)
class File:
    """A file that may lie in a game's folder."""

    path: str
    what: str
    """What it is, for an author who looks through the list."""
    without: str
    """What a game has that does not bring it."""

    def of(self, package: str) -> Traversable | None:
        """The file, where it is there."""
        file = files(package).joinpath(*self.path.split("/"))
        return file if file.is_file() else None

    def read(self, package: str) -> str | None:
        """Its text, where it is there."""
        file = self.of(package)
        return file.read_text("utf-8") if file else None


@dataclass(frozen=True)
class Files:
    """Files of one kind that may lie in a game's folder, each by the name of what it is of."""

    folder: str
    ending: str
    what: str
    """What they are, for an author who looks through the list."""
    without: str
    """What a game has that does not bring one."""

    @property
    def path(self) -> str:
        return f"{self.folder}/KEY{self.ending}"

    def of(self, package: str, name: str) -> Traversable | None:
        """One of them, where it is there; whatever is asked for, it is one of the folder's own."""
        found = files(package).joinpath(*self.folder.split("/"))
        wanted = f"{name}{self.ending}"
        own = found.iterdir() if found.is_dir() else ()
        return next((file for file in own if file.name == wanted), None)


MESSAGES = Pages("messages", ".ftl", "its words")
RULEBOOK = Pages("rulebook", ".md", "its rules, in words of one's own")

BOTS: Part[Mapping[str, "BotFactory"]] = Part(
    "bots", "BOTS", "its own bots by name", "bots that play any game"
)
DAILY: Part["Daily"] = Part(
    "daily",
    "DAILY",
    "how it is played on the deal of the day",
    "a duel with a good bot, with options as usual (`fortable.bots.daily`)",
)
PHRASES: Part[tuple[str, ...]] = Part(
    "phrases",
    "PHRASES",
    "what people may say to each other about it where a host lets it in, by its messages `phrase-ID`",
    "the house's phrases",
)
RATINGS = File(
    "ratings.json",
    "where its bots stand on the scale of ratings, as `fortable arena --places` has measured it",
    "bots without a place: matches with them count for no rating",
)
TERMINAL: Part["Drawing"] = Part(
    "terminal", "draw", "its board in text", "the fields of the view, one by one"
)
DRAWING: Part["PictureDrawing"] = Part(
    "draw", "draw", "its board as a picture", "the fields of the view, one by one"
)
COMMAND: Part[Callable[[Any, Say], None]] = Part(
    "commands", "add", "a command of its own, named by its message `command-NAME`", "no command"
)
TWIN: Part["Twin"] = Part(
    "machine.fast",
    "TWIN",
    "a quick twin of its rules",
    "search and learning over the rules themselves",
)
PLAN: Part["SearchPlan"] = Part(
    "machine.policy",
    "PLAN",
    "how its twin is played well, and searched",
    "Monte Carlo over the rules",
)
LEVELS: Part["Levels"] = Part(
    "machine.levels",
    "LEVELS",
    "those of its bots that are twin code and nothing else (`fortable arena --on gpu`)",
    "contests among bots that see views",
)
ENCODING: Part["Encoding"] = Part(
    "machine.encode",
    "ENCODING",
    "its twin's positions as learners see them",
    "views by their types",
)
LEARNER_VIEW: Part[Callable[[AnyGame], "LearnerView"]] = Part(
    "machine.encode",
    "learner_view",
    "views and actions as numbers, for a game without a twin",
    "the same",
)
TINY: Part[Callable[[], Any]] = Part(
    "machine.encode",
    "tiny",
    "a position so near the end that all can be looked at",
    "whole matches only",
)
REVIEWER: Part["Reviewer"] = Part(
    "machine.review",
    "REVIEWER",
    "what is known of it to those who look back at a match (`fortable review`)",
    "a review by its plan, its twin or its rules",
)
PUZZLING: Part["Setting"] = Part(
    "machine.puzzles",
    "PUZZLES",
    "how its puzzles are played, and what is exactly known of them (`fortable puzzles`)",
    "puzzles at its smallest table, proven by playouts",
)
HANDS: Part[type["Hands"]] = Part(
    "tests.hands", "Player", "how a page is played by hand", "hands that press what is legal"
)
IMPOSSIBLE: Part[Callable[["Random"], list[dict[str, Any]]]] = Part(
    "tests.impossible",
    "events",
    "what no match can have told, and what is hard to look at, for `make siege`",
    "its own events in an order that makes no sense",
)

BOARD_SOURCE = File("web/board.tsx", "its board in the browser", "the plain board")
BOARD_TYPES = File("web/types.ts", "its values as TypeScript, made by `fortable board`", "nothing")
BOARD = File("web/dist/board.js", "that board, as `fortable board` has built it", "the plain board")
BOARD_STYLE = File("web/dist/board.css", "how that board looks", "nothing")
COVER = File("web/cover.svg", "its box on the shelf, 320 x 200", "a box with its title")
PORTRAITS = Files(
    "web/bots",
    ".svg",
    "the faces of its own bots, each by the bot's name, 64 x 64; `NAME-2` and so on for its likes",
    "the house's faces, by level",
)
TUTORIAL = File(
    "tutorial.txt",
    "positions to learn it by, with what to do (`fortable.tutorial`)",
    "the rulebook",
)
PUZZLES = File(
    "puzzles.jsonl",
    "positions to find the best in, as `fortable puzzles` has made them",
    "no puzzles",
)

PARTS: tuple[Part[Any], ...] = (
    BOTS,
    DAILY,
    PHRASES,
    TERMINAL,
    DRAWING,
    COMMAND,
    TWIN,
    PLAN,
    LEVELS,
    ENCODING,
    LEARNER_VIEW,
    TINY,
    REVIEWER,
    PUZZLING,
    HANDS,
    IMPOSSIBLE,
)

FILES = (BOARD_SOURCE, COVER, PORTRAITS, TUTORIAL)
"""What an author writes; all else is made from it."""


def missing(package: str) -> list[str]:
    """What nobody could do without: the files a package lacks to be a game."""
    needed = {
        f"{pages.folder}/{LANGUAGES[0]}{pages.ending}": pages for pages in (MESSAGES, RULEBOOK)
    }
    return [file for file, pages in needed.items() if LANGUAGES[0] not in pages.languages(package)]
