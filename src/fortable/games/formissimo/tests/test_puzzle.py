"""The puzzle for one."""

from itertools import pairwise

import pytest

from fortable.kernel.game import Line, Outcome
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule

from .. import GAME
from ..events import (
    CardReturned,
    CardTaken,
    HintGiven,
    LayoutFinished,
    LayoutLaid,
    MatchEnded,
    RoundBegan,
)
from ..model import Options, State
from .table import SEED, after, at, begin, events, looks, may, refused, seats, seen_by

ME = Seat(0)
STUCK = "puzzle | ~crL1o | crL1o"
"""One card is taken, and none of the others matches it."""
ONE_WAY = "puzzle | A1:crS1o ~crL1o | crL1o"
"""Only the card at A1 matches."""


def played(seed: bytes, *wishes: str) -> Match:
    """A whole match for one, by the table's own hand; once in each layout, these wishes."""
    match = Match.begin(GAME, 1, Options(), seed)
    while not match.is_over:
        if may(match.state, 0)[0] == "finish" and not match.state.undone:
            for wish in wishes:
                match.act(ME, GAME.notation.read_action(wish))
        match.act(ME, GAME.auto_action(match.view(ME)))
    return match


@rule("FM-18")
def test_four_rows_of_eight_are_laid() -> None:
    state = begin(1)
    assert list(state.lying) == [f"{row}{n}" for row in "ABCD" for n in range(1, 9)]
    assert state.pile == 64
    assert state.phase == "puzzle"


@rule("FM-18")
def test_any_card_can_be_the_first() -> None:
    assert may(begin(1), 0) == [*(f"take {place}" for place in begin(1).lying), "hint"]
    taken = after(begin(1), "0: take C5")
    assert taken.chains == ((begin(1).lying["C5"],),)
    assert events(begin(1), "0: take C5") == [CardTaken(ME, "C5", begin(1).lying["C5"])]


@rule("FM-18")
def test_then_only_cards_that_match_the_one_taken_last() -> None:
    assert may(at(ONE_WAY), 0) == ["take A1", "hint", "undo"]
    taken = after(ONE_WAY, "0: take A1")
    assert looks(taken, taken.chains[0]) == "crL1o crS1o"
    assert all(
        taken.deck.match(taken.chains[0][-1], taken.lying[wish.split()[1]])
        for wish in may(taken, 0)
        if wish.startswith("take")
    )


@rule("FM-18")
def test_a_card_that_does_not_match_is_refused() -> None:
    state = at(ONE_WAY)
    refusal = refused(ONE_WAY, "0: take A2")
    assert refusal.message == "FM-18-mismatch"
    features = state.deck.differing(state.chains[0][-1], state.lying["A2"])
    assert refusal.facts == {"tried": "A2", "features": features, "matching": ("A1",)}


@rule("FM-18")
def test_a_card_is_taken_from_a_place_where_one_lies() -> None:
    assert refused(ONE_WAY, "0: take E1") == Illegal(
        "FM-18", "no-such-place", tried="E1", first="A1", last="D8"
    )
    assert refused(ONE_WAY, "0: take D8") == Illegal("FM-18", "taken", tried="D8")
    assert refused(ONE_WAY, "0: take " + "Z9" * 50).facts["tried"] == "Z9" * 10


@rule("FM-18")
def test_there_is_no_clock_no_stop_and_no_consolation() -> None:
    assert GAME.deadline(at(ONE_WAY)) is None
    assert refused(ONE_WAY, "0: time-up").message == "FM-18-no-clock"
    assert refused(ONE_WAY, "0: stop").message == "FM-18-no-stop"
    assert refused(ONE_WAY, "0: pick A1").message == "FM-18-no-pick"
    assert GAME.waiting(at(ONE_WAY)) == seats(0)


@rule("FM-19")
def test_when_no_card_matches_the_layout_can_be_finished() -> None:
    assert may(at(STUCK), 0) == ["finish", "undo"]
    (finished,) = events(STUCK, "0: finish")
    assert isinstance(finished, LayoutFinished)
    assert (finished.seat, finished.round, finished.left) == (0, 1, 31)
    assert GAME.scores(after(STUCK, "0: finish")) == (-31,)


