"""The loop with its cars, the running order inside it, and below it the cards of whoever looks."""

from collections.abc import Iterator
from functools import cache

from fortable.drawing.board import Board, Pen
from fortable.drawing.letters import lettered, lines
from fortable.drawing.marks import mark
from fortable.drawing.svg import group, moved, number as told, path, tag
from fortable.drawing.theme import THEMES, Colours, Theme, ThemeName, mixed

from ..model import LANES, OWNER, SPACES, Spot
from ..shown import Reach, Shown
from ..track import space_at
from .loop import (
    BAND,
    BAND_OFFSET,
    HEIGHT,
    LANE,
    STRETCH,
    WIDTH,
    along,
    at,
    offset,
    ring,
    trail,
)

COLOURS: Colours = {
    "light": {
        "asphalt": "#5c544c",
        "lines": "#f4ead7",
        "grass": "#d6d9ae",
        "band-0": "#f7e3bd",
        "band-1": "#f3d3b4",
        "band-2": "#e6ddc4",
        "band-ink": "#2a2018",
        "red": "#a3262a",
        "blue": "#1f5f99",
        "face": "#fffaf0",
        "face-ink": "#2a2018",
    },
    "dark": {
        "asphalt": "#47403a",
        "lines": "#b9a88f",
        "grass": "#2b3122",
        "band-0": "#5c4c36",
        "band-1": "#634636",
        "band-2": "#4b493a",
        "band-ink": "#f2e8d8",
        "face": "#efe3cd",
    },
}
"""As in `web/board.css`."""
INNER, OUTER = -LANE, LANE * (LANES - 1)
ARROWS = (4, 14, 24)
PRINT, WHITE = "#2a2018", "#fffaf0"

WHEELS = "M-15-11.5h9v4h-9zM-15 7.5h9v4h-9zM8-10.5h8v4H8zM8 6.5h8v4H8z"
BODY = "M-21-9h4v4h3Q-11-8.5-6-8.5H6q6 1 9 4.7h3V-9h4V9h-4V3.8h-3Q12 7.5 6 8.5H-6Q-11 8.5-14 5h-3v4h-4z"
FLAME = "M4 24q14-3 18-12 3 6 0 10 12-5 14-20 14 13 8 26 5-1 7-6 6 18-9 25-18 6-30-3 8 0 10-4-12-1-18-16z"
CARD_WIDTH, CARD_HEIGHT, CARD_GAP = 76, 100, 12
PLATE_COLUMNS, PLATE_WIDTH, PLATE_HEIGHT = 3, 112, 27
MOST_ROWS = 4
"""With more cars there is no room for the piles."""


def draw(view: Shown, pen: Pen) -> Board:
    """The loop, and below it the hand of whoever looks."""
    hand = "".join(_hand(view, pen))
    body = (
        _paper(pen.theme.name),
        *_here(view, pen),
        *_cars(view, pen),
        *_infield(view, pen),
        hand,
    )
    return Board(WIDTH, HEIGHT + (CARD_HEIGHT + 14 if hand else 0), "".join(body))


@cache
def _paper(name: ThemeName) -> str:
    """What is printed: the same in every match."""
    theme = THEMES[name]
    own = theme.own(COLOURS)
    return "".join(
        (
            tag("rect", **ring(INNER), fill=own["grass"]),
            *(
                path(
                    trail(sector * 10, sector * 10 + 10, BAND_OFFSET),
                    fill="none",
                    stroke=own[f"band-{sector}"],
                    stroke_width=BAND,
                )
                for sector in range(3)
            ),
            tag(
                "rect",
                **ring((INNER + OUTER) / 2),
                fill="none",
                stroke=own["asphalt"],
                stroke_width=LANES * LANE,
            ),
            *_lines(own["lines"]),
            *_kerb(own["face"], own["red"]),
            *(
                tag("rect", **ring(out), fill="none", stroke=own["band-ink"], stroke_opacity=0.5)
                for out in (OUTER, OUTER + BAND - 1)
            ),
            *_line(),
            *(_space(space, own["band-ink"]) for space in range(1, SPACES + 1)),
        )
    )


def _lines(colour: str) -> Iterator[str]:
    """Lanes, spaces, and which way to drive."""
    faint = {"fill": "none", "stroke": colour}
    for lane in range(3):
        yield tag("rect", **ring(lane * LANE), **faint, stroke_opacity=0.55, stroke_dasharray="7 9")
    joints = [_joint(space, INNER, OUTER) for space in range(1, SPACES + 1)]
    yield path("".join(joints), **faint, stroke_opacity=0.4)
    yield path("".join(joints[9::10]), **faint, stroke_opacity=0.8)
    for place in ARROWS:
        x, y, angle = at(place, offset(2.5))
        yield path("M-7-8L5 0-7 8", **faint, stroke_width=4, stroke_opacity=0.35,
                   transform=moved(x, y, turn=angle))  # fmt: skip


