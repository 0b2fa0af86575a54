"""Legal actions are counted, and made when they are looked at."""

import pickle
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import fortable
from fortable.kernel.choices import choices
from fortable.public.legal import Legal


def test_they_are_those_of_the_rules(match: fortable.Match) -> None:
    for seat in range(match.seats):
        legal = match.legal(seat)
        ruled = choices(match._game.legal(match.view(seat))) if seat in match.waiting else ()
        assert list(legal) == list(ruled)
        assert len(legal) == len(ruled)
        assert list(legal.written) == [match.game.write(action) for action in ruled]
        assert legal.seat == seat


def test_a_few_are_named_and_all_are_counted(match: fortable.Match) -> None:
    legal = match.legal(match.waiting[0])
    assert repr(legal).startswith(f"<{len(legal)} legal actions of seat {legal.seat}: ")
    assert legal.written[0] in repr(legal)
    assert len(repr(legal)) < 400
    assert repr(legal).endswith(", …>") == (len(legal) > 5)


def test_an_idle_seat_is_told_whom_the_match_waits_for(finished: fortable.Match) -> None:
    assert repr(finished.legal(0)) == "<no legal actions: the match is over>"
    idle = [
        each.legal(seat)
        for each in finished.history()[:-1]
        for seat in range(each.seats)
        if seat not in each.waiting
    ]
    for legal in idle[:20]:
        assert not legal
        assert "the match waits for seat" in repr(legal)
        with pytest.raises(IndexError, match="waits for"):
            legal.choice()


def test_one_is_chosen_by_lot(match: fortable.Match) -> None:
    legal = match.legal(match.waiting[0])
    assert legal.choice(Random(5)) == Random(5).choice(list(legal))
    assert legal.choice() in legal
    assert Random(5).choice(legal) in legal
    assert legal[-1] == list(legal)[-1]
    assert list(legal[:3]) == list(legal)[:3]
    assert list(legal.written[:3]) == list(legal.written)[:3]


def test_what_is_legal_can_be_asked_as_a_value_and_in_notation(match: fortable.Match) -> None:
    legal = match.legal(match.waiting[0])
    assert legal[0] in legal
    asked: Sequence[object] = legal
    assert legal.written[0] in asked
    assert "?!" not in asked
    assert None not in asked


class Counted(Sequence[int]):
    """Very many, of which each is noted that is made."""

    def __init__(self) -> None:
        self.made = list[int]()

    def __len__(self) -> int:
        return 10**12

    def __getitem__(self, index: Any) -> Any:
        self.made.append(index)
        return index


def test_however_many_there_are_only_those_looked_at_are_made(match: fortable.Match) -> None:
    many = Counted()
    notation = replace(match._game.notation, write_action=str)
    game = replace(match._game, legal=lambda _: many, notation=notation)
    seat = match.waiting[0]
    legal: Any = Legal(game, match.view(seat), match.waiting)
    assert repr(legal) == f"<{10**12} legal actions of seat {seat}: 0, 1, 2, 3, 4, …>"
    assert legal.choice(Random(1)) == Random(1).randrange(10**12)
    assert len(many.made) < 10
    assert len(Legal(game, match.view(seat), ())) == 0, "whoever is not waited for may do nothing"


def test_they_compare_and_pickle(match: fortable.Match) -> None:
    legal = match.legal(match.waiting[0])
    assert legal == match.legal(match.waiting[0])
    assert legal != match.legal((match.waiting[0] + 1) % match.seats)
    assert legal != list(legal)
    assert pickle.loads(pickle.dumps(legal)) == legal  # noqa: S301 - our own
