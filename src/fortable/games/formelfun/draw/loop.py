"""The shape of the loop in a picture: where a place and a lane lie on the paper, as in `web/loop.ts`.

It is driven anticlockwise, and the line lies where the last 10 ends and the first 1 begins.
"""

from math import ceil, cos, floor, log, pi, radians, sin
from typing import NamedTuple

from fortable.drawing.svg import number

from ..model import LANES, SPACES

RATIO = 1.3
HEIGHT = 456.0
WIDTH = HEIGHT * RATIO
LANE, BAND, MARGIN = 23.0, 21.0, 4.0
ROUNDNESS = min(1, 0.55 + 0.45 * log(RATIO) / log(1.6))

INSET = LANE * (LANES - 1) + BAND + MARGIN
"""From the edge of the paper to the line on which spaces are measured: that between the inner two lanes."""
RADIUS = (HEIGHT / 2 - INSET) * ROUNDNESS
ACROSS, DOWN = WIDTH / 2 - INSET - RADIUS, HEIGHT / 2 - INSET - RADIUS
"""Half of a straight, and half of a shorter side without its bends."""
BEND = pi * RADIUS / 2
LENGTH = 4 * (ACROSS + DOWN) + 4 * BEND
LINE = 1.45 * ACROSS
"""Where the line lies, from the start of the lower straight."""
SIDES = (2 * ACROSS, BEND, 2 * DOWN, BEND) * 2
STRETCH = min(1.04, 0.9 * LENGTH / SPACES / (44 * LANE / 24))
"""How long cars are, beside how broad they are: a space holds one."""
BAND_OFFSET = (LANES - 1) * LANE + BAND / 2


class Point(NamedTuple):
    """Where something stands, and where it looks, in degrees."""

    x: float
    y: float
    angle: float


def offset(lane: float, lanes: int = LANES) -> float:
    """How far outside of the measured line the middle of a lane is; of `lanes` that share the space."""
    return ((lane - 0.5) * LANES / max(lanes, LANES) - 1) * LANE


def at(place: float, out: float) -> Point:
    """The middle of the space of a place."""
    return along(place - 0.5, out)


def along(spaces: float, out: float) -> Point:
    """So many spaces behind the line, measured along the way."""
    laps = spaces / SPACES + LINE / LENGTH
    x, y, angle = _on_lap((laps - floor(laps)) * LENGTH)
    turn = radians(angle)
    return Point(x - sin(turn) * out, y + cos(turn) * out, angle)


def trail(start: float, end: float, out: float) -> str:
    """A stroke along the track from one place to another."""
    steps = max(2, ceil(abs(end - start) * 4))
    points = (along(start + (end - start) * step / steps, out) for step in range(steps + 1))
    return "M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y, _ in points)


def ring(out: float) -> dict[str, float]:
    """The whole way round as a rounded rectangle."""
    radius = RADIUS + out
    return {
        "x": WIDTH / 2 - ACROSS - radius,
        "y": HEIGHT / 2 - DOWN - radius,
        "width": 2 * (ACROSS + radius),
        "height": 2 * (DOWN + radius),
        "rx": radius,
    }


def _on_lap(way: float) -> Point:
    side = 0
    while side < len(SIDES) - 1 and way > SIDES[side]:
        way -= SIDES[side]
        side += 1
    middle_x, middle_y = WIDTH / 2, HEIGHT / 2
    quarter, is_bend = divmod(side, 2)
    right, low = (1, 1, -1, -1)[quarter], (1, -1, -1, 1)[quarter]
    if is_bend:
        return _bend(middle_x + right * ACROSS, middle_y + low * DOWN, 90 - 90 * quarter, way)
    match quarter:
        case 0:
            return Point(middle_x - ACROSS + way, middle_y + DOWN + RADIUS, 0)
        case 1:
            return Point(middle_x + ACROSS + RADIUS, middle_y + DOWN - way, -90)
        case 2:
            return Point(middle_x + ACROSS - way, middle_y - DOWN - RADIUS, -180)
        case _:
            return Point(middle_x - ACROSS - RADIUS, middle_y - DOWN + way, -270)


def _bend(x: float, y: float, start: float, way: float) -> Point:
    degrees = start - way / RADIUS * 180 / pi
    turn = radians(degrees)
    return Point(x + RADIUS * cos(turn), y + RADIUS * sin(turn), degrees - 90)
