"""Laws by which what is offered to people can be played."""

from dataclasses import replace
from typing import ClassVar

import pytest
from keepsake import GAME

from fortable.kernel.options import Preset
from fortable.kernel.words import Options, Where
from fortable.testing.laws import presets

from .breaking import caught


class Forks(Options, frozen=True):
    """An option that matters where nobody plays."""

    forks: bool = True

    matters: ClassVar = {"forks": Where(seats=(99,))}


PRESETS = {
    "no-such-option": Preset("odd", {"forks": 3}),
    "bad-seats": Preset("odd", seats=99),
    "names a bot that there is not": Preset("odd", bot="nobody"),
}


@pytest.mark.parametrize("fault", PRESETS)
def test_a_preset_that_cannot_be_played(fault: str) -> None:
    odd = replace(GAME, presets=(PRESETS[fault],))
    assert fault in caught(presets.what_is_offered_can_be_played, odd)


def test_an_option_that_matters_nowhere() -> None:
    odd = replace(GAME, types=replace(GAME.types, options=Forks))
    assert "forks" in caught(presets.what_is_offered_can_be_played, odd)
