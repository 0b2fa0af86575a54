"""Puzzles out of play: positions in which one decision is clearly best, and the obvious one is not.

docs/puzzles.md says in plain words how they are found and what is proven of them.
"""

from .puzzle import Puzzle, puzzles, written
from .setting import Setting

__all__ = ["Puzzle", "Setting", "puzzles", "written"]
