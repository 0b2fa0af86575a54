"""A look ahead: as far as it should, no farther, and quick on any layout."""

from random import Random

import pytest

from ..bots.lookahead import AHEAD, PATIENCE, Lookahead
from ..deck import FULL, PLAIN, Deck
from ..solver import longest_chain


def lying(words: str) -> dict[str, int]:
    """Cards at A1, A2 and so on."""
    cards = (FULL.read(f"{look}a") for look in words.split())
    return {f"A{number}": card for number, card in enumerate(cards, 1)}


def test_it_counts_the_cards_that_could_follow_and_the_ways_on() -> None:
    sight = Lookahead(FULL, lying("crL1o crS1o cbS1o crL2o sbS2x"))
    assert sight.after("A1") == (2, 2)
    assert sight.after("A2") == (2, 2)
    assert sight.after("A3") == (3, 1)
    assert sight.after("A5") == (0, 0)


def test_of_equals_the_one_with_more_ways_on_is_better() -> None:
    sight = Lookahead(FULL, lying("crL2o cbL2o srL2o crS1o cbS1o"))
    assert (sight.after("A1"), sight.after("A4")) == ((1, 2), (1, 1))
    assert sight.best(("A1", "A4")) == "A1"


@pytest.mark.parametrize("deck", [FULL, PLAIN], ids=["full", "plain"])
@pytest.mark.parametrize("seed", range(10))
def test_it_never_promises_too_much_and_tires_in_time(seed: int, deck: Deck) -> None:
    rng = Random(seed)
    cards = rng.sample(deck.cards, rng.randint(5, 20))
    sight = Lookahead(deck, {f"A{number}": card for number, card in enumerate(cards)})
    faces = [deck.face(card) for card in cards]
    for number, face in enumerate(faces):
        found, _ = sight.after(f"A{number}")
        longest = longest_chain(tuple(sorted(faces)), face, features=len(deck.features))
        assert found <= min(AHEAD, len(longest.chain) - 1)
        assert sight.positions <= PATIENCE + AHEAD
