"""The board in a terminal: readable without colours, for players and for whoever watches."""

import pytest
from rich.console import Console

from fortable.kernel.words import Seat
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..deck import DECKS, Deck
from ..model import State
from ..terminal import _picture, _token, draw
from .table import after, at, begin, seen_by

FAULTY = after(
    "race | A1:crS1o B2:cbS2o C3:cbS1o | crL1o, sbL2x", "0: take A1", "0: take B2", "1: take C3"
)
STUCK = "puzzle | ~crL1o | crL1o"


def drawn(state: State, viewer: int | None = 0, language: str = "en") -> str:
    """The board as plain text, 80 columns wide."""
    console = Console(width=80, color_system=None, force_terminal=False)
    texts = Texts(language, [GAME.package], ["Ann", "Ben", "Cem", "Dot", "Eva"])
    with console.capture() as capture:
        console.print(draw(seen_by(viewer, state), texts))
    return capture.get()


@rule("FM-01")
@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_every_face_can_be_told_from_every_other_without_colours(deck: Deck) -> None:
    faces = range(deck.faces)
    pictures = {tuple(line.plain for line in _picture(deck, face)) for face in faces}
    tokens = {_token(deck, face).plain for face in faces}
    assert len(pictures) == len(tokens) == deck.faces


@rule("FM-18")
@pytest.mark.parametrize("viewer", [0, None])
def test_only_the_cards_that_can_be_taken_are_marked(viewer: int | None) -> None:
    assert drawn(at("puzzle | A1:crS1o ~crL1o | crL1o"), viewer).count("•") == 1
    assert "•" not in drawn(begin(1), viewer)
    assert "•" not in drawn(at("race | A1:crS1o B2:sbS2x | crL1o, sbL2x"), viewer)


@rule("FM-21")
def test_a_hint_is_marked() -> None:
    assert drawn(after("puzzle | A1:crS1o ~crL1o | crL1o", "0: hint")).count("◀") == 1


@rule("FM-21")
def test_a_finished_layout_shows_the_best_chain_by_numbers_and_the_proof() -> None:
    done = after(STUCK, "0: undo", "0: take D8", "0: finish")
    (result,) = done.results
    words = drawn(done).split()
    assert all(str(step) in words for step in range(1, len(result.best) + 1))
    assert "you left 31, and" in drawn(done)
    assert "Proven:" in drawn(done)
    assert "Practice: one step undone, 0 hints." in drawn(done)
    assert "Practice" not in drawn(after(STUCK, "0: finish"))


@rule("FM-14")
def test_after_a_round_every_chain_is_shown_with_its_faulty_step() -> None:
    ann, ben = (line for line in drawn(FAULTY).splitlines() if line[:1] in "✓✗" and line)
    assert ann.split() == ["✗", "Ann", "0", "R○", "r○", "✗b○○", "(colour,", "number)"]
    assert ben.split()[:4] == ["✗", "Ben", "0", "B⊠⊠"]


@rule("FM-12", "FM-18")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_board_fits_a_terminal(seats: int, language: str) -> None:
    first = begin(seats)
    wishes = ["0: take A1"] if seats == 1 else [f"{seat}: ready" for seat in range(seats)]
    for state in (first, after(first, *wishes)):
        for viewer in (Seat(0), None):
            lines = drawn(state, viewer, language).splitlines()
            assert len(lines) <= 16
            assert max(map(len, lines)) <= 80
