"""The board as a picture: the layout on its mat, and the chains, beside it in a race and below it alone."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from fortable.drawing.board import Board, Pen
from fortable.drawing.letters import MEDIUM, lettered
from fortable.drawing.marks import mark
from fortable.drawing.svg import group, moved, number, path, tag
from fortable.drawing.theme import THEMES, Colours, ThemeName

from .deck import DECKS
from .model import EMPTY, Check, columns, lying, places
from .view import View

COLOURS: Colours = {
    "light": {
        "mat": "#3d5b50",
        "mat-deep": "#304a41",
        "mat-ink": "#f1e6cf",
        "paper": "#fdf6e6",
        "edge": "#d8c6a2",
        "ink": "#2a2018",
        "red": "#b93320",
        "blue": "#20558f",
        "blue-pale": "#cfdbe6",
    },
    "dark": {"mat": "#2b3f38", "mat-deep": "#22332d", "paper": "#efe5d0", "edge": "#b9a988"},
}
"""As in `web/board.css`."""
BACK, BACK_INK, HINT = "#8d3322", "#f4dfae", "#f0c04f"
BOTH, ONE = ((22, 22), (38, 54)), ((30, 38),)
RADII = {"large": 15.8, "small": 9.6}
STRIPE = ((0, "blue"), (0.38, "blue"), (0.57, "blue-pale"), (0.91, "blue-pale"), (1, "blue"))
"""From one stripe to the next, with edges that are not jagged."""
SLANT = 2.828
"""So far is that, across and down."""

WIDE, HIGH = 60, 76
"""A card."""
STEP, DROP = 68, 84
LEFT, TOP, EDGE = 28, 28, 12
GAP, SIDE = 12, 216
"""Between the mat and the chains, and how wide these are."""
HEAD, MOST_FANS = 52, 4
READY = "M-10 0l7 8 14-16"
LINE, MOST_LINES = 50, 2
"""Of a chain that is laid alone: a line of it, and how many there are room for."""


class Spot(NamedTuple):
    """What is seen of a place."""

    card: int | None
    order: int | None = None
    """As which card of the chain it was taken."""
    is_lit: bool = False


def draw(view: View, pen: Pen) -> Board:
    """The layout, and the chains."""
    return _alone(view, pen) if view.is_solo else _race(view, pen)


def _race(view: View, pen: Pen) -> Board:
    width, height = _mat_size(view)
    free = lying(view.layout, view.chains, view.consolation)
    spots = [Spot(free.get(place)) for place in places(view.seats)]
    lane = (height + GAP) / view.seats - GAP
    chains = [
        group(*_lane(view, seat, pen, lane), transform=moved(width + GAP, seat * (lane + GAP)))
        for seat in range(view.seats)
    ]
    body = (_stripes(pen.theme.name), *_mat(view, spots, pen), *chains)
    return Board(width + GAP + SIDE, height, "".join(body))


def _alone(view: View, pen: Pen) -> Board:
    width, height = _mat_size(view)
    is_done = view.phase in ("review", "over") and bool(view.results)
    layout = view.results[-1].layout if is_done else view.layout
    chain = view.results[-1].taken if is_done else view.chains[0]
    order = {card: index for index, card in enumerate(chain, 1)}
    spots = [
        Spot(card if is_done or card not in order else None, order.get(card), place == view.hint)
        if card != EMPTY
        else Spot(None)
        for place, card in zip(places(view.seats), layout, strict=True)
    ]
    drawn = _lines(chain, view, pen, width)
    body = (_stripes(pen.theme.name), *_mat(view, spots, pen))
    line = group(*drawn, transform=moved(0, height + GAP))
    return Board(width, height + GAP + MOST_LINES * LINE, "".join((*body, line)))


def _mat_size(view: View) -> tuple[int, int]:
    across = columns(view.seats)
    rows = len(places(view.seats)) // across
    return LEFT + across * STEP + EDGE - 8, TOP + rows * DROP + EDGE - 8


def _mat(view: View, spots: Sequence[Spot], pen: Pen) -> Iterator[str]:
    own, across = pen.theme.own(COLOURS), columns(view.seats)
    width, height = _mat_size(view)
    yield tag("rect", x=1.5, y=1.5, width=width - 3, height=height - 3, rx=14, fill=own["mat"],
              stroke=own["mat-deep"], stroke_width=3)  # fmt: skip
    for column in range(across):
        yield _name(str(column + 1), LEFT + column * STEP + WIDE / 2, 20, own["mat-ink"])
    for row in range(len(spots) // across):
        yield _name("ABCDE"[row], 15, TOP + row * DROP + HIGH / 2 + 5, own["mat-ink"])
    for index, spot in enumerate(spots):
        row, column = divmod(index, across)
        drawn = _place(view, spot, pen)
        yield group(*drawn, transform=moved(LEFT + column * STEP, TOP + row * DROP))


def _name(name: str, x: float, y: float, colour: str) -> str:
    return lettered(name, x, y, 14, colour, anchor="middle", weight=MEDIUM)


def _place(view: View, spot: Spot, pen: Pen) -> Iterator[str]:
    own = pen.theme.own(COLOURS)
    if spot.card is None:
        yield tag("rect", x=1, y=1, width=WIDE - 2, height=HIGH - 2, rx=6, fill="none", stroke="#fff",
                  stroke_opacity=0.15, stroke_width=1.5)  # fmt: skip
        if spot.order:
            yield lettered(str(spot.order), WIDE / 2, 45, 20, own["mat-ink"], anchor="middle")
        return
    yield _card(view.options.deck, spot.card, pen.theme.name)
    if spot.is_lit:
        yield tag("rect", width=WIDE, height=HIGH, rx=6, fill="none", stroke=HINT, stroke_width=4)
    if spot.order:
        yield tag("rect", x=34, y=-4, width=29, height=20, rx=10, fill=HINT)
        yield lettered(str(spot.order), 48.5, 11, 15, own["ink"], anchor="middle")


def _lane(view: View, seat: int, pen: Pen, high: float) -> Iterator[str]:
    """A player's side of the table: how many cards they have taken, and their chain."""
    theme, check = pen.theme, _checked(view, seat)
    yield tag("rect", x=1, y=1, width=SIDE - 2, height=high - 2, rx=12, fill=theme.card,
              stroke=theme.bad if view.caller == seat else theme.line, stroke_width=2)  # fmt: skip
    yield mark(seat, 26, high / 2 - 14, 22, theme.seats[seat])
    chain = check.cards if check else view.chains[seat]
    told, colour = _verdict(check, pen) if check else (str(max(0, len(chain) - 1)), theme.ink)
    if view.phase == "ready" and view.ready[seat]:
        yield path(
            READY,
            fill="none",
            stroke=theme.good,
            stroke_width=5,
            transform=moved(26, high / 2 + 18),
        )
    else:
        yield lettered(told, 26, high / 2 + 26, 23, colour, anchor="middle")
    cards = [_card(view.options.deck, card, theme.name) for card in chain] or [_back()]
    yield group(*_fans(cards, SIDE - HEAD - 12, high - 16), transform=moved(HEAD, 8))


