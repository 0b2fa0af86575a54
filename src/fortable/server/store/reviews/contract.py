"""What a store remembers of looking back at matches: dear to make, always the same, and naming nobody."""

from typing import Any, Protocol

from fortable.kernel.words import Value

Why = tuple[str, str, dict[str, Any]]
"""The rule that says no, the reason, and the facts."""


class KeptReview(Value, frozen=True, kw_only=True):
    """A review of a table's match, or why there is none."""

    edition: str
    """Of the rules and of whoever reviewed it: by another it is made anew."""
    made: float
    """When."""
    tries: int = 0
    """How often it failed."""
    refused: Why | None = None
    data: bytes = b""
    """The review, packed; empty where there is none."""


class ReviewsKept(Protocol):
    """The part of a store that knows reviews."""

    async def keep_review(self, table: str, review: KeptReview) -> None:
        """Instead of what was there; it goes with its table, and is nothing where that is gone."""

    async def review(self, table: str) -> KeptReview | None: ...
