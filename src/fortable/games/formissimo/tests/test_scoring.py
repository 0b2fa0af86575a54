"""How chains are checked, and how the match goes on and ends."""

import pytest

from fortable.kernel.chance import Draw
from fortable.kernel.game import Figure, Line
from fortable.kernel.words import Seat
from fortable.testing import rule

from .. import GAME
from ..events import ChainChecked, LayoutLaid, MatchEnded, RoundBegan
from ..model import EMPTY, Options, State
from ..modes.race import matching
from .table import after, at, begin, events, follows

FAULTY = "race | A1:crS1o B2:cbS2o C3:cbS1o D4:sbL2x | crL1o, sbL2x"
"""Seat 0 takes A1, then B2, which differs from it in colour and number."""
MISTAKE = ("0: take A1", "0: take B2", "0: take C3", "1: take D4")


def checks(position: str | State, *wishes: str) -> list[ChainChecked]:
    return [event for event in events(position, *wishes) if isinstance(event, ChainChecked)]


def ready_for(state: State, number: int) -> State:
    assert (state.round, state.phase) == (number, "ready")
    return after(state, *(f"{seat}: ready" for seat in range(state.seats)))


@rule("FM-13")
def test_a_sound_chain_is_a_point_for_every_card_taken_but_not_for_the_start_card() -> None:
    position = "race | A1:crS1o B2:crS2o C3:crS2o | crL1o, sbL2x"
    mine, other = checks(position, "0: take A1", "0: take B2", "0: take C3")
    assert (mine.verdict, mine.points, mine.step, mine.features) == ("sound", 3, None, ())
    assert (other.verdict, other.points) == ("sound", 0)
    assert mine.cards == at(position).chains[0] + tuple(
        at(position).lying[place] for place in ("A1", "B2", "C3")
    )


@rule("FM-13")
def test_one_mismatch_and_the_whole_chain_is_worth_nothing() -> None:
    mine, other = checks(FAULTY, *MISTAKE)
    assert (mine.verdict, mine.points) == ("faulty", 0)
    assert (other.verdict, other.points) == ("sound", 1)
    assert GAME.scores(after(FAULTY, *MISTAKE)) == (0, 1)


@rule("FM-13")
def test_a_mismatch_with_the_start_card_counts_too() -> None:
    mine, _ = checks("race | A1:sbS2x | crL1o, sbL2x", "0: take A1")
    assert (mine.verdict, mine.step, mine.points) == ("faulty", 1, 0)


@rule("FM-13")
def test_the_consolation_card_counts_also_beside_a_faulty_chain() -> None:
    position = "race | A1:sbS2x B2:crL1o | crL1o, sbL2x"
    over = after(position, "0: take A1", "0: stop", "0: pick B2")
    (mine, _) = over.rounds[-1]
    assert (mine.step, mine.points, mine.consolation) == (1, 0, at(position).lying["B2"])
    assert GAME.scores(over) == (1, 0)


@rule("FM-14")
def test_the_check_names_the_faulty_step_and_the_features_that_differ() -> None:
    mine, other = checks(FAULTY, *MISTAKE)
    assert (mine.seat, mine.step, mine.features) == (0, 2, ("colour", "number"))
    assert (other.seat, other.step, other.features) == (1, None, ())


@rule("FM-14")
def test_of_several_mistakes_the_first_is_shown() -> None:
    position = "race | A1:sbS2x B2:crL1o | crL1o, sbL2x"
    mine, _ = checks(position, "0: take A1", "0: take B2")
    assert mine.step == 1


@rule("FM-14")
def test_the_chains_are_told_one_by_one_and_stay_in_sight() -> None:
    over = after(FAULTY, *MISTAKE)
    assert [check.seat for check in checks(FAULTY, *MISTAKE)] == [0, 1]
    for viewer in (Seat(0), Seat(1), None):
        mine, _ = GAME.view_for(over, viewer).rounds[-1]
        assert (mine.step, mine.features) == (2, ("colour", "number"))


@rule("FM-14")
def test_the_outcome_says_what_was_wrong() -> None:
    outcome = GAME.outcome(after(FAULTY, *MISTAKE))
    assert outcome.breakdown[0][-1] == Line("FM-14", 0, ("2", "#2", "colour", "number"))
    assert outcome.breakdown[1][0] == Line("FM-13", 1, ("2",))


@rule("FM-11", "FM-10")
def test_the_outcome_tells_a_wrong_stop_and_a_consolation_card() -> None:
    wrong = GAME.outcome(after("race | A1:crS1o | crL1o, sbL2x", "0: stop"))
    assert wrong.breakdown[0][0] == Line("FM-23", 0, ("2",))
    taken = "race | A1:crS1o B2:crS1o | crL1o, sbL2x"
    lost = GAME.outcome(after(taken, "0: take A1", "0: stop"))
    assert lost.breakdown[0][0] == Line("FM-11", 0, ("2",))
    right = GAME.outcome(after("race | A1:crS1o | crL1o, sbL2x", "1: stop", "1: pick A1"))
    assert right.breakdown[1][:2] == (Line("FM-13", 0, ("2",)), Line("FM-10", 1, ("2",)))


