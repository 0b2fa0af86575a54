"""A moment of a match: all there is to look at, by whoever may see what."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Any

import msgspec

from fortable.kernel.chance import Draw
from fortable.kernel.game import NOBODY, AnyGame
from fortable.kernel.referee import check_seat
from fortable.kernel.words import Event, Options, Seat, Viewer

from .news import News
from .refusal import taught

if TYPE_CHECKING:
    from rich.console import RenderableType

    from fortable.drawing.theme import ThemeName
    from fortable.pictures import Shape

    from .shelf import Game


class Moment(msgspec.Struct, frozen=True, eq=False, weakref=True):
    """A match as it stood right after one event, to look at.

    A viewer is a seat, counted from 0, or None: a spectator.

    >>> import fortable
    >>> match = fortable.new(next(iter(fortable.games())), seed=1)
    >>> moment = match.moments()[-1]
    >>> moment.version == match.version, moment.view(0) == match.view(0)
    (True, True)
    """

    _game: AnyGame
    _state: Any
    version: int
    """How many events have happened so far."""
    _events: tuple[Event, ...]
    _states: tuple[Any, ...]

    @property
    def game(self) -> "Game":
        """What is played."""
        from .shelf import Game

        return Game(self._game)

    @property
    def seats(self) -> int:
        """How many play."""
        seats: int = self._state.seats
        return seats

    @property
    def options(self) -> Options:
        """How this table wants its game."""
        options: Options = self._state.options
        return options

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now; nobody when the match is over, or while chance is asked."""
        return tuple(sorted(self._waiting()))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as far as everybody may know them."""
        return self._game.scores(self._state)

    @property
    def position(self) -> str:
        """The whole position in the game's notation, secrets included, as `fortable.new` reads it."""
        return self._game.notation.write_state(self._state)

    def view(self, viewer: int | None = None) -> Any:
        """What a viewer may know: enough to choose an action, and no more."""
        return self._game.view_for(self._state, self._viewer(viewer))

    def shown(self, viewer: int | None = None) -> Any:
        """The view, with all that boards show besides."""
        return self._game.shown(self.view(viewer))

    def news(self, viewer: int | None = None) -> News:
        """What happened last, as this viewer heard it then."""
        heard = map(self._game.redact, self._events, repeat(self._viewer(viewer)), self._states)
        return News(self._game, tuple(heard))

    def text(
        self,
        viewer: int | None = None,
        language: str | None = None,
        width: int = 80,
        names: Sequence[str] = (),
    ) -> str:
        """The table as the terminal draws it for a viewer, without colours; players by name, or by seat."""
        from .drawn_text import plain_text

        return plain_text(self._page(self._viewer(viewer), language, names), width)

    def draw(
        self,
        viewer: int | None = None,
        *,
        theme: "ThemeName" = "light",
        shape: "Shape" = "board",
        language: str | None = None,
        names: Sequence[str] = (),
        unveiled: bool = False,
    ) -> str:
        """The board as SVG, as a viewer may see it; of a match that is over also with its secrets.

        >>> import fortable
        >>> fortable.new(next(iter(fortable.games())), seed=1).draw(theme="dark")[:38]
        '<svg xmlns="http://www.w3.org/2000/svg'
        """
        from fortable.pictures import Look, picture

        from .said import said_of

        said = said_of(self._game, language, names)
        called = tuple(said.name(seat) for seat in range(self.seats))
        look = Look(self._viewer(viewer), theme, shape, said.language, called, unveiled)
        return picture(self._game, self._state, look)

    def _page(
        self, viewer: Viewer, language: str | None = None, names: Sequence[str] = ()
    ) -> "RenderableType":
        from .drawn_text import DrawnText

        drawn = DrawnText(self._game, self.seats, language, names)
        return drawn.table(self._state, viewer)

    def _steps(self) -> Iterator[tuple[Event, Any]]:
        return zip(self._events, self._states, strict=True)

    def _waiting(self) -> frozenset[Seat]:
        waiting = self._game.waiting(self._state)
        return NOBODY if isinstance(waiting, Draw) else waiting

    def _eyes(self) -> Viewer:
        """Through whose eyes it is displayed: those of the one seat that is to act, or a spectator's."""
        waiting = self._waiting()
        return min(waiting) if len(waiting) == 1 else None

    def _viewer(self, viewer: int | None) -> Viewer:
        if viewer is None or 0 <= viewer < self._state.seats:
            return viewer  # type: ignore[return-value]
        with taught(self._game):
            return check_seat(viewer, self._state.seats)

    def _repr_svg_(self) -> str:
        """In a notebook."""
        return self.draw(self._eyes())

    def __rich__(self) -> "RenderableType":
        return self._page(self._eyes())

    def __repr__(self) -> str:
        return self.text(self._eyes())

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self is other or self._told() == other._told()

    def __ne__(
        self, other: object
    ) -> bool:  # the base class would ask whether they are the same one
        return not self == other

    def __hash__(self) -> int:
        return hash((self._game.key, self.version, self._events))

    def _told(self) -> tuple[object, ...]:
        return self._game.key, self._state, self.version, self._events, self._states

    def __copy__(self) -> "Moment":
        return self

    def __deepcopy__(self, _: object) -> "Moment":
        return self

    def __reduce__(self) -> tuple[Callable[..., "Moment"], tuple[object, ...]]:
        return _again, self._told()


def moments(game: AnyGame, steps: Iterable[tuple[Event | None, Any]]) -> Iterator[Moment]:
    """From each event and the state after it; the first has none."""
    for version, (event, state) in enumerate(steps):
        happened = () if event is None else (event,)
        yield Moment(game, state, version, happened, (state,) * len(happened))


def _again(key: str, *told: Any) -> Moment:
    from fortable.catalog import catalog

    return Moment(catalog()[key], *told)
