"""Everything from one store into another, and compared there, while no server uses either."""

from .moving import TABLES, Moved, move

__all__ = ["TABLES", "Moved", "move"]
