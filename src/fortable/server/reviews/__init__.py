"""Looking back at finished matches, for whoever asks: made by workers when the machine is idle,
and kept.
"""

from .making import Reviews

__all__ = ["Reviews"]
