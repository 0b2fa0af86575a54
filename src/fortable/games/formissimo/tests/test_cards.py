"""The cards, and which of them match."""

from collections import Counter
from itertools import product

import pytest

from fortable.kernel.words import Illegal
from fortable.testing import rule

from ..deck import DECKS, FULL, PLAIN, Deck, Feature
from .table import after, at, begin, looks, seen_by

LARGE_RED_CIRCLE, SMALL_RED_CIRCLE, SMALL_BLUE_SQUARES = map(
    FULL.read, ("crL1oa", "crS1oa", "sbS2xa")
)


@rule("FM-01")
def test_there_are_96_cards_three_of_each_of_32_faces() -> None:
    assert len(FULL.cards) == 96
    assert Counter(map(FULL.face, FULL.cards)) == dict.fromkeys(range(32), 3)
    assert len({FULL.word(card) for card in FULL.cards}) == 96


@rule("FM-01")
def test_a_card_has_five_features_of_two_values() -> None:
    assert FULL.values(SMALL_BLUE_SQUARES) == {
        "shape": "square",
        "colour": "blue",
        "size": "small",
        "number": "two",
        "cross": "crossed",
    }
    assert set(FULL.values(LARGE_RED_CIRCLE).values()) == {"circle", "red", "large", "one", "plain"}


@rule("FM-01")
def test_a_card_is_a_five_bit_number_and_a_copy_index() -> None:
    assert [FULL.read(f"crL1o{copy}") for copy in "abc"] == [0, 32, 64]
    assert [FULL.read(word) for word in ("srL1oa", "cbL1oa", "crS1oa", "crL2oa", "crL1xa")] == [
        1,
        2,
        4,
        8,
        16,
    ]
    assert FULL.face(FULL.read("sbS2xc")) == 31


@rule("FM-01")
@pytest.mark.parametrize("word", ["", "a", "crL1o", "crL1od", "crL1oaa", "xrL1oa", "crl1oa"])
def test_what_is_no_card_is_not_read(word: str) -> None:
    with pytest.raises(Illegal) as refusal:
        FULL.read(word)
    assert refusal.value == Illegal("TB-08", "unreadable", tried=word)


@rule("FM-01")
@pytest.mark.parametrize("word", ["z" * 100, "crLzo" + "a"])
def test_and_what_was_tried_is_told_in_short(word: str) -> None:
    with pytest.raises(Illegal) as refusal:
        FULL.read(word)
    assert refusal.value.facts == {"tried": word[:80]}


@rule("FM-02")
def test_cards_match_if_they_differ_in_nothing_or_one_thing() -> None:
    for one, other in product(FULL.cards, FULL.cards):
        values = zip(FULL.values(one).items(), FULL.values(other).items(), strict=True)
        differing = tuple(name for (name, a), (_, b) in values if a != b)
        assert FULL.differing(one, other) == differing
        assert FULL.match(one, other) == (len(differing) <= 1)


@rule("FM-02")
def test_copies_of_a_face_match() -> None:
    assert FULL.match(FULL.read("crL1oa"), FULL.read("crL1oc"))
    assert FULL.differing(FULL.read("crL1oa"), FULL.read("crL1oc")) == ()


@rule("FM-03")
def test_another_list_of_features_and_copies_is_another_deck() -> None:
    deck = Deck((Feature("mood", ("gay", "grim"), "yn"), Feature("hat", ("on", "off"), "+-")), 5)
    assert len(deck.cards) == 20
    assert deck.word(deck.read("n-e")) == "n-e"
    assert deck.differing(deck.read("y+a"), deck.read("n-b")) == ("mood", "hat")
    assert not deck.match(deck.read("y+a"), deck.read("n-b"))


@rule("FM-03")
def test_the_table_can_choose_a_deck_without_crosses() -> None:
    assert len(PLAIN.cards) == 96
    assert "cross" not in PLAIN.values(0)
    assert begin(2).deck == FULL
    assert begin(2, "deck=plain").deck == PLAIN
    assert seen_by(0, begin(2, "deck=plain")).deck == PLAIN


@rule("FM-03")
def test_the_same_rules_hold_for_another_deck() -> None:
    taken = after("deck=plain race | A1:crS1 B2:sbS2 | crL1, sbL2", "0: take A1", "1: take B2")
    assert [looks(taken, check.cards) for check in taken.rounds[-1]] == ["crL1 crS1", "sbL2 sbS2"]
    assert at("deck=plain puzzle | A1:crL1 ~crL1 | crL1").is_solo


@rule("FM-03")
@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
def test_every_deck_is_enough_for_every_table(deck: Deck) -> None:
    assert len(deck.cards) >= 3 * 32
    assert all(len({*feature.letters}) == 2 for feature in deck.features)
