"""Positions and actions as text, and positions that cannot be."""

import pytest
from msgspec.structs import replace

from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule

from .. import GAME
from ..actions import AnyAction, Finish, Hint, Pick, Ready, Stop, Take, TimeUp, Undo
from ..model import EMPTY, LAYOUTS, Options, State
from .table import SEED, after, at, begin, follows, seen_by, whole

RACE = "race | A1:crS1o B2:sbS2x C3:sbS1x | crL1o, sbL2x"
OVER = after(RACE, "0: take A1", "0: stop", "0: pick C3")
ALONE = after("puzzle | A1:crS1o ~crL1o | crL1o", "0: hint", "0: undo", "0: take D8", "0: hint")
REVIEW = after("puzzle | ~crL1o | crL1o", "0: undo", "0: take D8", "0: finish")

POSITIONS = [
    GAME.start(Options(), 1),
    GAME.start(Options(), 5),
    begin(3),
    after(begin(3), "1: ready"),
    at(RACE),
    at(f"idle_limit=10 pick_limit=5 {RACE}"),
    at("deck=plain race | A1:crS1 B2:sbS2 | crL1, sbL2"),
    after(RACE, "0: take B2", "1: take A1"),
    after(RACE, "0: take A1", "0: stop"),
    OVER,
    after(RACE, "0: stop"),
    ALONE,
    REVIEW,
    after(REVIEW, "0: ready", "0: take B3"),
]


@rule("FM-22")
@pytest.mark.parametrize("state", POSITIONS, ids=lambda state: f"{state.seats}-{state.phase}")
def test_a_position_is_one_line_each_way(state: State) -> None:
    line = GAME.notation.write_state(state)
    assert "\n" not in line
    assert GAME.notation.read_state(line) == state


@rule("FM-09", "FM-13", "FM-15")
def test_so_are_the_moments_between_in_which_nobody_acts() -> None:
    course = follows("race | ~crL1o | crL1o, sbL2x", "0: stop", "0: pick C3")
    for state in course.states:
        assert GAME.notation.read_state(GAME.notation.write_state(state)) == state


@rule("FM-22")
def test_what_a_position_looks_like() -> None:
    parts = GAME.notation.write_state(OVER).split(" | ")
    assert parts[1] == "2 over 0+sbS1xa --"
    assert parts[3] == "crL1oa crS1oa, sbL2xa"
    assert parts[5].split("; ")[1] == "crL1oa crS1oa +sbS1xa, sbL2xa"
    assert parts[6] == "FM-16"
    wrong = GAME.notation.write_state(after(RACE, "0: stop")).split(" | ")
    assert wrong[5].split("; ")[1] == "crL1oa !, sbL2xa"


def impossible(line: str) -> str:
    """The clause a position is against."""
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_state(line)
    assert refusal.value.message == "TB-08-against"
    return str(refusal.value.facts["clause"])


def broken(state: State, **changes: object) -> str:
    return impossible(GAME.notation.write_state(replace(state, **changes)))


@rule("FM-01")
def test_no_card_is_in_two_places() -> None:
    state = at(RACE)
    doubled = (state.layout[0], *state.layout[:-1])
    assert broken(state, layout=doubled) == "FM-01"
    assert broken(state, chains=((0,), (0,))) == "FM-01"
    gone = state.rounds[0][0].cards[0]
    assert broken(state, chains=((gone,), state.chains[1])) == "FM-01"


@rule("FM-04")
def test_a_layout_has_all_its_places_and_a_table_its_seats() -> None:
    assert broken(at(RACE), layout=at(RACE).layout[1:]) == "FM-04"
    assert broken(at(RACE), ready=(False,)) == "FM-04"
    six = (
        "- | 1 lay - ------ | "
        + " ".join("." * 30)
        + " | "
        + ", ".join("-" * 6)
        + " | 0 0 - | - | -"
    )
    assert impossible(six) == "FM-04"


@rule("FM-05")
def test_chains_begin_with_the_start_card_when_it_is_turned_up() -> None:
    state = at(RACE)
    assert broken(state, chains=((), state.chains[1])) == "FM-05"
    assert broken(state, phase="ready") == "FM-05"
    laid = next(card for card in state.layout if card != EMPTY)
    assert broken(state, chains=((laid,), state.chains[1])) == "FM-05"
    assert broken(begin(2), ready=(True, True)) == "FM-05"
    start = GAME.start(Options(), 2)
    assert broken(start, ready=(True, False)) == "FM-05"


