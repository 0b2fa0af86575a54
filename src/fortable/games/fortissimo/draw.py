"""The board as a picture: the grid of cards on its felt, and everybody's rampart below it."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from fortable.drawing.board import Board, Pen
from fortable.drawing.letters import MEDIUM, lettered
from fortable.drawing.marks import mark
from fortable.drawing.svg import group, moved, number as told, path, tag
from fortable.drawing.theme import Colours

from .model import CARDS, COLUMNS, EMPTY, FULL_RAMPART, INDEX, NUMBERS, PLACES, ROWS, Card
from .shown import Shown

COLOURS: Colours = {
    "light": {"felt": "#dccda9", "edge": "#a98c5c", "gold": "#d9a94a"},
    "dark": {"felt": "#37402f", "edge": "#1a1712"},
}
"""As in `web/board.css`. Cards look the same by day and by night."""
SKIES = ("#f7dfae", "#f3e2bf", "#e9e4cc", "#d9e5db", "#c6dfe8")
DECORATIONS = 4
PRINT = "#2f2216"
BACK, BACK_FIELD, BACK_KEEP = "#762a22", "#8d3a2e", "#e6bd63"
KEEP = "M27 64V46h-2v-8h5v4h4v-4h4v-4h4v4h4v4h4v-4h5v8h-2v18h-9v-8a4 4 0 0 0-8 0v8Z"

WIDE, HIGH = 80, 104
"""A card."""
STEP, DROP = 87, 111
"""From a place to the next, across and down."""
LEFT, TOP, EDGE = 32, 34, 10
WIDTH = LEFT + COLUMNS * STEP + EDGE
GRID_HEIGHT = TOP + len(ROWS) * DROP + EDGE
GAP = 12
PENNANT = 54
FEW = 2
"""So many ramparts have a line of their own; more of them share it."""

SYMBOL = re.compile(r'<symbol [^>]*id="ff-([\w-]+)".*?</symbol>')
SHARED = re.compile(r"<(?:linearGradient|g) .*?</(?:linearGradient|g)>\n")


def draw(view: Shown, pen: Pen) -> Board:
    """The grid, and the ramparts: each in a line, or two beside each other."""
    columns = 1 if view.seats <= FEW else 2
    wide = (WIDTH - (columns - 1) * GAP) / columns
    high = _rampart_height(wide)
    rows = -(-view.seats // columns)
    ramparts = [
        group(
            *_rampart(view, seat, pen, wide),
            transform=moved(seat % columns * (wide + GAP), _below(seat // columns, high)),
        )
        for seat in range(view.seats)
    ]
    body = (_figures(_seen(view)), *_grid(view, pen), *ramparts)
    return Board(WIDTH, _below(rows, high) - GAP, "".join(body))


def _below(row: int, high: float) -> float:
    return GRID_HEIGHT + GAP + row * (high + GAP)


def _seen(view: Shown) -> set[int]:
    """The numbers of all cards that lie open."""
    return {number for rampart in view.ramparts for number in rampart} | {
        number for place, number in _lying(view) if _is_up(view, place, number)
    }


def _lying(view: Shown) -> Iterable[tuple[str, int]]:
    return zip(PLACES, view.grid, strict=True)


def _is_up(view: Shown, place: str, number: int) -> bool:
    return place in view.face_up or (view.phase == "over" and number > 0)


def _figures(numbers: Iterable[int]) -> str:
    """The drawings that are needed, once for the whole picture."""
    names = {name for number in numbers for name in _layers(CARDS[number])}
    shared, symbols = _drawings()
    return tag("defs", shared, *(symbols[name] for name in sorted({*names, "plaque", "star"})))


@cache
def _drawings() -> tuple[str, dict[str, str]]:
    """What several drawings share, and each of them by its name: the browser has the same file.

    They may reach over their edges: walls then join without a seam, and nothing need be cut out.
    """
    text = (files(__package__) / "figures.svg").read_text("utf-8")
    text = text.replace("<symbol ", '<symbol overflow="visible" ')
    return "".join(SHARED.findall(text)), {found[1]: found[0] for found in SYMBOL.finditer(text)}


def _layers(card: Card) -> tuple[str, ...]:
    """From the back to the front."""
    if card.figure in ("tower", "crow"):
        return "wall", card.figure
    figure = f"deco-{card.number % DECORATIONS}" if card.figure == "wall" else card.figure
    return figure, "wall"


def _grid(view: Shown, pen: Pen) -> Iterator[str]:
    own, offered = pen.theme.own(COLOURS), view.turned
    yield tag(
        "rect", x=2, y=2, width=WIDTH - 4, height=GRID_HEIGHT - 4, rx=14, fill=own["felt"],
        stroke=own["edge"], stroke_width=4,
    )  # fmt: skip
    yield from _names(pen)
    yield path(_outlines(view), fill="none", stroke=pen.theme.faded, stroke_opacity=0.5,
               stroke_width=1.5, stroke_dasharray="5 5")  # fmt: skip
    yield from _backs(view, own["gold"])
    for place, number in _lying(view):
        if number > 0:
            yield from _open(view, place, number, pen, is_offered=place == offered)


def _names(pen: Pen) -> Iterator[str]:
    faded = pen.theme.faded
    for column in range(COLUMNS):
        x = LEFT + column * STEP + WIDE / 2
        yield lettered(str(column + 1), x, 25, 18, faded, anchor="middle", weight=MEDIUM)
    for row, letter in enumerate(ROWS):
        y = TOP + row * DROP + HIGH / 2 + 6
        yield lettered(letter, 18, y, 18, faded, anchor="middle", weight=MEDIUM)


def _corner(place: str) -> tuple[int, int]:
    row, column = divmod(INDEX[place], COLUMNS)
    return LEFT + column * STEP, TOP + row * DROP


def _outlines(view: Shown) -> str:
    """Places from which a card was taken."""
    corners = (_corner(place) for place, number in _lying(view) if number == EMPTY)
    return "".join(f"M{x + 6} {y + 6}h{WIDE - 12}v{HIGH - 12}h{12 - WIDE}z" for x, y in corners)


def _backs(view: Shown, gold: str) -> Iterator[str]:
    """All cards that lie face down, as one drawing for each of its colours."""
    down = [
        _corner(place)
        for place, number in _lying(view)
        if number != EMPTY and not _is_up(view, place, number)
    ]
    yield path(_each(down, f"h{WIDE}v{HIGH}h-{WIDE}z"), fill=BACK, shape_rendering="crispEdges")
    yield path(_each(down, "m5 5h70v94h-70z"), fill=BACK_FIELD, stroke=gold, stroke_width=2,
               shape_rendering="crispEdges")  # fmt: skip
    yield path(_each(down, "m18 52a22 22 0 1 0 44 0a22 22 0 1 0 -44 0z"), fill=BACK, stroke=gold,
               stroke_width=2)  # fmt: skip
    yield path(_each(down, "m27 64v-18h-2v-8h5v4h4v-4h4v-4h4v4h4v4h4v-4h5v8h-2v18h-9v-8a4 4 0 0 0-8 0v8z"),
               fill=BACK_KEEP)  # fmt: skip


def _each(corners: Iterable[tuple[int, int]], d: str) -> str:
    return "".join(f"M{x} {y}{d}" for x, y in corners)


def _open(view: Shown, place: str, number: int, pen: Pen, is_offered: bool) -> Iterator[str]:
    x, y = _corner(place)
    if not _is_up(view, place, number):
        yield group(*_pencilled(number), transform=moved(x, y))
        return
    yield group(_face(CARDS[number]), transform=moved(x, y))
    if is_offered or place in view.face_up:
        glow = pen.theme.glow
        yield tag("rect", x=x - 2, y=y - 2, width=WIDE + 4, height=HIGH + 4, rx=6, fill="none",
                  stroke=glow, stroke_width=5)  # fmt: skip


def _pencilled(number: int) -> Iterator[str]:
    """What is under a card, where the table helps to remember."""
    yield tag("rect", x=33, y=68, width=42, height=30, rx=5, fill="#fff7e3")
    yield lettered(str(number), 54, 92, 25, PRINT, anchor="middle")


@cache
def _face(card: Card) -> str:
    """A card as it is printed: sky, what stands on the wall, the wall, and the number."""
    sky = SKIES[min(len(SKIES) - 1, card.number * len(SKIES) // NUMBERS[-1])]
    return "".join(
        (
            tag("rect", width=WIDE, height=HIGH, fill=sky, shape_rendering="crispEdges"),
            *(_layer(card, name) for name in _layers(card)),
            _use("plaque"),
            lettered(str(card.number), WIDE / 2, 91, 36, PRINT, anchor="middle"),
        )
    )


def _layer(card: Card, name: str) -> str:
    if name != "crow":
        return _use(name)
    width = 86 / (card.crows + 0.25)
    return "".join(
        _use(name, width, width * 1.3, 4 if card.crows == 1 else -4 + index * 41, 44 - width * 0.58)
        for index in range(card.crows)
    )


def _use(name: str, width: float = WIDE, height: float = HIGH, x: float = 0, y: float = 0) -> str:
    return tag("use", href=f"#ff-{name}", width=width, height=height, x=x, y=y)


def _rampart_height(wide: float) -> float:
    return round(_card_width(wide) * HIGH / WIDE + 16)


def _card_width(wide: float) -> float:
    return (wide - PENNANT - 12) / FULL_RAMPART


def _rampart(view: Shown, seat: int, pen: Pen, wide: float) -> Iterator[str]:
    """A pennant with the mark of whose it is, their cards side by side, and room for more."""
    theme, high, each = pen.theme, _rampart_height(wide), _card_width(wide)
    colour, is_next = theme.seats[seat], view.turn == seat and view.phase not in ("lot", "over")
    yield tag("rect", x=1.5, y=1.5, width=wide - 3, height=high - 3, rx=10, fill=theme.card,
              stroke=colour if is_next else theme.line, stroke_width=3)  # fmt: skip
    yield path(f"M9 8h36v{told(high - 24)}l-18 9l-18-9z", fill=colour)
    yield mark(seat, 27, high / 2 - 4, 24, theme.card)
    if view.magic == seat:
        yield _use("star", 24, 24, 36, 4)
    wall, scale = view.ramparts[seat], each / WIDE
    for index, number in enumerate(wall):
        x = PENNANT + index * each
        yield group(_face(CARDS[number]), transform=moved(x, 7, scale))
    yield path(_room(len(wall), each, high), fill="none", stroke=theme.line, stroke_width=2,
               stroke_dasharray="4 4")  # fmt: skip
    yield path(
        f"M{PENNANT} {told(high - 7)}h{told(each * FULL_RAMPART)}", stroke="#8a7350", stroke_width=4
    )


def _room(taken: int, each: float, high: float) -> str:
    """Where cards are still missing."""
    return "".join(
        f"M{told(PENNANT + index * each + 4)} {told(high - 9)}v-16h{told(each - 8)}v16"
        for index in range(taken, FULL_RAMPART)
    )
