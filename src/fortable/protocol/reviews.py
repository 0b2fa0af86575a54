"""What is told of a finished match that is looked back at, and how one practises from a moment of it.

All is counted in ten-thousandths of the win, in whole numbers; whoever played alone has won anyway: there
hundredths of a point are counted (`unit`). What is in words comes as a message of the game's catalogue with
its facts, and each reads it in the own language.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta

from fortable.kernel.words import Seat, Value

Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Told(Value, frozen=True, forbid_unknown_fields=False):
    """A client that is older than the server passes over fields it does not know."""


class ReviewComing(Told, frozen=True):
    """It is being made, or waits for its turn; ask again in a second."""

    done: int
    of: int
    """0 while it is not known how much there is to do."""


class RemarkTold(Told, frozen=True):
    """Something in words, from the game's catalogue."""

    message: str
    facts: dict[str, Any]


class MomentTold(Told, frozen=True):
    """What each seat could expect after so many events."""

    version: int
    values: tuple[int, ...]


class StrokeTold(Told, frozen=True):
    """What chance decided then, and how much better or worse each seat stood afterwards."""

    version: int
    luck: tuple[int, ...]


class BetterTold(Told, frozen=True):
    """What would have been better, where it is proven."""

    best: Any
    """An action of the game; None if it is too long to be told."""
    points: float | None
    """What was lost, in points, where the game has them."""
    forgotten: int
    """That part of the cost which only a memory without a gap would have saved."""
    reason: RemarkTold | None


class DecisionTold(Told, frozen=True, kw_only=True):
    """A decision in which there was a choice, judged by what its seat could know then."""

    version: int
    """How many events had happened before it; of one match no two decisions share it."""
    seat: Seat
    chosen: Any
    """An action of the game; None if it is too long to be told."""
    choices: int
    """How many actions were legal."""
    loss: int
    """How much better the most promising action did, proven or not; it may be below 0."""
    cost: int
    """The same, if it is proven; else 0."""
    doubt: int
    """The standard error of both."""
    better: BetterTold | None
    """Where it has cost something."""


class AccountTold(Told, frozen=True, kw_only=True):
    """A seat's match: `fair + luck + own + others + rest` is `result`. Each doubt is a standard error."""

    seat: Seat
    fair: int
    """What it could expect among equals before anything happened."""
    luck: int
    own: int
    """What its decisions brought, against a sensible player in the same place."""
    others: int
    """What the others' decisions brought or took."""
    rest: int
    """What stays unexplained."""
    result: int
    decisions: int
    mistakes: int
    """How many decisions are proven to have cost something."""
    cost: int
    """What these have cost together."""
    loss: int
    """What all decisions have lost, proven or not."""
    luck_doubt: int
    own_doubt: int
    others_doubt: int
    rest_doubt: int
    loss_doubt: int


class ReviewTold(Told, frozen=True, kw_only=True):
    """A finished match, looked back at. It names nobody: who sat where is the table's to say."""

    game: str
    seats: int
    unit: Literal["share", "points"]
    course: tuple[MomentTold, ...]
    accounts: tuple[AccountTold, ...]
    """By seat."""
    decisions: tuple[DecisionTold, ...]
    """All of them, as they were made."""
    turning_points: tuple[int, ...]
    """The versions of the decisions that have surely cost most, these first; none where nothing is proven."""
    turning_points_of: tuple[tuple[int, ...], ...]
    """The same of each seat."""
    strokes: tuple[StrokeTold, ...]
    """Some of what chance decided, what changed most first."""
    remarks: tuple[RemarkTold, ...]
    """What else the game says of the match."""


class PracticeFrom(Value, frozen=True):
    """From where I want to play on: right before a decision of a finished match."""

    version: Version
    seat: Annotated[int, Meta(ge=0, le=63)] | None = None
    """Which seat I take; None: my own, or that of whoever decided then if I had none."""
    bot: Annotated[str, Meta(max_length=80)] | None = None
    """Who plays for the others who were people; None: a bot of the usual level. Bots stay what they were."""
