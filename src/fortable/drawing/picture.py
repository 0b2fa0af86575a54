"""A board among its players: as a picture for a page or a notebook, and as a card for a link."""

from collections.abc import Iterator
from math import ceil, floor
from typing import NamedTuple

from fortable.kernel.words import Seat

from .board import Board
from .letters import FAMILY, MEDIUM, lettered, lines, width
from .marks import mark
from .svg import group, moved, tag, whole
from .theme import Theme

WIDTH, EDGE = 600, 16
CHIP_HEIGHT, CHIP_GAP = 34, 8
CARD_WIDTH, CARD_HEIGHT, CARD_EDGE = 1200, 630, 30
WIDEST_BOARD = 720
ROW_HEIGHT, MOST_ROWS = 52, 6
NAME = "Fortable"


class Scene(NamedTuple):
    """What everybody may know of a match besides the board."""

    title: str
    names: tuple[str, ...]
    waiting: frozenset[Seat] = frozenset()
    scores: tuple[int, ...] = ()
    winners: frozenset[Seat] = frozenset()
    caption: str = ""
    """Whom it waits for, or what decided it."""


def framed(board: Board, scene: Scene, theme: Theme) -> str:
    """The players, and below them the board: 600 wide, and as high as it takes."""
    scale = _scale(board, WIDTH - 2 * EDGE, 10 * WIDTH)
    chips = list(_chips(scene, theme))
    top = EDGE + _rows_of(len(scene.names)) * (CHIP_HEIGHT + CHIP_GAP)
    left = (WIDTH - scale * board.width) // 2
    height = ceil(top + scale * board.height + EDGE)
    return whole(
        WIDTH,
        height,
        _label(scene),
        _sheet(WIDTH, height, theme),
        group(*chips, group(board.body, transform=moved(left, top, scale)), font_family=FAMILY),
    )


def card(board: Board, scene: Scene, theme: Theme) -> str:
    """The board beside the title, whom it waits for, and the players: 1200 x 630, as links are shown."""
    scale = _scale(board, WIDEST_BOARD, CARD_HEIGHT - 2 * CARD_EDGE)
    width, height = scale * board.width, scale * board.height
    top = (CARD_HEIGHT - height) // 2
    left = ceil(CARD_EDGE + width) + CARD_EDGE + 10
    return whole(
        CARD_WIDTH,
        CARD_HEIGHT,
        _label(scene),
        _sheet(CARD_WIDTH, CARD_HEIGHT, theme),
        group(
            group(board.body, transform=moved(CARD_EDGE, top, scale)),
            *_panel(scene, theme, left, CARD_WIDTH - CARD_EDGE - 10 - left),
            font_family=FAMILY,
        ),
    )


def _scale(board: Board, width: float, height: float) -> float:
    """As large as there is room for; where it has squares, they are whole pixels."""
    scale = min(width / board.width, height / board.height)
    return floor(scale * board.cell) / board.cell if board.cell else scale


def _sheet(width: float, height: float, theme: Theme) -> str:
    return tag("rect", width=width, height=height, fill=theme.paper, shape_rendering="crispEdges")


def _label(scene: Scene) -> str:
    return f"{scene.title}: {scene.caption}" if scene.caption else scene.title


def _columns(seats: int) -> int:
    return seats if seats <= 4 else 3


def _rows_of(seats: int) -> int:
    return ceil(seats / _columns(seats)) if seats else 0


def _chips(scene: Scene, theme: Theme) -> Iterator[str]:
    """Everybody in one line or two: mark, name and points."""
    columns = _columns(len(scene.names))
    for seat, name in enumerate(scene.names):
        wide = (WIDTH - 2 * EDGE - (columns - 1) * CHIP_GAP) / columns
        x = EDGE + seat % columns * (wide + CHIP_GAP)
        y = EDGE - 4 + seat // columns * (CHIP_HEIGHT + CHIP_GAP)
        yield group(*_chip(scene, theme, seat, name, wide), transform=moved(x, y))


def _chip(scene: Scene, theme: Theme, seat: int, name: str, wide: float) -> Iterator[str]:
    is_marked, colour = _is_marked(scene, seat), theme.seats[seat % len(theme.seats)]
    yield tag(
        "rect",
        width=wide,
        height=CHIP_HEIGHT,
        rx=9,
        fill=theme.card,
        stroke=colour if is_marked else theme.line,
        stroke_width=3 if is_marked else 1,
    )
    points = _points(scene, seat)
    yield mark(seat, 17, CHIP_HEIGHT / 2, 15, colour)
    yield lettered(name, 31, 23, 16, theme.ink, room=wide - 47 - 17 * width(points))
    yield lettered(points, wide - 10, 23, 17, theme.ink, anchor="end")


def _panel(scene: Scene, theme: Theme, left: float, room: float) -> Iterator[str]:
    """The game, whom it waits for and the players, in the middle; the house at the bottom."""
    size, told = _title_size(scene.title, room), lines(scene.caption, 29, room, most=3)
    rows = scene.names[:MOST_ROWS]
    top = (CARD_HEIGHT - size - 38 * len(told) - 20 - ROW_HEIGHT * len(rows)) // 2 + 0.6 * size
    yield lettered(scene.title, left, top, size, theme.accent, room=room)
    top += 50
    for line in told:
        yield lettered(line, left, top, 29, theme.faded, weight=MEDIUM)
        top += 38
    for seat, name in enumerate(rows):
        yield group(*_row(scene, theme, seat, name, room), transform=moved(left, top))
        top += ROW_HEIGHT
    yield lettered(NAME, left + room, 604, 22, theme.faded, anchor="end")


def _title_size(title: str, room: float) -> float:
    return next((size for size in (72, 64, 56, 48) if len(title) * 0.62 * size <= room), 42)


def _row(scene: Scene, theme: Theme, seat: int, name: str, room: float) -> Iterator[str]:
    """A player in the panel; a bar in their colour beside whoever is waited for, or has won."""
    colour, points = theme.seats[seat % len(theme.seats)], _points(scene, seat)
    if _is_marked(scene, seat):
        yield tag(
            "rect",
            y=2,
            width=room,
            height=ROW_HEIGHT - 6,
            rx=10,
            fill=theme.card,
            stroke=colour,
            stroke_width=3,
        )
    yield mark(seat, 28, ROW_HEIGHT / 2 - 1, 24, colour)
    yield lettered(name, 52, 35, 28, theme.ink, room=room - 82 - 30 * width(points))
    yield lettered(points, room - 16, 35, 30, theme.ink, anchor="end")


def _is_marked(scene: Scene, seat: int) -> bool:
    return seat in scene.waiting or seat in scene.winners


def _points(scene: Scene, seat: int) -> str:
    return str(scene.scores[seat]).replace("-", "−") if seat < len(scene.scores) else ""
