"""A board for games that bring none: every field of the view with its name, in a table that can be read."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from fortable.kernel.codec import plain

from .board import Board, Pen
from .letters import MEDIUM, fitting, lettered, lines
from .svg import tag

WIDTH, LABEL, GAP, EDGE = 600.0, 150.0, 16.0, 16.0
SIZE, LEADING, PADDING = 17.0, 24.0, 9.0
MOST_LINES = 6
"""Of one field; a list of a hundred numbers is no picture."""
UNSHOWN = {"viewer", "options"}
YES, NOTHING = "×", "–"


class Row(NamedTuple):
    """A field, and what it holds in so many lines."""

    label: str
    told: list[str]

    @property
    def height(self) -> float:
        return max(1, len(self.told)) * LEADING + 2 * PADDING


def draw_fields(view: Any, pen: Pen) -> Board:
    """Never as pretty as a board of one's own, and always complete."""
    rows = list(_rows(view, pen))
    height = sum(row.height for row in rows) or LEADING
    theme = pen.theme
    ground = tag("rect", width=WIDTH, height=height, rx=12, fill=theme.card, stroke=theme.line)
    return Board(WIDTH, height, ground + "".join(_drawn(rows, pen)))


def _rows(view: Any, pen: Pen) -> Iterator[Row]:
    room = WIDTH - LABEL - GAP - 2 * EDGE
    for name, value in plain(view).items():
        if name not in UNSHOWN:
            told = [line for text in _texts(value) for line in lines(text, SIZE, room, MOST_LINES)]
            yield Row(_label(name, pen), told[:MOST_LINES])


def _drawn(rows: list[Row], pen: Pen) -> Iterator[str]:
    theme, top = pen.theme, 0.0
    for row in rows:
        if top:
            line = {"x1": EDGE, "x2": WIDTH - EDGE, "y1": top, "y2": top}
            yield tag("line", **line, stroke=theme.line, shape_rendering="crispEdges")
        base = top + PADDING + 0.75 * LEADING
        label = fitting(row.label, SIZE, LABEL)
        yield lettered(label, EDGE, base, SIZE, theme.faded, weight=MEDIUM)
        for number, text in enumerate(row.told):
            yield lettered(text, EDGE + LABEL + GAP, base + number * LEADING, SIZE, theme.ink)
        top += row.height


def _label(name: str, pen: Pen) -> str:
    try:
        return pen.say(f"field-{name}")
    except KeyError:  # a game need not have a word for it
        return name.replace("_", " ")


def _texts(value: Any) -> list[str]:
    """A list of lists is a line for each; everything else is one text."""
    if isinstance(value, (list, tuple)) and any(
        isinstance(item, (list, tuple, dict)) for item in value
    ):
        return [_text(item) for item in value]
    return [_text(value)]


def _text(value: Any) -> str:
    match value:
        case None | "" | [] | {}:
            return NOTHING
        case bool():
            return YES if value else NOTHING
        case [*items]:
            return " ".join(map(_text, items))
        case dict():
            return ", ".join(f"{name} {_text(item)}" for name, item in value.items())
        case _:
            return str(value)
