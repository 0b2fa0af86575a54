"""Keys by which somebody comes back: passkeys, and a code on paper."""

from .keys import Keys
from .passkeys import Site

__all__ = ["Keys", "Site"]
