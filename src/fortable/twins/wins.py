"""What the end of a match is worth to every seat."""

from .compiling import compiled
from .twin import Flat

WHOLE = 5040
"""A win; it can be shared by any number of seats."""


@compiled
def share_win(merits: Flat, seats: int) -> int:
    """Merits become parts of the win: equal ones for the best, none for the others."""
    best, winners = merits[0], 0
    for seat in range(seats):
        best = max(best, merits[seat])
    for seat in range(seats):
        winners += merits[seat] == best
    for seat in range(seats):
        merits[seat] = WHOLE // winners if merits[seat] == best else 0
    return seats
