"""The referee's order: an action, what follows from it, then chance, and again what follows."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from keepsake import GAME
from keepsake.values import CardDrawn, CardKept, CardLaidOpen, Keep, Options, State, Swap

from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.chance import Draw
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Event, Seat

ZERO, ONE = Seat(0), Seat(1)
DEALT = State(Options(), cards=(3, 5), kept=(False, False))


def highest(draw: Draw) -> tuple[int, ...]:
    return (max(draw.bag),)


def test_what_follows_is_asked_for_again_until_nothing_does() -> None:
    def all_keep(state: State) -> tuple[CardKept, ...]:
        return (CardKept(state.turn),) if any(state.kept) and not all(state.kept) else ()

    course = referee.rule(replace(GAME, follows=all_keep), DEALT, ZERO, Keep(), highest)
    assert course.events == (CardKept(ZERO), CardKept(ONE))
    assert course.states[-1].kept == (True, True)
    assert not course.waiting


def test_it_comes_before_chance_and_after_it() -> None:
    def keep_the_best(state: State) -> tuple[CardKept, ...]:
        is_best = state.cards[state.turn] == 16 and not state.kept[state.turn]
        return (CardKept(state.turn),) if is_best else ()

    game = replace(GAME, follows=keep_the_best)
    course = referee.rule(game, DEALT, ZERO, Swap(), highest)
    assert course.events == (CardLaidOpen(ZERO, 3), CardDrawn(ZERO, 16), CardKept(ZERO))
    assert course.waiting == {ONE}
    before_chance = referee.decide(game, DEALT, ZERO, Swap())
    assert before_chance.events == course.events[:1]
    then = referee.resolve(game, before_chance.states[-1], (16,))
    assert then.events == course.events[1:]
    assert then.states == course.states[1:]


def test_rules_that_never_come_to_rest_are_told_so() -> None:
    endless = replace(GAME, follows=lambda state: (CardKept(state.turn),))
    with pytest.raises(AssertionError, match="never comes to rest"):
        referee.rule(endless, DEALT, ZERO, Keep(), highest)


def test_where_nothing_happened_nothing_follows() -> None:
    mute = replace(GAME, decide=lambda *_: (), follows=lambda state: (CardKept(state.turn),))
    assert referee.rule(mute, DEALT, ZERO, Keep(), highest).events == ()


@pytest.mark.parametrize("game", catalog().games.values(), ids=lambda game: game.key)
def test_every_event_becomes_true_once(game: AnyGame) -> None:
    evolved: Counter[str] = Counter()

    def counted(state: Any, event: Event) -> Any:
        evolved[type(event).__name__] += 1
        return game.evolve(state, event)

    rng, told = Random(3), Counter[str]()
    match = Match.begin(game, max(game.seats), game.types.options(), bytes(32))
    match.game = replace(game, evolve=counted)
    for _ in range(100):
        if match.is_over:
            break
        seat = min(match.waiting)
        ruling = match.act(seat, rng.choice(list(game.legal(match.view(seat)))))
        told.update(type(event).__name__ for event in ruling.events)
    assert evolved == told
    assert told
