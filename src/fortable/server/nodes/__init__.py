"""Several processes, one house: this one among its peers."""

from .figures import Figures
from .node import Node
from .shared_limits import SharedLimits
from .visits import Visits

__all__ = ["Figures", "Node", "SharedLimits", "Visits"]
