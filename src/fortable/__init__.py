"""Fortable: a game table for families, friends and people who study games.

    import fortable

    fortable.games()                            what is on the shelf
    match = fortable.new(NAME, seats=2, seed=7)
    match.waiting, match.view(0), match.legal(0)
    match = match.play(0, ACTION)               a match is a value: to play is to get another
    match = match.finish(["good", "strong"])    bots play on to the end
    match.record().save("evening.json")
    fortable.load("evening.json").verify()
    with fortable.table(LINK, name="A bot") as seat: ...    a seat at a live table

What is listed in `__all__` is the public face: typed, documented, stable (docs/python.md). All else is
private and may change. Nothing is imported before it is used.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # what each name is, for those who read types; the same homes as below
    from fortable.client.blocking import table
    from fortable.client.seat import async_table
    from fortable.kernel.game import Outcome
    from fortable.kernel.words import CLOCK, Action, Event
    from fortable.public.contest import Results, arena
    from fortable.public.legal import Legal
    from fortable.public.match import Match
    from fortable.public.moment import Moment
    from fortable.public.news import News
    from fortable.public.player import Player
    from fortable.public.record import Record, load
    from fortable.public.refusal import Refusal
    from fortable.public.shelf import Game, Shelf, game, games, new

__all__ = [
    "CLOCK",
    "Action",
    "Event",
    "Game",
    "Legal",
    "Match",
    "Moment",
    "News",
    "Outcome",
    "Player",
    "Record",
    "Refusal",
    "Results",
    "Shelf",
    "arena",
    "async_table",
    "game",
    "games",
    "load",
    "new",
    "table",
]

_HOMES = {
    "CLOCK": "kernel.words",
    "Action": "kernel.words",
    "Event": "kernel.words",
    "Game": "public.shelf",
    "Legal": "public.legal",
    "Match": "public.match",
    "Moment": "public.moment",
    "News": "public.news",
    "Outcome": "kernel.game",
    "Player": "public.player",
    "Record": "public.record",
    "Refusal": "public.refusal",
    "Results": "public.contest",
    "Shelf": "public.shelf",
    "async_table": "client.seat",
    "game": "public.shelf",
    "load": "public.record",
    "new": "public.shelf",
    "table": "client.blocking",
}

_CALLED = {"arena": "public.contest", "games": "public.shelf"}
"""Rooms that are called like a function of the face: when they are called, they are that function."""


def __getattr__(name: str) -> Any:
    if name in _CALLED:
        return import_module(f"{__name__}.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


class _CalledRoom(ModuleType):
    """A room whose name is a function's as well."""

    def __call__(self, *given: Any, **named: Any) -> Any:
        return self._function(*given, **named)

    @property
    def _function(self) -> Any:
        _, _, name = self.__name__.rpartition(".")
        return getattr(import_module(f"{__name__}.{_CALLED[name]}"), name)

    @property
    def __wrapped__(self) -> Any:
        """Where `inspect.signature` looks."""
        return self._function


class _Package(ModuleType):
    """The package itself: whoever imports such a room puts it here, and it can be called from then on."""

    def __setattr__(self, name: str, value: object) -> None:
        if name in _CALLED and isinstance(value, ModuleType):
            value.__class__ = _CalledRoom
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
