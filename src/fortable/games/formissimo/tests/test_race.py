"""The race: everybody at once."""

import pytest

from fortable.kernel.chance import Draw
from fortable.kernel.codec import typed
from fortable.kernel.game import Deadline
from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule

from .. import GAME
from ..actions import TimeUp
from ..events import (
    CardTaken,
    ChainChecked,
    ClockStruck,
    ConsolationTaken,
    LayoutEmptied,
    LayoutLaid,
    MatchEnded,
    SeatReady,
    StartCardsTurned,
    StopCalled,
)
from ..model import Options
from .table import (
    after,
    at,
    begin,
    events,
    follows,
    looks,
    lowest,
    match_at,
    may,
    refused,
    seats,
    seen_by,
)

ZERO, ONE, TWO = map(Seat, range(3))

RACE = "race | A1:crS1o B2:sbS2x C3:sbS1x | crL1o, sbL2x, crL1x"
NO_MATCH_FOR_0 = "race | B2:sbS2x C3:sbS1x | crL1o, sbL2x"


@rule("FM-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_thirty_cards_lie_in_five_rows_of_six(players: int) -> None:
    state = begin(players)
    assert list(state.lying) == [f"{row}{n}" for row in "ABCDE" for n in range(1, 7)]
    assert len({*state.lying.values()}) == 30


@rule("FM-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_dealt_a_start_card_and_the_rest_is_the_pile(players: int) -> None:
    state = begin(players)
    assert state.pile == 96 - 30 - players
    assert len(state.unseen) == 96 - 30
    assert state.chains == ((),) * players


@rule("FM-04")
@pytest.mark.parametrize("place", ["F1", "A7", "A0", "", "Z99Z99Z99Z99Z99Z99Z99Z99"])
def test_other_places_do_not_exist(place: str) -> None:
    wish = f"0: take {place or '?'}"
    refusal = refused(RACE, wish)
    assert refusal.message == "FM-04-no-such-place"
    assert refusal.facts == {"tried": (place or "?")[:20], "first": "A1", "last": "E6"}


@rule("FM-05")
def test_start_cards_are_turned_up_when_everybody_is_ready() -> None:
    first = begin(3)
    assert GAME.waiting(first) == seats(0, 1, 2)
    assert [may(first, seat) for seat in range(3)] == [["ready"]] * 3
    assert events(first, "1: ready") == [SeatReady(ONE)]
    waiting = after(first, "1: ready", "0: ready")
    assert GAME.waiting(waiting) == seats(2)
    assert may(waiting, 1) == []
    ready, turned = events(waiting, "2: ready")
    assert ready == SeatReady(TWO)
    assert turned == StartCardsTurned(lowest(Draw(first.unseen, 3)))


@rule("FM-05")
def test_they_are_turned_up_at_the_same_moment() -> None:
    turned = after(begin(2), "0: ready", "1: ready")
    assert [len(chain) for chain in turned.chains] == [1, 1]
    assert turned.phase == "race"
    assert turned.pile == 96 - 30 - 2


@rule("FM-05")
def test_from_then_on_everybody_is_waited_for() -> None:
    turned = after(begin(5), *(f"{seat}: ready" for seat in range(5)))
    assert GAME.waiting(turned) == seats(0, 1, 2, 3, 4)
    assert GAME.waiting(after(turned, "3: take A1", "3: take A2")) == seats(0, 1, 2, 3, 4)
    assert refused(turned, "0: ready").message == "FM-05-turned-up"


@rule("FM-05")
@pytest.mark.parametrize("wish", ["take A1", "stop"])
def test_nobody_acts_before_that(wish: str) -> None:
    assert refused(begin(2), f"0: {wish}").message == "FM-05-face-down"


@rule("FM-06")
def test_a_card_taken_is_the_next_to_match() -> None:
    taken = after(RACE, "0: take A1")
    assert events(RACE, "0: take A1") == [CardTaken(ZERO, "A1", at(RACE).lying["A1"])]
    assert looks(taken, taken.chains[0]) == "crL1o crS1o"
    assert "A1" not in taken.lying
    assert [looks(taken, chain) for chain in taken.chains[1:]] == ["sbL2x", "crL1x"]


@rule("FM-06")
def test_it_is_the_top_card_that_counts_not_the_start_card() -> None:
    away = "refuse_mismatch=true race | A1:crS1o B2:crS2o C3:srL1o | crL1o, sbL2x"
    assert may(at(away), 0) == ["take A1", "take C3", "stop"]
    assert may(after(away, "0: take A1"), 0) == ["take B2", "stop"]


@rule("FM-07")
def test_a_card_that_does_not_match_can_be_taken() -> None:
    assert events(RACE, "0: take B2") == [CardTaken(ZERO, "B2", at(RACE).lying["B2"])]
    assert may(at(RACE), 0) == ["take A1", "take B2", "take C3", "stop"]


@rule("FM-07")
def test_what_was_taken_by_mistake_is_the_card_to_match_now() -> None:
    assert events(RACE, "0: take B2", "0: stop")[0] == StopCalled(ZERO, "wrong", ("C3",))


@rule("FM-07")
def test_for_children_the_table_can_refuse_it() -> None:
    careful = f"refuse_mismatch=true {RACE}"
    refusal = refused(careful, "0: take B2")
    assert refusal.message == "FM-07-mismatch"
    features = ("shape", "colour", "size", "number", "cross")
    assert refusal.facts == {"tried": "B2", "features": features}
    assert events(careful, "0: take A1")
    assert not Options().refuse_mismatch


@rule("FM-08")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0), (2, 1)])
def test_the_first_hand_has_the_card_and_the_second_hears_who(first: int, second: int) -> None:
    taken = after(RACE, f"{first}: take A1")
    assert refused(RACE, f"{first}: take A1", f"{second}: take A1") == Illegal(
        "FM-08", "gone", tried="A1", by=first
    )
    assert taken.chains[first][-1] == at(RACE).lying["A1"]
    assert refused(taken, f"{first}: take A1") == Illegal("FM-08", "yours", tried="A1")


