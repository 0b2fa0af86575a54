"""Rulings that take long, in a process of their own: the table asks, and makes true what comes back."""

from .rulings import OthersFirst, Overtaken, Rulings

__all__ = ["OthersFirst", "Overtaken", "Rulings"]
