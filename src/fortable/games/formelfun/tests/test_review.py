"""Looking back at matches: planted blunders are found, and what a lead is worth."""

from random import Random

import pytest

from fortable.testing.blunders import planted
from fortable.testing.endurance import endurance, often
from fortable.twins import blank, flat

from .. import GAME
from ..actions import AnyAction
from ..machine.fast import pack
from ..machine.policy import PLAN
from ..machine.review import outlook
from ..view import View
from .table import at

SEATS = 3
WORLDS, PLAYOUTS = 16, 400
BAD = 350
"""In hundredths of a point."""


def worst(view: View, rng: Random) -> AnyAction | None:
    """The worst card there is, where that is bad."""
    worlds = [PLAN.twin.pack(GAME.imagine(view, rng)) for _ in range(WORLDS)]
    search = PLAN.begin(worlds, rng, PLAYOUTS)
    search.grow(PLAYOUTS)
    worths = search.worths()  # type: ignore[attr-defined]
    bad = min(worths, key=worths.__getitem__)
    action: AnyAction = PLAN.twin.action_of(bad)  # type: ignore[assignment]
    return action if max(worths.values()) - worths[bad] > BAD else None


@endurance
def test_a_planted_blunder_is_a_turning_point() -> None:
    deals = often(1, in_full=100)
    found = [planted(GAME, SEATS, "strong", worst, f"blunder {n}", 0.2) for n in range(deals)]
    seen = [each.is_found for each in found if each]
    assert len(seen) >= deals / 2
    assert sum(seen) >= 0.9 * len(seen)


def test_who_leads_has_more_of_the_win_and_all_parts_are_one() -> None:
    row, room = flat(pack(at("A1:9.1 A2:8.1 B1:7.1 B2:6.1 C1:5.1 C2:4.1"))), blank(1000)
    assert outlook(row, room) == SEATS
    shares = [int(part) for part in room[:SEATS]]
    assert shares[0] > shares[1] > shares[2] > 0
    assert sum(shares) == pytest.approx(1_000_000, abs=SEATS)
