"""Playing in company: with whoever comes."""

from .seekers import SEEKERS

COMPANY = (*SEEKERS,)

__all__ = ["COMPANY"]
