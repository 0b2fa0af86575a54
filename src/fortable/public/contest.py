"""Bots against bots from Python: what a contest proves, as a table, as HTML, as a picture."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, overload

from rich.console import Group

from fortable.arena import Contest, Duel, Processes, Standing, Standings, play_contest, standings
from fortable.arena.contest import contest_of, rivals
from fortable.arena.html import html
from fortable.arena.tables import tables
from fortable.bots.bot import invited
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.options import read_options
from fortable.kernel.words import Seat

from .drawn_text import plain_text
from .player import Chooser, OwnBot
from .refusal import taught
from .said import said_of
from .shelf import Game, game as find_game

if TYPE_CHECKING:
    from fortable.arena.sheet import Sheet


class Results(Sequence[Standing]):
    """What a contest came to: the bots, the best first, each with its share of the wins and an interval.

    `repr` is a table, in a notebook it is HTML, and `plot()` draws it.
    """

    def __init__(self, game: AnyGame, result: Standings) -> None:
        self._game = game
        self._result = result

    @property
    def contest(self) -> Contest:
        """What was played."""
        return self._result.contest

    @property
    def games(self) -> int:
        """How many matches were played: whole deals, in which every bot had every seat."""
        return self._result.games

    @property
    def duels(self) -> tuple[Duel, ...]:
        """How often each bot came before each other, with intervals."""
        return self._result.duels

    def text(self, language: str | None = None, width: int = 80) -> str:
        """The tables, as the terminal draws them."""
        return plain_text(self._tables(language), width)

    def html(self, language: str | None = None) -> str:
        """The tables as HTML, to be read by eye or aloud, in the colours of the page they are put on."""
        return html(self._result, said_of(self._game, language))

    def plot(self, language: str | None = None) -> "Sheet":
        """A figure of matplotlib with shares and duels, which a notebook shows: needs `fortable[arena]`."""
        with taught():
            from fortable.arena.plot import figure

            return figure(self._result, said_of(self._game, language))

    def to_dict(self) -> Mapping[str, Any]:
        """All of it as plain dicts, lists and numbers."""
        told: dict[str, Any] = plain(self._result)
        return told

    def _tables(self, language: str | None) -> Group:
        return Group(*tables(self._result, said_of(self._game, language)))

    def _repr_html_(self) -> str:
        return self.html()

    def __repr__(self) -> str:
        return self.text()

    def __len__(self) -> int:
        return len(self._result.standings)

    @overload
    def __getitem__(self, index: int) -> Standing: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Standing]: ...
    def __getitem__(self, index: int | slice) -> Standing | Sequence[Standing]:
        return self._result.standings[index]

    def __iter__(self) -> Iterator[Standing]:
        return iter(self._result.standings)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Results) and self._result == other._result

    __hash__ = None  # type: ignore[assignment]


def arena(
    game: str | Game | AnyGame,
    bots: Sequence[str | Chooser],
    games: int = 100,
    *,
    seats: int | None = None,
    seed: int = 0,
    workers: int = 1,
    **options: Any,
) -> Results:
    """Bots against bots, on the same deals with changed seats; the same seed plays the same matches.

    A bot is called by its name, or is a function of a view and of what is legal, and then goes by the name of
    that. Whole deals are played, so there may be a few more matches than `games`. With several `workers` they
    are played in processes of their own, unless there are functions among the bots; then a script must be one
    that can be imported, with `if __name__ == "__main__":`.
    """
    chosen = find_game(game)._game
    with taught(chosen):
        seats = chosen.seats[0] if seats is None else seats
        wanted = read_options(chosen.types.options, options, seats)
        contest = contest_of(chosen, seats, wanted, rivals([*map(_name, bots)]), games, seed)
        own = {_name(bot): partial(_own, bot) for bot in bots if callable(bot)}
        with invited(own):
            results = play_contest(contest, Processes(1 if own else workers))
        return Results(chosen, standings(contest, results))


def _name(bot: str | Chooser) -> str:
    return bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__)


def _own(choose: Chooser, game: AnyGame, _seat: Seat, _rng: Random) -> OwnBot:
    return OwnBot(game, choose)
