"""What every store promises. A test class for a store inherits from `StoreContract`.

It provides `open_store(folder)`, which opens the same data each time it is called with the same folder.
"""

from .stored import ANNA, KEEP, PHONE, TABLE
from .whole import StoreContract

__all__ = ["ANNA", "KEEP", "PHONE", "TABLE", "StoreContract"]
