"""Tables of a house that several processes serve."""

from .shared_tables import SharedTables

__all__ = ["SharedTables"]
