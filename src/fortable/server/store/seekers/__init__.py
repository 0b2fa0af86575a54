"""Who seeks somebody to play with."""

from .contract import Seeker, SeekersKept

__all__ = ["Seeker", "SeekersKept"]
