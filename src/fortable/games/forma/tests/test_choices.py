"""Every choice can be had by its number, and none has to be listed for it."""

from random import Random

import pytest

from fortable.kernel.choices import choices
from fortable.kernel.log import Match
from fortable.testing.clauses import rule

from .. import GAME
from ..model import SEATS, Options


@rule("FA-08", "FA-11")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("placing", ["by_eye", "assisted"])
def test_every_choice_by_its_number_is_the_one_that_is_listed(seats: int, placing: str) -> None:
    rng = Random(seats)
    options = Options(placing=placing)  # type: ignore[arg-type]
    match = Match.begin(GAME, seats, options, rng.randbytes(32))
    while not match.is_over:
        (seat,) = match.waiting
        offered = choices(GAME.legal(match.view(seat)))
        if len(match.asked) % 20 in (
            0,
            2,
        ):  # a whole match, and tries again, but not all at full length
            assert [offered[k] for k in range(len(offered))] == list(offered)
        match.act(seat, rng.choice(offered))
