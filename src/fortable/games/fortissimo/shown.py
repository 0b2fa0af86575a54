"""What boards show besides the view: points, what is safe, where cards would go, what they show."""

from msgspec.structs import asdict

from .model import FULL_RAMPART, INDEX, SPECIALS, Card
from .rules import exposed_cards, slot
from .scoring import scores
from .view import View


class Shown(View, frozen=True):
    """One viewer's table as it is drawn."""

    points: tuple[int, ...]
    """What the ramparts count so far (FT-12, FT-14 to FT-17)."""
    safe: tuple[int, ...]
    """By rampart: how many of its cards, from the left, no Cannon can hit (FT-19)."""
    slots: tuple[int | None, ...]
    """By face-up card: how many cards would stand to its left in the rampart of whose turn it is.

    None if it cannot be taken now.
    """
    full: int = FULL_RAMPART
    """How many cards a full rampart has (FT-11)."""
    cards: tuple[Card, ...] = SPECIALS
    """What the cards show; all others show a wall."""


def shown(view: View) -> Shown:
    """The view with what can be worked out from it."""
    return Shown(
        **asdict(view),
        points=scores(view),
        safe=tuple(len(rampart) - len(exposed_cards(rampart)) for rampart in view.ramparts),
        slots=tuple(_slot(view, place) for place in view.face_up),
    )


def _slot(view: View, place: str) -> int | None:
    """Where a face-up card would go: while one is to be decided about, no other can be taken (FT-06)."""
    is_offered = view.phase == "turn" or (view.phase == "choose" and place == view.turned)
    number, has_magic = view.grid[INDEX[place]], view.magic == view.turn
    return slot(view.ramparts[view.turn], has_magic, number) if is_offered else None
