"""Playing in company: with whoever comes, in cups among friends, and in a living room."""

from .cups import CUPS
from .seekers import SEEKERS
from .televisions import TELEVISIONS

COMPANY = (*SEEKERS, *CUPS, *TELEVISIONS)

__all__ = ["COMPANY"]
