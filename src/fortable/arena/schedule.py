"""Who sits where: every deal is played once for each bot, and in the end each has had every seat."""

from collections.abc import Iterator, Sequence
from random import Random

from fortable.kernel.words import Value


class LineUp(Value, frozen=True):
    """One match to be played: a deal, and a bot for every seat."""

    deal: int
    turn: int
    """How often the bots have changed places with this deal."""
    bots: tuple[str, ...]


def line_ups(bots: Sequence[str], seats: int, deal: int, seed: int) -> Iterator[LineUp]:
    """The matches of one deal, as many as there are bots.

    The bots stand in a circle that moves on by one place from match to match: so each gets each seat
    once, be they more or fewer than the seats. Who stands beside whom changes from deal to deal.
    """
    rng = Random(f"{seed}/{deal}")
    circle = rng.sample(bots, len(bots))
    places = [seat % len(bots) for seat in range(seats)]
    rng.shuffle(places)
    for turn in range(len(bots)):
        yield LineUp(deal, turn, tuple(circle[(place + turn) % len(bots)] for place in places))
