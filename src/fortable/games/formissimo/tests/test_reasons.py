"""Why another card was better, and where to look: said of positions, and held against the rules."""

from random import Random
from typing import Any

import pytest

from fortable.bots.playing import sit_down
from fortable.kernel.choices import choices
from fortable.kernel.log import Match
from fortable.kernel.words import Seat
from fortable.review.reviewer import reviewer_of
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..actions import AnyAction, Stop, Take
from ..machine.looks import where
from ..machine.reasons import broken_at, follow, why
from ..model import Options
from ..view import View
from .table import at

Said = tuple[str, dict[str, Any]] | None

RACE = "race | A1:crL1o A2:crL1x B2:sbS2x | crL2o, sbS1x srS1x"
"""Of the three cards that lie there only A1 matches the first chain; the second one is sound."""


def seen(position: str, seat: int = 0) -> View:
    return GAME.view_for(at(position), Seat(seat))


def test_a_card_that_matched_or_did_not_is_said() -> None:
    view = seen(RACE)
    assert why(view, Stop(), Take("A1")) == ("reason-overlooked", {"place": "A1"})
    wrong = (
        "reason-mismatch",
        {"place": "B2", "features": view.deck.differing(*cards(view, "B2"))},
    )
    assert why(view, Take("B2"), Take("A1")) == wrong
    assert where(view, Take("A1")) == ("look-row", {"row": "A"})


def cards(view: View, place: str) -> tuple[int, int]:
    """The top card of the first chain, and the one at a place."""
    return view.chains[0][-1], view.lying[place]


def test_a_chain_that_was_broken_before_is_what_matters() -> None:
    view = seen("race | A1:crL1o A2:crL1x B1:cbL2o | sbS1x crL2o, sbS1x srS1x")
    broken = {"step": 1, "features": ("shape", "colour", "size", "number", "cross")}
    assert broken_at(view.deck, view.chains[0]) == 1
    assert why(view, Take("A1"), Stop()) == ("reason-broken", broken)
    assert why(view, Take("B1"), Take("A1")) is None
    assert where(view, Stop()) == ("look-broken", {})


def test_how_far_a_chain_can_go_is_proven() -> None:
    """From A1 on there is A2, from B1 nothing."""
    view = seen("race | A1:crL1o A2:crL1x B1:cbL2o | crL2o, sbS1x srS1x")
    farther = {"place": "A1", "cards": 1, "fewer": 0}
    assert why(view, Take("B1"), Take("A1")) == ("reason-farther", farther)
    assert why(view, Take("A1"), Take("B1")) is None


def test_as_far_but_with_fewer_ways_is_said_too() -> None:
    """One card can follow A1 or B1, whatever is chosen: after A1 one of two, after B1 that one."""
    cards = "A1:crL1o A2:crL1x A3:crS1o B1:cbL2o B2:cbL2x"
    view = seen(f"race | {cards} | crL2o, sbS1x srS1x")
    assert [follow(view, view.chains[0], place) for place in ("A1", "B1")] == [1, 1]
    ways = {"place": "A1", "ways": 2, "fewer": 1}
    assert why(view, Take("B1"), Take("A1")) == ("reason-ways", ways)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_all_that_is_said_is_true_and_has_words(seats: int, language: str) -> None:
    rng, told = Random(language), set()
    texts = Texts(language, [GAME.package], ["Mia", "Leo", "Ana"])
    for view in decided(seats):
        chosen, best = rng.choices(choices(GAME.legal(view)), k=2)
        remark = reviewer_of(GAME).reason(view, (), chosen, best)
        hint = reviewer_of(GAME).look(view, (), best)
        for each in filter(None, (remark, hint)):
            told.add(each.message)
            assert texts(each.message, **each.facts)
        if remark is not None:
            assert is_true(view, chosen, best, remark.message, remark.facts), remark
    assert len(told) > 2


def decided(seats: int) -> list[View]:
    """Some decisions of a match among beginners, whose chains break."""
    match, found = Match.begin(GAME, seats, Options(), bytes(32)), list[View]()
    bots = sit_down(match, ["beginner"], Random(1))
    while not match.is_over:
        seat = sorted(match.waiting)[match.version % len(match.waiting)]
        view = match.view(seat)
        if view.phase in ("race", "puzzle") and len(view.lying) <= 20:
            found.append(view)
        match.act(seat, bots[seat].choose(view))
    return found


def is_true(
    view: View, chosen: AnyAction, best: AnyAction, message: str, facts: dict[str, Any]
) -> bool:
    chain = view.chains[0 if view.is_solo else view.viewer or 0]
    match message:
        case "reason-overlooked":
            return facts["place"] in view.takeable
        case "reason-mismatch":
            differing = view.deck.differing(chain[-1], view.lying[facts["place"]])
            return len(differing) > 1 and bool(facts["features"] == differing)
        case "reason-broken":
            step = facts["step"]
            differing = view.deck.differing(chain[step - 1], chain[step])
            return len(differing) > 1 and bool(facts["features"] == differing)
        case "reason-farther":
            assert isinstance(chosen, Take)
            assert isinstance(best, Take)
            told = [facts["cards"], facts["fewer"]]
            return told == [longest(view, each.place) for each in (best, chosen)]
        case "reason-ways":
            return bool(facts["ways"] > facts["fewer"])
    return False


def longest(view: View, place: str) -> int:
    """By trying everything, on faces; what takes too long is believed."""
    counts = [0] * view.deck.faces
    for spot, card in view.lying.items():
        counts[view.deck.face(card)] += spot != place
    found = _longest(view, view.deck.face(view.lying[place]), counts, [50_000])
    return follow(view, view.chains[0], place) or 0 if found is None else found


def _longest(view: View, face: int, counts: list[int], patience: list[int]) -> int | None:
    patience[0] -= 1
    if patience[0] < 0:
        return None
    best = 0
    for near in (face, *(face ^ 1 << bit for bit in range(len(view.deck.features)))):
        if counts[near]:
            counts[near] -= 1
            found = _longest(view, near, counts, patience)
            counts[near] += 1
            if found is None:
                return None
            best = max(best, 1 + found)
    return best
