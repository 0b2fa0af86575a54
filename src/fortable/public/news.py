"""News: events as one viewer may hear them, and in words."""

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Event


class News(Sequence[Event]):
    """What happened, as one viewer may hear it: a sequence of events, and a text for people.

    >>> import fortable
    >>> match = fortable.new(next(iter(fortable.games())), seed=1)
    >>> seat = match.waiting[0]
    >>> news = match.play(seat, match.legal(seat)[0]).news(seat)
    >>> len(news) > 0, str(news) == news.text()
    (True, True)
    """

    __slots__ = ("_events", "_game")

    def __init__(self, game: AnyGame, events: tuple[Event, ...]) -> None:
        self._game = game
        self._events = events

    def text(self, language: str | None = None, names: Sequence[str] = ()) -> str:
        """All of it in words, as it is told at the table; players by these names, or by number."""
        from .said import said_of

        return said_of(self._game, language, names).turn(self._events)

    def __len__(self) -> int:
        return len(self._events)

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return self._events[index]

    def __iter__(self) -> Iterator[Event]:
        return iter(self._events)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, News):
            return NotImplemented
        return (self._game, self._events) == (other._game, other._events)

    def __hash__(self) -> int:
        return hash((self._game.key, self._events))

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<news: {', '.join(map(repr, self._events)) or 'none'}>"

    def __reduce__(self) -> tuple[Callable[..., "News"], tuple[object, ...]]:
        return _again, (self._game.key, self._events)


def _again(key: str, events: tuple[Event, ...]) -> News:
    from fortable.catalog import catalog

    return News(catalog()[key], events)
