"""Reading notation: what every game's one-line text has in common."""

from .words import Illegal

DIGITS = 9


def read_number(text: str) -> int:
    """A whole number from its decimal digits, or `Illegal`."""
    if not (text.isascii() and text.isdecimal() and len(text) <= DIGITS):
        raise Illegal("TB-08", "unreadable", tried=text[:80])
    return int(text)
