"""Where a live match stands, as one viewer may know it: what a program chooses from."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast

import msgspec

from fortable.catalog import catalog
from fortable.kernel.codec import decoder
from fortable.kernel.game import AnyGame, Decision, Outcome
from fortable.protocol.messages import AnyUpdate, Update
from fortable.public.legal import Legal
from fortable.public.news import News

from .errors import TooNew


class Moment(msgspec.Struct, frozen=True):
    """A value: it stays as it is, whatever happens at the table meanwhile.

    View, news and legal actions are values of the game where it is installed here, and else as in JSON.
    """

    _game: AnyGame | None
    _update: AnyUpdate
    since: int
    """The version from which on `news` tells; after a long time away only the last events are told."""
    news: Sequence[Any]
    """What has happened since the moment before that was handed out, as this seat may hear it."""

    @property
    def version(self) -> int:
        """How many events have happened so far."""
        return self._update.version

    @property
    def view(self) -> Any:
        """What this seat may know."""
        return self._update.view

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act."""
        return self._update.waiting

    @property
    def legal(self) -> Sequence[Any]:
        """What this seat may do now: by its view where the game is installed, else as the server lists it."""
        if self._game is not None:
            return Legal(self._game, self.view, self.waiting)
        if self._update.legal is None:
            raise LookupError("Too much to list, and the game is not installed here: see the view.")
        return self._update.legal

    @property
    def time_left_ms(self) -> int | None:
        """When the clock acts if nobody does, counted from when the server said so."""
        return self._update.time_left_ms

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self._update.outcome

    @property
    def decided(self) -> Decision | None:
        """What decided the match, when it is over."""
        return self._update.decided

    @property
    def seed(self) -> str | None:
        """All chance of the match, when it is over."""
        return self._update.seed


class Reader:
    """Reads the updates of one game: typed where the game is installed here."""

    def __init__(self, game: str, *, plain: bool) -> None:
        self.game = None if plain else catalog().games.get(game)
        self._read = _reader(self.game)

    def update(self, message: bytes) -> AnyUpdate:
        try:
            return self._read(message)
        except msgspec.ValidationError as error:
            raise TooNew(f"The server plays by rules that are not known here: {error}") from None

    def moment(self, update: AnyUpdate, since: int, news: Sequence[Any]) -> Moment:
        told = tuple(news)
        return Moment(self.game, update, since, News(self.game, told) if self.game else told)


@cache
def _reader(game: AnyGame | None) -> Callable[[bytes], AnyUpdate]:
    update = cast("Any", Update)
    kind = update[Any, Any, Any] if game is None else update[_values(game)]
    return cast("Callable[[bytes], AnyUpdate]", decoder(kind))


def _values(game: AnyGame) -> tuple[Any, Any, Any]:
    return game.types.event, game.types.shown, game.types.action
