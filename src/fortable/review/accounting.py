"""From the course of a match and its judgements to the account of a seat."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from fortable.kernel.words import Seat

from .accounts import WIN, Account, Judgement, Unit
from .course import Step
from .measuring import Values


class Books(NamedTuple):
    """All that accounts are made from."""

    steps: Sequence[Step]
    values: Values
    judged: Mapping[int, Judgement]
    """By the number of their step."""
    unit: Unit


def account(books: Books, seat: Seat) -> Account:
    """What of a seat's result was what; whatever is not luck and not skill is rest."""
    first, last = books.values.whole[0][seat], books.values.whole[-1][seat]
    fair = first if books.unit == "points" else WIN // len(books.values.whole[0])
    luck = sum(
        books.values.change(at)[seat] for at, step in enumerate(books.steps) if step.asked is None
    )
    mine = [each for each in books.judged.values() if each.seat == seat]
    theirs = [each for each in books.judged.values() if each.seat != seat]
    own = sum(each.gains[seat] for each in mine)
    others = sum(each.gains[seat] for each in theirs)
    luck_doubt = books.values.likely.error(_luck_parts(books))
    own_doubt = _together(each.doubts[seat] for each in mine)
    others_doubt = _together(each.doubts[seat] for each in theirs)
    return Account(
        seat=seat,
        fair=fair,
        luck=luck,
        skill=own + others,
        own=own,
        others=others,
        rest=last - fair - luck - own - others,
        result=last,
        decisions=len(mine),
        mistakes=sum(each.cost > 0 for each in mine),
        cost=sum(each.cost for each in mine),
        loss=sum(each.loss for each in mine),
        luck_doubt=round(luck_doubt),
        own_doubt=round(own_doubt),
        others_doubt=round(others_doubt),
        rest_doubt=round(_together((luck_doubt, own_doubt, others_doubt))),
        loss_doubt=round(_together(each.doubt for each in mine)),
    )


def _luck_parts(books: Books) -> list[float]:
    """How often each moment counts in the sum of all luck."""
    parts = [0.0] * (len(books.steps) + 1)
    for at, step in enumerate(books.steps):
        if step.asked is None:
            parts[at] -= 1
            parts[at + 1] += 1
    return parts


def _together(doubts: Iterable[float]) -> float:
    return sqrt(sum(each * each for each in doubts))
