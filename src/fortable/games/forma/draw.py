"""The board as a picture: the browser's field, with its forms, stones, markers and bridges."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from fortable.drawing.board import Board, Pen
from fortable.drawing.letters import MEDIUM, lettered
from fortable.drawing.svg import group, moved, number, path, tag
from fortable.drawing.theme import Colours, mixed

from .board.forms import FORMS, POSES, TURNED, Place
from .board.grid import bits
from .board.squares import COLUMNS, MARKED, MARKER, NUMBERS, OBSTACLE, SIZE, TOWER, WIDTH, where
from .model import Laid
from .shown import Shown

COLOURS: Colours = {
    "light": {
        "ground": "#f0e3c6",
        "grid": "#d6c198",
        "frame": "#8a6a42",
        "stone": "#97918a",
        "facet": "#5f5a55",
        "white": "#fffdf6",
    },
    "dark": {
        "ground": "#332b22",
        "grid": "#4b4033",
        "frame": "#a98a5e",
        "stone": "#7d7770",
        "facet": "#3c3834",
    },
}
"""As in `web/board.css`."""

EDGE, FAR_EDGE = 1.0, 0.3
"""Room for the names of columns and rows, and for the frame on the other sides."""
SHARP, LINE = "crispEdges", 0.07

MARKS = (
    "m-.23 0a.23 .23 0 1 0 .46 0a.23 .23 0 1 0 -.46 0z",
    "m0 -.29l.31 .53h-.62z",
    "m-.28 -.28h.56v.56h-.56zm.16 .16v.24h.24v-.24z",
    "m0 -.33l.33 .33l-.33 .33l-.33 -.33z",
)
STONE = "M.12 .3L.32 .1H.7L.9 .32V.72L.68 .9H.3L.1 .7z"
FACETS = "M.32 .1L.42 .38L.1 .7M.42 .38L.9 .32M.42 .38L.6 .62L.68 .9M.6 .62L.9 .72"
KEEP = "M.24 .9H.76V.78L.68 .7V.42L.78 .34V.12H.64V.22H.57V.12H.43V.22H.36V.12H.22V.34L.32 .42V.7L.24 .78z"
NIGHT = "#17120e"
"""What markers are filled with by night."""
SMALL, STOCK_GAP, STOCK_ROW, STOCK_ROWS = 0.42, 0.42, 1.7, 2
"""Of forms beside the board: their size, and the room between them."""


def draw(view: Shown, pen: Pen) -> Board:
    """The field, and below it the viewer's own forms."""
    field = "".join(
        (
            _ground(pen),
            _stones(view.board, pen),
            *(_pieces(_laid_by(view, seat), seat, pen) for seat in range(view.seats)),
            _last(view.laid, pen),
            *(_markers(view.board, seat, pen) for seat in range(view.seats)),
            *(_bridge(bridge, pen) for own in view.bridges for bridge in own),
        )
    )
    side = SIZE + EDGE + FAR_EDGE
    stock = _stock(view, pen) if view.viewer is not None and view.stocks[view.viewer] else ""
    height = side + STOCK_ROWS * STOCK_ROW if stock else side
    return Board(side, height, group(field + stock, transform=moved(EDGE, EDGE)), cell=1)


def _ground(pen: Pen) -> str:
    own, inner = pen.theme.own(COLOURS), range(1, SIZE)
    faint = mixed(own["grid"], own["ground"], 0.5)
    lines = "".join(f"M{n} 0v{SIZE}M0 {n}h{SIZE}" for n in inner)
    fives = "".join(f"M{n} 0v{SIZE}M0 {n}h{SIZE}" for n in inner if n % 5 == 0)
    return "".join(
        (
            tag(
                "rect",
                x=-0.12,
                y=-0.12,
                width=SIZE + 0.24,
                height=SIZE + 0.24,
                rx=0.2,
                fill=own["ground"],
                stroke=own["frame"],
                stroke_width=0.16,
            ),
            path(lines, stroke=faint, stroke_width=LINE, shape_rendering=SHARP),
            path(fives, stroke=own["grid"], stroke_width=LINE, shape_rendering=SHARP),
            *_labels(pen),
        )
    )


def _labels(pen: Pen) -> Iterator[str]:
    for index, letter in enumerate(COLUMNS):
        yield _label(letter, index + 0.5, -0.32, pen)
        yield _label(str(index + 1), -0.52, index + 0.68, pen)


def _label(name: str, x: float, y: float, pen: Pen) -> str:
    return lettered(name, x, y, 0.52, pen.theme.faded, weight=MEDIUM, anchor="middle")


def _stones(board: str, pen: Pen) -> str:
    own = pen.theme.own(COLOURS)
    stones = [*map(_spot, bits(where(board, OBSTACLE + MARKED)))]
    towers = [*map(_spot, bits(where(board, TOWER)))]
    stone = path(STONE, fill=own["stone"], stroke=own["facet"], stroke_width=0.05)
    facets = path(FACETS, fill="none", stroke=own["facet"], stroke_width=0.04)
    ground = tag("rect", width=1, height=1, fill="#4c3b2a", shape_rendering=SHARP)
    keep = path(KEEP, fill=own["white"], stroke="#1d1510", stroke_width=0.04)
    return _repeated(stone + facets, stones) + _repeated(ground + keep, towers)