@rule("FM-08")
def test_coming_too_late_costs_nothing() -> None:
    match = match_at(RACE)
    version = match.version
    match.act(ONE, GAME.notation.read_action("take A1"), version)
    before = match.state
    with pytest.raises(Illegal):
        match.rule(TWO, GAME.notation.read_action("take A1"), version)
    assert match.state == before
    match.act(TWO, GAME.notation.read_action("take B2"), version)
    assert len(match.state.chains[2]) == 2


@rule("FM-08")
def test_a_wish_chosen_at_an_older_version_is_judged_by_the_present() -> None:
    match = match_at(RACE)
    for seat, place in enumerate(("A1", "B2")):
        match.act(Seat(seat), GAME.notation.read_action(f"take {place}"), 0)
    assert GAME.simultaneous
    assert [len(chain) for chain in match.state.chains] == [2, 2, 1]


@rule("FM-08")
def test_places_do_not_close_up() -> None:
    assert list(after(RACE, "0: take B2").lying) == ["A1", "C3"]


@rule("FM-08")
@pytest.mark.parametrize(
    ("wish", "thing"), [("take B2", "B2"), ("stop", None), ("ready", None), ("pick B2", None)]
)
def test_what_is_reached_for_is_the_place(wish: str, thing: str | None) -> None:
    assert GAME.claim(GAME.notation.read_action(wish)) == thing


@rule("FM-09")
def test_stop_ends_the_taking() -> None:
    stopped = after(NO_MATCH_FOR_0, "0: stop")
    assert stopped.phase == "pick"
    for wish in ("take B2", "stop", "ready"):
        assert refused(stopped, f"1: {wish}") == Illegal("FM-09", "called", by=0)
    assert may(stopped, 1) == []


@rule("FM-09")
def test_a_take_that_was_chosen_before_the_stop_comes_too_late() -> None:
    match = match_at("race | A1:crS1o ... | crL1o, sbL2x")
    before = match.version
    match.act(ZERO, GAME.notation.read_action("stop"), before)
    with pytest.raises(Illegal) as refusal:
        match.rule(ONE, GAME.notation.read_action("take A1"), before)
    assert refusal.value == Illegal("FM-09", "stopped", round=2)
    with pytest.raises(Illegal) as refusal:
        match.rule(ONE, GAME.notation.read_action("stop"), before)
    assert refusal.value == Illegal("FM-09", "stopped", round=2)


@rule("FM-09")
@pytest.mark.parametrize("wish", ["take A1", "stop", "ready"])
def test_what_was_chosen_in_one_round_comes_too_late_in_the_next(wish: str) -> None:
    match = match_at("race | A1:crS1o ... | crL1o, sbL2x")
    before = match.version
    match.act(ZERO, GAME.notation.read_action("stop"), before)
    between = match.version
    with pytest.raises(Illegal) as refusal:
        match.rule(ONE, GAME.notation.read_action(wish), before)
    assert refusal.value == Illegal("FM-09", "stopped", round=2)
    for seat in (ZERO, ONE):
        match.act(seat, GAME.notation.read_action("ready"))
    with pytest.raises(Illegal) as refusal:
        match.rule(ONE, GAME.notation.read_action(wish), before)
    assert refusal.value == Illegal("FM-09", "too-late", round=2)
    match.act(ONE, GAME.notation.read_action("take A1"), between)


