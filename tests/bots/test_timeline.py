"""Bots with a pace act in the order of time, and the clock when nobody does."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from keepsake import GAME
from keepsake.values import Keep, Options, State, Swap, TimeUp

from fortable.bots import pace_of
from fortable.bots.playing import play
from fortable.bots.programs import Forfeit
from fortable.bots.timeline import Happening
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import CLOCK, Action, Event, Illegal, Seat


def everyone(state: State) -> frozenset[Seat]:
    """The toy game without turns: whoever has not kept may act."""
    return frozenset(Seat(seat) for seat, kept in enumerate(state.kept) if not kept)


def waiting(state: State) -> Any:
    return GAME.waiting(state) if 0 in state.cards else everyone(state)


CROWD = replace(GAME, waiting=waiting, simultaneous=True)


class Obedient:
    """A bot that does what it was told, and keeps."""

    def __init__(self, *actions: Action) -> None:
        self.actions = iter(actions)
        self.heard: list[Event] = []

    def hear(self, news: Sequence[Event]) -> None:
        self.heard.extend(news)

    def choose(self, _: Any) -> Action:
        return next(self.actions, Keep())


class Paced(Obedient):
    """The same at a pace."""

    def __init__(self, pace_ms: int, *actions: Action) -> None:
        super().__init__(*actions)
        self.pace_ms = pace_ms


def played(game: Any, *bots: Any, hurry: bool = False) -> list[Happening]:
    match = Match.begin(game, len(bots), Options(swaps=1, hurry=hurry), bytes(32))
    return list(play(match, bots, Random(0)))


def course(happenings: list[Happening]) -> list[tuple[int | None, Seat, Action]]:
    return [(happening.at_ms, happening.seat, happening.action) for happening in happenings]


def test_the_quicker_hand_is_first() -> None:
    assert course(played(CROWD, Paced(900), Paced(200), Paced(500))) == [
        (200, 1, Keep()),
        (500, 2, Keep()),
        (900, 0, Keep()),
    ]


def test_whoever_has_acted_goes_on_at_their_pace() -> None:
    assert course(played(CROWD, Paced(200, Swap()), Paced(300))) == [
        (200, 0, Swap()),
        (300, 1, Keep()),
        (400, 0, Keep()),
    ]


def test_at_the_same_moment_the_lower_seat_is_first() -> None:
    assert [seat for _, seat, _ in course(played(CROWD, Paced(5), Paced(5)))] == [0, 1]


def test_all_hear_what_happened() -> None:
    bots = Paced(900), Paced(200)
    played(CROWD, *bots)
    assert bots[0].heard == bots[1].heard
    assert len(bots[0].heard) == 2


def test_a_wish_that_comes_too_late_is_refused_and_another_follows() -> None:
    greedy = Paced(300, Swap(), Swap(), Keep())
    first, second, third, _ = played(CROWD, greedy, Paced(5000))
    assert isinstance(first.answer, Ruling)
    assert isinstance(second.answer, Illegal)
    assert (second.at_ms, second.answer.message) == (600, "KS-03-no-swap-left")
    assert (third.at_ms, third.action) == (900, Keep())


def test_in_a_game_of_turns_everybody_waits_for_their_own() -> None:
    assert course(played(GAME, Paced(900), Paced(200))) == [(900, 0, Keep()), (1100, 1, Keep())]


def test_the_clock_acts_when_a_deadline_passes() -> None:
    assert course(played(GAME, Paced(30_001), Paced(30_000), hurry=True)) == [
        (30_000, CLOCK, TimeUp()),
        (30_001, 0, Keep()),
        (60_000, 1, Keep()),
    ]


def test_a_deadline_counts_from_the_last_event() -> None:
    dozing = Paced(29_000, Swap())
    assert course(played(GAME, dozing, Paced(1), hurry=True))[:2] == [
        (29_000, 0, Swap()),
        (58_000, 0, Keep()),
    ]


def test_a_bot_without_a_pace_takes_a_second() -> None:
    assert pace_of(Obedient()) is None
    happenings = played(CROWD, Paced(400, Swap()), Obedient())
    assert [happening.at_ms for happening in happenings] == [400, 800, 1000]


def test_without_any_pace_it_goes_by_lot_and_without_time() -> None:
    happenings = played(CROWD, Obedient(), Obedient(), Obedient())
    assert {happening.at_ms for happening in happenings} == {None}
    assert {happening.seat for happening in happenings} == {0, 1, 2}


def test_even_the_quickest_takes_a_moment() -> None:
    assert course(played(CROWD, Paced(0), Paced(0)))[0][0] == 1


def test_whoever_is_refused_for_ever_has_lost() -> None:
    with pytest.raises(Forfeit) as lost:
        played(CROWD, Paced(300, *[Swap()] * 2000), Paced(10**9))
    assert (lost.value.seat, lost.value.why.message) == (0, "KS-03-no-swap-left")


def test_in_a_game_without_time_whoever_is_refused_has_lost() -> None:
    with pytest.raises(Forfeit) as lost:
        played(GAME, Obedient(), Obedient(Swap(), Swap()))
    assert (lost.value.seat, lost.value.why.message) == (1, "KS-03-no-swap-left")
