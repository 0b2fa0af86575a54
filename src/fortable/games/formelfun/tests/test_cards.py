"""What cards are worth, and what a Turbo costs."""

import pytest

from fortable.kernel.words import Illegal
from fortable.testing import rule

from ..events import CardBoosted, CardDrawn, CardPlayed, PileReshuffled
from ..model import COPIES, INDEX
from .table import ONE, ZERO, after, at, events, may, refused

ON_A_7 = "A1:17.1 B1:12.1"
ON_A_1 = "A1:11.1 B1:9.1"


def moves(track: str, wish: str, hand: str) -> int:
    """How far the car that is due gets."""
    state = at(track, hand)
    return after(state, wish).track[0].place - state.track[0].place


@rule("FF-05")
@pytest.mark.parametrize(
    ("card", "movement"),
    [("2/3", 3), ("8/3", 3), ("10/3", 3), ("1/10", 10), ("6", 6), ("7", 7), ("8", 8)],
)
def test_a_card_moves_by_its_blue_number(card: str, movement: int) -> None:
    assert moves(ON_A_7, card, f"{card} 8 8 8 8") == movement


@rule("FF-05")
@pytest.mark.parametrize("space", range(2, 11))
def test_on_its_red_number_a_card_moves_by_that(space: int) -> None:
    track, card = f"A1:{space}.1 B1:1.1", f"{space}/3"
    assert moves(track, card, f"{card} 8 8 8 8") == space


@rule("FF-05")
def test_red_1_on_a_space_1_moves_1_and_not_10() -> None:
    assert moves(ON_A_1, "1/10", "1/10 8 8 8 8") == 1
    assert events(at(ON_A_1, "1/10 8 8 8 8"), "1/10")[0] == CardPlayed(ZERO, "A1", "1/10", 1)


@rule("FF-05")
def test_red_or_blue_is_no_choice() -> None:
    assert may(at("A1:12.1 B1:9.1", "2/3 2/3 2/3 2/3 2/3")) == ["2/3"]
    assert moves("A1:12.1 B1:9.1", "2/3", "2/3 2/3 2/3 2/3 2/3") == 2


@rule("FF-05")
def test_a_blue_7_knows_no_red() -> None:
    assert moves("A1:18.1 B1:12.1", "7", "7 8 8 8 8") == 7
    assert moves("A1:18.1 B1:12.1", "8", "7 8 8 8 8") == 8


@rule("FF-06")
def test_a_turbo_alone_moves_5() -> None:
    assert moves(ON_A_7, "Turbo", "Turbo 8 8 8 8") == 5
    assert moves("A1:15.1 B1:12.1", "Turbo", "Turbo 8 8 8 8") == 5


@rule("FF-06")
@pytest.mark.parametrize(
    ("card", "movement"), [("2/3", 8), ("7/3", 12), ("1/10", 15), ("6", 11), ("Turbo", 10)]
)
def test_a_turbo_beside_a_card_adds_5(card: str, movement: int) -> None:
    state = at(ON_A_7, f"{card} Turbo 8 8 8")
    assert after(state, f"{card}+Turbo").track[0].place == 17 + movement
    assert events(state, f"{card}+Turbo")[0] == CardBoosted(ZERO, "A1", card, movement)


@rule("FF-06")
def test_red_1_on_a_space_1_with_a_turbo_moves_6() -> None:
    assert moves(ON_A_1, "1/10+Turbo", "1/10 Turbo 8 8 8") == 6


@rule("FF-06")
def test_two_turbos_together_need_two() -> None:
    assert may(at(ON_A_7, "2/3 2/3 8 8 Turbo")) == [
        *("2/3", "8", "Turbo"),
        *("2/3+Turbo", "8+Turbo"),
    ]
    assert may(at(ON_A_7, "2/3 2/3 8 Turbo Turbo")) == [
        *("2/3", "8", "Turbo"),
        *("2/3+Turbo", "8+Turbo", "Turbo+Turbo"),
    ]


@rule("FF-06")
@pytest.mark.parametrize(
    ("wish", "hand"), [("8+Turbo", "2/3 8 8 8 8"), ("Turbo+Turbo", "2/3 8 8 8 Turbo")]
)
def test_a_turbo_that_is_not_there_cannot_be_played(wish: str, hand: str) -> None:
    refusal = refused(at(ON_A_7, hand), wish)
    card = wish.removesuffix("+Turbo")
    assert refusal == Illegal("FF-06", "no-turbo", tried=card, hand=tuple(hand.split()))


@rule("FF-10", "FF-06")
def test_a_card_that_is_not_there_cannot_be_boosted() -> None:
    refusal = refused(at(ON_A_7, "2/3 8 8 8 Turbo"), "7+Turbo")
    assert refusal.message == "FF-10-not-in-hand"


@rule("FF-10", "FF-11")
def test_exactly_one_card_is_drawn() -> None:
    alone = at(ON_A_7, "2/3 7/3 8 8 Turbo")
    assert after(alone, "7/3 = 6").hands[0] == ("2/3", "6", "8", "8", "Turbo")
    assert after(alone, "7/3+Turbo = 6").hands[0] == ("2/3", "6", "8", "8")
    assert events(alone, "7/3+Turbo = 6")[1] == CardDrawn(ZERO, "6")


