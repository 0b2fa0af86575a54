"""What is asked of a server about cups among friends: everybody plays the same deals, round by round."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fortable.kernel.words import Value

from .lobby import MOST_CHAIRS

CupKind = Literal["alone", "tables"]
"""Everybody alone against the same bots; or several at each table, with the same deal at all tables."""
CupStatus = Literal["open", "running", "over"]
RoundStatus = Literal["later", "new", "running", "over", "given-up", "missed"]
CupWish = Literal["join", "leave", "begin", "close", "end"]

MOST_ROUNDS = 12
SHORTEST_CUP_S, LONGEST_CUP_S = 5 * 60, 14 * 24 * 3600

Word = Annotated[str, Meta(max_length=80)]


class NewCup(Value, frozen=True):
    """A cup to be opened: whoever has its link may come."""

    game: Word
    kind: CupKind
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    lasts_s: Annotated[int, Meta(ge=SHORTEST_CUP_S, le=LONGEST_CUP_S)]
    """So long may it last, where everybody plays alone; else each round."""
    level: Word = ""
    """Of a game that has several deals for one: how hard."""
    seats: Annotated[int, Meta(ge=1, le=MOST_CHAIRS)] = 2
    """At each table, where several play; bots have those that are left."""
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    """Of such tables."""


class CupOrder(Value, frozen=True):
    """Come in, go, and what its host decides: that it begins, that a round is over, that all of it is."""

    do: CupWish


class RoundShown(Value, frozen=True, forbid_unknown_fields=False):
    """A round, and what I made of it."""

    status: RoundStatus
    table: str | None
    said: str
    """The result in the reader's language; empty while there is none."""


class CupPoints(Value, frozen=True, forbid_unknown_fields=False):
    """What somebody has for a round."""

    points: int
    result: int | None
    """By the game's own measure; None if it was given up, or not played."""
    place: int | None
    """At the table, where several play."""


class CupPlace(Value, frozen=True, forbid_unknown_fields=False):
    """Where somebody stands in a cup."""

    place: int
    """From 1; equals share one, and the next is behind all of them."""
    shared: bool
    name: str
    you: bool
    left: bool
    points: int
    rounds: tuple[CupPoints | None, ...]
    """None: not known to me, or not played yet."""


class CupTold(Value, frozen=True, kw_only=True, forbid_unknown_fields=False):
    """A cup, as far as I may know it: of a round nothing of others before I am done with it."""

    id: str
    game: str
    kind: CupKind
    level_said: str
    seats: int
    options: dict[str, Any]
    bot: str | None
    lasts_s: int
    status: CupStatus
    round: int
    """Which is on, where several play at tables."""
    left_s: int
    """Until it ends by itself, or its round does."""
    waits: bool
    """Whether the next round waits until others of its host's tables are over: then it begins by itself."""
    host: bool
    """Whether it is mine."""
    you: bool
    """Whether I am in it."""
    most: int
    rounds: tuple[RoundShown, ...]
    standings: tuple[CupPlace, ...]
    fingerprint: str
    """The SHA-256 of its secret: public from its beginning."""
    secret: str | None
    """Once it is over."""
    seeds: tuple[str | None, ...]
    """By round, once it is over."""


class CupListed(Value, frozen=True, forbid_unknown_fields=False):
    """A cup that I am in."""

    id: str
    game: str
    kind: CupKind
    rounds: int
    status: CupStatus
    left_s: int