@rule("FM-05")
def test_whoever_is_ready_hears_who_is_not() -> None:
    waiting = after(begin(3), "1: ready")
    for wish in ("ready", "take A1", "stop"):
        assert refused(waiting, f"1: {wish}") == Illegal(
            "FM-05", "others-not-ready", waiting=[0, 2]
        )


@rule("FM-10")
def test_only_the_caller_picks() -> None:
    stopped = after(NO_MATCH_FOR_0, "0: stop")
    assert refused(stopped, "1: pick B2") == Illegal("FM-10", "not-yours", by=0)
    assert refused(after(begin(2), "1: ready"), "1: pick B2") == Illegal("FM-10", "no-pick")


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ("undo", "FM-19-only-alone"),
        ("hint", "FM-21-only-alone"),
        ("finish", "FM-19-call-stop"),
        ("time-up", "FM-12-not-the-clock"),
    ],
)
@rule("FM-12", "FM-19", "FM-21")
def test_what_a_race_never_knows_is_refused_at_any_time(wish: str, message: str) -> None:
    for state in (at(NO_MATCH_FOR_0), after(NO_MATCH_FOR_0, "0: stop")):
        assert refused(state, f"1: {wish}").message == message


@rule("FM-09")
def test_everybody_can_call_stop_at_any_time_of_the_race() -> None:
    assert all("stop" in may(at(RACE), seat) for seat in range(3))


@rule("FM-10")
def test_a_right_stop_earns_any_card_of_the_layout() -> None:
    assert events(NO_MATCH_FOR_0, "0: stop") == [StopCalled(ZERO, "right", ())]
    stopped = after(NO_MATCH_FOR_0, "0: stop")
    assert GAME.waiting(stopped) == seats(0)
    assert may(stopped, 0) == ["pick B2", "pick C3"]


@rule("FM-10")
def test_the_consolation_card_is_a_point_by_itself_and_no_part_of_the_chain() -> None:
    position = "race | A1:crS1o B2:sbS2x C3:sbS1x | crL1o, sbL2x"
    card = at(position).lying["C3"]
    picked = after(position, "0: take A1", "0: stop", "0: pick C3")
    assert ConsolationTaken(ZERO, "C3", card) in events(
        position, "0: take A1", "0: stop", "0: pick C3"
    )
    mine, other = picked.rounds[-1]
    assert (looks(picked, mine.cards), mine.points, mine.consolation) == ("crL1o crS1o", 1, card)
    assert (other.points, other.consolation) == (0, None)
    assert GAME.scores(picked) == (2, 0)


@rule("FM-10")
@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ("take B2", "FM-10-pick-first"),
        ("stop", "FM-10-pick-first"),
        ("ready", "FM-10-pick-first"),
        ("pick A1", "FM-16-gap"),
        ("pick F1", "FM-04-no-such-place"),
    ],
)
def test_the_caller_picks_and_does_nothing_else(wish: str, message: str) -> None:
    assert refused(NO_MATCH_FOR_0, "0: stop", f"0: {wish}").message == message


@rule("FM-16")
def test_a_gap_has_no_card_to_give() -> None:
    assert refused(RACE, "0: take D4") == Illegal("FM-16", "gap", tried="D4")


@rule("FM-10")
def test_a_card_somebody_has_cannot_be_picked() -> None:
    refusal = refused(NO_MATCH_FOR_0, "1: take B2", "0: stop", "0: pick B2")
    assert refusal == Illegal("FM-08", "gone", tried="B2", by=1)


@rule("FM-10")
def test_nobody_picks_without_a_right_stop() -> None:
    assert refused(RACE, "0: pick A1").message == "FM-10-no-pick"
    assert refused(begin(2), "0: pick A1").message == "FM-10-no-pick"


@rule("FM-11")
def test_a_wrong_stop_costs_the_chain() -> None:
    position = "race | A1:crS1o B2:crS2o C3:sbS1x | crL1o, sbL1x"
    course = events(position, "0: take A1", "1: take C3", "0: stop")
    assert course[0] == StopCalled(ZERO, "wrong", ("B2",))
    stopped = after(position, "0: take A1", "1: take C3", "0: stop")
    mine, other = stopped.rounds[-1]
    assert (mine.points, mine.is_wrong_stop, mine.step) == (0, True, None)
    assert (other.points, other.is_wrong_stop) == (1, False)
    assert GAME.scores(stopped) == (0, 1)


@rule("FM-11")
def test_a_wrong_stop_ends_the_round_at_once() -> None:
    stopped = after("race | A1:crS1o ... | crL1o, sbL2x", "0: stop")
    assert (stopped.round, stopped.phase) == (2, "ready")