@rule("FF-10")
def test_what_is_played_lies_on_the_discard_pile() -> None:
    start = at(ON_A_7, "2/3 7/3 8 8 Turbo")
    played = after(start, "8 = 6")
    assert (played.discards[INDEX["8"]], sum(played.discards), played.top) == (1, 1, "8")
    boosted = after(start, "7/3+Turbo = 6")
    assert [boosted.discards[INDEX[card]] for card in ("7/3", "Turbo")] == [1, 1]
    assert (sum(boosted.discards), boosted.top) == (2, "Turbo")
    both = after(at(ON_A_7, "2/3 8 8 Turbo Turbo"), "Turbo+Turbo = 6")
    assert both.discards[INDEX["Turbo"]] == 2


@rule("FF-10", "FF-07")
def test_the_card_is_drawn_from_the_draw_pile() -> None:
    start = at(ON_A_7, "2/3 7/3 8 8 Turbo")
    drawn = after(start, "8 = 6")
    assert len(drawn.pile) == len(start.pile) - 1
    assert drawn.pile.count(INDEX["6"]) == start.pile.count(INDEX["6"]) - 1
    assert drawn.pile == tuple(sorted(drawn.pile))


@rule("FF-11")
def test_turbos_as_second_cards_are_counted() -> None:
    start = at("A1:17.1 B1:12.1", "2/3 7/3 8 Turbo", B="2/3 3/3 8 Turbo Turbo")
    assert start.turbos == (1, 0, 0)
    assert after(start, "8+Turbo = 6").turbos == (2, 0, 0)
    assert after(start, "Turbo = 6").turbos == (1, 0, 0)
    assert after(start, "8+Turbo = 6", "Turbo+Turbo").turbos == (2, 1, 0)


@rule("FF-11")
def test_a_hand_gets_smaller_down_to_two_cards() -> None:
    race = at("A1:1.1 B1:0.1", "2/3 3/3 Turbo Turbo Turbo", B="2/3 3/3 3/3 3/3 3/3")
    sizes = []
    for wish in ("2/3+Turbo = 4/3", "3/3+Turbo = 5/3", "4/3+Turbo = 6/3"):
        race = after(race, wish)
        sizes.append(len(race.hands[0]))
        race = after(race, "3/3 = 3/3")
    assert sizes == [4, 3, 2]
    assert race.hands[0] == ("5/3", "6/3")


@rule("FF-11")
@pytest.mark.parametrize(
    ("hand", "wish"), [("8 Turbo", "8+Turbo"), ("Turbo Turbo", "Turbo+Turbo"), ("7 8", "8+Turbo")]
)
def test_with_two_cards_in_hand_no_turbo_can_be_a_second_card(hand: str, wish: str) -> None:
    state = at(ON_A_7, hand)
    card = wish.removesuffix("+Turbo")
    assert refused(state, wish) == Illegal("FF-11", "hand-too-small", tried=card, fewest=2)
    assert not any("+" in action for action in may(state))


@rule("FF-11")
def test_with_two_cards_in_hand_a_turbo_can_still_be_played_alone() -> None:
    state = at(ON_A_7, "8 Turbo")
    assert may(state) == ["8", "Turbo"]
    assert after(state, "Turbo = 6").hands[0] == ("6", "8")


@rule("FF-11")
def test_with_three_cards_in_hand_a_last_turbo_can_be_a_second_card() -> None:
    assert "7/3+Turbo" in may(at(ON_A_7, "7/3 8 Turbo"))
    assert after(at(ON_A_7, "7/3 8 Turbo"), "8+Turbo = 6").hands[0] == ("7/3", "6")


@rule("FF-12")
def test_the_last_card_of_the_draw_pile_lets_the_discards_be_shuffled() -> None:
    state = at("A1:17.1 B1:12.1 C1:9.1", "2/3 8 8 8 8", pile="6", B="3/3 7 7 7 7")
    assert events(state, "8 = 6")[1:3] == [CardDrawn(ZERO, "6"), PileReshuffled()]
    reshuffled = after(state, "8 = 6")
    assert (sum(reshuffled.discards), reshuffled.top) == (0, None)
    held = [card for hand in reshuffled.hands for card in hand]
    for card, kind in INDEX.items():
        assert reshuffled.pile.count(kind) == COPIES[kind] - held.count(card)


@rule("FF-12")
def test_in_the_middle_of_a_turn_play_goes_on_from_the_new_draw_pile() -> None:
    state = at("A1:17.1 B1:12.1 C1:9.1", "2/3 8 8 8 8", pile="6", B="3/3 7 7 7 7")
    assert len(state.pile) == 1
    going_on = after(state, "8 = 6", "3/3 = 8")
    assert going_on.hands[1] == ("7", "7", "7", "7", "8")
    assert (sum(going_on.discards), going_on.top) == (1, "3/3")
    assert events(state, "8 = 6", "3/3 = 8")[1] == CardDrawn(ONE, "8")


@rule("FF-12")
def test_the_card_just_played_is_shuffled_too() -> None:
    state = at("A1:17.1 B1:12.1 C1:9.1", "2/3 8 8 8 8", pile="6")
    assert INDEX["2/3"] in after(state, "2/3 = 6").pile


@rule("FF-12")
def test_with_two_cards_in_the_draw_pile_nothing_is_shuffled() -> None:
    state = at("A1:17.1 B1:12.1 C1:9.1", "2/3 8 8 8 8", pile="6 7")
    assert PileReshuffled() not in events(state, "8 = 6")
    assert after(state, "8 = 6").pile == (INDEX["7"],)
