"""What is wrong with a server's machine and settings before anybody notices, and what to do about it."""

from .advice import Advice
from .examination import examine

__all__ = ["Advice", "examine"]
