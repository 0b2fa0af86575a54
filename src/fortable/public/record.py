"""Finished matches as files: saved, loaded, verified, and gone through moment by moment."""

import os
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

from fortable.catalog import catalog
from fortable.kernel import record as kernel
from fortable.kernel.words import SPECTATOR

from .match import Match, begun
from .moment import Moment, moments
from .refusal import taught

if TYPE_CHECKING:
    from fortable.review import Review

    from .shelf import Game


class Record(Sequence[Moment]):
    """A finished match: a sequence of its moments, one for each event, from before the first.

    >>> import fortable
    >>> record = fortable.new(next(iter(fortable.games())), seed=1).finish().record()
    >>> record[-1].version == len(record) - 1, record.verify() is record
    (True, True)
    >>> record.match.record() == record
    True
    """

    def __init__(self, record: kernel.Record) -> None:
        with taught():
            self._game = catalog()[record.game]
        self._record = record

    @property
    def game(self) -> "Game":
        """What was played."""
        from .shelf import Game

        return Game(self._game)

    @property
    def seats(self) -> int:
        """How many played."""
        return self._record.seats

    @property
    def options(self) -> dict[str, Any]:
        """How the table wanted its game."""
        return dict(self._record.options)

    @property
    def commitment(self) -> str:
        """What the table made public before the first draw."""
        return self._record.commitment

    @property
    def seed(self) -> str:
        """All chance of the match followed from it."""
        return self._record.seed

    @cached_property
    def match(self) -> Match:
        """The match at its end, played again by the rules of today: its `history` can be gone on from."""
        with taught(self._game):
            match = begun(kernel.beginning(self._game, self._record))
            for asked in self._record.actions:
                match = match.play(asked.seat, asked.action)
        return match

    def verify(self) -> "Record":
        """Recompute the commitment, every draw and every ruling: the record itself, or a `Refusal`."""
        with taught(self._game):
            kernel.verify(self._game, self._record)
        return self

    def review(self, *, seed: int = 0, effort: float = 1.0) -> "Review":
        """What of the match was luck, what was skill, and what would have been better; see `Match.review`."""
        return self.match.review(seed=seed, effort=effort)

    def save(self, path: str | os.PathLike[str], overwrite: bool = False) -> None:
        """Into a file. Another match that is there is not overwritten unless that is wanted."""
        file, data = Path(path), self.to_json()
        if not overwrite and file.exists() and file.read_bytes() == data:
            return
        with file.open("wb" if overwrite else "xb") as place:
            place.write(data)

    def to_json(self) -> bytes:
        """What is in the file."""
        return kernel.write_record(self._record)

    @cached_property
    def _moments(self) -> tuple[Moment, ...]:
        with taught(self._game):
            return (*moments(self._game, kernel.replay(self._game, self._record)),)

    def __len__(self) -> int:
        return len(self._record.events) + 1

    @overload
    def __getitem__(self, index: int) -> Moment: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Moment]: ...
    def __getitem__(self, index: int | slice) -> Moment | Sequence[Moment]:
        return self._moments[index]

    def __iter__(self) -> Iterator[Moment]:
        return iter(self._moments)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.commitment, len(self)))

    def __repr__(self) -> str:
        events = len(self._record.events)
        return f"<record of {self._game.key}: {self.seats} seats, {events} events>"

    def _repr_svg_(self) -> str:
        """In a notebook: how it ended."""
        return self[-1]._repr_svg_()

    def __reduce__(self) -> tuple[Callable[..., "Record"], tuple[object, ...]]:
        return from_json, (self.to_json(),)


def load(path: str | os.PathLike[str]) -> Record:
    """The record in a file, whoever wrote it (Python, terminal, browser); a `Refusal` if it is none."""
    return from_json(Path(path).read_bytes())


def from_json(data: bytes) -> Record:
    """The record that `Record.to_json` wrote."""
    with taught():
        return Record(kernel.read_record(data))


def record_of(match: Match) -> Record:
    """Of a match that is over."""
    whole = match._log()
    whole.outcome()  # of one that goes on it says whom it waits for
    record = kernel.export(whole, SPECTATOR)
    assert isinstance(record, kernel.Record)
    return Record(record)
