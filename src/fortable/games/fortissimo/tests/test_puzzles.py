"""Puzzles: of cards that come to the same one is tried for all, and each of them is right."""

from fortable.kernel.words import Seat
from fortable.puzzles.search import Search

from .. import GAME
from ..actions import Return, Turn
from ..machine.puzzles import alike
from ..rules import bag_at
from ..view import View, legal, view_for
from .table import after, at

POSITION = "memory_aid=true | 0 9 turn - | A1:17 A2:5 A3:30 A4:4 | 1 20, 1 3"
"""Two that fit, and two that do not."""
MAGIC = "memory_aid=true rules=advanced | 0 9 turn - | A1:17 A2:5 A3:30 | 1 31!, 1 3"


def seen(position: str) -> View:
    return view_for(at(position), Seat(0))


def kinds(view: View) -> dict[object, int]:
    found: dict[object, int] = {}
    for action in legal(view):
        kind = alike(view, action)
        found[kind] = found.get(kind, 0) + 1
    return found


def test_cards_that_nobody_has_seen_are_alike_and_so_are_those_that_do_not_fit() -> None:
    view = seen(POSITION)
    unseen = len(view.face_down) - 4
    assert sorted(kinds(view).values()) == [1, 3, unseen]
    assert alike(view, Turn("A3")) == Turn("A3")
    assert alike(view, Turn("A1")) == alike(view, Turn("A2")) == alike(view, Turn("A4"))
    assert alike(view, Turn("A1")) != alike(view, Turn("B1"))
    assert alike(view, Turn("B1")) == alike(view, Turn("C5"))


def test_with_a_magician_every_card_fits() -> None:
    view = seen(MAGIC)
    assert all(alike(view, Turn(place)) == Turn(place) for place in ("A1", "A2", "A3"))


def test_what_is_alike_comes_to_the_same() -> None:
    """Any card may be the one that nobody has seen; one that does not fit can only be returned."""
    state, view = at(POSITION), seen(POSITION)
    for action in legal(view):
        assert isinstance(action, Turn)
        if alike(view, action) == alike(view, Turn("B1")):
            assert bag_at(state, action.place) == bag_at(state, "B1")
        elif alike(view, action) != action:
            turned = after(POSITION, f"0: turn {action.place}")
            assert [*legal(view_for(turned, Seat(0)))] == [Return()]


def test_what_is_alike_is_tried_once() -> None:
    found = Search(GAME, 2).best(seen(POSITION), Seat(0), "luck", 0.01)
    assert found is not None
    assert found.tried == len(kinds(seen(POSITION))) == 3
