"""What boards show besides the view: points, bridges that stand or are near, and where forms fit."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import asdict

from fortable.kernel.words import Seat

from .board.placements import places_of
from .board.squares import BOARD, FREE, NAMES, own, where
from .bridges.hints import NEAR, bridge_hints
from .bridges.most import most_bridges
from .scoring import Tally, tally
from .view import View


class Fit(NamedTuple):
    """A form of the stock, turned in one way, that fits somewhere."""

    form: str
    turn: int
    flipped: bool
    squares: str
    """Where its first square may go: a set, written in hexadecimal; bit n is mark n of the board."""


class NearBridge(NamedTuple):
    """A bridge that one form may complete."""

    missing: int
    squares: str
    """All that lie on a way with so few missing: a set, written like that of a fit."""


class Shown(View, frozen=True):
    """One viewer's table as it is drawn."""

    tallies: tuple[Tally, ...]
    """By seat: the points as they stand, clause by clause."""
    bridges: tuple[tuple[tuple[str, ...], ...], ...]
    """By seat: the bridges that stand, each square by square from edge to edge (FA-21)."""
    near: tuple[NearBridge, ...]
    """Those of the viewer, as long as forms are laid."""
    fits: tuple[Fit, ...]
    """Where the forms of the viewer who is to move fit: assisted only (FA-11)."""


def shown(view: View) -> Shown:
    """The view with what can be worked out from it. By eye, where a form fits is not told (FA-11)."""
    return Shown(
        **asdict(view),
        tallies=tuple(tally(view, Seat(seat)) for seat in range(view.seats)),
        bridges=tuple(tuple(_bridges(view, seat)) for seat in range(view.seats)),
        near=tuple(_near(view)),
        fits=tuple(_fits(view)),
    )


def _bridges(view: View, seat: int) -> Iterator[tuple[str, ...]]:
    for direction in most_bridges(BOARD, own(view.board, seat)):
        yield from (tuple(NAMES[number] for number in bridge) for bridge in direction)


def _near(view: View) -> Iterator[NearBridge]:
    if view.viewer is not None and view.phase in ("place", "retry"):
        for hint in bridge_hints(view.board, view.viewer, NEAR):
            if hint is not None and hint.missing:
                yield NearBridge(hint.missing, f"{hint.squares:x}")


def _fits(view: View) -> Iterator[Fit]:
    is_helped = view.options.placing == "assisted" and view.viewer == view.turn
    if is_helped and view.phase == "place":
        for pose, squares in places_of(where(view.board, FREE), view.stocks[view.turn]):
            yield Fit(pose.form, pose.turn, pose.flipped, f"{squares:x}")
