"""Hands that reach the table in any order: no card is lost, none is doubled, and the count is right.

`FORMISSIMO_INTERLEAVINGS=100000` runs the whole number.
"""

import os
from collections import Counter
from itertools import pairwise, permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from fortable.kernel.log import Match
from fortable.kernel.words import CLOCK, Illegal, Seat
from fortable.testing import rule

from .. import GAME
from ..actions import Pick, Ready, Stop, Take, TimeUp
from ..events import CardTaken, ConsolationTaken, LayoutLaid, StartCardsTurned, StopCalled
from ..model import Options
from .table import everyone, match_at

NUMBER = int(os.environ.get("FORMISSIMO_INTERLEAVINGS", "150"))
SPOTS = [f"{row}{number}" for row in "ABCDE" for number in range(1, 7)]


def storm(rng: Random) -> Match:
    """A match of five in which everybody grabs at once, at versions old and new, and now and then stops."""
    match = Match.begin(GAME, 5, Options(refuse_mismatch=rng.random() < 0.3), rng.randbytes(32))
    while not match.is_over:
        seat = Seat(rng.randrange(5))
        version = rng.randint(max(0, match.version - 20), match.version)
        wish = rng.choices(
            (Take(rng.choice(SPOTS)), Stop(), Ready(), Pick(rng.choice(SPOTS))), (60, 2, 20, 5)
        )[0]
        try:
            if rng.random() < 0.01:
                match.act(CLOCK, TimeUp(), match.version)
            else:
                match.act(seat, wish, version)
        except Illegal:
            continue
    return match


def recount(match: Match) -> list[int]:
    """The points, from the events alone and by a rule written anew: start, then taken; one difference."""
    points, chains, lying = [0] * 5, [[0]] * 5, Counter[int]()
    seen: Counter[int] = Counter()
    caller, is_consoled = None, False
    for event in [*match.events, None]:
        if isinstance(event, LayoutLaid) or event is None:
            for seat, chain in enumerate(chains):
                sound = all(((a ^ b) & 31).bit_count() < 2 for a, b in pairwise(chain))
                forfeit = seat == caller and not is_consoled
                points[seat] += (len(chain) - 1) * (sound and not forfeit)
                points[seat] += seat == caller and is_consoled
                points[seat] -= forfeit and len(chain) == 1 and points[seat] > 0
            chains, caller, is_consoled = [[0]] * 5, None, False
        if isinstance(event, LayoutLaid):
            laid = Counter(card for card in event.layout if card >= 0)
            seen.update(laid - lying)
            assert not lying - laid, "what lies stays"
            lying = laid
        elif isinstance(event, StartCardsTurned):
            seen.update(event.cards)
            chains = [[card] for card in event.cards]
        elif isinstance(event, CardTaken | ConsolationTaken):
            assert lying[event.card] == 1, "it was there, once"
            del lying[event.card]
            if isinstance(event, CardTaken):
                chains[event.seat].append(event.card)
            else:
                is_consoled = True
        elif isinstance(event, StopCalled):
            assert caller is None, "there is one Stop in a round"
            caller = event.seat
    assert max(seen.values()) == 1, "no card is doubled"
    assert seen.keys() | {*match.state.unseen} == {*range(96)}, "no card is lost"
    return points


@rule("FM-08", "FM-09", "FM-13")
def test_no_card_is_lost_none_is_doubled_and_the_points_are_right() -> None:
    rng = Random(2008)
    for _ in range(NUMBER):
        match = storm(rng)
        assert recount(match) == list(match.outcome().scores)


@rule("FM-08")
@pytest.mark.parametrize("order", list(permutations(range(3))))
@pytest.mark.parametrize("versions", [(0, 0, 0), (0, 1, 0), (0, 0, 1), (0, 1, 1)])
def test_of_several_hands_on_one_card_exactly_one_has_it(
    order: tuple[int, ...], versions: tuple[int, ...]
) -> None:
    match = match_at("race | A1:crS1o B2:sbS2x C3:sbS1x | crL1o, sbL2x, crL1x")
    card = match.state.lying["A1"]
    answers: list[Any] = []
    for seat, version in zip(order, versions, strict=True):
        try:
            answers.append(match.act(Seat(seat), Take("A1"), version).events)
        except Illegal as illegal:
            answers.append(illegal)
    assert answers[0] == (CardTaken(Seat(order[0]), "A1", card),)
    gone = Illegal("FM-08", "gone", tried="A1", by=order[0])
    assert answers[1:] == [gone, gone]
    owners = [seat for seat, chain in enumerate(match.state.chains) if card in chain]
    assert owners == [order[0]]
    assert [event.seat for event in match.events if isinstance(event, CardTaken)] == owners


def in_the_race(rng: Random) -> Match:
    """A match of two to five, some steps into a race."""
    match = Match.begin(GAME, rng.randint(2, 5), Options(), rng.randbytes(32))
    for seat in sorted(match.waiting):
        match.act(seat, Ready(), rng.randint(0, match.version))
    for _ in range(rng.randint(0, 25)):
        taker = Seat(rng.randrange(match.state.seats))
        match.act(taker, Take(rng.choice(list(match.state.lying))), match.version)
    return match


@rule("FM-08")
@settings(deadline=None, database=None, derandomize=not os.environ.get("FORTABLE_EXPLORE"))
@given(st.randoms(use_true_random=False))
def test_two_hands_on_one_card_in_any_order_and_at_any_versions(rng: Random) -> None:
    match = in_the_race(rng)
    seats = rng.sample(range(match.state.seats), 2)
    place, card = rng.choice(list(match.state.lying.items()))
    versions = [rng.randint(0, match.version) for _ in seats]
    quick, slow = map(Seat, seats)
    taken = CardTaken(quick, place, card)
    assert match.act(quick, Take(place), versions[0]).events[0] == taken
    with pytest.raises(Illegal) as refusal:
        match.rule(slow, Take(place), versions[1])
    assert refusal.value == Illegal("FM-08", "gone", tried=place, by=quick)
    assert [seat for seat, chain in enumerate(match.state.chains) if card in chain] == [quick]
    for viewer in everyone(match.state):
        told = [event for event in match.retold(viewer) if isinstance(event, CardTaken)]
        assert [event for event in told if event.card == card] == [taken]


@rule("FM-12")
def test_a_clock_that_was_overtaken_ends_nothing() -> None:
    match = match_at("race | A1:crS1o B2:sbS2x C3:sbS1x | crL1o, sbL2x")
    before = match.version
    match.act(Seat(0), Take("A1"), before)
    with pytest.raises(Illegal) as refusal:
        match.rule(CLOCK, TimeUp(), before)
    assert refusal.value == Illegal("TB-03", "no-deadline")
    match.act(CLOCK, TimeUp(), match.version)
    assert match.is_over
