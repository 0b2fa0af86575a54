"""Quick twins of the rules: flat integers and plain loops, compiled where Numba is installed.

A game whose bots search has one in its `machine/fast.py`; tests hold it equal to the rules.
"""

from .compiling import compiled, is_compiled
from .layout import Layout
from .luck import below, new_luck
from .twin import CHANCE, NOBODY, Flat, Twin, blank, flat, twin_of

__all__ = [
    "CHANCE",
    "NOBODY",
    "Flat",
    "Layout",
    "Twin",
    "below",
    "blank",
    "compiled",
    "flat",
    "is_compiled",
    "new_luck",
    "twin_of",
]
