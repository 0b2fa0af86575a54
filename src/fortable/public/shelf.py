"""What is on the shelf, and how a match begins."""

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from string import hexdigits
from typing import Any

import msgspec

from fortable.catalog import catalog
from fortable.kernel.chance import SEED_BYTES, new_seed, read_seed
from fortable.kernel.game import AnyGame, Game as KernelGame, read_wish
from fortable.kernel.log import Match as Log
from fortable.kernel.options import Option, describe, read_options
from fortable.kernel.words import Action

from .match import Match, begun
from .refusal import taught


class Game(msgspec.Struct, frozen=True, eq=False):
    """A game of the shelf: what it is called, for how many it is, what can be chosen.

    >>> import fortable
    >>> for game in fortable.games().values():
    ...     assert game == fortable.game(game.name)
    ...     assert game.new(seed=3).seats == game.seats[0]
    """

    _game: AnyGame

    @property
    def name(self) -> str:
        """Its name for programs."""
        return self._game.key

    @property
    def title(self) -> str:
        """Its name for people."""
        return self._game.title

    @property
    def version(self) -> int:
        """Of its rules."""
        return self._game.version

    @property
    def seats(self) -> tuple[int, ...]:
        """How many may play."""
        return self._game.seats

    @property
    def minutes(self) -> tuple[int, int]:
        """About how long a match takes, from and to."""
        return self._game.minutes

    @property
    def age(self) -> int:
        """From what age on."""
        return self._game.age

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table can choose: the keywords of `new`."""
        return describe(self._game.types.options)

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays it: the names that `Match.bot`, `Match.finish` and `arena` take, the mildest first."""
        from fortable.bots import roster

        return tuple(roster(self._game))

    def new(
        self,
        seats: int | None = None,
        seed: int | str | bytes | None = None,
        *,
        position: str | None = None,
        **options: Any,
    ) -> Match:
        """A match of it; see `fortable.new`."""
        return new(self, seats, seed, position=position, **options)

    def rules(self, language: str | None = None) -> str:
        """Its rulebook, as Markdown."""
        from fortable.rulebook import rulebook
        from fortable.texts import preferred_language

        return rulebook(self._game.package, language or preferred_language())

    def about(self, language: str | None = None) -> str:
        """What it is, in a line."""
        from .said import said_of

        return said_of(self._game, language).optional("tagline")

    def read(self, action: str | Mapping[str, Any]) -> Action:
        """An action from the game's notation, or from an object as in JSON."""
        with taught(self._game):
            return read_wish(self._game, action)

    def write(self, action: Action) -> str:
        """An action in the game's notation."""
        return self._game.notation.write_action(action)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._game is other._game

    def __ne__(
        self, other: object
    ) -> bool:  # the base class would ask whether they are the same one
        return not self == other

    def __hash__(self) -> int:
        return hash(self._game.key)

    def __repr__(self) -> str:
        options = "".join(
            f"\n  {each.name}: {' | '.join(map(str, each.allowed))}" for each in self.options
        )
        return f"<{self.name}: {self.title}, for {_either(self.seats)}>{options}"

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, _: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[object, ...]]:
        return game, (self.name,)


class Shelf(Mapping[str, Game]):
    """The games there are, by name: those of the house, and every plug-in that is installed.

    >>> import fortable
    >>> shelf = fortable.games()
    >>> all(shelf[name].name == name for name in shelf)
    True
    """

    def __init__(self) -> None:
        self._games = {key: Game(game) for key, game in catalog().games.items()}
        self.problems: Mapping[str, str] = dict(catalog().problems)
        """Plug-ins that could not be put on the shelf, and why."""

    def __getitem__(self, name: str) -> Game:
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def __repr__(self) -> str:
        return "\n".join(map(repr, self._games.values()))


def games() -> Shelf:
    """What is on the shelf: games by name, with seats, options and bots."""
    return Shelf()


def game(name: str | Game | AnyGame) -> Game:
    """A game by its name; a `Refusal` names those there are. Whoever writes one may give its `GAME`."""
    if isinstance(name, Game):
        return name
    if isinstance(name, KernelGame):
        return Game(name)
    with taught():
        return Game(catalog()[name])


def new(
    game: str | Game | AnyGame,
    /,
    seats: int | None = None,
    seed: int | str | bytes | None = None,
    *,
    position: str | None = None,
    **options: Any,
) -> Match:
    """A match before its first action.

    - `seats`: how many play; the fewest, if nothing is said
    - `seed`: any number or text, for the same chance again; 64 hexadecimal digits or 32 bytes are the very
      seed of a record; without one it is drawn by the system
    - `position`: where to begin, as `Moment.position` writes it
    - all else are options of the game; a `Refusal` says what they can be

    >>> import fortable
    >>> name = next(iter(fortable.games()))
    >>> fortable.new(name, seed=7) == fortable.new(name, seed=7)
    True
    """
    chosen = _game(game)
    with taught(chosen):
        if position is None:
            seats = chosen.seats[0] if seats is None else seats
            wanted = read_options(chosen.types.options, options, seats)
            return begun(Log.begin(chosen, seats, wanted, _seed(seed)))
        if seats is not None or options:
            raise TypeError("a position says itself how many play, and with which options")
        return begun(Log.at(chosen, position, _seed(seed)))


def _game(name: str | Game | AnyGame) -> AnyGame:
    return game(name)._game


def _seed(wish: int | str | bytes | None) -> bytes:
    if wish is None:
        return new_seed()
    if isinstance(wish, bytes):
        return read_seed(wish.hex())
    text = str(wish)
    is_whole = len(text) == 2 * SEED_BYTES and all(digit in hexdigits for digit in text)
    return read_seed(text) if is_whole else sha256(text.encode()).digest()


def _either(seats: tuple[int, ...]) -> str:
    first, last = seats[0], seats[-1]
    if seats == (first,):
        return str(first)
    return f"{first}–{last}" if len(seats) == last - first + 1 else ", ".join(map(str, seats))
