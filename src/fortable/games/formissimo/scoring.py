"""Points: how a chain is checked, and what the match came to."""

from collections.abc import Iterator
from itertools import pairwise

from fortable.kernel.game import Line, Outcome
from fortable.kernel.words import Seat

from .deck import Deck
from .model import Check, Result, State

Breakdown = tuple[tuple[Line, ...], ...]


def check_chain(deck: Deck, cards: tuple[int, ...], is_wrong_stop: bool = False) -> Check:
    """A chain card by card from its start card: all match, or it is worth nothing (FM-11, FM-13)."""
    step = next(
        (step for step, pair in enumerate(pairwise(cards), 1) if not deck.match(*pair)), None
    )
    return Check(
        cards=cards,
        points=0 if is_wrong_stop or step is not None else len(cards) - 1,
        step=step,
        features=() if step is None else deck.differing(*cards[step - 1 : step + 1]),
        is_wrong_stop=is_wrong_stop,
    )


def scores(state: State) -> tuple[int, ...]:
    """Points as they stand: alone, those are minus points."""
    return tuple(sum(line.points for line in lines) for lines in _breakdown(state))


def outcome(state: State) -> Outcome:
    """The most points win, and ties share the win (FM-17)."""
    points = scores(state)
    return Outcome(
        ranking=tuple(
            tuple(Seat(seat) for seat in range(state.seats) if points[seat] == place)
            for place in sorted(set(points), reverse=True)
        ),
        scores=points,
        breakdown=_breakdown(state),
        ended_by=state.ended_by,
    )


def _breakdown(state: State) -> Breakdown:
    if state.is_solo:
        return (tuple(_puzzle_lines(state)),)
    return tuple(tuple(_race_lines(state, seat)) for seat in range(state.seats))


def _race_lines(state: State, seat: int) -> Iterator[Line]:
    for number, checks in enumerate(state.rounds, 1):
        for check in checks[seat : seat + 1]:
            yield _chain_line(state.deck, number, check)
            if check.consolation is not None:
                yield Line("FM-10", 1, (f"round {number}", state.deck.look(check.consolation)))


def _chain_line(deck: Deck, number: int, check: Check) -> Line:
    """A chain's points, or what was wrong with it (FM-14)."""
    items = [f"round {number}", *map(deck.look, check.cards)]
    if check.step is not None:
        items += [f"step {check.step}", *check.features]
    return Line("FM-11" if check.is_wrong_stop else "FM-13", check.points, tuple(items))


def _puzzle_lines(state: State) -> Iterator[Line]:
    for number, result in enumerate(state.results, 1):
        yield Line("FM-19", -result.left, (f"layout {number}", *_left(state.deck, result)))
        if result.is_practice:
            marks = (f"layout {number}", f"undone {result.undone}", f"hints {result.hints}")
            yield Line("FM-21", 0, marks)


def _left(deck: Deck, result: Result) -> Iterator[str]:
    taken = {*result.taken}
    return (deck.look(card) for card in result.layout if card not in taken)
