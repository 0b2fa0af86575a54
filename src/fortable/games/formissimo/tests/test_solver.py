"""The solver: longest chains, and proofs that can be checked without it."""

from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random
from typing import get_args

import pytest

from fortable.testing import rule
from fortable.testing.endurance import endurance, often
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..solver import Cut, ProofKind, Solution, answer, longest_chain
from ..solver.cube import around, cube, members, pieces, total
from ..solver.cuts import Cutter
from ..solver.hunt import Hunt
from ..solver.links import missing_links

DECK = [face for face in range(32) for _ in range(3)]

HARD = {
    "20020110031000020301220210211320": 12,
    "12112230110011211002200202102010": 1,
    "30000221001231001210211113010111": 4,
    "00100310101110223002032101311002": 7,
    "22100022002220001021101021011213": 1,
}
"""By the number of copies of each face: how many cards must stay. No single cut proves it."""


def dealt(seed: int, cards: int = 32, deck: list[int] = DECK) -> tuple[int, ...]:
    return tuple(sorted(Random(seed).sample(deck, cards)))


def written(copies: str) -> tuple[int, ...]:
    """A layout, from the number of copies of each face."""
    return tuple(face for face, count in enumerate(copies) for _ in range(int(count)))


def check(cards: tuple[int, ...], solution: Solution) -> None:
    """A chain of these cards, and as many left as it says."""
    assert not Counter(solution.chain) - Counter(cards)
    assert all((one ^ other).bit_count() <= 1 for one, other in pairwise(solution.chain))
    assert len(solution.chain) + solution.left == len(cards)


def check_cut(cards: tuple[int, ...], cut: Cut) -> None:
    """Count again: take the faces out, and see what the rest falls into."""
    counts = Counter(cards)
    rest = {face for face in counts if face not in cut.out}
    sizes = []
    while rest:
        piece, fresh = set(), {rest.pop()}
        while fresh:
            face = fresh.pop()
            piece.add(face)
            near = {other for other in rest if (face ^ other).bit_count() == 1}
            rest -= near
            fresh |= near
        sizes.append(sum(counts[face] for face in piece))
    passes = sum(counts[face] for face in cut.out)
    assert (cut.passes, sorted(cut.pieces)) == (passes, sorted(sizes))
    assert cut.loss == sum(sorted(sizes)[: len(sizes) - passes - 1])


def by_brute_force(cards: tuple[int, ...], start: int | None = None) -> int:
    """How many cards of a small layout must stay: every chain is tried."""

    @cache
    def longest(top: int, rest: tuple[int, ...]) -> int:
        best = 0
        for index, card in enumerate(rest):
            if (card ^ top).bit_count() <= 1 and card not in rest[:index]:
                best = max(best, 1 + longest(card, rest[:index] + rest[index + 1 :]))
        return best

    def without(card: int) -> tuple[int, ...]:
        index = cards.index(card)
        return cards[:index] + cards[index + 1 :]

    starts = {*cards} if start is None else {start}
    return len(cards) - max(1 + longest(card, without(card)) for card in starts)


@rule("FM-21")
@pytest.mark.parametrize("seed", range(150))
def test_small_layouts_are_solved_as_by_trying_everything(seed: int) -> None:
    rng = Random(seed)
    faces = rng.sample(range(32), rng.randint(4, 16))
    deck = [face for face in faces for _ in range(3)]
    cards = dealt(seed, rng.randint(3, 11), deck)
    solution = longest_chain(cards)
    check(cards, solution)
    assert solution.left == by_brute_force(cards)
    start = rng.choice(cards)
    onward = longest_chain(cards, start)
    check(cards, onward)
    assert onward.chain[0] == start
    assert onward.left == by_brute_force(cards, start)


@rule("FM-21")
@pytest.mark.parametrize("seed", range(60))
def test_proofs_by_cuts_can_be_counted_again(seed: int) -> None:
    cards = dealt(seed)
    solution = longest_chain(cards)
    check(cards, solution)
    assert solution.proof == ("all" if not solution.left else "cut" if solution.cut else "search")
    if solution.cut is not None:
        check_cut(cards, solution.cut)
        assert solution.cut.loss == solution.left


@rule("FM-21")
def test_every_kind_of_proof_occurs() -> None:
    kinds = Counter(longest_chain(dealt(seed)).proof for seed in range(60))
    assert kinds["all"] > 40
    assert kinds["cut"] > 2


@rule("FM-21")
@pytest.mark.parametrize(("layout", "left"), HARD.items())
def test_layouts_that_take_a_search(layout: str, left: int) -> None:
    cards = written(layout)
    solution = longest_chain(cards)
    check(cards, solution)
    assert (solution.left, solution.proof) == (left, "search")


@rule("FM-21")
def test_no_cards_one_card_and_copies_of_one_face() -> None:
    assert longest_chain(()) == Solution((), 0, None, 0)
    assert longest_chain((7,)).chain == (7,)
    assert longest_chain((7, 7, 7)).chain == (7, 7, 7)


@rule("FM-21")
def test_islands_cannot_be_joined() -> None:
    solution = longest_chain((0, 0, 0, 31, 31))
    assert (solution.chain, solution.left) == ((0, 0, 0), 2)
    assert solution.cut == Cut((), 0, (2, 3), 2)
    assert longest_chain((0, 0, 0, 31, 31), 31).left == 3


