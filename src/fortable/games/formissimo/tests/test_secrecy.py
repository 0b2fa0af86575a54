"""What may be seen, and what can be made of it."""

from random import Random

import pytest

from fortable.kernel.chance import Draw
from fortable.kernel.codec import plain
from fortable.testing import rule

from .. import GAME
from ..model import Options
from .table import after, at, begin, everyone, seen_by

RACE = "race | A1:crS1o B2:sbS2x C3:sbS1x | crL1o, sbL2x"


@rule("FM-22")
def test_everyone_sees_layout_chains_scores_and_the_size_of_the_pile() -> None:
    state = after("race | A1:crS1o ... | crL1o, sbL2x", "0: take A1", "1: take B2")
    for viewer in everyone(state):
        view = seen_by(viewer, state)
        assert view.viewer == viewer
        assert (view.layout, view.chains, view.lying) == (state.layout, state.chains, state.lying)
        assert (view.seats, view.is_solo) == (2, False)
        assert view.pile == state.pile == 96 - 30 - 2
        assert (view.round, view.phase, view.ready) == (1, "race", (False, False))


@rule("FM-22")
def test_everyone_sees_who_called_and_what_became_of_the_rounds() -> None:
    stopped = after("race | B2:sbS2x C3:sbS1x | crL1o, sbL2x", "0: stop")
    over = after(stopped, "0: pick B2")
    for viewer in everyone(over):
        assert seen_by(viewer, stopped).caller == 0
        assert seen_by(viewer, over).rounds == over.rounds
        assert seen_by(viewer, over).ended_by == "FM-16"
        assert seen_by(viewer, over).consolation == over.consolation
        assert "B2" not in seen_by(viewer, over).lying


@rule("FM-22")
def test_start_cards_are_secret_until_they_are_turned_up() -> None:
    waiting = after(begin(2), "0: ready")
    assert waiting.chains == ((), ())
    for viewer in everyone(waiting):
        shown = set(_numbers(plain(seen_by(viewer, waiting))))
        assert not {card for card in waiting.unseen if card > 64} & shown
    assert seen_by(0, waiting).ready == (True, False)


@rule("FM-22")
def test_the_draw_pile_has_no_order_yet() -> None:
    waiting = after(begin(2), "0: ready")
    due = GAME.waiting(GAME.evolve(waiting, GAME.decide(waiting, 1, _ready())[0]))  # type: ignore[arg-type]
    assert isinstance(due, Draw)
    assert sorted(due.bag) == sorted(waiting.unseen)


def _ready() -> object:
    return GAME.notation.read_action("ready")


def _numbers(value: object) -> list[int]:
    if isinstance(value, dict):
        return [number for item in value.values() for number in _numbers(item)]
    if isinstance(value, list | tuple):
        return [number for item in value for number in _numbers(item)]
    return [value] if isinstance(value, int) else []


@rule("FM-22")
def test_everybody_hears_everything() -> None:
    course = after(RACE, "0: take A1")
    for viewer in everyone(course):
        for event in GAME.resolve(GAME.start(Options(), 2), tuple(range(30))):
            assert GAME.redact(event, viewer, course) == event


@rule("FM-22")
def test_whoever_watches_may_do_nothing() -> None:
    for state in (at(RACE), begin(2), begin(1), after(RACE, "0: take A1")):
        assert list(GAME.legal(seen_by(None, state))) == []


@rule("FM-22")
def test_whoever_watches_a_puzzle_sees_what_the_player_can_go_on_with() -> None:
    alone = at("puzzle | A1:crS1o ~crL1o | crL1o")
    assert seen_by(None, alone).takeable == seen_by(0, alone).takeable == ("A1",)
    assert seen_by(None, at(RACE)).takeable == ()
    assert seen_by(1, at(RACE)).takeable == ("B2",)


@rule("FM-22")
@pytest.mark.parametrize(
    "position",
    [
        RACE,
        "ready | A1:crL1o ... | -, -, -",
        "pick 1 | A1:crL1o | crL2o, sbS1x",
        "puzzle | A1:crS1o ~crL1o | crL1o",
    ],
)
def test_a_bot_imagines_a_world_that_looks_the_same(position: str) -> None:
    state = after(at(position), "0: hint") if "puzzle" in position else at(position)
    for viewer in everyone(state):
        view = seen_by(viewer, state)
        assert seen_by(viewer, GAME.imagine(view, Random(0))) == view
        assert GAME.redeal(state, viewer, Random(0)) == state


@rule("FM-22")
def test_finished_rounds_and_layouts_are_imagined_too() -> None:
    over = after("race | B2:sbS2x C3:sbS1x | crL1o, sbL2x", "0: stop", "0: pick B2")
    done = after("puzzle | ~crL1o | crL1o", "0: undo", "0: take D8", "0: finish")
    for state in (over, done):
        assert GAME.imagine(seen_by(None, state), Random(0)) == state