@rule("FM-06")
def test_what_was_taken_lay_in_the_layout() -> None:
    state = begin(2)
    ready = after(state, "0: ready", "1: ready")
    pile = ready.unseen[0]
    chains = ((*ready.chains[0], pile), ready.chains[1])
    assert broken(ready, chains=chains) == "FM-06"


@rule("FM-09", "FM-10")
def test_a_caller_is_at_the_table_and_picks_only_when_right() -> None:
    state = at(RACE)
    assert broken(state, caller=Seat(0)) == "FM-09"
    assert broken(OVER, caller=Seat(2)) == "FM-09"
    assert broken(state, phase="pick") == "FM-10"
    assert broken(state, phase="pick", caller=Seat(0)) == "FM-10"
    assert broken(state, phase="lot", caller=Seat(1)) == "FM-10"
    assert broken(after(RACE, "0: take A1", "0: stop"), consolation=0) == "FM-10"
    empty = after("race | A1:crS1o | crL1o, sbL2x", "0: take A1")
    assert (
        broken(empty, phase="pick", caller=Seat(0), rounds=empty.rounds[:1], ended_by="") == "FM-10"
    )


@rule("FM-14", "FM-15")
def test_what_is_past_is_whole_and_true() -> None:
    state = at(RACE)
    assert broken(state, rounds=()) == "FM-15"
    assert broken(state, rounds=(state.rounds[0][:1],)) == "FM-15"
    assert broken(state, rounds=(*state.rounds, OVER.rounds[1])) == "FM-15"
    assert broken(OVER, rounds=OVER.rounds[:1]) == "FM-15"
    assert broken(state, round=0) == "FM-15"
    other = replace(OVER.rounds[1][1], is_wrong_stop=True)
    assert broken(OVER, rounds=(OVER.rounds[0], (OVER.rounds[1][0], other))) == "FM-09"
    swapped = (OVER.rounds[0], OVER.rounds[1][::-1])
    assert broken(OVER, rounds=swapped) == "FM-14"


@rule("FM-16")
def test_gaps_stay_only_when_the_pile_is_empty() -> None:
    state = after(begin(2), "0: ready", "1: ready")
    assert broken(state, layout=(EMPTY, *state.layout[1:])) == "FM-16"
    crowded = replace(state, rounds=(), round=1)
    assert GAME.notation.read_state(GAME.notation.write_state(crowded)) == crowded


@rule("FM-17")
def test_a_match_is_over_for_a_reason() -> None:
    assert broken(OVER, ended_by="") == "FM-17"
    assert broken(OVER, ended_by="FM-17") == "FM-17"
    assert broken(at(RACE), ended_by="FM-16") == "FM-17"


@rule("FM-18", "FM-21")
def test_the_race_knows_no_undo_and_the_puzzle_no_stop() -> None:
    assert broken(at(RACE), undone=1) == "FM-18"
    assert broken(at(RACE), hints=1) == "FM-18"
    assert broken(at(RACE), hint="A1") == "FM-21"
    assert broken(at(RACE), phase="puzzle") == "FM-18"
    assert broken(ALONE, phase="race") == "FM-18"
    assert broken(ALONE, ready=(True,)) == "FM-18"
    assert broken(ALONE, caller=Seat(0)) == "FM-18"
    assert broken(ALONE, caller=Seat(0), consolation=95) == "FM-18"


@rule("FM-18")
def test_alone_the_layout_is_whole_and_the_chain_sound() -> None:
    assert broken(ALONE, layout=(EMPTY, *ALONE.layout[1:])) == "FM-18"
    assert broken(ALONE, chains=((ALONE.unseen[0],),), hint="") == "FM-18"
    lying = [*ALONE.lying.values()]
    far = next(card for card in lying if not ALONE.deck.match(card, ALONE.chains[0][0]))
    assert broken(ALONE, chains=((*ALONE.chains[0], far),), hint="") == "FM-18"


@rule("FM-19", "FM-20", "FM-21")
def test_layouts_are_counted_and_their_results_sound() -> None:
    assert broken(ALONE, round=4) == "FM-20"
    assert broken(ALONE, round=2) == "FM-20"
    assert broken(ALONE, ended_by="FM-20") == "FM-20"
    assert broken(REVIEW, phase="over", ended_by="FM-20") == "FM-20"
    assert broken(REVIEW, results=()) == "FM-20"
    (result,) = REVIEW.results
    for change in (
        {"layout": result.layout[1:]},
        {"taken": (95,)},
        {"best": ("Z9",)},
        {"best": ("A1", "A1")},
        {"best": ()},
    ):
        assert broken(REVIEW, results=(replace(result, **change),)) == "FM-19"
    assert broken(REVIEW, results=(replace(result, taken=()),)) == "FM-19"
    assert broken(ALONE, hint="A8") == "FM-21"
    assert broken(REVIEW, hint="A1") == "FM-21"


