"""Why another place was better, and where to look: said of positions, and held against the rules."""

from random import Random
from typing import Any

import pytest

from fortable.kernel.words import Seat
from fortable.review.reviewer import reviewer_of
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..actions import AnyAction, Pass, Place
from ..advice.looks import region_of, where
from ..advice.reasons import why
from ..board.forms import SET, VALUES
from ..board.grid import bits
from ..board.placements import fits, places_of
from ..board.squares import FREE, NAMES, OBSTACLE, TOWER, named, where as marked
from ..bridges.hints import bridge_hints
from ..enclosures import closed_squares, closed_tower
from ..events import ObstacleEnclosed, SquareEnclosed
from ..model import Options, State
from ..scoring import tally
from ..view import View
from .table import ONE, ZERO, after, at, events, played, seen_by

Said = tuple[str, dict[str, Any]] | None


def act(wish: str) -> AnyAction:
    action: AnyAction = GAME.notation.read_action(wish)
    return action


def said(state: State, chosen: str, best: str) -> Said:
    return why(seen_by(state.turn, state), act(chosen), act(best))


def looked(state: State, best: str) -> Said:
    return where(seen_by(state.turn, state), act(best))


def left_with(*forms: str, colours: int = 2) -> str:
    """All that a seat has lost that has only these forms left."""
    stock = [*SET * colours]
    for form in forms:
        stock.remove(form)
    return " ".join(stock)


def test_a_form_that_does_not_fit_is_said_first() -> None:
    state = at("1 1O 0 C5")
    facts = {"form": "F", "square": "C4", "taken": ("C5",), "over": 0}
    assert said(state, "F 0 C4", "3V 3 B1") == ("reason-misfit", facts)
    over = said(at(), "I 1 S4", "3V 3 B1")
    assert over == ("reason-misfit", {"form": "I", "square": "S4", "taken": (), "over": 3})


def test_who_let_the_second_try_go_is_told_what_fitted() -> None:
    view = seen_by(ZERO, at(phase="retry", lost="F, -"))
    assert why(view, Pass(), act("X 0 C4")) == ("reason-passed", {"form": "X", "square": "C4"})


ALMOST = "1 1O 0 J10, 1 1O 0 K9, 1 1O 0 K11"
"""Around the tower on K10, which is open to the east."""


def test_the_tower_comes_before_squares() -> None:
    state = at(ALMOST, tower="K10")
    tower = ("reason-tower", {"form": "1O", "square": "L10", "points": 50})
    assert said(state, "3V 3 B1", "1O 0 L10") == tower
    assert looked(state, "1O 0 L10") == ("look-tower", {})


def test_it_names_what_could_have_been_closed_in() -> None:
    facts = {"form": "3V", "square": "B1", "squares": ("A1",), "points": 10, "fewer": 0}
    assert said(at(), "3V 0 K5", "3V 3 B1") == ("reason-closes", facts)
    assert looked(at(), "3V 3 B1") == ("look-closing", {"region": "upper-left", "points": 10})
    stone = at("0 1O 0 C2, 0 1O 0 B3, 0 1O 0 C4", stones="C3")
    found = said(stone, "2I 0 K5", "2I 0 D3")
    assert found is not None
    assert (found[0], found[1]["squares"]) == ("reason-closes", ("C3",))


def test_a_bridge_that_could_stand_is_said() -> None:
    """Column C holds it down to row 18."""
    state = at("0 I 0 C1, 0 I 0 C6, 0 4I 0 C11, 0 4I 0 C15")
    assert GAME.scores(after(state, "0: 2I 0 C19"))[0] - GAME.scores(state)[0] == 52
    bridge = ("reason-bridge", {"form": "2I", "square": "C19", "points": 50})
    assert said(state, "2I 0 K5", "2I 0 C19") == bridge
    assert looked(state, "2I 0 C19") == ("look-bridge", {"missing": 2})
    nearer = {"form": "1O", "square": "C19", "missing": 1, "more": 2}
    assert said(state, "1O 0 K5", "1O 0 C19") == ("reason-nearer", nearer)


def test_a_bridge_of_the_next_player_can_be_hindered() -> None:
    others = left_with("N", "1O")
    state = at("1 I 0 C1, 1 I 0 C6, 1 4I 0 C11", lost=f"{others}, -")
    hinders = {"form": "N", "square": "C16", "seat": ONE, "missing": 6}
    found = said(state, "1O 0 K5", "N 0 C16")
    assert found == ("reason-hinders", hinders)
    assert looked(state, "N 0 C16") == ("look-their-bridge", {"seat": ONE, "region": "lower-left"})


def test_what_is_left_to_the_next_player_is_told_with_its_squares() -> None:
    theirs = left_with("1O")
    state = at(lost=f"{left_with('2I', '1O', '4I')}, {theirs}")
    facts = {"seat": ONE, "points": 10, "squares": ("A1",)}
    assert said(state, "1O 0 B1", "1O 0 K5") == ("reason-leaves", facts)


def test_what_the_next_player_had_at_hand_could_have_been_taken_away() -> None:
    theirs, mine = left_with("1O"), left_with("1O", "2I", "2I")
    state = at("0 1O 0 B1", lost=f"{mine.replace('1O', '', 1)}, {theirs}")
    facts = {"seat": ONE, "points": 10, "squares": ("A1",), "form": "2I", "square": "A1"}
    assert said(state, "2I 0 K5", "2I 0 A1") == ("reason-takes-away", facts)
    assert looked(state, "2I 0 A1") == ("look-theirs", {"seat": ONE, "region": "upper-left"})


