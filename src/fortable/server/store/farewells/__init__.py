"""People who want to know what is remembered of them, and those who want to be forgotten."""

from .contract import FarewellsKept

__all__ = ["FarewellsKept"]