@rule("FM-22")
@pytest.mark.parametrize(
    ("part", "text"),
    [
        (1, "x race - --"),
        (1, "2 sleep - --"),
        (1, "2 race x --"),
        (1, "2 race -"),
        (2, "crL1oz"),
        (3, "crL1o, sbL2xa"),
        (4, "0 0"),
        (4, "x 0 -"),
        (5, "crL1oa +, sbL2xa"),
    ],
)
def test_what_is_no_position_is_refused(part: int, text: str) -> None:
    parts = whole(RACE).split(" | ")
    parts[part] = text
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_state(" | ".join(parts))
    assert refusal.value.message == "TB-08-position"


@rule("FM-21")
@pytest.mark.parametrize(
    "result", ["crL1oa", "crL1oa > - > A1 > all 0", "crL1oa > - > A1 > luck 0 0"]
)
def test_what_is_no_result_is_refused(result: str) -> None:
    parts = GAME.notation.write_state(REVIEW).split(" | ")
    parts[5] = result
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_state(" | ".join(parts))
    assert refusal.value.message == "TB-08-position"


@rule("FM-19", "FM-12")
def test_a_match_does_not_begin_between_two_moments() -> None:
    stopped = follows(RACE, "0: stop").states[0]
    emptied = follows("race | A1:crS1o | crL1o, sbL2x", "0: take A1").states[0]
    course = follows(REVIEW, "0: ready")
    while course.states[-1].phase != "over":
        wish = GAME.auto_action(seen_by(0, course.states[-1]))
        course = follows(course.states[-1], f"0: {GAME.notation.write_action(wish)}")
    *_, finished, _ = course.states
    assert (finished.phase, finished.round) == ("review", LAYOUTS)
    for state in (stopped, emptied, finished):
        with pytest.raises(Illegal) as refusal:
            Match.at(GAME, GAME.notation.write_state(state), SEED)
        assert refusal.value.message == "TB-08-not-at-rest"


@rule("FM-06", "FM-18")
@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("ready", Ready()),
        ("take C4", Take("C4")),
        ("stop", Stop()),
        ("pick C4", Pick("C4")),
        ("time-up", TimeUp()),
        ("undo", Undo()),
        ("hint", Hint()),
        ("finish", Finish()),
    ],
)
def test_an_action_is_one_line_each_way(text: str, action: AnyAction) -> None:
    assert GAME.notation.read_action(text) == action
    assert GAME.notation.write_action(action) == text


@rule("FM-04")
def test_places_may_be_written_small() -> None:
    assert GAME.notation.read_action("take c4") == Take("C4")


@rule("FM-06")
@pytest.mark.parametrize("text", ["", "take", "grab C4", "stop it", "take C4 C5"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_action(text)
    assert refusal.value.message in ("TB-08-form", "TB-08-no-such-action")
    assert refusal.value.facts["tried"] == text


@rule("FM-07")
def test_where_mistakes_are_refused_there_are_none() -> None:
    with pytest.raises(Illegal) as refusal:
        at("refuse_mismatch=true race | A1:crS1o | crL1o sbS2x, sbL2x")
    assert refusal.value.facts["clause"] == "FM-07"


@rule("FM-10", "FM-11")
def test_a_stop_was_right_or_wrong_by_what_lies_there() -> None:
    right = after("race | B2:sbS2x C3:sbS1x | crL1o, sbL2x", "0: stop")
    assert broken(right, phase="check") == "FM-11"
    wrong = after("race | A1:crS1o B2:crS1o | crL1o, sbL2x", "0: take A1", "0: stop")
    assert broken(wrong, phase="pick", ended_by="", rounds=wrong.rounds[:1]) == "FM-10"


@rule("FM-21")
def test_a_hint_that_is_shown_was_asked_for() -> None:
    state = at("puzzle | A1:crS1o ~crL1o | crL1o")
    hinted = after(state, "0: hint")
    assert broken(hinted, hints=0) == "FM-21"


@rule("FM-19", "FM-21")
def test_a_longest_chain_is_a_chain() -> None:
    result = REVIEW.results[0]
    jumbled = replace(result, best=result.best[::2] + result.best[1::2])
    assert broken(REVIEW, results=(jumbled,)) == "FM-19"


@rule("FM-04")
@pytest.mark.parametrize(
    ("text", "message"), [("take", "TB-08-form"), ("jump A1", "TB-08-no-such-action")]
)
def test_an_action_that_is_written_wrongly_hears_how_it_is_written(text: str, message: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.notation.read_action(text)
    assert refusal.value.message == message
