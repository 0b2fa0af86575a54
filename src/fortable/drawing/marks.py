"""What tells players apart besides their colours: a mark for each seat, the same as in the browser."""

from .svg import moved, path

MARKS = (
    "M-.42 0a.42 .42 0 1 0 .84 0a.42 .42 0 1 0 -.84 0z",
    "M0 -.46L.48 .4H-.48z",
    "M-.38 -.38h.76v.76h-.76z",
    "M0 -.5L.46 0L0 .5L-.46 0z",
    "M0 -.52L.13 -.16L.5 -.15L.2 .08L.31 .44L0 .23L-.31 .44L-.2 .08L-.5 -.15L-.13 -.16z",
    "M-.15 -.45h.3v.3h.3v.3h-.3v.3h-.3v-.3h-.3v-.3h.3z",
)
"""Around the middle of a square of side 1: ● ▲ ■ ◆ ★ ✚."""


def mark(seat: int, x: float, y: float, size: float, fill: str) -> str:
    """The mark of a seat around a point."""
    return path(MARKS[seat % len(MARKS)], fill=fill, transform=moved(x, y, size))
