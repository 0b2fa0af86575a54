"""What needs nothing but the rules plays any game, and better than by lot."""

from random import Random

import pytest
from keepsake import GAME as KEEPSAKE

from fortable.bots.budget import Budget
from fortable.bots.patient import Patient, Rollouts
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Seat

ZERO = Seat(0)


@pytest.mark.parametrize("game", catalog().games.values(), ids=lambda game: game.key)
def test_what_it_chooses_is_legal(game: AnyGame) -> None:
    match = Match.begin(game, game.seats[-1], game.types.options(), seed=bytes(32))
    seat = min(match.waiting)
    bot = Patient(Budget(plain=3), game, seat, Random(0))
    assert bot.choose(match.view(seat)) in list(game.legal(match.view(seat)))


@pytest.mark.parametrize(("card", "best"), [(2, "swap"), (15, "keep")])
def test_it_keeps_what_is_good(card: int, best: str) -> None:
    view = KEEPSAKE.view_for(
        KEEPSAKE.notation.read_state(f"- | cards={card},9 kept=false,false"), ZERO
    )
    bot = Patient(Budget(plain=300), KEEPSAKE, ZERO, Random(0))
    assert bot.choose(view) == KEEPSAKE.notation.read_action(best)


def test_it_may_be_interrupted_and_goes_on_where_it_was() -> None:
    view = KEEPSAKE.view_for(KEEPSAKE.notation.read_state("- | cards=8,9 kept=false,false"), ZERO)
    at_once, in_parts = (Rollouts(KEEPSAKE, view, ZERO, Random(1)) for _ in range(2))
    at_once.grow(100)
    for part in (1, 40, 59):
        in_parts.grow(part)
    assert vars(at_once)["_won"] == vars(in_parts)["_won"]
