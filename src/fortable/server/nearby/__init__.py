"""The network at home: which addresses this machine has there, and a name by which it is found."""

from .interfaces import addresses, in_link
from .local_name import LocalName

__all__ = ["LocalName", "addresses", "in_link"]
