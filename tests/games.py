"""Games by what a test needs of them, whatever else is on the shelf."""

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, NamedTuple

from msgspec import convert

from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.game import AnyGame
from fortable.kernel.options import describe
from fortable.kernel.words import Illegal
from fortable.rulebook import clauses

LONG_MINUTES = 5
A_SCREENFUL = 15

TURNS = re.compile(
    r"\b(turns?|à toi|tour|(bist|ist) dran|am Zug|an der Reihe|tocca a|turno)\b", re.IGNORECASE
)
"""How the four languages speak of turns."""

Need = Callable[[AnyGame], bool]


def some_game(*needs: Need) -> AnyGame:
    """A game of the house with all of this; one that is at home here before a newcomer."""
    games = sorted(catalog().games.values(), key=is_newcomer)
    for game in games:
        if all(need(game) for need in needs):
            return game
    raise LookupError(f"no game is {' and '.join(need.__name__ for need in needs)}")


def is_newcomer(game: AnyGame) -> bool:
    """It has no tests of its own yet: nothing more is asked of it than that it can be played."""
    return not (files(game.package) / "tests").is_dir()


def for_two(game: AnyGame) -> bool:
    return 2 in game.seats


def for_three(game: AnyGame) -> bool:
    return 3 in game.seats


def not_for_one(game: AnyGame) -> bool:
    return 1 not in game.seats


def in_turns(game: AnyGame) -> bool:
    return not game.simultaneous


def at_once(game: AnyGame) -> bool:
    return game.simultaneous


def listed(game: AnyGame) -> bool:
    """Everything that may be done can be listed."""
    return not game.unlisted


def with_a_board(game: AnyGame) -> bool:
    """It has a board of its own in the browser."""
    return (files(game.package) / "web" / "board.tsx").is_file()


def unlisted(game: AnyGame) -> bool:
    """Something that may be done has more variants than anybody could list."""
    return bool(game.unlisted)


def lasting(game: AnyGame) -> bool:
    """A match takes more than a few moves."""
    return game.minutes[0] >= LONG_MINUTES


def with_a_long_rulebook(game: AnyGame) -> bool:
    """It does not fit on one screen."""
    return len(clauses(game.package, "en")) > A_SCREENFUL


def forgetful(game: AnyGame) -> bool:
    return game.forgets


class RefusedTable(NamedTuple):
    """What a game's own rules refuse: an option, at a number of seats."""

    game: AnyGame
    seats: int
    options: dict[str, Any]
    illegal: Illegal


def refused_tables() -> Iterator[RefusedTable]:
    """All there are, by trying what can be chosen."""
    for game in catalog().games.values():
        for option in describe(game.types.options):
            for value in (each for each in option.fitting if isinstance(each, int)):
                for seats in game.seats:
                    illegal = _refusal(game, {option.name: value}, seats)
                    if illegal is not None:
                        yield RefusedTable(game, seats, {option.name: value}, illegal)


def refused_with_one_less() -> RefusedTable:
    """A table that can be opened, but not begun when one chair of it stays empty."""
    return next(
        table
        for table in refused_tables()
        if table.seats + 1 in table.game.seats
        and _refusal(table.game, table.options, table.seats + 1) is None
    )


def _refusal(game: AnyGame, options: dict[str, Any], seats: int) -> Illegal | None:
    try:
        referee.start(game, convert(options, game.types.options), seats)
    except Illegal as illegal:
        return illegal
    return None
