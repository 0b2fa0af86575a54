"""Texts as programs need them: seats are called by their numbers, as in every call."""

from collections.abc import Sequence

from fortable.kernel.game import AnyGame
from fortable.texts import Texts, preferred_language


def said_of(game: AnyGame | None, language: str | None = None, names: Sequence[str] = ()) -> Texts:
    """The texts of a game, in the language of the system or in another; players by name, or as seats."""
    language = language or preferred_language()
    if game is None:
        return Texts(language)
    house = Texts(language)
    seats = range(len(names), game.seats[-1])
    named = (*names, *(house("face-seat", number=seat) for seat in seats))
    return Texts(language, [game.package], named)
