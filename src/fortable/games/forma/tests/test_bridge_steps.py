"""How many steps it takes to prove the most bridges: few on boards of matches, and no more than allowed."""

from itertools import islice
from random import Random

import pytest

from fortable.kernel.effort import Effort, Exhausted
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal
from fortable.testing import rule
from fortable.testing.endurance import endurance, often

from .. import GAME
from ..board.squares import BOARD, own
from ..bridges import most
from ..bridges.most import MOST_STEPS, most_bridges
from ..model import Options

WORST = int(
    "223021110108B888F8FFF2622811110588A801FF512092000790"
    "08988C1FFFF02022111111880287FFFF27060018110080A8C7FFF",
    16,
)
"""The hardest of 7,788 boards of at most 190 squares, climbed to from lattices: 671 steps. A seat never has
more squares than the 180 of its forms and a few that they enclose; whether forms can make this very board is
open."""

UNREACHABLE = int(
    "78D653D6FF12DEBAF5A090E3959F5CED9FE9EAB50E7B8F79EF6FD1"
    "FFC6EAF73617FE8FB93CF7DC4D6DEA6E757B213F482F8CFBBF3",
    16,
)
"""260 squares of one seat, which only a forged file can have."""


def steps(squares: int) -> int:
    """What it takes on a board."""
    spent = list[Effort]()

    class Watched(Effort):
        def __init__(self, most: int) -> None:
            super().__init__(most)
            spent.append(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(most, "Effort", Watched)
        most_bridges.__wrapped__(BOARD, squares)
    return spent[0].spent


@rule("FA-21")
def test_the_worst_board_is_far_from_the_limit() -> None:
    assert 30 * steps(WORST) > MOST_STEPS * 0.9, "the limit was chosen by it"
    assert 29 * steps(WORST) < MOST_STEPS


@rule("FA-21")
@endurance
def test_boards_of_matches_take_a_few_dozen_steps() -> None:
    for seed in range(often(2, in_full=200)):
        rng = Random(seed)
        match = Match.begin(GAME, 2, Options(placing="assisted"), rng.randbytes(32))
        while not match.is_over:
            seat = min(match.waiting)
            match.act(seat, rng.choice([*islice(iter(GAME.legal(match.view(seat))), 200)]))
        for player in (0, 1):
            assert 100 * steps(own(match.state.board, player)) < MOST_STEPS


@rule("FA-21")
def test_what_takes_too_many_steps_is_told_as_not_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    """It went on for minutes on boards that only forged files have."""
    monkeypatch.setattr(most, "MOST_STEPS", 100)
    with pytest.raises(Illegal) as refused:
        most_bridges.__wrapped__(BOARD, UNREACHABLE)
    assert refused.value == Illegal("FA-21", "not-proven", steps=100)


def test_steps_are_counted() -> None:
    effort = Effort(2)
    effort.spend(2)
    with pytest.raises(Exhausted):
        effort.spend()
