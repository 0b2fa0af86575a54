"""The arena: bots against bots on the same deals, seats shared evenly, and what that proves."""

from .contest import Contest, contested
from .crews import Crew, Processes
from .standings import Duel, Standing, Standings, standings

__all__ = [
    "Contest",
    "Crew",
    "Duel",
    "Processes",
    "Standing",
    "Standings",
    "contested",
    "standings",
]
