"""Several processes, one house: this one among its peers."""

from .node import Node
from .visits import Visits

__all__ = ["Node", "Visits"]
