"""Laws by which pictures show no more than they may."""

from dataclasses import replace

import pytest
from keepsake import GAME
from keepsake.values import State

from fortable.testing import Broken
from fortable.testing.laws import pictures

from .breaking import caught


def test_a_picture_that_counts_what_nobody_may_know() -> None:
    def scores(state: State) -> tuple[int, ...]:
        return tuple(card or 0 for card in state.cards)

    law = pictures.pictures_show_what_the_viewer_may_know
    assert "gives a secret away" in caught(law, replace(GAME, scores=scores))


def test_a_picture_with_somebodys_tags_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    law = pictures.pictures_can_be_read
    law(GAME)
    monkeypatch.setattr("fortable.drawing.letters.words", str)
    with pytest.raises(Broken, match=r"is no XML|holds more"):
        law(GAME)
