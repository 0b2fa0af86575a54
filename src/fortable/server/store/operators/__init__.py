"""What whoever looks after a server asks of a store: who and what is there, and who may not play."""

from .contract import Ban, OperatorsKept, PersonKnown

__all__ = ["Ban", "OperatorsKept", "PersonKnown"]
