"""What people made of puzzles."""

from .contract import PuzzlesKept, PuzzleTried

__all__ = ["PuzzleTried", "PuzzlesKept"]