def with_a_point(options: str = "-") -> State:
    """Seat 0 has a point from the first round, and in the second nobody has taken a card."""
    race = after(begin(2, options), "0: ready", "1: ready")
    first = after(race, f"0: take {matching(race, Seat(0))[0]}", "clock: time-up")
    assert GAME.scores(first) == (1, 0)
    return ready_for(first, 2)


@rule("FM-23")
def test_a_wrong_stop_on_a_bare_start_card_costs_a_point() -> None:
    mine, other = checks(with_a_point(), "0: stop")
    assert (mine.verdict, mine.points) == ("wrong-stop", -1)
    assert (other.verdict, other.points) == ("sound", 0)
    assert GAME.scores(after(with_a_point(), "0: stop")) == (0, 0)


@rule("FM-23")
def test_nobody_falls_below_nothing() -> None:
    again = ready_for(after(with_a_point(), "0: stop"), 3)
    mine, _ = checks(again, "0: stop")
    assert (mine.verdict, mine.points) == ("wrong-stop", 0)
    assert GAME.scores(after(again, "0: stop")) == (0, 0)
    _, other = checks(with_a_point(), "1: stop")
    assert (other.verdict, other.points) == ("wrong-stop", 0)


@rule("FM-23")
def test_whoever_has_taken_a_card_loses_the_chain_and_nothing_else() -> None:
    second = with_a_point()
    took = after(second, f"0: take {matching(second, Seat(0))[0]}")
    mine, _ = checks(took, "0: stop")
    assert (mine.verdict, mine.points) == ("wrong-stop", 0)
    assert GAME.scores(after(took, "0: stop")) == (1, 0)


@rule("FM-23")
def test_a_stop_that_is_right_costs_nothing_on_a_bare_start_card() -> None:
    right = after("race | A1:crS1o | crL1o, sbL2x", "1: stop", "1: pick A1")
    assert GAME.scores(right) == (0, 1)


@rule("FM-23")
def test_as_in_the_box_it_costs_nothing() -> None:
    boxed = after(with_a_point("bare_stop=box"), "0: stop")
    assert boxed.rounds[-1][0].points == 0
    assert GAME.scores(boxed) == (1, 0)
    assert Options().bare_stop == "costs"


@rule("FM-23")
def test_the_score_says_what_a_bare_stop_cost() -> None:
    charged = after(with_a_point(), "0: stop")
    assert breakdown(charged, 0) == (Line("FM-13", 1, ("1",)), Line("FM-23", -1, ("2",)))
    boxed = after(with_a_point("bare_stop=box"), "0: stop")
    assert breakdown(boxed, 0) == (Line("FM-13", 1, ("1",)), Line("FM-11", 0, ("2",)))


def breakdown(state: State, seat: int) -> tuple[Line, ...]:
    return GAME.outcome(state).breakdown[seat]


@rule("FM-23")
def test_what_a_bare_stop_cost_is_not_lost_in_notation() -> None:
    charged = after(with_a_point(), "0: stop")
    assert GAME.notation.read_state(GAME.notation.write_state(charged)) == charged


@rule("FM-15")
def test_chains_leave_the_game_and_gaps_are_filled() -> None:
    first = after(begin(2), "0: ready", "1: ready")
    taken = [first.lying[place] for place in ("A1", "C4")]
    *_, began, laid = events(first, "0: take A1", "1: take C4", "clock: time-up")
    assert began == RoundBegan(2)
    assert isinstance(laid, LayoutLaid)
    second = after(first, "0: take A1", "1: take C4", "clock: time-up")
    kept = {place: card for place, card in first.lying.items() if place not in ("A1", "C4")}
    assert kept.items() <= second.lying.items()
    assert len(second.lying) == 30
    assert second.chains == ((), ())
    assert not {*taken, first.chains[0][0], first.chains[1][0]} & {
        *second.unseen,
        *second.lying.values(),
    }
    assert second.pile == first.pile - 2 - 2
    assert second.ready == (False, False)


@rule("FM-15")
def test_start_cards_are_dealt_before_the_gaps_are_filled() -> None:
    first = after(begin(5), *(f"{seat}: ready" for seat in range(5)))
    draws: list[Draw] = []

    def chance(draw: Draw) -> tuple[int, ...]:
        draws.append(draw)
        return tuple(sorted(draw.bag)[: draw.count])

    follows(first, "0: take A1", "clock: time-up", chance=chance)
    assert [(len(draw.bag), draw.count) for draw in draws] == [(61, 1)]


@rule("FM-15")
def test_the_consolation_cards_place_is_filled_too() -> None:
    position = "race | A1:crS1o ~crL1o | crL1o, sbL2x"
    right = after(position, "0: take A1", "0: take B1")
    assert right.phase == "race"
    stopped = after("race | ~crL1o | crL1o, sbL2x", "0: stop", "0: pick C3")
    assert (stopped.round, len(stopped.lying)) == (2, 30)
    assert stopped.consolation == EMPTY
    picked = stopped.rounds[0][0].consolation
    assert picked is not None
    assert picked not in {*stopped.lying.values(), *stopped.unseen}
    assert stopped.caller is None


