"""Keeping one's name, and what is kept of somebody."""

from .data import DATA
from .keys import KEYS

KEEPING = (*KEYS, *DATA)

__all__ = ["KEEPING"]
