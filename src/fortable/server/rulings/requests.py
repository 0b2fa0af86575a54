"""What a worker that rules is asked, and what it says."""

from typing import Any

from fortable.kernel.words import Seat, Value


class RulingRequest(Value, frozen=True, kw_only=True):
    """A match as it stands, and what somebody wants to do in it."""

    game: str
    state: Any
    seat: Seat
    action: Any
    seed: bytes
    drawn: int
    """How many picks chance has made."""


class RulingReply(Value, frozen=True, kw_only=True):
    """What would happen, or the rule that says no, why, and the facts."""

    events: tuple[Any, ...] = ()
    drawn: int = 0
    refusal: tuple[str, str, dict[str, Any]] | None = None
