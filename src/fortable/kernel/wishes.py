"""Actions as other programs say them."""

from typing import Any

from .codec import typed
from .game import AnyGame
from .words import Action


def read_wish(game: AnyGame, said: Any) -> Action:
    """An action as an object, or in the game's notation; `Illegal` if it is neither."""
    action: Action = (
        game.notation.read_action(said) if isinstance(said, str) else typed(said, game.types.action)
    )
    return action
