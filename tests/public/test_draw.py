"""A match is drawn for whoever looks, and shown so in a notebook."""

import pytest

import fortable
from fortable.kernel.words import Seat
from fortable.pictures import Look, picture
from tests.games import for_two, some_game

GAME = some_game(for_two)


def test_a_match_is_drawn_as_one_seat_may_see_it() -> None:
    match = fortable.new(GAME.key, seats=2, seed=7)
    drawn = match.draw(1, theme="dark", names=("Ada", "Bo"), language="fr")
    look = Look(Seat(1), "dark", "board", "fr", ("Ada", "Bo"))
    assert drawn == picture(GAME, match._state, look)
    assert drawn != match.draw(1, theme="dark", names=("Ada", "Bo"), language="en")


def test_in_a_notebook_text_is_text_and_is_not_shown_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rich shows in a notebook whatever it prints, unless it is told not to."""
    match = fortable.new(GAME.key, seats=2, seed=7)
    told = match.text(0)
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    assert match.text(0) == told != ""


def test_in_a_notebook_it_is_seen_through_the_eyes_of_whoever_is_to_act() -> None:
    match = fortable.new(GAME.key, seats=2, seed=7)
    eyes = match.waiting[0] if len(match.waiting) == 1 else None
    assert match._repr_svg_() == match.draw(eyes)
    assert match.moments()[0]._repr_svg_().startswith("<svg")
