"""How rooms of the server call each other, whether they live in one process or in many.

This is a contract. Whatever implements `Bus` passes the tests of `tests/server/bus_contract.py`; nothing
outside this room assumes that there is only one process.
"""

from .contract import Bus, Hear
from .local import LocalBus

__all__ = ["Bus", "Hear", "LocalBus"]
