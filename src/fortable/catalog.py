"""The catalogue: finds every folder in `games/` and every installed plug-in. It holds no list.

A plug-in is any installed package with an entry point in the group `fortable.games` that leads to a
`Game`. One that cannot be loaded, or takes a key that is in use, is left out and named in `problems`.
"""

import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from fortable import folder
from fortable.kernel.game import AnyGame, Game
from fortable.kernel.options import describe
from fortable.kernel.words import Illegal

GROUP = "fortable.games"
"""Of plug-ins; and the room in which the games of the house lie."""


@dataclass(frozen=True)
class Catalog:
    """What is on the shelf, by key, and what could not be put there."""

    games: dict[str, AnyGame] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)

    def __getitem__(self, key: str) -> AnyGame:
        if key not in self.games:
            raise Illegal("TB-06", "no-such-game", tried=key[:80], allowed=sorted(self.games))
        return self.games[key]

    @property
    def packages(self) -> list[str]:
        """Where the games on the shelf live."""
        return [game.package for game in self.games.values()]


@cache
def catalog() -> Catalog:
    """The shelf as it is now; looked up once in a process."""
    found = Catalog()
    for package in _folders():
        game = import_module(package).GAME
        found.games[game.key] = game
    for plug_in in entry_points(group=GROUP):
        _add(found, plug_in)
    return found


def entry(game: AnyGame) -> dict[str, Any]:
    """A game as programs are told of it."""
    return {
        "key": game.key,
        "title": game.title,
        "version": game.version,
        "seats": game.seats,
        "minutes": game.minutes,
        "age": game.age,
        "options": describe(game.types.options),
    }


def installed() -> Iterator[str]:
    """The packages that say they hold a game, true or not: none of them is imported."""
    yield from _folders()
    yield from (plug_in.module for plug_in in entry_points(group=GROUP))


def _folders() -> Iterator[str]:
    home = import_module(GROUP).__path__
    return (f"{GROUP}.{module.name}" for module in pkgutil.iter_modules(home))


def _add(found: Catalog, plug_in: EntryPoint) -> None:
    try:
        game = plug_in.load()
    except (Exception, SystemExit) as error:  # a stranger's code may fail; the shelf must not
        found.problems[plug_in.name] = f"{type(error).__name__}: {error}"
        return
    if not isinstance(game, Game):
        found.problems[plug_in.name] = f"{plug_in.value} is no Game"
    elif game.key in found.games:
        found.problems[plug_in.name] = f"the key {game.key} is in use"
    elif missing := folder.missing(game.package):
        found.problems[plug_in.name] = f"{game.package} has no {missing[0]}"
    else:
        found.games[game.key] = game
