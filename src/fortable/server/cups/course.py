"""How a cup goes on: what is over, what begins, and who sits with whom. Nothing here writes anything down."""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Literal

from fortable.server.store import Cup, CupTry, Member

FEWEST = 2
"""Alone there is nobody to be ahead of."""

Next = Literal["nothing", "round", "over"]


def what_follows(cup: Cup, members: Sequence[Member], tries: Sequence[CupTry], now: float) -> Next:
    """What happens with it by itself."""
    if cup.status == "over":
        return "nothing"
    if cup.status == "open":
        return "over" if now >= cup.until else "nothing"
    if now < cup.until and not is_done(cup, members, tries):
        return "nothing"
    return after_round(cup, members)


def after_round(cup: Cup, members: Sequence[Member]) -> Next:
    """What comes after the round that is on, or after all of them where everybody plays alone."""
    is_last = cup.kind == "alone" or cup.round >= cup.rounds
    return "over" if is_last or len(active(members)) < FEWEST else "round"


def is_done(cup: Cup, members: Sequence[Member], tries: Sequence[CupTry]) -> bool:
    """Whether nobody has anything to play any more: in the round that is on; in any, where all play alone."""
    if cup.kind == "tables":
        return all(each.ended is not None for each in tries if each.round == cup.round)
    done = {(each.member, each.round) for each in tries if each.ended is not None}
    return all(
        (member.number, number) in done
        for member in active(members)
        for number in range(1, cup.rounds + 1)
    )


def active(members: Sequence[Member]) -> list[Member]:
    return [member for member in members if not member.has_left and member.person is not None]


def groups(cup: Cup, round_: int, members: Sequence[Member]) -> list[list[Member]]:
    """Who sits together in a round, drawn by the cup's secret: as few tables as can be, with
    as many people at each, or one less.
    """
    drawn = list(active(members))
    words = f"groups {cup.id} {round_}".encode()
    Random(hashlib.sha256(cup.secret + words).digest()).shuffle(drawn)
    tables = -(-len(drawn) // cup.seats)
    return [drawn[number::tables] for number in range(tables)]
