"""What a player can wish for."""

from fortable.kernel.words import Action, Seat


class Turn(Action, frozen=True):
    """Turn the card at a place face up (FT-05)."""

    place: str


class Return(Action, frozen=True):
    """Put the turned card back face down (FT-06)."""


class Take(Action, frozen=True):
    """Take a face-up card to the right end of the own rampart (FT-07)."""

    place: str


class Insert(Action, frozen=True):
    """Take a face-up card and let the Magician insert it (FT-21)."""

    place: str


class Fire(Action, frozen=True):
    """Destroy a card of another's rampart (FT-18)."""

    seat: Seat
    number: int


AnyAction = Turn | Return | Take | Insert | Fire
