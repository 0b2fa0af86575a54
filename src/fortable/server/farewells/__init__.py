"""Whoever wants to be forgotten is."""

from .farewells import Farewells

__all__ = ["Farewells"]
