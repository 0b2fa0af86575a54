"""What can be asked of the engine, as types."""

from typing import Annotated, Any

import msgspec

from fortable.kernel.words import Value, spoken

Wish = dict[str, Any] | str
"""An action as an object, or in the game's notation."""
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Command(Value, frozen=True, tag_field="command", tag=spoken):
    """What can be asked of the engine; its name on the wire is the class's in lower case."""


class Help(Command, frozen=True):
    """Which commands there are."""


class Games(Command, frozen=True):
    """What is on the shelf."""


class Schema(Command, frozen=True):
    """JSON Schema of what a game says and is told."""

    game: str


class New(Command, frozen=True):
    game: str
    seats: int | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seed: str | None = None


class Load(Command, frozen=True):
    notation: str
    game: str | None = None
    seed: str | None = None


class Notation(Command, frozen=True):
    """How the position is written, secrets included, or an action."""

    action: Wish | None = None


class View(Command, frozen=True):
    seat: int | None = None


class Legal(Command, frozen=True):
    seat: int
    limit: Count | None = None


class Act(Command, frozen=True):
    """By a seat, or by the clock, which is seat -1 here as in the file of a match."""

    seat: int
    action: Wish
    version: int | None = None


class News(Command, frozen=True):
    """What a seat, or a spectator, has heard from a version on."""

    seat: int | None = None
    since: int = 0


class Outcome(Command, frozen=True):
    pass


class Export(Command, frozen=True):
    seat: int | None = None


class Sit(Command, frozen=True):
    """Be a player in this seat."""

    game: str
    seat: Count
    version: int | None = None
    luck: int = 0


class Choose(Command, frozen=True):
    """What the player hears and sees before it chooses."""

    view: Any
    events: tuple[Any, ...] = ()
    legal: Any = None
    time_ms: Count | None = None


class Quit(Command, frozen=True):
    pass


OfTheMatch = Notation | View | Legal | Act | News | Outcome | Export
"""What needs a match in hand."""

AnyCommand = Help | Games | Schema | New | Load | OfTheMatch | Sit | Choose | Quit
