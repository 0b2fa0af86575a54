"""Deals for one by difficulty: how many of the near-greedy ways through a layout reach the best result.

A deal is the seed of a match, so it can be played, replayed and verified like any other. What is drawn
here is drawn as a match draws, from SHA-256 and nothing else: the same date gives the same deal,
everywhere and with every version of Python.
"""

import re
from calendar import monthrange
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from typing import Literal

from fortable.kernel.chance import Dealer, Draw
from fortable.kernel.words import Illegal, Value

from ..deck import FULL
from ..model import LAYOUTS, SOLO, places
from ..solver import longest_chain

Level = Literal["easy", "medium", "hard"]

DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
"""How a day is written."""

WAYS = 40
"""So many ways are tried through a layout."""

LEVELS: dict[Level, range] = {
    "easy": range(20, WAYS + 1),
    "medium": range(5, 16),
    "hard": range(3),
}
"""How many of them reach the best result."""


class Deal(Value, frozen=True):
    """The first layout of a match, and how hard it is."""

    seed: str
    cards: tuple[int, ...]
    left: int
    """How many cards the best way leaves."""
    reached: int
    """How many of the near-greedy ways do as well."""


def layouts(seed: bytes) -> Iterator[tuple[int, ...]]:
    """The layouts a match for one has under a seed."""
    dealer, bag = Dealer(seed), tuple(FULL.cards)
    for _ in range(LAYOUTS):
        laid = dealer(Draw(bag, len(places(SOLO))))
        bag = tuple(card for card in bag if card not in laid)
        yield laid


def deal_of(date: str, level: Level) -> Deal:
    """The deal of a day, such as `2031-05-04`: the first of that level in the day's own row of deals."""
    if not _is_day(date):
        raise Illegal("FM-20", "no-such-day", tried=date)
    row = (rate(sha256(f"{date} {level} {number}".encode()).digest()) for number in count())
    return next(deal for deal in row if deal.reached in LEVELS[level])


def _is_day(word: str) -> bool:
    """Whether a date is in the calendar, and written in the one way that there is a deal for."""
    if not DAY.fullmatch(word):
        return False
    year, month, day = map(int, word.split("-"))
    return 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]


def rate(seed: bytes) -> Deal:
    """The first layout of a match, solved, and how many of the near-greedy ways do as well."""
    cards = next(layouts(seed))
    return Deal(seed.hex(), cards, *ways_reached(cards, Dealer(sha256(seed).digest())))


def ways_reached(cards: tuple[int, ...], dealer: Dealer) -> tuple[int, int]:
    """How many cards of a layout the best way leaves, and how many of the near-greedy ways do as well."""
    best = longest_chain(tuple(sorted(map(FULL.face, cards))))
    return best.left, sum(_left_by_a_way(cards, dealer) == best.left for _ in range(WAYS))


def _left_by_a_way(cards: tuple[int, ...], dealer: Dealer) -> int:
    """How many cards are left if one always takes a card with few ways on: the fewest, or one more."""
    lying = list(cards)
    options = lying
    while options:
        ways = {card: sum(FULL.match(card, other) for other in lying) for card in options}
        few = min(ways.values()) + 1
        (card,) = dealer(Draw(tuple(card for card in options if ways[card] <= few)))
        lying.remove(card)
        options = [other for other in lying if FULL.match(card, other)]
    return len(lying)
