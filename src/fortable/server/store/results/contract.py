"""What a store remembers of matches that are over: who came how far, and what lists of them are made of."""

from typing import TYPE_CHECKING, Protocol

from fortable.kernel.game import Figure
from fortable.kernel.words import Value

if TYPE_CHECKING:
    from fortable.server.store.contract import TableRow


class Ending(Value, frozen=True):
    """How a match ended, as far as one's history tells it."""

    at: float
    places: tuple[int, ...]
    """By seat: 1 is the first; equals share a place, and the next one is behind all of them."""
    scores: tuple[int, ...]
    figure: Figure | None
    """What the scores count, if they are good for anything beyond the match."""
    of_day: int | None = None
    """What came of it as a deal of the day: the more, the better."""
    kind: str | None = None
    """With which others it is rated; None if it says nothing of who plays well."""


class MatchSearch(Value, frozen=True):
    """Which of somebody's matches are wanted."""

    game: str | None = None
    name: str = ""
    """A part of the name that one of the others had then; however it is written."""


ANY_MATCH = MatchSearch()


class Played(Value, frozen=True):
    """How somebody fared in a match."""

    game: str
    seats: int
    place: int
    sharing: int
    """So many are at that place."""
    score: int
    figure: Figure | None

    @property
    def is_won(self) -> bool:
        """First, alone or with some others; where all are first, or there is one seat, nobody has won."""
        return self.place == 1 and self.sharing < self.seats


class Tally(Value, frozen=True):
    """How often somebody was ahead of one other person, or of bots of one kind, in one game."""

    person: str | None
    bot: str | None
    name: str
    """What they were called last."""
    game: str
    ahead: int
    behind: int
    level: int
    last: float
    """When they last met."""


class RatedSeat(Value, frozen=True):
    """One seat of a match that is rated."""

    table: int
    """A number of the table, by which seats of one match belong together."""
    person: str | None
    bot: str | None
    game: str
    kind: str
    place: int
    ended: float


class Results(Protocol):
    """The part of a store that knows how matches ended."""

    async def matches_of(
        self, person: str, before: str | None, most: int, search: MatchSearch = ANY_MATCH
    ) -> "tuple[TableRow, ...]":
        """The tables of matches that are over, or were given up, and were theirs, as a player or as a host
        who looked on; those that ended last first. With the id of a table, only those that ended before it.
        """

    async def played_by(self, person: str) -> tuple[Played, ...]:
        """All that somebody has played, the first one first, as far as it is known how it ended."""

    async def tallies_of(self, person: str) -> tuple[Tally, ...]:
        """With everybody and every kind of bot whom they met, those met last first."""

    async def rated_seats(self, after: tuple[float, int], most: int) -> tuple[RatedSeat, ...]:
        """Those of the matches that ended behind a moment and a table then, in the order in which they ended
        and of their seats; of so many at most, and of whole matches.
        """

    async def rated_until(self, last: tuple[float, int]) -> int:
        """How many matches ended up to a moment and a table then, that one included, and are rated."""

    async def unsettled(self, after: str | None, most: int) -> tuple[str, ...]:
        """Tables of matches that are over, and of which it was not remembered how they ended; from the oldest
        on, or after one of them.
        """

    async def settle(self, id: str, revision: int, ending: Ending) -> None:  # noqa: A002
        """How the match of a table ended; `Stale` unless it is of this revision.

        For whoever has it in memory it is the same as before, and it is no younger.
        """
