"""Why another action was better, and what to think of: said of positions, and held against the rules."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from fortable.bots.playing import sit_down
from fortable.kernel.choices import choices
from fortable.kernel.log import Match
from fortable.kernel.words import Event, Seat
from fortable.review.reviewer import reviewer_of
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..actions import AnyAction, Fire, Insert, Return, Take, Turn
from ..events import CardTaken, CardTurned
from ..machine.looks import where
from ..machine.memory import remembered
from ..machine.reasons import why, worth
from ..model import INDEX, UNSEEN, Options
from ..scoring import scores
from ..view import View
from .table import at

Said = tuple[str, dict[str, Any]] | None


def shown(*cards: str) -> list[Event]:
    """That these cards were turned: `C4:31`."""
    pairs = (card.split(":") for card in cards)
    return [CardTurned(Seat(1), place, int(number)) for place, number in pairs]


def said(
    position: str, heard: Sequence[Event], chosen: AnyAction, best: AnyAction, seat: int = 0
) -> Said:
    return why(GAME.view_for(at(position), Seat(seat)), heard, chosen, best)


TURNING = "- | 0 9 turn - | C4:31 B2:3 | 1 5, 1 8"
NEAR = "- | 0 9 turn - | C4:7 B2:31 | 1 5, 1 8"
FAR = "- | 0 9 turn - | C4:31 B2:40 | 1 5, 1 8"
CHOOSING = "- | 0 9 choose C4 | C4:31* | 1 5, 1 8"


def test_what_had_been_seen_and_fits_is_said_first() -> None:
    facts = {"number": 7, "place": "C4", "top": 5}
    heard = shown("C4:7", "B2:31")
    assert said(NEAR, heard, Turn("A1"), Turn("C4")) == ("reason-seen", facts)
    assert said(NEAR, (), Turn("A1"), Turn("C4")) is None
    nearer = {"number": 7, "place": "C4", "fewer": 1, "other": 31, "at": "B2", "count": 24}
    assert said(NEAR, heard, Turn("B2"), Turn("C4")) == ("reason-nearer", nearer)
    gone = [*shown("C4:31"), CardTaken(Seat(1), "C4", 31)]
    assert remembered(gone) == {}


def test_a_card_that_was_known_not_to_fit_was_no_use_and_may_be_a_quiet_turn() -> None:
    useless = {"number": 3, "place": "B2", "top": 5}
    quiet = {"number": 3, "place": "B2"}
    assert said(TURNING, shown("B2:3"), Turn("B2"), Turn("A1")) == ("reason-useless", useless)
    assert said(TURNING, shown("B2:3"), Turn("A1"), Turn("B2")) == ("reason-quiet", quiet)
    far = {"number": 31, "place": "C4"}
    assert said(TURNING, shown("C4:31"), Turn("A1"), Turn("C4")) == ("reason-quiet", far)
    farther = {"number": 40, "place": "B2", "other": 31, "at": "C4", "count": 24}
    both = shown("C4:31", "B2:40")
    assert said(FAR, both, Turn("C4"), Turn("B2")) == ("reason-wait", farther)


def test_it_counts_what_a_card_leaves_behind() -> None:
    """From 6 to 30 there are 25 numbers, and the 8 is in a rampart."""
    far = {"number": 31, "count": 24}
    assert said(CHOOSING, (), Take("C4"), Return()) == ("reason-leap", far)
    known = {"number": 31, "place": "C4", "count": 24}
    assert said(TURNING, shown("C4:31"), Turn("C4"), Turn("A1")) == ("reason-known-leap", known)


def test_a_card_worth_taking_leaves_little_or_has_a_way_on() -> None:
    near = "- | 0 9 choose C4 | C4:7* | 1 5, 1 8"
    little = {"number": 7, "place": "C4", "count": 1}
    assert said(near, (), Return(), Take("C4")) == ("reason-little", little)
    plan = {"number": 31, "place": "C4", "count": 2, "next": 33}
    heard = shown("A1:40", "A2:33", "A3:12")
    assert said(CHOOSING, heard, Return(), Take("C4")) == ("reason-plan", plan)
    enough = {"number": 31, "place": "C4", "above": 15, "needed": 7}
    assert said(CHOOSING, (), Return(), Take("C4")) == ("reason-enough", enough)


def test_a_card_that_lay_open_is_named() -> None:
    position = "- | 0 9 turn - | C4:31* B2:3 | 1 5, 1 46"
    lying = {"number": 31, "place": "C4"}
    assert said(position, (), Turn("A1"), Take("C4")) == ("reason-lies-open", lying)


def test_a_shot_is_told_by_what_it_costs() -> None:
    """The Queen counts four, the Prince two, and a wall one (FT-14 to FT-16)."""
    state = at("rules=advanced | 0 9 aim - | - | 1 7, 1 17 21 24")
    view = GAME.view_for(state, Seat(0))
    points = {number: worth(view, Fire(Seat(1), number)) for number in (17, 21, 24)}
    assert points == {17: 2, 21: 4, 24: 1}
    facts = {"number": 21, "seat": 1, "points": 4, "fewer": 1}
    assert why(view, (), Fire(Seat(1), 24), Fire(Seat(1), 21)) == ("reason-shot", facts)


def test_a_hint_asks_and_names_no_card_that_lies_face_down() -> None:
    view = GAME.view_for(at(TURNING), Seat(0))
    heard = shown("C4:31", "B2:3")
    assert where(view, heard, Turn("C4")) == ("look-memory", {"top": 5})
    assert where(view, heard, Turn("A1")) == ("look-unseen", {"top": 5})
    assert where(view, heard, Turn("B2")) == ("look-quiet", {})
    choosing = GAME.view_for(at(CHOOSING), Seat(0))
    gap = ("look-gap", {"number": 31, "top": 5})
    assert where(choosing, heard, Take("C4")) == where(choosing, heard, Return()) == gap


@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_is_true_and_has_words(language: str, rules: str) -> None:
    rng, told = Random(language), set()
    texts = Texts(language, [GAME.package], ["Mia", "Leo", "Ana"])
    for view, heard in decided(rules):
        chosen, best = rng.choices(choices(GAME.legal(view)), k=2)
        remark = reviewer_of(GAME).reason(view, heard, chosen, best)
        hint = reviewer_of(GAME).look(view, heard, best)
        for each in filter(None, (remark, hint)):
            told.add(each.message)
            assert texts(each.message, **each.facts)
        if hint is not None:
            assert not {*hint.facts.values()} & hidden(view, heard)
        if remark is not None:
            assert is_true(view, heard, chosen, best, remark.message, remark.facts), remark
    assert len(told) > 8


def decided(rules: str) -> list[tuple[View, list[Event]]]:
    """The decisions of a match, with what their seats had heard."""
    options = Options(rules="advanced" if rules == "advanced" else "basic")
    match, found = Match.begin(GAME, 3, options, bytes(32)), []
    bots, heard = sit_down(match, ["casual"], Random(1)), list[Event]()
    while not match.is_over:
        (seat,) = match.waiting
        view = match.view(seat)
        found.append((view, [*heard]))
        before = match.version
        match.act(seat, bots[seat].choose(view))
        heard += match.events[before:]
    return found


def hidden(view: View, heard: Sequence[Event]) -> set[int]:
    """The numbers that a memory knows and the table does not show."""
    seen = remembered(heard)
    return {seen[place] for place in view.face_down if place in seen} - {*view.ramparts[view.turn]}


def is_true(
    view: View,
    heard: Sequence[Event],
    chosen: AnyAction,
    best: AnyAction,
    message: str,
    facts: dict[str, Any],
) -> bool:
    seen, seat = remembered(heard), view.turn
    top, number = view.ramparts[seat][-1], facts.get("number", 0)
    grid = view.grid[INDEX[facts["place"]]] if "place" in facts else UNSEEN
    left_behind = sum(top < other < number for other in view.left)
    match message:
        case "reason-seen":
            is_fit = number > top or view.magic == seat
            return isinstance(best, Turn) and seen[best.place] == number and is_fit
        case "reason-quiet":
            return isinstance(best, Turn) and seen[best.place] == number
        case "reason-nearer" | "reason-wait":
            other = seen[facts["at"]]
            count, fewer = (
                sum(top < left < each for left in view.left) for each in (other, number)
            )
            is_told = [facts["other"], facts["count"]] == [other, count]
            return seen[facts["place"]] == number and is_told and facts.get("fewer", fewer) == fewer
        case "reason-useless":
            return isinstance(chosen, Turn) and seen[chosen.place] == number < top
        case "reason-known-leap":
            return bool(seen[facts["place"]] == number and left_behind == facts["count"] > 0)
        case "reason-leap":
            return isinstance(chosen, Take) and left_behind == facts["count"] > 0
        case "reason-little":
            return bool(grid == number > top and left_behind == facts["count"] <= 3)
        case "reason-plan":
            above = sorted(other for other in seen.values() if other > number)
            return grid == number and [facts["count"], facts["next"]] == [len(above), above[0]]
        case "reason-enough":
            above = [other for other in view.left if other > number]
            wanted = 10 - len(view.ramparts[seat]) - 1
            return [facts["above"], facts["needed"]] == [len(above), wanted]
        case "reason-lies-open":
            return facts["place"] in view.face_up and grid == number
        case "reason-magic":
            return isinstance(best, Insert) and number < top == facts["top"]
        case "reason-magic-kept":
            return isinstance(chosen, Insert)
        case "reason-shot":
            return bool(facts["points"] > facts["fewer"])
        case "reason-ahead":
            points = scores(view)
            assert isinstance(chosen, Fire)
            return bool(points[facts["seat"]] == facts["points"] > points[chosen.seat])
    return False
