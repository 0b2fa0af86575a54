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
    """By face-up card: how many cards would stand to its left in the rampart of whose turn it is."""
    full: int = FULL_RAMPART
    cards: tuple[Card, ...] = SPECIALS
    """What the cards show; all others show a wall."""


def shown(view: View) -> Shown:
    """The view with what can be worked out from it."""
    rampart, has_magic = view.ramparts[view.turn], view.magic == view.turn
    up = [view.grid[INDEX[place]] for place in view.face_up]
    return Shown(
        **asdict(view),
        points=scores(view),
        safe=tuple(len(rampart) - len(exposed_cards(rampart)) for rampart in view.ramparts),
        slots=tuple(slot(rampart, has_magic, number) for number in up),
    )