def _repeated(drawn: str, spots: Iterable[Place]) -> str:
    return "".join(group(drawn, transform=moved(column, row)) for row, column in spots)


def _laid_by(view: Shown, seat: int) -> list[list[Place]]:
    return [_covered(laid) for laid in view.laid if laid.seat == seat]


def _covered(laid: Laid) -> list[Place]:
    row, column = _spot(NUMBERS[laid.square])
    pose = TURNED[laid.form][laid.turn, laid.flipped]
    return [(row + down, column + right) for down, right in pose.squares]


def _pieces(pieces: Sequence[Sequence[Place]], seat: int, pen: Pen) -> str:
    """All forms of one colour: cut from card, with light on their upper sides and a mark on every square."""
    colour, squares = pen.theme.seats[seat], [spot for piece in pieces for spot in piece]
    body = "".join(f"M{column} {row}h1v1h-1z" for row, column in squares)
    shine, rim = "".join(map(_shine, pieces)), "".join(map(_rim, pieces))
    dark = mixed(colour, "#000000", 0.55)
    return "".join(
        (
            path(body, fill=colour, shape_rendering=SHARP),
            path(
                shine, stroke="#fff", stroke_opacity=0.25, stroke_width=0.08, shape_rendering=SHARP
            ),
            path(_marked(squares, seat), fill=pen.theme.card, fill_opacity=0.7),
            path(rim, stroke=dark, stroke_width=0.09, shape_rendering=SHARP),
        )
    )


def _last(laid: Sequence[Laid], pen: Pen) -> str:
    rim = _rim(_covered(laid[-1])) if laid else ""
    return path(rim, stroke=pen.theme.glow, stroke_width=0.16, stroke_linecap="square")


def _marked(squares: Iterable[Place], seat: int) -> str:
    return "".join(f"M{column + 0.5} {row + 0.5}{MARKS[seat]}" for row, column in squares)


def _shine(piece: Sequence[Place]) -> str:
    upper = (spot for spot in piece if (spot[0] - 1, spot[1]) not in piece)
    return "".join(f"M{number(column + 0.08)} {number(row + 0.13)}h.84" for row, column in upper)


def _rim(piece: Sequence[Place]) -> str:
    """Every side of its squares that has no other of them behind it."""
    sides = []
    for row, column in piece:
        if (row - 1, column) not in piece:
            sides.append(f"M{column} {row}h1")
        if (row + 1, column) not in piece:
            sides.append(f"M{column} {row + 1}h1")
        if (row, column - 1) not in piece:
            sides.append(f"M{column} {row}v1")
        if (row, column + 1) not in piece:
            sides.append(f"M{column + 1} {row}v1")
    return "".join(sides)


def _markers(board: str, seat: int, pen: Pen) -> str:
    """What is enclosed: a disc with the mark of whoever has it."""
    own, colour = pen.theme.own(COLOURS), pen.theme.seats[seat]
    spots = [*map(_spot, bits(where(board, MARKER[seat] + MARKED[seat])))]
    discs = "".join(
        f"M{column + 0.11} {row + 0.5}a.39 .39 0 1 0 .78 0a.39 .39 0 1 0 -.78 0z"
        for row, column in spots
    )
    ground = NIGHT if pen.theme.name == "dark" else own["white"]
    disc = path(discs, fill=ground, stroke=colour, stroke_width=0.13)
    return disc + path(_marked(spots, seat), fill=colour)


def _bridge(bridge: Sequence[str], pen: Pen) -> str:
    """A line through the middle of its squares, from edge to edge."""
    spots = [_spot(NUMBERS[name]) for name in bridge]
    (top, left), (bottom, right) = spots[0], spots[-1]
    middles = "L".join(f"{column + 0.5} {row + 0.5}" for row, column in spots)
    goes_down = top == 0 and bottom == SIZE - 1
    start = f"{left + 0.5} 0" if goes_down else f"0 {top + 0.5}"
    end = f"{right + 0.5} {SIZE}" if goes_down else f"{SIZE} {bottom + 0.5}"
    line = f"M{start}L{middles}L{end}"
    deck = path(line, stroke=pen.theme.ink, stroke_width=0.34)
    rail = path(line, stroke=pen.theme.glow, stroke_width=0.2)
    return group(deck, rail, fill="none", stroke_linejoin="round", stroke_linecap="round")


def _stock(view: Shown, pen: Pen) -> str:
    """The forms that the viewer still has to lay, lying flat one after the other."""
    assert view.viewer is not None
    drawn, x, y = [], 0.0, SIZE + 0.6
    for form in sorted(view.stocks[view.viewer], key=FORMS.index):
        squares = _lying(form)
        width = SMALL * (1 + max(column for _, column in squares))
        if x + width > SIZE:
            x, y = 0.0, y + STOCK_ROW
        piece = _pieces([squares], view.viewer, pen)
        drawn.append(group(piece, transform=moved(x, y, SMALL)))
        x += width + STOCK_GAP
    return "".join(drawn)


@cache
def _lying(form: str) -> list[Place]:
    """A form as it takes the fewest rows, from its upper left corner on."""
    flattest = min(POSES[form], key=lambda pose: max(row for row, _ in pose.squares))
    left = min(column for _, column in flattest.squares)
    return [(row, column - left) for row, column in flattest.squares]


def _spot(square: int) -> Place:
    return divmod(square, WIDTH)
