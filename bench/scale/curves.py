"""Curves as SVG, for a page: lines, points, axes by tens or even ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from fortable.drawing.svg import group, path, tag, whole, words
from fortable.drawing.theme import LIGHT

WIDTH, HEIGHT = 640.0, 360.0
LEFT, RIGHT, TOP, BOTTOM = 64.0, 16.0, 40.0, 48.0
FONT = "Fraunces, Georgia, serif"


@dataclass(frozen=True)
class Curve:
    """One of several in a picture."""

    name: str
    points: Sequence[tuple[float, float]]
    is_measured: bool = False
    """Then it is dots and no line."""


@dataclass(frozen=True)
class Axis:
    """From the least to the most of what is drawn."""

    name: str
    least: float
    most: float
    is_by_tens: bool = False
    steps: int = 5

    def at(self, value: float) -> float:
        """From 0 to 1."""
        least, most, value = map(self._scaled, (self.least, self.most, value))
        return (value - least) / (most - least)

    def ticks(self) -> list[float]:
        if self.is_by_tens:
            powers = range(ceil(log10(self.least)), floor(log10(self.most)) + 1)
            return [10.0**power for power in powers]
        wide = (self.most - self.least) / self.steps
        return [self.least + step * wide for step in range(self.steps + 1)]

    def _scaled(self, value: float) -> float:
        return log10(max(value, self.least)) if self.is_by_tens else value


def drawn(title: str, across: Axis, up: Axis, curves: Sequence[Curve]) -> str:
    """A picture that can stand alone."""
    ground = tag("rect", width=WIDTH, height=HEIGHT, fill=LIGHT.card)
    head = _text(title, LEFT, 22, weight="600", size=15)
    lines = [_curve(curve, across, up, number) for number, curve in enumerate(curves)]
    return whole(WIDTH, HEIGHT, title, ground, head, _axes(across, up), *lines) + "\n"


def _axes(across: Axis, up: Axis) -> str:
    grid = [
        tag("line", x1=_x(across, v), x2=_x(across, v), y1=TOP, y2=HEIGHT - BOTTOM)
        for v in across.ticks()
    ]
    grid += [tag("line", x1=LEFT, x2=WIDTH - RIGHT, y1=_y(up, v), y2=_y(up, v)) for v in up.ticks()]
    told = [
        _text(_told(v), _x(across, v), HEIGHT - BOTTOM + 18, anchor="middle")
        for v in across.ticks()
    ]
    told += [_text(_told(v), LEFT - 6, _y(up, v) + 4, anchor="end") for v in up.ticks()]
    names = [_text(across.name, WIDTH - RIGHT, HEIGHT - 8, anchor="end"), _text(up.name, 8, 36)]
    return group(*grid, stroke=LIGHT.line) + "".join(told + names)


def _curve(curve: Curve, across: Axis, up: Axis, number: int) -> str:
    colour = LIGHT.seats[number % len(LIGHT.seats)]
    spots = [(_x(across, x), _y(up, y)) for x, y in curve.points]
    if curve.is_measured:
        shape = "".join(tag("circle", cx=x, cy=y, r=5, fill=colour) for x, y in spots)
    else:
        line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
        shape = path(line, fill="none", stroke=colour, stroke_width=2.5)
    return shape + _text(curve.name, LEFT + 10, TOP + 18 + 18 * number, fill=colour, weight="600")


def _text(
    text: str,
    x: float,
    y: float,
    *,
    anchor: str | None = None,
    fill: str = LIGHT.ink,
    weight: str | None = None,
    size: float = 12,
) -> str:
    return tag(
        "text",
        words(text),
        x=x,
        y=y,
        text_anchor=anchor,
        fill=fill,
        font_weight=weight,
        font_size=size,
        font_family=FONT,
    )


def _told(value: float) -> str:
    """A number as short as it can be.

    >>> [_told(value) for value in (0.05, 2.0, 1500, 10_000, 1e6)]
    ['0.05', '2', '1,500', '10,000', '1,000,000']
    """
    return f"{value:,.0f}" if value >= 10 or value == round(value) else f"{value:.3g}"


def _x(axis: Axis, value: float) -> float:
    return LEFT + axis.at(value) * (WIDTH - LEFT - RIGHT)


def _y(axis: Axis, value: float) -> float:
    return HEIGHT - BOTTOM - axis.at(value) * (HEIGHT - TOP - BOTTOM)
