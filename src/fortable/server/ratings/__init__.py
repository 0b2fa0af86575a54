"""Where people stand, where the host of a server wants that."""

from .ratings import Ratings, season_of

__all__ = ["Ratings", "season_of"]
