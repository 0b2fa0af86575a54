"""The quick twin picks by lot what the bag holds, without writing it."""

from random import Random

import pytest

from fortable.twins import CHANCE, NOBODY, below, blank, flat, new_luck

from .. import GAME
from ..machine.fast import TWIN, picked
from ..model import Options


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_picked_is_any_of_what_the_bag_has(seats: int) -> None:
    position, room = flat(TWIN.pack(GAME.start(Options(), seats))), blank(TWIN.most_moves)
    luck, sizes = new_luck(Random(seats)), set()
    while (seat := TWIN.waiting(position)) != NOBODY:
        if seat != CHANCE:
            TWIN.act(position, room[below(luck, TWIN.legal(position, room))])
            continue
        bag = {int(number) for number in room[: TWIN.bag(position, room)]}
        assert {int(picked(position, luck)) for _ in range(20 * len(bag))} == bag
        sizes.add(len(bag))
        TWIN.draw(position, picked(position, luck))
    assert {1, seats, 45} <= sizes
