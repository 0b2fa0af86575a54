"""What is asked of a server over HTTP before, around and after play: people, tables, chairs."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from fortable.kernel.words import Value, spoken

from .messages import Settings, Status

Name = Annotated[str, Meta(min_length=1, max_length=200)]
"""Of code points: a letter may be made of several, and how many letters there may be is known elsewhere."""

MOST_CHAIRS = 12


class Me(Value, frozen=True, forbid_unknown_fields=False):
    """Whoever asks; without a name they are nobody yet."""

    name: str | None


class Introduction(Value, frozen=True):
    """What I want to be called."""

    name: Name


class TableListed(Value, frozen=True, forbid_unknown_fields=False):
    """A table as the lobby shows it."""

    id: str
    game: str
    options: dict[str, Any]
    settings: Settings
    status: Status
    chairs: tuple[str, ...]
    """The names of those who sit there; an empty one is free."""
    bots: tuple[str | None, ...]
    """By chair: which bot sits there, if it is one's own."""
    you: int | None
    waiting: tuple[int, ...] | None = None
    """Whom the match waits for, in the list of one's own tables, as far as that is known."""
    left_s: int | None = None
    """So many seconds I have, if it waits for me and there is a clock; in the same list."""
    waits_s: int | None = None
    """So many seconds it has waited for players, if it has not begun."""
    practice: bool = False
    """Whether a moment of another match is played on from, and it counts for nothing."""
    hinted: bool = False
    """Whether somebody has asked for a hint in its match, and it counts for nothing."""
    taken_back: bool = False
    """Whether somebody has taken a decision back in its match, and it counts for nothing."""


class NewTable(Value, frozen=True):
    """A table to be opened: a chair for everybody, with a bot's name on those for bots."""

    game: str
    chairs: Annotated[tuple[str | None, ...], Meta(min_length=1, max_length=MOST_CHAIRS)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    settings: Settings = Settings()
    sit: bool = True
    """Whether whoever opens it takes the first free chair."""


class Order(Value, frozen=True, tag_field="do", tag=spoken):
    """What is asked of a table besides actions; its `do` is the name in lower case."""


class Sit(Order, frozen=True):
    """Take a chair, or another one, or the own one back from a bot; without a number the first free."""

    seat: int | None = None


class Stand(Order, frozen=True):
    """Leave the own chair, before the match begins."""


class SeatBot(Order, frozen=True):
    """Put a bot on a chair: before the match an empty one or another bot's, during it that of somebody
    who is gone.

    Whoever gives up the own seat for a bot need not be gone.
    """

    seat: int
    bot: str


class Clear(Order, frozen=True):
    """The host empties a chair, before the match begins."""

    seat: int


class KeepAway(Order, frozen=True):
    """The host lets the person of a chair stand up for good, before the match begins: they cannot sit down
    again, here or at the rematch. They may look on.
    """

    seat: int


class Start(Order, frozen=True):
    """Begin. Empty chairs are taken away, if the game goes with those that are left.

    At a public table it is the host who does, or whoever sits there if the host has been gone for a while.
    """


class Abandon(Order, frozen=True):
    """Give the match up: it ends when everybody who is here wants it. The host can before it began, and
    where only bots play.
    """


class GoOn(Order, frozen=True):
    """Play on: nobody wants to give the match up any more, and everybody hears who turned it down."""


class Resign(Order, frozen=True):
    """Leave the match for good, without anybody's leave: a bot plays on. The match is over where
    nobody else plays, and where one alone is left of two.
    """


class PlayOut(Order, frozen=True):
    """Let bots play the rest at once, where no person at the table has anything more to decide."""


class TakeBack(Order, frozen=True):
    """Take my last decision back, where I play alone with bots: the match goes on at another table, which is
    `next`, from the moment before it, with new luck. It counts for nothing, here and there.
    """


class Rematch(Order, frozen=True):
    """Once more, with the same people: opens a new table and tells everybody.

    Whoever asks first is its host; at a public table the host remains it, if seated.
    """


AnyOrder = (
    Sit
    | Stand
    | SeatBot
    | Clear
    | KeepAway
    | Start
    | Abandon
    | GoOn
    | Resign
    | PlayOut
    | TakeBack
    | Rematch
)