@rule("FM-12")
def test_an_empty_layout_ends_the_round_with_no_caller() -> None:
    position = "race | A1:crS1o | crL1o, sbL2x"
    taken, emptied, *checks, ended = events(position, "0: take A1")
    assert (taken, emptied) == (CardTaken(ZERO, "A1", at(position).lying["A1"]), LayoutEmptied())
    assert len(checks) == 2
    assert ended == MatchEnded("FM-16")
    assert after(position, "0: take A1").caller is None


@rule("FM-12")
def test_if_nobody_acts_for_a_minute_the_round_ends_with_no_caller() -> None:
    assert GAME.deadline(at(RACE)) == Deadline(60_000, TimeUp())
    struck, *checks, _ = events(RACE, "0: take A1", "clock: time-up")
    assert struck == ClockStruck()
    assert [check.points for check in checks if isinstance(check, ChainChecked)] == [1, 0, 0]
    assert after(RACE, "clock: time-up").caller is None


@rule("FM-12")
def test_whoever_is_not_ready_by_then_starts_all_the_same() -> None:
    waiting = after(begin(3), "1: ready")
    assert GAME.deadline(waiting) == Deadline(60_000, TimeUp())
    struck, turned = events(waiting, "clock: time-up")
    assert struck == ClockStruck()
    assert isinstance(turned, StartCardsTurned)
    assert after(waiting, "clock: time-up").phase == "race"


@rule("FM-12")
def test_a_caller_who_does_not_pick_gets_a_card_by_lot() -> None:
    stopped = after(NO_MATCH_FOR_0, "0: stop")
    assert GAME.deadline(stopped) == Deadline(20_000, TimeUp())
    asked: list[Draw] = []

    def chance(draw: Draw) -> tuple[int, ...]:
        asked.append(draw)
        return (max(draw.bag),)

    struck, picked, *_ = follows(stopped, "clock: time-up", chance=chance).events
    assert [sorted(draw.bag) for draw in asked] == [sorted(stopped.lying.values())]
    assert asked[0].count == 1
    assert struck == ClockStruck()
    assert picked == ConsolationTaken(ZERO, "B2", stopped.lying["B2"])


@rule("FM-12")
def test_the_limits_are_options() -> None:
    assert GAME.deadline(at(f"idle_limit=10 {RACE}")) == Deadline(10_000, TimeUp())
    hasty = after(f"pick_limit=5 {NO_MATCH_FOR_0}", "0: stop")
    assert GAME.deadline(hasty) == Deadline(5_000, TimeUp())
    assert seen_by(1, at(f"idle_limit=10 {RACE}")).options.idle_limit == 10
    for limits in ({"idle_limit": 9}, {"idle_limit": 601}, {"pick_limit": 4}, {"pick_limit": 121}):
        with pytest.raises(Illegal):
            typed(limits, Options)
    assert typed({"idle_limit": 600, "pick_limit": 120}, Options).idle_limit == 600


@rule("FM-12")
@pytest.mark.parametrize("position", [RACE, "ready | A1:crL1o ... | -, -"])
def test_an_untimed_table_has_no_deadline(position: str) -> None:
    assert GAME.deadline(at(position)) is not None
    assert GAME.deadline(at(f"untimed=true {position}")) is None
    assert GAME.deadline(after(f"untimed=true {NO_MATCH_FOR_0}", "0: stop")) is None


@rule("FM-12")
@pytest.mark.parametrize("position", [RACE, "ready | A1:crL1o ... | -, -"])
def test_only_the_clock_says_that_time_is_up(position: str) -> None:
    assert refused(position, "0: time-up").message == "FM-12-not-the-clock"
    assert refused(NO_MATCH_FOR_0, "0: stop", "0: time-up").message == "FM-12-not-the-clock"


@rule("FM-12")
def test_when_the_match_is_over_no_clock_ticks() -> None:
    assert GAME.deadline(after(RACE, "clock: time-up")) is None


@rule("FM-18", "FM-19", "FM-21")
@pytest.mark.parametrize(
    ("wish", "message"),
    [("undo", "FM-19-only-alone"), ("hint", "FM-21-only-alone"), ("finish", "FM-19-call-stop")],
)
def test_what_one_does_alone_one_does_not_in_a_race(wish: str, message: str) -> None:
    assert refused(RACE, f"0: {wish}").message == message


@rule("FM-15")
def test_the_first_layout_is_told() -> None:
    opening = follows(begin(2), "0: ready")
    assert isinstance(opening.events[0], SeatReady)
    first = GAME.start(Options(), 2)
    (laid,) = GAME.resolve(first, tuple(range(30)))
    assert laid == LayoutLaid(1, tuple(range(30)))
    assert GAME.waiting(first) == Draw(tuple(range(96)), 30)
