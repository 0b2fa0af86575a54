"""What the quick twin of the rules does beside its contract."""

from random import Random

import pytest

from fortable.twins import CHANCE, NOBODY, below, flat, new_luck

from .. import GAME
from ..machine.fast import TWIN, picked
from ..model import Options
from ..rules import SEATS


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_picked_by_number_is_what_the_bag_has_there(seats: int) -> None:
    position, room = flat(TWIN.pack(GAME.start(Options(), seats))), flat([0] * TWIN.most_moves)
    luck = new_luck(Random(seats))
    while (seat := TWIN.waiting(position)) != NOBODY:
        if seat != CHANCE:
            TWIN.act(position, room[below(luck, TWIN.legal(position, room))])
            continue
        count = TWIN.bag(position, room)
        assert [picked(position, number) for number in range(count)] == list(room[:count])
        TWIN.draw(position, room[below(luck, count)])
