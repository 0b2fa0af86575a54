"""Forma's own players, the board as they see it, and what they think their moves are worth."""

from .champion import Champion
from .players import Beginner, Casual, Good, Strong

__all__ = ["BOTS"]

BOTS = {
    "beginner": Beginner,
    "casual": Casual,
    "good": Good,
    "strong": Strong,
    "champion": Champion,
}
