"""A law by which decisions can be taken back, and tell nothing by that."""

from dataclasses import replace
from random import Random

from keepsake import GAME, view
from keepsake.values import State, View
from msgspec import structs

from fortable.kernel.game import BY_TYPES
from fortable.kernel.words import Viewer
from fortable.testing.laws.reviews import what_a_seat_knew_can_be_gone_back_to as law

from .breaking import caught


def test_a_game_in_which_one_can_go_back() -> None:
    law(GAME)


def test_a_world_that_nobody_could_be_in() -> None:
    nowhere = replace(GAME, against=lambda _: "KS-01", notation=BY_TYPES)
    assert "nobody can go back there" in caught(law, nowhere)


def test_a_world_in_which_the_own_card_is_another() -> None:
    def muddled(seen: View, rng: Random) -> State:
        world = view.imagine(seen, rng)
        return structs.replace(world, cards=world.cards[::-1])

    assert "it is another moment" in caught(law, replace(GAME, imagine=muddled))


def test_a_world_that_knows_more_than_the_seat() -> None:
    """By a view that shows what it should not."""

    def peeping(state: State, viewer: Viewer) -> View:
        return structs.replace(view.view_for(state, viewer), cards=state.cards)

    assert "gives a secret away" in caught(law, replace(GAME, view_for=peeping))
