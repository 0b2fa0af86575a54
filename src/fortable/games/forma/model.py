"""What lies on the table: stocks of forms, the board, and the state they make up."""

from typing import ClassVar, Literal

from fortable.kernel.words import Options as KernelOptions, Seat, Value

SEATS = (2, 4)
COLOURS = 4
OBSTACLES = 25  # FA-03
CHANCE_OBSTACLES = 12
"""So many stand on a board that chance lays out by itself."""

Phase = Literal["lot", "layout", "scatter", "place", "retry", "done", "over"]


class Options(KernelOptions, frozen=True):
    """How the table wants to play."""

    placing: Literal["by_eye", "assisted"] = "by_eye"  # FA-11
    edition: Literal["de", "fr"] = "de"  # FA-16, FA-22
    obstacle_contact: Literal["corners", "sides"] = "corners"  # FA-06
    layout: Literal["by_hand", "by_chance"] = "by_hand"  # FA-05

    usual: ClassVar = {"layout": "by_chance"}


class Laid(Value, frozen=True):
    """A form on the board."""

    seat: Seat
    form: str
    turn: int
    flipped: bool
    square: str


class State(Value, frozen=True):
    """Everything there is to know, and everyone knows it (FA-24)."""

    options: Options
    turn: Seat
    phase: Phase
    board: str
    """Row by row; see `board` for what the marks mean."""
    stocks: tuple[tuple[str, ...], ...]
    """By seat: the forms that are still to be laid."""
    laid: tuple[Laid, ...] = ()
    """The forms on the board, in the order in which they were laid."""
    lost: tuple[tuple[str, ...], ...] = ()
    """By seat: the forms that are out of the game."""
    scattered: int = 0
    """How many obstacles chance is to lay out."""
    tower: Seat | None = None
    """Who has enclosed the tower."""
    ended_by: str = ""

    @property
    def seats(self) -> int:
        return len(self.stocks)
