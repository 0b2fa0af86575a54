"""Cups among friends: who is in them, and what they made of each round."""

from .contract import Cup, CupMark, CupsKept, CupTry, Member

__all__ = ["Cup", "CupMark", "CupTry", "CupsKept", "Member"]