@rule("FM-21")
def test_a_crossroads_can_be_passed_as_often_as_it_has_copies() -> None:
    leaves = (1, 2, 4, 8)
    assert [longest_chain((0,) * copies + leaves).left for copies in (1, 2, 3)] == [2, 1, 0]


@rule("FM-03", "FM-21")
@pytest.mark.parametrize("seed", range(30))
def test_so_are_small_layouts_of_other_decks(seed: int) -> None:
    rng = Random(seed)
    features = rng.choice((2, 3, 4))
    deck = [face for face in range(1 << features) for _ in range(6)]
    cards = dealt(seed, rng.randint(3, 11), deck)
    solution = longest_chain(cards, features=features)
    check(cards, solution)
    assert solution.left == by_brute_force(cards)


@rule("FM-03", "FM-21")
def test_other_decks_are_solved_too() -> None:
    deck = [face for face in range(16) for _ in range(6)]
    for seed in range(10):
        cards = dealt(seed, 32, deck)
        check(cards, longest_chain(cards, features=4))
    assert longest_chain((0, 3), features=2).left == 1


@rule("FM-21")
@pytest.mark.parametrize("seed", range(40))
def test_a_cut_never_claims_too_much(seed: int) -> None:
    rng = Random(seed)
    cards = dealt(seed, 9, [face for face in rng.sample(range(32), 9) for _ in range(2)])
    copies = [cards.count(face) for face in range(32)]
    start = rng.choice(cards)
    free, bound = Cutter(copies), Cutter(copies, start)
    for _ in range(50):
        out = sum(1 << face for face in members(free.faces) if rng.random() < 0.4)
        assert free.prove(out).loss <= by_brute_force(cards)
        assert bound.prove(out).loss <= by_brute_force(cards, start)


@rule("FM-21")
@pytest.mark.parametrize("seed", range(40))
def test_a_hunt_finds_what_there_is_and_nothing_else(seed: int) -> None:
    rng = Random(seed)
    cards = dealt(seed, 10, [face for face in rng.sample(range(32), 10) for _ in range(3)])
    copies = [cards.count(face) for face in range(32)]
    left = by_brute_force(cards)
    for room in range(left):
        assert Hunt(copies, room).whole() is None
    walk = Hunt(copies, left).whole()
    assert walk is not None
    assert len(cards) - sum(copies[face] for face in {*walk}) <= left


@rule("FM-21")
def test_links_are_missing_where_a_face_has_too_few() -> None:
    square = [0, 1, 1, 1] + [0] * 28
    star = [0, 1, 1, 0, 1] + [0] * 27
    assert missing_links(cube(32), 0, square, 0b1110) == 1
    assert missing_links(cube(32), 0, star, 0b10110) == 5
    assert missing_links(cube(32), 0, [1, *star[1:]], 0b10110) == 3
    assert missing_links(cube(32), 0, [2, *star[1:]], 0b10110) == 1


@rule("FM-21")
def test_no_link_is_missing_where_a_walk_comes_back_through_a_face() -> None:
    """0, then 1, 3, 1 again and 5: with two visits of face 1 all can be had."""
    visits = [0, 2, 0, 1, 0, 1] + [0] * 26
    assert missing_links(cube(32), 0, visits, 0b101010) == 0


@rule("FM-21")
def test_of_a_cuts_pieces_each_that_fits_is_tried() -> None:
    cards = written("02011130020102201001011000100211")
    solution = longest_chain(cards)
    check(cards, solution)
    assert solution.left == 1


@rule("FM-21")
def test_the_cube() -> None:
    beside = around(32)
    assert all(face.bit_count() == 5 for face in beside)
    assert pieces(0b1011, beside) == [0b1011]
    assert pieces(0b1001, beside) == [0b0001, 0b1000]
    assert total([1, 2, 3, 4], 0b1010) == 6
    assert list(members(0b1010)) == [1, 3]


@rule("FM-21")
def test_what_takes_too_many_positions_is_not_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chain is told all the same, and that there may be a longer one; the next layout is solved as ever."""
    hard = max(map(written, HARD), key=lambda cards: longest_chain(cards).positions)
    best = longest_chain(hard)
    with monkeypatch.context() as patch:
        patch.setattr(answer, "MOST_POSITIONS", 100)
        found = longest_chain.__wrapped__(hard)
    assert found.proof == "none"
    assert found.left >= best.left
    assert len(found.chain) == len(hard) - found.left
    assert all((one ^ other).bit_count() <= 1 for one, other in pairwise(found.chain))
    assert not Counter(found.chain) - Counter(hard)
    assert longest_chain.__wrapped__(hard) == best


@rule("FM-21")
@endurance
def test_layouts_are_far_from_the_limit() -> None:
    for seed in range(often(30, in_full=5000)):
        assert longest_chain(dealt(seed)).positions * 5 < answer.MOST_POSITIONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_proof_is_told(language: str) -> None:
    texts = Texts(language, [GAME.package])
    for kind in get_args(ProofKind):
        assert f"board-proof-{kind}" in texts
        assert f"solve-{kind}" in texts
