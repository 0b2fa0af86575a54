"""Forma's own players, the board as they see it, and what they think their moves are worth."""

from .players import BOTS

__all__ = ["BOTS"]
