"""One match of self-play, on a processor or on one thread of a GPU: everybody looks one turn ahead."""

from typing import Any

from fortable.twins import CHANCE, NOBODY, below, compiled
from fortable.twins.twin import share_win

from ..machine import fast
from ..machine.lookahead import (
    BEST,
    FOUND as FOUND,
    MOVES as MOVES,
    NOW,
    best_move,
)
from ..machine.policy import SENSIBLE, sensible
from ..machine.worth import HIDDEN, INNER, MOST_SEEN

Row = Any
"""Numbers in one row or in several: a list, or an array of this processor or of a GPU."""
SIZE = fast.TWIN.size
KEPT = fast.GRID
"""So much of a position is kept: all but where the cards lie."""
WORTHS = KEPT
"""Then what a look ahead found for every seat, from the one whose turn it is on; and how far what came is
trusted."""
TRUST = WORTHS + fast.MOST_SEATS
RECORD = TRUST + 1
IN_A_THOUSAND = 1000
SELDOM = 4
LONGEST = 40
"""A match is cut off after so many turns, and as many again for every seat: one that would never end holds up
all others."""
NEURONS = HIDDEN + INNER + fast.MOST_SEATS
ROOM = MOST_SEEN


@compiled
def play(
    s: Row, weights: Row, others: Row, seats_of_others: int, straying: int, trust: int, luck: Row,
    turned: Row, deeper: Row, hidden: Row, row: Row, moves: Row, found: Row, told: Row,
) -> int:  # fmt: skip
    """To the end, or as far as it may go; how many turns were told.

    Seats whose bit is set play by the other network. Of a thousand actions so many stray, to see more of the
    game. Each turn told gets what it was worth: what the look ahead found, and to so many thousandths what
    came of it afterwards.
    """
    turns, seat = 0, fast.waiting(s)
    patience = LONGEST * (s[fast.SEATED] + 1)
    is_guessed = False
    while seat != NOBODY and patience:
        if seat == CHANCE:
            fast.draw(s, fast.picked(s, luck))
            seat = fast.waiting(s)
            continue
        patience -= s[fast.PHASE] == fast.TURN
        tells = s[fast.PHASE] == fast.TURN and turns < len(told)
        if (
            tells and s[fast.FRUITLESS] >= 2 * s[fast.SEATED]
        ):  # the most is soon told of those who wait
            tells = below(luck, SELDOM) == 0
        if tells:
            for index in range(KEPT):
                told[turns, index] = s[index]
            for index in range(KEPT, RECORD):
                told[turns, index] = 0
        mine = others if seats_of_others >> seat & 1 else weights
        if len(mine) > 1:
            move = best_move(s, mine, turned, deeper, hidden, row, moves, found)
        else:
            move = sensible(s, SENSIBLE, luck, row)
        is_guessed = len(mine) > 1
        if tells and len(mine) > 1:
            for step in range(s[fast.SEATED]):
                told[turns, WORTHS + step] = found[BEST + (seat + step) % s[fast.SEATED]]
            told[turns, TRUST] = trust
        elif tells:
            told[turns, TRUST] = IN_A_THOUSAND
        turns += tells
        if straying and below(luck, IN_A_THOUSAND) < straying:
            move = row[below(luck, fast.pruned_legal(s, row))]
            is_guessed = False
            if tells and len(mine) > 1:
                told[turns - 1, TRUST] = 0
        fast.act(s, move)
        seat = fast.waiting(s)
    fast.merits(s, row)
    share_win(row, s[fast.SEATED])
    is_cut = s[fast.PHASE] != fast.OVER
    for seat in range(s[fast.SEATED]):
        found[NOW + seat] = found[BEST + seat] if is_cut and is_guessed else row[seat]
    judge(s[fast.SEATED], turns, found, told)
    return turns


@compiled
def judge(seated: int, turns: int, found: Row, told: Row) -> None:
    """Backwards: every turn is worth what was found ahead, mixed with what came of it."""
    for back in range(turns):
        turn = turns - 1 - back
        first = told[turn, fast.SEAT]
        later = told[turn, TRUST]
        for step in range(seated):
            seat = (first + step) % seated
            ahead = told[turn, WORTHS + step]
            found[seat] = (found[seat] * later + ahead * (IN_A_THOUSAND - later)) // IN_A_THOUSAND
            told[turn, WORTHS + step] = found[seat]
