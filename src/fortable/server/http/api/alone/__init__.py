"""Playing alone what everybody else plays too: the deals of the day, and puzzles."""

from .days import DAYS
from .puzzles import PUZZLES

ALONE = (*DAYS, *PUZZLES)

__all__ = ["ALONE"]
