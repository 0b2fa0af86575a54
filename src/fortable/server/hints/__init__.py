"""Hints for whoever plays alone with bots: made by workers, of what a seat knows alone."""

from .making import Hints

__all__ = ["Hints"]
