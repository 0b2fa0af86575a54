"""Playing in company: with whoever comes, and in cups among friends."""

from .cups import CUPS
from .seekers import SEEKERS

COMPANY = (*SEEKERS, *CUPS)

__all__ = ["COMPANY"]
