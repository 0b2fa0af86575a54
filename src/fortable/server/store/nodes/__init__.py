"""Which processes serve a house, and which table is whose."""

from .contract import Claim, Fenced, Held, NodeKept, NodesKept, OwnersStore, Renewed, TableWrites

__all__ = [
    "Claim",
    "Fenced",
    "Held",
    "NodeKept",
    "NodesKept",
    "OwnersStore",
    "Renewed",
    "TableWrites",
]
