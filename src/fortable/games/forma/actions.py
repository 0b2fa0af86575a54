"""What a player can wish for."""

from fortable.kernel.words import Action


class LayOut(Action, frozen=True):
    """Lay out obstacles and the tower (FA-05)."""

    tower: str
    obstacles: tuple[str, ...] = ()


class Scatter(Action, frozen=True):
    """Let chance lay out the tower and so many obstacles (FA-07)."""

    obstacles: int


class Place(Action, frozen=True):
    """Lay a form so that its first square takes `square` (FA-08).

    It is turned over first if it is `flipped`, then turned to the right by quarters.
    """

    form: str
    turn: int
    flipped: bool
    square: str


class Pass(Action, frozen=True):
    """Let a second try go (FA-09)."""


AnyAction = LayOut | Scatter | Place | Pass
