"""What was found by looking back at finished matches."""

from .contract import KeptReview, ReviewsKept

__all__ = ["KeptReview", "ReviewsKept"]
