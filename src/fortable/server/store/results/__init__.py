"""How matches ended, for the history of those who played them."""

from .contract import Ending, MatchSearch, Played, RatedSeat, Results, Tally

__all__ = ["Ending", "MatchSearch", "Played", "RatedSeat", "Results", "Tally"]
