"""What would be better: a hint for a decision, a look back at all of them, practice."""

from .hints import HINTS
from .reviews import REVIEWS

ADVICE = (*HINTS, *REVIEWS)

__all__ = ["ADVICE"]
