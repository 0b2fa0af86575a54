"""What a player can wish for. A card is named by its kind; two of a kind are the same to everyone."""

from fortable.kernel.words import Action


class Play(Action, frozen=True):
    """Play one card for the car that is due (FF-10)."""

    card: str


class Boost(Action, frozen=True):
    """Play one card and a Turbo beside it (FF-06, FF-10)."""

    card: str


AnyAction = Play | Boost
