"""Ratings: where somebody stands among those who play the same game at the same kind of table.

Made from results alone, in the order in which matches ended: whoever has these comes to the same ratings.
Bots have a fixed place, which the arena has measured: first matches against them already say something.
"""

from .kinds import kind_of, told_kind
from .places import BotPlaces, places_of
from .scale import Rating, is_installed, rated, shown
from .season import LEAST_MATCHES, Contestant, RatedMatch, Season

__all__ = [
    "LEAST_MATCHES",
    "BotPlaces",
    "Contestant",
    "RatedMatch",
    "Rating",
    "Season",
    "is_installed",
    "kind_of",
    "places_of",
    "rated",
    "shown",
    "told_kind",
]