def _fans(cards: Sequence[str], room: float, high: float) -> Iterator[str]:
    """A chain in as few lines as show every card at least by half."""
    for lines in range(1, MOST_FANS + 1):
        scale = min(1.0, (high / lines - 4) / HIGH)
        most = 1 + int((room / scale - WIDE) / (WIDE / 2))
        if most * lines >= len(cards):
            break
    each = -(-len(cards) // lines)
    for line in range(lines):
        fan = _fan(cards[line * each : (line + 1) * each], WIDE + 4, room / scale)
        yield group(
            *fan, transform=moved(0, line * high / lines + (high / lines - HIGH * scale) / 2, scale)
        )


def _checked(view: View, seat: int) -> Check | None:
    """Between two rounds, and when all is over: what became of the chain of the last one."""
    is_between = view.phase in ("ready", "over") and bool(view.rounds)
    return view.rounds[-1][seat] if is_between else None


def _verdict(check: Check, pen: Pen) -> tuple[str, str]:
    theme = pen.theme
    colour = theme.good if check.verdict == "sound" else theme.bad
    return (f"+{check.worth}" if check.worth > 0 else str(check.worth).replace("-", "−")), colour


def _fan(cards: Sequence[str], step: float, room: float) -> Iterator[str]:
    """Cards side by side, or one over the other where there is no room for that."""
    if len(cards) > 1:
        step = min(step, (room - WIDE) / (len(cards) - 1))
    for index, card in enumerate(cards):
        yield group(card, transform=moved(index * step, 0))


def _lines(chain: Sequence[int], view: View, pen: Pen, width: float) -> Iterator[str]:
    """A chain in two lines: as many cards in the first as in the other."""
    scale = (LINE - 6) / HIGH
    half = max(12, -(-len(chain) // MOST_LINES))
    for line, start in enumerate(range(0, len(chain), half)):
        cards = [
            _card(view.options.deck, card, pen.theme.name) for card in chain[start : start + half]
        ]
        fan = _fan(cards, WIDE + 6, width / scale)
        yield group(*fan, transform=moved(0, line * LINE, scale))


@cache
def _stripes(name: ThemeName) -> str:
    """Blue is striped, so that no eye needs the hue; a pattern would take five times as long to render."""
    own = THEMES[name].own(COLOURS)
    stops = (tag("stop", offset=at, stop_color=own[ink]) for at, ink in STRIPE)
    stripes = tag(
        "linearGradient", *stops, id="fm-stripes", gradientUnits="userSpaceOnUse",
        x1=0, y1=0, x2=SLANT, y2=SLANT, spreadMethod="repeat",
    )  # fmt: skip
    return tag("defs", stripes)


@cache
def _card(deck: str, card: int, name: ThemeName) -> str:
    """A card as it is printed."""
    own, shown = THEMES[name].own(COLOURS), DECKS[deck].values(card)
    spots = BOTH if shown["number"] == "two" else ONE
    is_blue = shown["colour"] == "blue"
    ink = {
        "fill": "url(#fm-stripes)" if is_blue else own["red"],
        "stroke": own["blue" if is_blue else "red"],
    }
    signs = group(
        *(_sign(x, y, shown) for x, y in spots), **ink, stroke_width=2 if is_blue else 1.6
    )
    crosses = "".join(_crosses(spots, shown, own["ink"], own["paper"]))
    return _blank(own["paper"], own["edge"]) + signs + crosses


def _blank(fill: str, edge: str) -> str:
    return tag(
        "rect", x=0.5, y=0.5, width=WIDE - 1, height=HIGH - 1, rx=5.5, fill=fill, stroke=edge
    )


def _sign(x: float, y: float, shown: dict[str, str]) -> str:
    radius = RADII[shown["size"]]
    if shown["shape"] == "circle":
        return tag("circle", cx=x, cy=y, r=radius)
    half = 0.93 * radius
    return tag("rect", x=x - half, y=y - half, width=2 * half, height=2 * half, rx=radius / 8)


def _crosses(
    spots: Iterable[tuple[int, int]], shown: dict[str, str], ink: str, rim: str
) -> Iterator[str]:
    """Flatter than the diagonals, so that the corners of a square stay to be seen."""
    if shown.get("cross") != "crossed":
        return
    radius = RADII[shown["size"]]
    reach = radius + 3.5
    rise, width = 0.62 * reach, 1.1 + radius / 8.5
    lines = "".join(
        f"M{number(x - reach)} {number(y - rise)}l{number(2 * reach)} {number(2 * rise)}"
        f"M{number(x + reach)} {number(y - rise)}l{number(-2 * reach)} {number(2 * rise)}"
        for x, y in spots
    )
    yield path(lines, stroke=rim, stroke_width=width + 1.3, stroke_linecap="round")
    yield path(lines, stroke=ink, stroke_width=width, stroke_linecap="round")


@cache
def _back() -> str:
    """A card face down."""
    frame = tag("rect", x=5, y=5, width=50, height=66, rx=4, stroke_width=1.5)
    signs = tag("circle", cx=24, cy=32, r=10) + tag("rect", x=26, y=36, width=19, height=19, rx=1.5)
    return _blank(BACK, BACK) + group(frame, signs, fill="none", stroke=BACK_INK, stroke_width=3)
