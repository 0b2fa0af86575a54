"""The deals of the day: three puzzles that are what they claim to be."""

from hashlib import sha256

import pytest

from fortable.kernel.chance import Dealer
from fortable.kernel.log import Match
from fortable.kernel.words import Seat
from fortable.testing import rule

from .. import GAME, daily
from ..actions import Finish, Hint, Ready, Take, Undo
from ..commands.deals import layouts, ways_reached
from ..daily import DAILY, reached
from ..model import LAYOUTS, SOLO, Options
from ..modes.puzzle import best_way, takeable
from .table import SEED

ONE = Seat(0)


@rule("FM-20")
@pytest.mark.parametrize(("level", "number"), [("easy", 3), ("medium", 1), ("hard", 4)])
def test_a_deal_of_a_level_is_the_first_of_the_day(
    level: str, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = dict(enumerate((50, 33, 40, 60, 18, 90, 0)))
    monkeypatch.setattr(daily, "reached", lambda seed: ways[seed[0]])
    assert DAILY.seed(iter([bytes([each]) for each in ways]), level) == bytes([number])


@rule("FM-20")
def test_how_hard_a_deal_is_counts_over_all_that_is_played() -> None:
    dealer = Dealer(sha256(SEED).digest())
    each = [ways_reached(cards, dealer)[1] for cards in layouts(SEED)]
    assert len(each) == LAYOUTS
    assert reached(SEED) == sum(each)


def played(*, hints: int = 0, undone: int = 0, leaves: bool = False) -> Match:
    """All three layouts by their best ways; in the first, with help or as somebody in a hurry."""
    match = Match.begin(GAME, SOLO, Options(), SEED)
    for _ in range(hints):
        match.act(ONE, Hint())
    for _ in range(undone):
        match.act(ONE, Take(next(iter(match.state.lying))))
        match.act(ONE, Undo())
    while not match.is_over:
        state = match.state
        if state.phase == "review":
            match.act(ONE, Ready())
            leaves = False
        elif not takeable(state.deck, state.chains[ONE], state.lying):
            match.act(ONE, Finish())
        elif leaves:
            match.act(ONE, Take(takeable(state.deck, state.chains[ONE], state.lying)[0]))
        else:
            best, _ = best_way(state.deck, state.chains[ONE], state.lying)
            match.act(ONE, Take(best[0]))
    return match


@rule("FM-21")
def test_the_best_that_is_proven_is_nought() -> None:
    match = played()
    assert DAILY.result(match.state, match.outcome()) == 0 == DAILY.most
    assert not GAME.aided(match.state)


@rule("FM-19", "FM-21")
def test_each_card_put_back_and_each_hint_counts_as_one_card() -> None:
    match = played(hints=1, undone=2)
    assert DAILY.result(match.state, match.outcome()) == -3
    assert GAME.aided(match.state)


@rule("FM-19")
def test_what_is_left_and_need_not_be_counts() -> None:
    match = played(leaves=True)
    first = match.state.results[0]
    assert first.left > first.least
    assert DAILY.result(match.state, match.outcome()) == first.least - first.left