@rule("FM-19")
def test_as_long_as_one_matches_it_cannot() -> None:
    assert refused(ONE_WAY, "0: finish") == Illegal("FM-19", "not-stuck", matching=("A1",))
    assert refused(begin(1), "0: finish").message == "FM-19-not-stuck"


@rule("FM-19")
def test_a_new_layout_is_laid_when_the_player_is_ready() -> None:
    done = after(STUCK, "0: finish")
    assert (done.phase, may(done, 0)) == ("review", ["ready"])
    began, laid = events(STUCK, "0: finish", "0: ready")
    assert began == RoundBegan(2)
    assert isinstance(laid, LayoutLaid)
    assert laid.round == 2
    second = after(STUCK, "0: finish", "0: ready")
    assert len(second.lying) == 32
    assert not {*second.layout} & {*done.layout}
    assert (second.chains, second.pile, second.phase) == (((),), 32, "puzzle")


@rule("FM-19")
@pytest.mark.parametrize("wish", ["take A1", "undo", "hint", "finish"])
def test_a_finished_layout_is_finished(wish: str) -> None:
    assert refused(STUCK, "0: finish", f"0: {wish}").message == "FM-19-finished"


@rule("FM-19")
def test_there_is_no_next_layout_before_that() -> None:
    assert refused(STUCK, "0: ready") == Illegal("FM-19", "unfinished", instead="finish")
    assert refused(begin(1), "0: ready") == Illegal("FM-19", "unfinished", instead="take")


@rule("FM-18", "FM-19")
@pytest.mark.parametrize("wish", ["stop", "pick A1"])
def test_what_a_puzzle_does_not_know_is_refused_with_what_can_be_done(wish: str) -> None:
    review = after(STUCK, "0: finish")
    for position, instead in ((begin(1), "take"), (at(STUCK), "finish"), (review, "ready")):
        assert refused(position, f"0: {wish}").facts["instead"] == instead


@rule("FM-19")
def test_who_is_stuck_is_not_told_to_go_on_with_nothing() -> None:
    place = next(iter(at(STUCK).lying))
    assert refused(STUCK, f"0: take {place}") == Illegal("FM-19", "stuck", tried=place)


@rule("FM-19")
def test_undo_puts_the_last_card_back_to_its_place() -> None:
    taken = after(ONE_WAY, "0: take A1")
    assert events(taken, "0: undo") == [CardReturned(ME, "A1")]
    back = after(taken, "0: undo")
    assert (back.lying, back.chains) == (at(ONE_WAY).lying, at(ONE_WAY).chains)
    assert after(back, "0: undo").chains == ((),)


@rule("FM-19")
def test_nothing_can_be_undone_before_the_first_card() -> None:
    assert refused(begin(1), "0: undo").message == "FM-19-nothing-taken"
    assert "undo" not in may(begin(1), 0)


@rule("FM-19")
def test_undo_marks_the_result_as_practice() -> None:
    clean = after(STUCK, "0: finish").results[0]
    assert (clean.undone, clean.hints, clean.is_practice) == (0, 0, False)
    done = after(ONE_WAY, "0: take A1", "0: undo", "0: undo")
    assert done.undone == 2
    practised = after(STUCK, "0: undo", "0: take D8", "0: finish").results[0]
    assert (practised.undone, practised.hints, practised.is_practice) == (1, 0, True)
    (finished,) = events(STUCK, "0: undo", "0: take D8", "0: finish")
    assert isinstance(finished, LayoutFinished)
    assert (finished.undone, finished.hints) == (1, 0)


@rule("FM-19")
def test_the_mark_is_for_that_layout_only() -> None:
    marked = after(STUCK, "0: undo", "0: hint", "0: take D8")
    assert (marked.undone, marked.hints) == (1, 1)
    fresh = after(marked, "0: finish", "0: ready")
    assert (fresh.undone, fresh.hints, fresh.hint) == (0, 0, "")


@rule("FM-20")
def test_three_layouts_make_a_game_and_use_the_whole_deck() -> None:
    match = played(SEED)
    assert len(match.state.results) == 3
    cards = [card for result in match.state.results for card in result.layout]
    assert sorted(cards) == list(range(96))
    assert match.events[-1] == MatchEnded("FM-20")
    assert match.state.ended_by == "FM-20"


