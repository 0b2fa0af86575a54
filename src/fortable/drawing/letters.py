"""How wide letters are, so that a name of any length keeps to its place.

Measured of our serif at its heaviest, in hundredths of its size; others are narrower, or hardly wider.
"""

from functools import lru_cache
from typing import Literal
from unicodedata import category, east_asian_width

from .svg import tag, words

FAMILY = "Fraunces, Georgia, 'Noto Serif', 'DejaVu Serif', serif"
HEAVY, MEDIUM = 700, 500

# fmt: off
WIDTHS = (
    21, 33, 41, 68, 62, 85, 99, 20, 38, 38, 62, 58, 31, 40, 30, 49, 70, 48, 64,
    59, 66, 61, 64, 56, 65, 64, 30, 31, 53, 58, 53, 57, 96, 77, 74, 71, 81, 68,
    64, 77, 87, 43, 55, 82, 65, 96, 78, 80, 73, 80, 78, 63, 72, 77, 75, 110, 75,
    71, 65, 36, 49, 37, 50, 51, 26, 57, 62, 53, 63, 54, 42, 59, 65, 33, 33, 63,
    33, 97, 65, 60, 64, 62, 50, 51, 41, 64, 57, 86, 58, 58, 52, 41, 30, 41, 65,
)
# fmt: on
FIRST, UNKNOWN, WIDE, NOTHING = 32, 66, 100, 0
ELLIPSIS = "…"


@lru_cache(maxsize=4096)
def width(text: str) -> float:
    """Of a text of size 1."""
    return sum(map(_letter, text)) / 100


def _letter(letter: str) -> int:
    index = ord(letter) - FIRST
    if 0 <= index < len(WIDTHS):
        return WIDTHS[index]
    if category(letter) in ("Mn", "Cf"):
        return NOTHING
    return WIDE if east_asian_width(letter) in "WF" else UNKNOWN


def fitting(text: str, size: float, room: float) -> str:
    """As much of a text as there is room for.

    >>> fitting("Ada", 10, 100), fitting("Adamantius of Alexandria", 10, 60)
    ('Ada', 'Adamanti…')
    """
    if width(text) * size <= room:
        return text
    while text and width(text + ELLIPSIS) * size > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def lines(text: str, size: float, room: float, most: int) -> list[str]:
    """A text in so many lines at most; what does not go into the last is left out."""
    found = [""]
    for word in text.split():
        longer = f"{found[-1]} {word}".strip()
        if width(longer) * size <= room or not found[-1] or len(found) == most:
            found[-1] = longer
        else:
            found.append(word)
    return [fitting(line, size, room) for line in found]


def lettered(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    anchor: Literal["start", "middle", "end"] = "start",
    weight: int = HEAVY,
    room: float | None = None,
) -> str:
    """A line of text on the page; no longer than `room`."""
    told = text if room is None else fitting(text, size, room)
    return tag(
        "text",
        words(told),
        x=x,
        y=y,
        font_size=size,
        font_weight=weight,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
    )
