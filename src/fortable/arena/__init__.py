"""The arena: bots against bots on the same deals, seats shared evenly, and what that proves."""

from .contest import Contest, play_contest
from .executors import Executor, Processes
from .standings import Duel, Standing, Standings, standings

__all__ = [
    "Contest",
    "Duel",
    "Executor",
    "Processes",
    "Standing",
    "Standings",
    "play_contest",
    "standings",
]
