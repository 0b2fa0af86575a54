"""What is asked of a server about the deals of the day."""

from typing import Annotated, Literal

from msgspec import Meta

from fortable.kernel.words import Value

Word = Annotated[str, Meta(max_length=80)]

TryStatus = Literal["new", "running", "over", "given-up"]


class NewTry(Value, frozen=True):
    """Which deal of today I want to play."""

    game: Word
    level: Word = ""
    practice: bool = False
    """Once more, when the try that counts is over."""


class TryBegun(Value, frozen=True, forbid_unknown_fields=False):
    """Where I play it."""

    table: str


class Bar(Value, frozen=True, forbid_unknown_fields=False):
    """So many came to a result from one number to another."""

    least: int
    most: int
    count: int
    mine: bool


class Standing(Value, frozen=True, forbid_unknown_fields=False):
    """My result beside everybody's on this server."""

    rank: int
    of: int
    """So many tries are over, those given up too."""
    ahead_of: int
    """So many percent of the others were behind me."""
    gave_up: int
    bars: tuple[Bar, ...]
    rival: str | None
    """The bot that played the same deal, if it is done."""
    rival_result: int | None
    rival_said: str


class DealShown(Value, frozen=True, forbid_unknown_fields=False):
    """A deal of a day, and what I made of it."""

    game: str
    level: str
    level_said: str
    """In the reader's language; empty if there is one level only."""
    bot: str | None
    seats: int
    status: TryStatus
    table: str | None
    result: int | None
    mark: str
    """A sign for the result; empty while there is none."""
    said: str
    """The result in the reader's language."""
    standing: Standing | None
    """Once my try is over, or the day's secret is revealed and I tried."""
    seed: str | None
    """Once the day's secret is revealed."""


class DayTold(Value, frozen=True, forbid_unknown_fields=False):
    """A day and its deals."""

    day: str
    left_s: int
    """Of it, in seconds."""
    fingerprint: str
    """The SHA-256 of its secret: public from its beginning."""
    secret: str | None
    """Three hours after it."""
    deals: tuple[DealShown, ...]
    shared: str
    """What I came to, as some lines to share; empty if no try of mine is over."""


class DayListed(Value, frozen=True, forbid_unknown_fields=False):
    """A day of the past, to be verified."""

    day: str
    fingerprint: str
    secret: str | None


class DayDone(Value, frozen=True, forbid_unknown_fields=False):
    """How many deals of a day I tried, and how many I brought to an end."""

    day: str
    tried: int
    done: int


class MyDays(Value, frozen=True, forbid_unknown_fields=False):
    """My days of a month."""

    first: str
    last: str
    days: tuple[DayDone, ...]
    streak: int
    """So many days in a row, up to today or yesterday, on which I brought a deal to an end."""
    longest: int
