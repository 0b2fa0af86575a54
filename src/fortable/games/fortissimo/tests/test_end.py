"""The end of the game: ten cards, or nothing left that anybody could take."""

import pytest
from msgspec.structs import replace

from fortable.kernel.game import Figure, Line, Outcome
from fortable.kernel.words import Seat
from fortable.testing import rule

from .. import GAME
from ..events import CardTaken, MatchEnded, TurnCame
from ..model import Options
from .table import after, at, events, everyone, may, refused

ZERO, ONE, TWO = map(Seat, range(3))

NINE_CARDS = "- | 0 30 choose C4 | C4:17* | 1 2 3 4 5 6 7 8 9, 1 40 41"
EIGHT_CARDS = "- | 0 30 choose C4 | C4:17* | 1 2 3 4 5 6 7 8, 1 40 41"
LAST_FITTING = "- | 0 30 choose C4 | C4:46* | 1 5, 1 45"


def outcome(position: str, *wishes: str) -> Outcome:
    return GAME.outcome(after(position, *wishes))


def ranking(position: str, *wishes: str) -> list[list[int]]:
    return [list(place) for place in outcome(position, *wishes).ranking]


@rule("FT-11")
def test_ten_cards_with_the_start_card_end_the_match_at_once() -> None:
    assert events(NINE_CARDS, "0: take C4") == [CardTaken(ZERO, "C4", 17), MatchEnded("FT-11")]
    assert outcome(NINE_CARDS, "0: take C4").ended_by == "FT-11"


@rule("FT-11")
def test_nine_cards_do_not_end_the_match() -> None:
    assert events(EIGHT_CARDS, "0: take C4")[-1] == TurnCame(ONE)


@rule("FT-11")
def test_whoever_has_ten_cards_wins_though_others_have_higher_ones() -> None:
    assert ranking(NINE_CARDS, "0: take C4") == [[0], [1]]


@rule("FT-11")
def test_when_the_match_is_over_nobody_may_do_anything() -> None:
    over = after(NINE_CARDS, "0: take C4")
    assert GAME.waiting(over) == frozenset()
    assert all(may(over, viewer) == [] for viewer in everyone(over))
    assert refused(NINE_CARDS, "0: take C4", "1: turn A1").message == "TB-02-over"


@rule("FT-12")
def test_the_match_ends_when_nobody_can_take_a_card_that_is_left() -> None:
    assert events(LAST_FITTING, "0: take C4") == [CardTaken(ZERO, "C4", 46), MatchEnded("FT-12")]
    assert outcome(LAST_FITTING, "0: take C4").ended_by == "FT-12"


@rule("FT-12")
def test_the_match_goes_on_while_anybody_can_take_a_card() -> None:
    assert events(LAST_FITTING, "0: return")[-1] == TurnCame(ONE)


@rule("FT-12")
def test_the_match_ends_when_the_grid_is_bare() -> None:
    """No match takes that many cards, but the rules would know what to do."""
    one = at("- | 0 40 choose C4 | C4:46* | 1 5, 1 45")
    grid = tuple(number if number == 46 else -1 for number in one.grid)
    bare = replace(one, grid=grid, left=(46,))
    assert after(bare, "0: take C4").left == ()
    assert GAME.outcome(after(bare, "0: take C4")).ended_by == "FT-12"


@rule("FT-12")
@pytest.mark.parametrize(
    ("ramparts", "places"),
    [
        ("1 2 44, 1 46, 1 45", [[0], [1], [2]]),
        ("1 46, 1 2 44, 1 3 45", [[2], [1], [0]]),
        ("1 44 45, 1 2 46", [[1], [0]]),
        ("1 2 46, 1 44 45", [[0], [1]]),
    ],
)
def test_the_longest_rampart_wins_and_then_the_highest_card(
    ramparts: str, places: list[list[int]]
) -> None:
    assert ranking(f"- | 0 30 over - | - | {ramparts} | - | FT-12") == places


@rule("FT-12")
def test_who_has_nothing_but_the_start_card_shares_the_place() -> None:
    before = "- | 0 32 choose C4 | C4:17* | 1 2 3 4 5 6 7 8 9, 1, 1, 1 20"
    assert ranking(before, "0: take C4") == [[0], [3], [1, 2]]


@rule("FT-12")
def test_in_the_basic_game_every_card_counts_one_and_pictures_nothing() -> None:
    over = outcome("- | 0 30 choose C4 | C4:46* | 1 21, 1 41 45", "0: take C4")
    assert over.scores == (3, 3)
    assert over.breakdown == (
        (Line("FT-12", 3, ("1", "21", "46")),),
        (Line("FT-12", 3, ("1", "41", "45")),),
    )
    assert over.ranking == ((ZERO,), (ONE,))


@rule("FT-12")
def test_the_score_can_be_read_at_any_time() -> None:
    assert GAME.scores(at(EIGHT_CARDS)) == (8, 3)


@rule("FT-14")
def test_cards_are_not_compared_with_points() -> None:
    assert GAME.figure(Options(), 3) == Figure("cards")
    assert GAME.figure(Options(rules="advanced"), 3) == Figure(kind="advanced")