def test_where_nothing_tells_two_places_apart_nothing_is_said() -> None:
    assert said(at(), "1O 0 K5", "1O 0 K7") is None
    assert looked(at(), "1O 0 K10") == ("look-region", {"region": "centre-middle"})
    assert where(seen_by(ZERO, at(phase="retry", lost="F, -")), Pass()) is None


def test_regions_are_thirds_of_the_board() -> None:
    corners = {"A1": "upper-left", "T1": "upper-right", "A20": "lower-left", "T20": "lower-right"}
    assert {square: region_of(named([square])) for square in corners} == corners


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_that_is_said_is_true_and_has_words(seats: int, language: str) -> None:
    """Of places by lot, in matches that run full: what the rules say of both, and of the replies."""
    options = Options(placing="assisted", edition="fr" if language == "fr" else "de")
    rng, heard = Random(language), set()
    texts = Texts(language, [GAME.package], ["Mia", "Leo", "Ana", "Tom"])
    for state in played(options, seats)[1::3]:
        view = seen_by(state.turn, state)
        for _ in range(4):
            chosen, best = any_place(view, rng), any_place(view, rng)
            remark = reviewer_of(GAME).reason(view, (), chosen, best)
            hint = reviewer_of(GAME).look(view, (), best)
            assert hint is not None
            assert texts(hint.message, **hint.facts)
            if remark is not None:
                heard.add(remark.message)
                assert texts(remark.message, **remark.facts)
                assert is_true(state, chosen, best, remark.message, remark.facts)
    assert {"reason-closes", "reason-leaves"} <= heard


def any_place(view: View, rng: Random) -> Place:
    found = list(places_of(marked(view.board, FREE), view.stocks[view.turn]))
    pose, squares = rng.choice(found)
    return Place(pose.form, pose.turn, pose.flipped, NAMES[rng.choice(list(bits(squares)))])


def is_true(state: State, chosen: Place, best: Place, message: str, facts: dict[str, Any]) -> bool:
    seat, one, other = state.turn, wish(state, chosen), wish(state, best)
    then = after(state, one)
    match message:
        case "reason-nearer" | "reason-hinders" | "reason-bridge-lost" if has_bridge(state):
            return True
        case "reason-closes":
            points = 10 * len(closed(state, other))
            told = [*facts["squares"]]
            is_all = sorted(closed(state, other)) == sorted(told)
            fewer = 10 * len(closed(state, one))
            return is_all and facts["points"] == points > facts["fewer"] == fewer
        case "reason-tower":
            return after(state, other).tower == seat != then.tower
        case "reason-bridge":
            gained = tally(after(state, other), seat).bridges - tally(then, seat).bridges
            return bool(facts["points"] == gained)
        case "reason-leaves":
            return can_close(then, facts["seat"], facts["squares"])
        case "reason-takes-away":
            can = can_close(then, facts["seat"], facts["squares"])
            return can and not can_close(after(state, other), facts["seat"], facts["squares"])
        case "reason-room":
            free = marked(then.board, FREE)
            return not fits(facts["form"], free) and facts["form"] in then.stocks[seat]
        case "reason-larger":
            values = VALUES[best.form], VALUES[chosen.form]
            found = places_of(marked(state.board, FREE), [best.form])
            places = sum(squares.bit_count() for _, squares in found)
            return values == (facts["value"], facts["smaller"]) and places == facts["places"]
        case "reason-nearer":
            lacking = missing(after(state, other), seat), missing(then, seat)
            return lacking == (facts["missing"], facts["more"])
        case "reason-hinders":
            hindered = missing(after(state, other), facts["seat"])
            is_so = missing(then, facts["seat"]) == facts["missing"]
            return is_so and (hindered is None or hindered > facts["missing"])
        case "reason-bridge-lost":
            lacking = missing(after(state, other), seat), missing(then, seat)
            return bool(lacking == (facts["missing"], None))
    return False


def has_bridge(state: State) -> bool:
    """Whether the hints of the board, which tell of a first bridge, are of no help."""
    return any(tally(state, Seat(seat)).bridges for seat in range(state.seats))


def missing(state: State, seat: int) -> int | None:
    """How many squares a first bridge lacks, if it can come."""
    return min((each.missing for each in bridge_hints(state.board, seat) if each), default=None)


def wish(state: State, place: Place) -> str:
    return f"{state.turn}: {GAME.notation.write_action(place)}"


def closed(state: State, wished: str) -> list[str]:
    """By the events: squares and obstacles, and not the tower."""
    happened = events(state, wished)
    return [each.square for each in happened if isinstance(each, SquareEnclosed | ObstacleEnclosed)]


def can_close(state: State, seat: Seat, squares: tuple[str, ...]) -> bool:
    """Whether one of all the forms of a seat, anywhere, closes in just these, obstacles aside."""
    free, tower = marked(state.board, FREE), marked(state.board, TOWER)
    wanted = named(squares)
    if wanted & ~(free | tower | marked(state.board, OBSTACLE)):
        return False
    for pose, firsts in places_of(free, state.stocks[seat]):
        for first in bits(firsts):
            laid = pose.shape << first
            shut = closed_squares(free & ~laid, laid)
            if state.tower is None and tower & wanted:
                shut |= closed_tower(tower, free & ~laid & ~shut)
            if shut == wanted & (free | tower):
                return True
    return False