def _kerb(light: str, red: str) -> Iterator[str]:
    for colour, dashes in ((light, None), (red, "9 9")):
        yield tag("rect", **ring(INNER), fill="none", stroke=colour, stroke_width=5,
                  stroke_dasharray=dashes)  # fmt: skip


def _joint(spaces: float, start: float, end: float) -> str:
    (ax, ay, _), (bx, by, _) = along(spaces, start), along(spaces, end)
    return f"M{told(ax)} {told(ay)}L{told(bx)} {told(by)}"


def _line() -> Iterator[str]:
    """Start and finish."""
    yield path(_joint(0, INNER, OUTER + BAND), stroke=WHITE, stroke_width=11)
    for shift, dash in ((-0.055, 0), (0.055, 5)):
        yield path(_joint(shift, INNER, OUTER + BAND), stroke=PRINT, stroke_width=5,
                   stroke_dasharray="5 5", stroke_dashoffset=dash)  # fmt: skip


def _space(space: int, colour: str) -> str:
    x, y, _ = at(space, BAND_OFFSET)
    return _number(x, y, space, colour)


def _number(x: float, y: float, place: int, colour: str) -> str:
    return lettered(str(space_at(place)), x, y + 5.5, 15.5, colour, anchor="middle")


def _here(view: Shown, pen: Pen) -> Iterator[str]:
    """The space of the car that is due, and its number."""
    due = view.due
    if due is not None:
        x, y, _ = at(due.place, BAND_OFFSET)
        glow = pen.theme.glow
        yield path(trail(due.place - 1, due.place, LANE), fill="none", stroke=glow,
                   stroke_opacity=0.38, stroke_width=LANES * LANE)  # fmt: skip
        yield tag("circle", cx=x, cy=y, r=0.62 * BAND, fill=glow, stroke=PRINT, stroke_width=1.5)
        yield _number(x, y, due.place, PRINT)


def _cars(view: Shown, pen: Pen) -> Iterator[str]:
    lanes = dict[int, int]()
    for _, place, lane in view.track:  # at the first start more cars than lanes may share a space
        lanes[place] = max(lanes.get(place, LANES), lane)
    for spot in sorted(view.track):
        yield from _car(spot, lanes[spot.place], pen, is_due=spot == view.due)
    if len(view.order) > 1:
        last = next(spot for spot in view.track if spot.car == view.order[-1])
        x, y, _ = along(last.place - 1, offset(last.lane, lanes[last.place]))
        yield path("M0-8L8.5 6H-8.5z", fill="#ffd84d", stroke=PRINT, stroke_width=1.5,
                   stroke_linejoin="round", transform=moved(x, y))  # fmt: skip
        yield lettered("!", x, y + 4.5, 12, PRINT, anchor="middle")


def _car(spot: Spot, lanes: int, pen: Pen, is_due: bool) -> Iterator[str]:
    x, y, angle = at(spot.place, offset(spot.lane, lanes))
    size = LANES / lanes
    scale, rim = LANE * size / 24, pen.theme.card
    turned = f"{moved(x, y, turn=angle)} scale({told(scale * STRETCH)} {told(scale)})"
    ring_around = (
        tag("rect", x=-24, y=-14, width=48, height=28, rx=6, fill="none", stroke=pen.theme.glow,
            stroke_width=3)
        if is_due
        else ""
    )  # fmt: skip
    wheels = path(WHEELS, fill="#14100d", stroke=rim, stroke_width=0.7)
    body = path(BODY, fill=_team(spot.car, pen.theme), stroke=rim, stroke_width=1.3)
    yield group(ring_around, wheels, body, transform=turned)
    yield lettered(spot.car, x, y + 4.6 * size, LANE * size * 0.58, rim, anchor="middle")


@cache
def _team(car: str, theme: Theme) -> str:
    return mixed(theme.seats[OWNER[car]], theme.ink, 0.8)


