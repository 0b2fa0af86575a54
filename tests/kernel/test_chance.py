"""Draws can be recomputed by anybody who knows the seed, and are fair."""

import hashlib
from collections import Counter
from random import Random

import pytest

from fortable.kernel.chance import Dealer, Draw, below, fingerprint, guess, new_seed, read_seed
from fortable.kernel.words import Illegal

SEED = bytes(range(32))


def test_a_pick_is_the_hash_of_seed_index_and_attempt() -> None:
    block = SEED + (7).to_bytes(8, "big") + (0).to_bytes(4, "big")
    expected = int.from_bytes(hashlib.sha256(block).digest(), "big") % 45
    assert below(45, SEED, 7) == expected


def test_a_number_in_the_incomplete_run_is_rejected_and_the_next_attempt_decides() -> None:
    bound = (1 << 255) + 1  # about half of all numbers are rejected
    picks = [below(bound, SEED, index) for index in range(200)]
    first = [
        int.from_bytes(hashlib.sha256(SEED + index.to_bytes(8, "big") + bytes(4)).digest(), "big")
        for index in range(200)
    ]
    rejected = [pick for pick, number in zip(picks, first, strict=True) if number >= bound]
    assert all(pick < bound for pick in picks)
    assert 60 < len(rejected) < 140
    assert all(pick == number for pick, number in zip(picks, first, strict=True) if number < bound)


def test_the_order_of_the_bag_does_not_matter() -> None:
    assert Dealer(SEED)(Draw((5, 9, 2), 3)) == Dealer(SEED)(Draw((9, 2, 5), 3))


def test_picks_are_made_without_replacement_and_counted() -> None:
    dealer = Dealer(SEED)
    assert sorted(dealer(Draw((1, 1, 2, 3), 4))) == [1, 1, 2, 3]
    assert dealer.drawn == 4


def test_a_dealer_goes_on_where_another_stopped() -> None:
    whole = Dealer(SEED)
    together = whole(Draw(tuple(range(10)))) + whole(Draw(tuple(range(10))))
    assert Dealer(SEED, 1)(Draw(tuple(range(10)))) == together[1:]


def test_every_card_is_equally_likely() -> None:
    counts = Counter(below(6, SEED, index) for index in range(6000))
    assert all(880 < counts[face] < 1120 for face in range(6))


def double_sixes(draw: Draw) -> int:
    """In 36 times 200 throws."""
    dealer = Dealer(SEED)
    return sum(dealer(draw) == (6, 6) for _ in range(36 * 200))


def test_a_double_six_comes_once_in_36_throws_of_two_dice() -> None:
    assert 160 < double_sixes(Draw.dice(2)) < 240  # three deviations about 200
    assert double_sixes(Draw(tuple(range(1, 7)) * 2, 2)) < 150  # once in 66: what dice are not


def test_each_die_can_be_recomputed_and_is_counted() -> None:
    dealer = Dealer(SEED, drawn=5)
    assert dealer(Draw.dice(3)) == tuple(1 + below(6, SEED, index) for index in (5, 6, 7))
    assert dealer.drawn == 8


def test_dice_may_have_other_faces() -> None:
    assert Draw.dice(2, faces=20).bag == tuple(range(1, 21))
    assert set(Dealer(SEED)(Draw.dice(50, faces=(0, 0, 5)))) == {0, 5}


def test_more_dice_than_faces_are_thrown_in_a_guess_as_well() -> None:
    assert set(guess(Random(1))(Draw.dice(100))) == {1, 2, 3, 4, 5, 6}


def test_what_seems_dice_is_known() -> None:
    faces = (1, 2, 3)
    assert Draw(faces * 2, 2).seems_dice
    assert not Draw(faces * 2, 2, alike=True).seems_dice
    assert not Draw(faces * 2, 3).seems_dice
    assert not Draw(faces).seems_dice
    assert not Draw.dice(2).seems_dice


def test_a_guess_draws_from_the_bag() -> None:
    assert sorted(guess(Random(1))(Draw((4, 7, 7), 3))) == [4, 7, 7]


def test_the_fingerprint_is_the_seeds_sha256() -> None:
    assert fingerprint(SEED) == hashlib.sha256(SEED).hexdigest()


def test_seeds_come_from_the_system_and_differ() -> None:
    assert len({new_seed() for _ in range(10)}) == 10


def test_a_seed_is_read_from_its_digits() -> None:
    assert read_seed(SEED.hex()) == SEED


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "00" * 33])
def test_other_text_is_no_seed(text: str) -> None:
    with pytest.raises(Illegal, match="bad-seed"):
        read_seed(text)
