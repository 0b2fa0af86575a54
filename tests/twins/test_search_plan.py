"""A policy is one, whether Python runs it for a bot or it is compiled for playouts."""

from random import Random

import pytest

from fortable import folder
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.testing.walks import setups
from fortable.twins import blank, flat, new_luck

PLANNED = [game for game in catalog().games.values() if folder.PLAN.of(game)]
MATCHES = 6


@pytest.mark.parametrize("game", PLANNED, ids=lambda game: game.key)
def test_at_a_glance_a_bot_does_what_is_done_in_playouts(game: AnyGame) -> None:
    plan, rng = folder.PLAN.of(game), Random(1)
    assert plan is not None
    room, style = blank(plan.twin.most_moves), flat(plan.style)
    for seats, options in rng.sample(list(setups(game)), MATCHES):
        match = Match.begin(game, seats, options, seed=bytes(32))
        while not match.is_over:
            (seat,) = match.waiting
            luck = rng.getrandbits(32)
            glanced = plan.at_a_glance(match.state, plan.style, Random(luck))
            compiled = plan.policy(
                flat(plan.twin.pack(match.state)), style, new_luck(Random(luck)), room
            )
            assert glanced == plan.twin.action_of(compiled)
            others = list(game.legal(match.view(seat)))
            match.act(seat, glanced if rng.random() < 0.5 else rng.choice(others))