def _infield(view: Shown, pen: Pen) -> Iterator[str]:
    """Which race it is, who is ahead of whom, and the piles; in the end, who has won it."""
    theme, say = pen.theme, pen.say
    is_final = len(view.track) <= 2 and bool(view.eliminated)
    race = say("board-final" if is_final else "board-race", race=view.race, races=view.races)
    if not view.order:
        race = say("board-line-up")
    rows = -(-len(view.order) // PLATE_COLUMNS)
    is_over = view.phase == "over"
    top = HEIGHT / 2 - (20 if is_over else (min(rows, MOST_ROWS) * PLATE_HEIGHT + 20) / 2 + 4)
    yield lettered(race, WIDTH / 2, top, 23, theme.ink, anchor="middle", room=320)
    if is_over:
        yield from _winner(view, pen, top + 14)
        return
    for index, car in enumerate(view.order):
        row, column = divmod(index, PLATE_COLUMNS)
        in_row = min(PLATE_COLUMNS, len(view.order) - row * PLATE_COLUMNS)
        x = WIDTH / 2 + (column - in_row / 2) * PLATE_WIDTH
        ranked = group(
            *_ranked(view, index, car, pen), transform=moved(x, top + 12 + row * PLATE_HEIGHT)
        )
        yield ranked
    if rows <= MOST_ROWS:
        yield from _piles(view, pen, top + 20 + rows * PLATE_HEIGHT)


def _winner(view: Shown, pen: Pen, top: float) -> Iterator[str]:
    car = view.order[0]
    yield group(_plate(car, pen.theme, 1.5), transform=moved(WIDTH / 2 - 41, top))
    words = lines(pen.say("board-winner", seat=OWNER[car], car=car), 17, 300, most=2)
    for index, line in enumerate(words):
        yield lettered(line, WIDTH / 2, top + 62 + 23 * index, 17, pen.theme.ink, anchor="middle")


def _ranked(view: Shown, index: int, car: str, pen: Pen) -> Iterator[str]:
    """A car in the running order: its rank, its plate, and the number of the space it stands on."""
    theme = pen.theme
    spot = next(spot for spot in view.track if spot.car == car)
    is_due, is_last = spot == view.due, index > 0 and index == len(view.order) - 1
    has_moved = spot in view.track[: view.moved]
    yield tag(
        "rect", x=2, y=1, width=PLATE_WIDTH - 4, height=PLATE_HEIGHT - 3, rx=7,
        fill="none" if has_moved else theme.card,
        stroke=theme.glow if is_due else theme.bad if is_last else "none", stroke_width=2,
        stroke_dasharray="5 3" if is_last and not is_due else None,
    )  # fmt: skip
    yield lettered(str(index + 1), 19, 18, 14, theme.faded, anchor="middle")
    yield group(_plate(car, theme, 1), transform=moved(29, 3))
    yield lettered(str(space_at(spot.place)), 94, 18, 15, theme.ink, anchor="middle")


def _plate(car: str, theme: Theme, size: float) -> str:
    ground = tag("rect", width=54, height=20, rx=5, fill=_team(car, theme))
    sign = mark(OWNER[car], 14, 10, 11, theme.card)
    name = lettered(car, 35, 15.2, 14, theme.card, anchor="middle")
    return group(ground, sign, name, transform=moved(0, 0, size))


def _piles(view: Shown, pen: Pen, top: float) -> Iterator[str]:
    """What is left to draw, and what was played last."""
    own, x = pen.theme.own(COLOURS), WIDTH / 2 - (36 if view.top else 16)
    edge: dict[str, str | float | None] = {"rx": 4, "stroke": PRINT}
    yield tag("rect", x=x, y=top, width=32, height=40, fill=own["red"], **edge)
    yield lettered(str(view.pile), x + 16, top + 26, 16, WHITE, anchor="middle")
    if view.top:
        yield tag("rect", x=x + 40, y=top, width=32, height=40, fill=own["face"], **edge)
        yield group(_face(view.top, pen.theme.name), transform=moved(x + 41, top + 3.5, 0.5))


@cache
def _face(card: str, name: ThemeName) -> str:
    """The red number stands on a ground of its own, the blue one free: told apart without colours."""
    own = THEMES[name].own(COLOURS)
    if card == "Turbo":
        flame = path(FLAME, fill="#d9641e")
        more = lettered("+5", 31, 38, 21, WHITE, anchor="middle")
        return flame + more + lettered("TURBO", 30, 63, 13, own["face-ink"], anchor="middle")
    red, _, blue = card.rpartition("/")
    if not red:
        return lettered(blue, 30, 47, 46, own["blue"], anchor="middle")
    corner = path("M3 3h30l-4 23H3z", fill=own["red"], stroke=own["red"], stroke_width=3)
    return (
        corner
        + lettered(red, 17, 21.5, 21, WHITE, anchor="middle")
        + lettered(blue, 59, 57, 34, own["blue"], anchor="end")
    )


def _hand(view: Shown, pen: Pen) -> Iterator[str]:
    """The viewer's cards, and how far each would move the car that is theirs to move next."""
    across = len(view.hand) * (CARD_WIDTH + CARD_GAP) - CARD_GAP
    for index, card in enumerate(view.hand):
        x = (WIDTH - across) / 2 + index * (CARD_WIDTH + CARD_GAP)
        reach = view.reaches[index] if view.reaches else None
        yield group(*_card(card, reach, pen), transform=moved(x, HEIGHT + 10))


def _card(card: str, reach: Reach | None, pen: Pen) -> Iterator[str]:
    own = pen.theme.own(COLOURS)
    is_red = reach is not None and reach.is_red
    yield tag(
        "rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=9, fill=own["face"],
        stroke=own["red"] if is_red else "#b9a88f", stroke_width=3 if is_red else 1,
    )  # fmt: skip
    yield group(_face(card, pen.theme.name), transform=moved(8, 6))
    if reach is not None:
        colour = own["red"] if is_red else own["face-ink"]
        yield path("M27 84l9 5-9 5z", fill=colour)
        yield lettered(str(reach.movement), 41, 95, 17, colour)
