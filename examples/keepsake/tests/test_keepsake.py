"""Keepsake obeys the laws of every game, and its own clauses."""

from collections.abc import Callable

import pytest
from keepsake import GAME
from keepsake.values import Options

from fortable.bots.playing import simulate
from fortable.kernel.chance import Draw
from fortable.kernel.game import AnyGame
from fortable.kernel.referee import rule as ruling
from fortable.kernel.words import CLOCK, Action, Illegal, Seat
from fortable.testing import LAWS, rule


@pytest.mark.parametrize("law", LAWS)
def test_it_obeys(law: Callable[[AnyGame], None]) -> None:
    law(GAME)


def after(position: str, seat: int, wish: str, drawn: int = 0) -> str:
    """The position after a wish; chance draws what it is told."""
    state = GAME.notation.read_state(position)
    action: Action = GAME.notation.read_action(wish)
    course = ruling(GAME, state, Seat(seat), action, lambda _: (drawn,))
    return GAME.notation.write_state(course.states[-1])


@rule("KS-01")
def test_everybody_is_dealt_one_of_sixteen_cards() -> None:
    state = GAME.start(Options(), 3)
    assert GAME.waiting(state) == Draw(tuple(range(1, 17)), 3)


@rule("KS-02")
def test_whoever_keeps_is_done() -> None:
    assert after("- | 0 0 | 5 9 | -", 0, "keep") == "- | 1 0 | 5+ 9 | -"


@rule("KS-03")
def test_a_swapped_card_lies_open() -> None:
    assert after("- | 0 0 | 5 9 | -", 0, "swap", drawn=7) == "- | 0 1 | 7 9 | 5"


@rule("KS-03")
def test_there_are_only_so_many_swaps() -> None:
    with pytest.raises(Illegal, match="KS-03"):
        after("- | 0 2 | 5 9 | 1 2", 0, "swap")


@rule("KS-04")
def test_the_highest_card_wins() -> None:
    assert GAME.outcome(GAME.notation.read_state("- | 0 0 | 5+ 9+ | -")).ranking == ((1,), (0,))


@rule("KS-05")
def test_the_clock_keeps_for_whoever_dawdles() -> None:
    assert after("hurry=true | 0 0 | 5 9 | -", CLOCK, "time-up") == "hurry=true | 1 0 | 5+ 9 | -"


@rule("KS-06")
def test_a_hand_is_its_owners_secret_until_the_end() -> None:
    seen = [
        GAME.view_for(GAME.notation.read_state(position), Seat(0)).cards
        for position in ("- | 1 0 | 5+ 9 | -", "- | 0 0 | 5+ 9+ | -")
    ]
    assert seen == [(5, None), (5, 9)]


def test_its_own_bot_plays_well() -> None:
    assert simulate(GAME, 2, Options(), ["good", "random"], games=30, seed=1).wins[0] >= 18