@rule("FM-20")
def test_every_card_left_is_a_minus_point() -> None:
    match = played(SEED)
    outcome = match.outcome()
    left = [result.left for result in match.state.results]
    assert outcome.scores == (-sum(left),)
    assert outcome.ranking == ((0,),)
    assert [line.points for line in outcome.breakdown[0]] == [-cards for cards in left]
    assert outcome.breakdown[0][0] == Line("FM-19", -left[0], ("1",))
    assert outcome.breakdown[0][2] == Line("FM-19", -left[2], ("3",))


@rule("FM-20")
def test_the_outcome_is_marked_as_practice_where_it_is() -> None:
    outcome: Outcome = played(SEED, "undo").outcome()
    marks = [line for line in outcome.breakdown[0] if line.rule == "FM-21"]
    assert marks == [Line("FM-21", 0, ("1", "2", "3"))]
    assert not [line for line in played(SEED).outcome().breakdown[0] if line.rule == "FM-21"]


@rule("FM-21")
def test_the_best_result_is_shown_beside_the_players_own() -> None:
    (finished,) = events(STUCK, "0: finish")
    assert isinstance(finished, LayoutFinished)
    done = after(STUCK, "0: finish")
    for viewer in (0, None):
        (result,) = seen_by(viewer, done).results
        assert (result.left, result.least) == (31, finished.least)
        assert (result.best, result.proof) == (finished.best, finished.proof)
    assert finished.least == 32 - len(finished.best)


@rule("FM-21")
def test_the_longest_chain_can_be_stepped_through() -> None:
    for seed in (SEED, bytes([7] * 32)):
        for result in played(seed).state.results:
            spots = [f"{row}{n}" for row in "ABCD" for n in range(1, 9)]
            cards = dict(zip(spots, result.layout, strict=True))
            state = begin(1)
            assert len({*result.best}) == len(result.best) >= len(result.taken)
            for one, other in pairwise(result.best):
                assert state.deck.match(cards[one], cards[other])


@rule("FM-21")
def test_a_cleared_layout_is_finished_at_once() -> None:
    state = begin(1)
    for place in _best(state):
        (*_, last) = events(state, f"0: take {place}")
        state = after(state, f"0: take {place}")
    assert isinstance(last, LayoutFinished)
    assert (last.left, last.least, last.proof) == (0, 0, "all")
    assert state.phase == "review"
    assert GAME.scores(state) == (0,)


def _best(state: State) -> list[str]:
    """The best way through a layout, hint by hint."""
    way = []
    while "hint" in may(state, 0):
        (hint,) = events(state, "0: hint")
        assert isinstance(hint, HintGiven)
        way.append(hint.place)
        state = after(state, f"0: take {hint.place}")
    return way


@rule("FM-21")
def test_a_hint_points_to_a_card_of_a_best_way_on() -> None:
    assert events(ONE_WAY, "0: hint")[0] == HintGiven(ME, "A1", _left_after(ONE_WAY))
    hinted = after(ONE_WAY, "0: hint")
    assert (hinted.hint, hinted.hints) == ("A1", 1)
    assert seen_by(0, hinted).hint == "A1"
    assert after(hinted, "0: take A1").hint == ""
    assert after(hinted, "0: undo").hint == ""
    assert after(hinted, "0: hint").hints == 2


def _left_after(position: str) -> int:
    """How many cards are left if every hint is followed."""
    way = [f"0: take {place}" for place in _best(at(position))]
    return len(after(position, *way).lying)


@rule("FM-21")
def test_a_hint_marks_the_result() -> None:
    hinted = after(STUCK, "0: undo", "0: hint")
    assert hinted.hints == 1
    back = after(hinted, "0: take D8", "0: finish")
    assert (back.results[0].undone, back.results[0].hints) == (1, 1)
    assert back.results[0].is_practice


@rule("FM-21")
def test_a_hint_alone_marks_it_too() -> None:
    state = after(ONE_WAY, "0: hint")
    while state.phase == "puzzle":
        state = after(state, f"0: {may(state, 0)[0]}")
    (result,) = state.results
    assert (result.undone, result.hints, result.is_practice) == (0, 1, True)


@rule("FM-21")
def test_there_is_no_hint_when_nothing_matches() -> None:
    assert refused(STUCK, "0: hint").message == "FM-21-stuck"
