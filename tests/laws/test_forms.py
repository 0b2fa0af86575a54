"""Laws by which what a game says can be read, and means one thing."""

from dataclasses import replace
from typing import Any

import pytest
from keepsake import GAME, view
from keepsake.values import (
    State,
    View,
)
from msgspec import structs

from fortable.kernel.words import Viewer
from fortable.testing.laws import consistency

from .breaking import caught


def test_a_view_that_says_it_is_anothers() -> None:
    def mistaken(state: State, viewer: Viewer) -> View:
        return structs.replace(view.view_for(state, viewer), viewer=state.turn)

    law = consistency.a_view_says_whose_it_is
    assert "whose it is" in caught(law, replace(GAME, view_for=mistaken))


def test_a_phase_that_boards_cannot_read() -> None:
    class Phased(View, frozen=True):
        @property
        def phase(self) -> str:
            return "turn"

    def secretive(state: State, viewer: Viewer) -> View:
        return Phased(**structs.asdict(view.view_for(state, viewer)))

    law = consistency.a_view_says_whose_it_is
    assert "phase" in caught(law, replace(GAME, view_for=secretive))


def test_boards_that_are_not_shown_whose_view_it_is() -> None:
    nameless = replace(GAME, shown=lambda seen: structs.replace(seen, viewer=None))
    law = consistency.a_view_says_whose_it_is
    assert "whose it is" in caught(law, nameless)


def test_a_value_that_does_not_survive_json() -> None:
    class Loose(View, frozen=True):
        cards: Any

    loose = replace(GAME, types=replace(GAME.types, view=Loose))
    assert "JSON loses" in caught(consistency.values_survive_json, loose)


def test_a_notation_that_forgets() -> None:
    def forgetful(text: str) -> State:
        return structs.replace(GAME.notation.read_state(text), swapped=0)

    loose = replace(GAME, notation=replace(GAME.notation, read_state=forgetful))
    assert "notation of a state" in caught(consistency.values_survive_notation, loose)


def test_an_action_whose_notation_means_another() -> None:
    muddled = replace(GAME.notation, write_action=lambda _: "keep")
    loose = replace(GAME, notation=muddled)
    assert "notation of an action" in caught(consistency.values_survive_notation, loose)


def test_a_notation_that_chokes_on_nonsense() -> None:
    def fragile(text: str) -> State:
        if text.count("|") != 1:
            raise IndexError(text)
        return GAME.notation.read_state(text)

    law = consistency.nonsense_notation_is_refused
    law(GAME)
    with pytest.raises(IndexError):
        law(replace(GAME, notation=replace(GAME.notation, read_state=fragile)))
