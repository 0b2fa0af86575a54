"""Everything from one store into another, and compared there; or into a copy, while a house plays."""

from .moving import TABLES, Moved, back_up, move, restore

__all__ = ["TABLES", "Moved", "back_up", "move", "restore"]
