"""What somebody is told of their own matches: those that are over, what they came to, and against whom."""

from fortable.kernel.game import Figure
from fortable.kernel.words import Value


class MatchListed(Value, frozen=True, forbid_unknown_fields=False):
    """A match of mine that is over, or was given up."""

    id: str
    """Of its table."""
    game: str
    names: tuple[str, ...]
    """As they were called then."""
    bots: tuple[str | None, ...]
    """By seat: which bot sat there, if it was one's own."""
    you: int | None
    """None if I looked on as the host."""
    ended: float
    """When it did, in seconds since 1970."""
    given_up: bool = False
    """Whether nobody has won it: there is no replay, and no file."""
    places: tuple[int, ...] | None = None
    """By seat, from 1 on; equals share a place. None until it is found out, of a match of long ago."""
    scores: tuple[int, ...] | None = None
    figure: Figure | None = None
    """What the scores count; None if they say nothing beyond the match."""
    hinted: bool = False
    """Whether it was played with hints, and counts for nothing."""
    taken_back: bool = False
    """Whether decisions were taken back in it, and it counts for nothing."""


class MatchesListed(Value, frozen=True, forbid_unknown_fields=False):
    """Some of my matches, those that ended last first."""

    matches: tuple[MatchListed, ...]
    before: str | None
    """What to ask for to be told of older ones; None if there are none."""


class Course(Value, frozen=True, forbid_unknown_fields=False):
    """My matches of one game that can be compared by their scores."""

    seats: int
    figure: Figure
    played: int
    best: int
    scores: tuple[int, ...]
    """The last ones, from the oldest on."""


class GameFigures(Value, frozen=True, forbid_unknown_fields=False):
    """What I came to in one game."""

    game: str
    played: int
    contested: int
    """Of those, in so many somebody else played too."""
    won: int
    """Of these; a victory may be shared, but not by all."""
    streak: int
    """The most that were won in a row."""
    courses: tuple[Course, ...]
    """Those with the most matches first."""


class GameTally(Value, frozen=True, forbid_unknown_fields=False):
    """How often I was ahead of somebody in one game, behind them, or level with them."""

    game: str
    ahead: int
    behind: int
    level: int


class Rival(Value, frozen=True, forbid_unknown_fields=False):
    """Somebody I played with, or bots of one kind, over all games."""

    name: str
    """What they were called last."""
    bot: str | None
    ahead: int
    behind: int
    level: int
    games: tuple[GameTally, ...]


class RatingTold(Value, frozen=True, forbid_unknown_fields=False):
    """Where I stand in one game at one kind of table."""

    game: str
    way: str
    """How it is played, as `Figure.kind` says it; empty: as usual."""
    is_duel: bool
    """Whether in twos, or in larger rounds."""
    played: int
    """Matches that count: without help, to their end, and with no bot of which its strength is not known."""
    value: int | None
    """None before it says anything; everybody begins at 1000, and 400 are odds of ten to one between two."""
    within: int | None
    """In nineteen of twenty cases the truth is not further away than so much."""


class MyRatings(Value, frozen=True, forbid_unknown_fields=False):
    """Where I stand among those who play here, if the host of the server wants that."""

    is_on: bool
    least: int
    """So many matches it takes before it is told."""
    ratings: tuple[RatingTold, ...]
    """Those with the most matches first."""


class MyFigures(Value, frozen=True, forbid_unknown_fields=False):
    """What all my matches came to."""

    games: tuple[GameFigures, ...]
    """Those played most first."""
    people: tuple[Rival, ...]
    """Those met most often first, as many as one looks through."""
    bots: tuple[Rival, ...]
