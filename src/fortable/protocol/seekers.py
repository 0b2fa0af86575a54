"""What is asked of a server by whoever wants to play with whoever comes."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from fortable.kernel.words import Value

from .lobby import MOST_CHAIRS


class Wish(Value, frozen=True):
    """What I want to play with whoever comes."""

    game: Annotated[str, Meta(max_length=80)]
    seats: Annotated[int, Meta(ge=2, le=MOST_CHAIRS)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class StillWaiting(Value, frozen=True):
    """I am still there; said every few seconds."""

    takes_bots: bool = False
    """Whether bots may have the chairs for which nobody came: it begins when all who wait say so."""


class Sought(Value, frozen=True, forbid_unknown_fields=False):
    """How it stands with a search of mine."""

    id: str
    waits_s: int
    """So long I have waited."""
    waiting: int
    """So many want the same, I too."""
    table: str | None
    """Where we play, as soon as somebody was found."""


class SeekerListed(Value, frozen=True, forbid_unknown_fields=False):
    """Somebody who waits for others to play with."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    waits_s: int
    you: bool
