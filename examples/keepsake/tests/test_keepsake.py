"""Keepsake obeys the laws of every game, and its own clauses."""

from collections.abc import Callable

import pytest
from keepsake import GAME
from keepsake.values import Options

from fortable.bots.playing import simulate
from fortable.kernel.chance import Draw
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal
from fortable.testing import LAWS, Positions, rule


@pytest.mark.parametrize("law", LAWS)
def test_it_obeys(law: Callable[[AnyGame], None]) -> None:
    law(GAME)


BEGUN = "- | cards=5,9 kept=false,false"
OVER = "- | cards=5,9 kept=true,true"
table = Positions(GAME)


@rule("KS-01")
def test_everybody_is_dealt_one_of_sixteen_cards() -> None:
    state = GAME.start(Options(), 3)
    assert GAME.waiting(state) == Draw(tuple(range(1, 17)), 3)


@rule("KS-02")
def test_whoever_keeps_is_done() -> None:
    then = table.after(BEGUN, "0: keep")
    assert (then.kept, then.turn) == ((True, False), 1)


@rule("KS-03")
def test_a_swapped_card_lies_open() -> None:
    then = table.after(BEGUN, "0: swap = 7")
    assert (then.cards, then.discards, then.swapped) == ((7, 9), (5,), 1)


@rule("KS-03")
def test_there_are_only_so_many_swaps() -> None:
    twice = "0: swap = 1", "0: swap = 2"
    assert table.may(table.after(BEGUN, *twice)) == ["keep"]
    assert table.refused(BEGUN, *twice, "0: swap").message == "KS-03-no-swap-left"


@rule("KS-04")
def test_the_highest_card_wins() -> None:
    assert GAME.outcome(table.at(OVER)).ranking == ((1,), (0,))


@rule("KS-05")
def test_the_clock_keeps_for_whoever_dawdles() -> None:
    hurried = BEGUN.replace("-", "hurry=true", 1)
    assert table.after(hurried, "clock: time-up").kept == (True, False)
    assert table.refused(hurried, "0: time-up").rule == "KS-05"


@rule("KS-06")
def test_a_hand_is_its_owners_secret_until_the_end() -> None:
    assert table.seen_by(0, BEGUN).cards == (5, None)
    assert table.seen_by(0, OVER).cards == (5, 9)


@rule("KS-01")
@pytest.mark.parametrize(
    "position",
    ["cards=5,5 kept=false,false", "cards=5,17 kept=false,false", "cards=5,9 kept=(true)"],
)
def test_a_position_deals_every_card_once_at_the_most(position: str) -> None:
    with pytest.raises(Illegal, match="KS-01"):
        table.at(f"- | {position}")


def test_its_own_bot_plays_well() -> None:
    assert simulate(GAME, 2, Options(), ["good", "random"], games=30, seed=1).wins[0] >= 18
