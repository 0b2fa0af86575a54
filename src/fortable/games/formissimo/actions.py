"""What a player can wish for."""

from fortable.kernel.words import Action


class Ready(Action, frozen=True):
    """Let it begin: the start cards are turned up when all are ready (FM-05); alone, the next layout."""


class Take(Action, frozen=True):
    """Take the card at a place onto the own chain (FM-06, FM-18)."""

    place: str


class Stop(Action, frozen=True):
    """Call that no card matches (FM-09)."""


class Pick(Action, frozen=True):
    """Pick the consolation card (FM-10)."""

    place: str


class TimeUp(Action, frozen=True):
    """The clock's: nothing happened for too long (FM-12)."""


class Undo(Action, frozen=True):
    """Alone: put the card taken last back (FM-19)."""


class Hint(Action, frozen=True):
    """Alone: ask which card to take (FM-21)."""


class Finish(Action, frozen=True):
    """Alone: no card matches, so the layout is done (FM-19)."""


AnyAction = Ready | Take | Stop | Pick | TimeUp | Undo | Hint | Finish
