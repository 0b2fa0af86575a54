"""What somebody came to on a day, as a card to share: signs, games and results, and no board."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .letters import FAMILY, MEDIUM, lettered
from .picture import CARD_HEIGHT, CARD_WIDTH, NAME
from .svg import group, moved, path, tag, whole
from .theme import Theme

EDGE, TOP = 70, 190
ROW_HEIGHT, MOST_ROWS = 62, 6

SIGNS = {
    "▲": "M0,-20 L21,16 L-21,16 Z",
    "▼": "M0,20 L21,-16 L-21,-16 Z",
    "■": "M-16,-16 H16 V16 H-16 Z",
    "★": "M0,-23 L6,-7 L23,-7 L9,4 L14,20 L0,10 L-14,20 L-9,4 L-23,-7 L-6,-7 Z",
    "✕": "M-15,-9 L-9,-15 L0,-6 L9,-15 L15,-9 L6,0 L15,9 L9,15 L0,6 L-9,15 L-15,9 L-6,0 Z",
}
"""Around nought, about 40 wide: no font need have them."""


class Row(NamedTuple):
    """One deal: a sign, which it was, and what came of it."""

    sign: str
    title: str
    said: str


def day_card(heading: str, day: str, rows: Sequence[Row], note: str, theme: Theme) -> str:
    """1200 x 630, as links are shown; of many rows the first."""
    told = [f"{row.title}: {row.said}" for row in rows]
    return whole(
        CARD_WIDTH,
        CARD_HEIGHT,
        f"{heading} {day}: {', '.join(told)}",
        tag("rect", width=CARD_WIDTH, height=CARD_HEIGHT, fill=theme.paper),
        group(
            lettered(heading, EDGE, 92, 58, theme.accent, room=CARD_WIDTH - 2 * EDGE),
            lettered(day, EDGE, 144, 34, theme.faded, weight=MEDIUM),
            *_rows(rows[:MOST_ROWS], theme),
            lettered(note, EDGE, 596, 30, theme.faded, room=700, weight=MEDIUM),
            lettered(NAME, CARD_WIDTH - EDGE, 596, 30, theme.faded, anchor="end"),
            font_family=FAMILY,
        ),
    )


def _rows(rows: Sequence[Row], theme: Theme) -> Iterator[str]:
    width = CARD_WIDTH - 2 * EDGE
    for number, row in enumerate(rows):
        yield group(*_row(row, width, theme), transform=moved(EDGE, TOP + number * ROW_HEIGHT))


def _row(row: Row, width: float, theme: Theme) -> Iterator[str]:
    yield tag("rect", width=width, height=ROW_HEIGHT - 8, rx=10, fill=theme.card, stroke=theme.line)
    sign = path(SIGNS[row.sign], fill=theme.bad if row.sign in "▼✕" else theme.good)
    yield group(sign, transform=moved(38, 27, 0.8))
    yield lettered(row.title, 76, 38, 32, theme.ink, room=width / 2 - 90)
    yield lettered(row.said, width - 22, 38, 30, theme.ink, anchor="end", room=width / 2 - 30)
