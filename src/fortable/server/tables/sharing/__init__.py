"""Tables of a house that several processes serve, and televisions on which they are shown."""

from .shared_tables import SharedTables
from .shared_televisions import SharedTelevisions

__all__ = ["SharedTables", "SharedTelevisions"]
