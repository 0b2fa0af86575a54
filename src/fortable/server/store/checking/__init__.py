"""Looking a database through, for whoever wants to know whether it is whole: nothing is changed."""

from .sqlite import Database, RawStep, RawTable, Sizes

__all__ = ["Database", "RawStep", "RawTable", "Sizes"]
