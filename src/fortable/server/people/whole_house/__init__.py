"""Limits that hold for the whole house, however many processes serve it: what each counts for itself."""

from .counts import Counts
from .spending import SharedRate, Spending

__all__ = ["Counts", "SharedRate", "Spending"]