def drained(seats: int, *gaps: int) -> State:
    """The start of the round after some in which so many cards were taken, all by seat 0."""
    state = begin(seats)
    for number, taken in enumerate(gaps, 1):
        state = ready_for(state, number)
        places = list(state.lying)[:taken]
        state = after(state, *(f"0: take {place}" for place in places))
        if taken < 30:
            state = after(state, "clock: time-up")
    return state


@rule("FM-16")
def test_if_the_pile_cannot_fill_every_gap_the_round_is_the_last() -> None:
    last = drained(2, 30, 30)
    assert last.pile == 0
    assert len(last.lying) == 30
    assert last.layout.count(EMPTY) == 0
    last = drained(3, 30, 28)
    assert (len(last.lying), last.layout.count(EMPTY), last.pile) == (29, 1, 0)
    *_, ended = events(ready_for(last, 3), "clock: time-up")
    assert ended == MatchEnded("FM-16")


@rule("FM-16")
def test_gaps_are_filled_from_the_first_place_on() -> None:
    last = drained(3, 30, 28)
    assert "A1" in last.lying
    assert last.layout[27] == EMPTY
    assert "E4" not in last.lying
    assert "E5" in last.lying


@rule("FM-16")
def test_if_it_can_there_is_another_round() -> None:
    assert drained(3, 30, 27).layout.count(EMPTY) == 0
    assert drained(3, 20, 20).pile == 63 - 3 - 20 - 3 - 20


@rule("FM-17")
def test_the_match_ends_when_the_pile_has_no_start_card_for_everyone() -> None:
    enough = drained(2, 30, 28)
    assert (enough.pile, enough.layout.count(EMPTY)) == (2, 0)
    *_, began, laid = events(ready_for(enough, 3), "clock: time-up")
    assert (began, isinstance(laid, LayoutLaid)) == (RoundBegan(4), True)
    scarce = drained(2, 30, 29)
    assert (scarce.pile, scarce.layout.count(EMPTY)) == (1, 0)
    *_, ended = events(ready_for(scarce, 3), "clock: time-up")
    assert ended == MatchEnded("FM-17")
    over = after(ready_for(scarce, 3), "clock: time-up")
    assert GAME.waiting(over) == frozenset()
    assert GAME.outcome(over).ended_by == "FM-17"


@rule("FM-17")
def test_the_most_points_win_and_ties_share_the_win() -> None:
    position = "race | A1:crS1o B2:sbS2x C3:crL2o D4:crL1x E5:cbS2o | crL1o, sbL2x, crL2o, srL1x"
    over = after(position, "0: take A1", "1: take B2", "2: take C3", "3: take D4", "2: take E5")
    outcome = GAME.outcome(over)
    assert outcome.scores == (1, 1, 0, 1)
    assert outcome.ranking == ((0, 1, 3), (2,))
    assert outcome.ended_by == "FM-16"


@rule("FM-17")
def test_points_of_all_rounds_count() -> None:
    first = after(begin(2), "0: ready", "1: ready")
    top = first.chains[0][-1]
    place = next(place for place, card in first.lying.items() if first.deck.match(top, card))
    second = after(first, f"0: take {place}", "clock: time-up")
    assert GAME.scores(second) == (1, 0)
    third = after(ready_for(second, 2), "clock: time-up")
    assert GAME.scores(third) == (1, 0)
    assert len(third.rounds) == 2
    lines = GAME.outcome(third).breakdown
    assert lines[0] == (Line("FM-13", 1, ("1", "2")),)
    assert lines[1] == (Line("FM-13", 0, ("1", "2")),)


@rule("FM-13")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_starts_without_points(seats: int) -> None:
    assert GAME.scores(begin(seats)) == (0,) * seats


@rule("FM-13", "FM-14")
def test_points_stand_as_soon_as_a_chain_is_checked() -> None:
    course = follows(FAULTY, *MISTAKE)
    checked = [
        GAME.scores(state)
        for event, state in zip(course.events, course.states, strict=True)
        if isinstance(event, ChainChecked)
    ]
    assert checked == [(0, 0), (0, 1)]


@rule("FM-11", "FM-14")
def test_a_wrong_stop_with_a_faulty_chain_is_a_wrong_stop_and_the_fault_is_shown() -> None:
    position = "race | A1:sbS2x B2:sbS1x C3:crS1o | crL1o, sbL2x"
    mine, _ = checks(position, "0: take A1", "0: stop")
    assert (mine.verdict, mine.points, mine.step) == ("wrong-stop", 0, 1)
    over = after(position, "0: take A1", "0: stop")
    lines = GAME.outcome(over).breakdown[0]
    assert [line.rule for line in lines if line.items[0] == "2"] == ["FM-11"]


@rule("FM-19")
def test_alone_cards_that_are_left_are_counted_and_in_a_race_points() -> None:
    assert GAME.figure(Options(), 1) == Figure("left")
    assert GAME.figure(Options(), 2) == Figure()
    assert GAME.figure(Options(deck="plain"), 2) == Figure(kind="plain")
