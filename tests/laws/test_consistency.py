"""Laws by which the parts of a game agree."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from keepsake import GAME, rules, view
from keepsake.values import (
    AnyAction,
    AnyEvent,
    CardKept,
    Keep,
    State,
    Swap,
    TimeUp,
    View,
)
from msgspec import structs

from fortable.kernel.chance import Draw
from fortable.kernel.game import Line
from fortable.kernel.words import Illegal, Options, Seat
from fortable.testing import Broken
from fortable.testing.law import Law
from fortable.testing.laws import consistency, secrecy
from tests import seven

from .breaking import caught, long


def test_a_legal_list_with_an_action_too_many() -> None:
    def generous(seen: View) -> Iterator[AnyAction]:
        return iter((Keep(), Swap()) if list(view.legal(seen)) else ())

    liar = replace(GAME, legal=generous)
    assert "legal action is refused" in caught(consistency.legal_and_decide_agree, liar)


def test_a_legal_list_with_an_action_too_few() -> None:
    def stingy(seen: View) -> Iterator[AnyAction]:
        return iter(list(view.legal(seen))[:1])

    liar = replace(GAME, legal=stingy)
    assert "not listed is accepted" in caught(consistency.legal_and_decide_agree, liar)
    consistency.legal_and_decide_agree(replace(liar, unlisted=(Swap,)))


def test_a_legal_list_for_those_whose_turn_it_is_not() -> None:
    def for_all(seen: View) -> Iterator[AnyAction]:
        return view.legal(structs.replace(seen, viewer=seen.turn))

    liar = replace(GAME, legal=for_all)
    assert "not those waited for" in caught(consistency.legal_and_decide_agree, liar)
    assert "spectator" in caught(consistency.spectators_cannot_act, liar)


def test_somebody_who_is_out_and_comes_back() -> None:
    def shy(state: State, seat: Seat) -> bool:
        return seat not in rules.waiting(state)  # type: ignore[operator]

    law = consistency.who_is_out_stays_out
    law(GAME)
    assert "out is waited for" in caught(law, replace(GAME, is_out=shy))


def test_dice_that_are_drawn_like_cards() -> None:
    def crooked(state: seven.State) -> Any:
        return Draw(seven.FACES * state.dice, state.dice) if state.dice else seven.waiting(state)

    law = consistency.dice_are_thrown_and_cards_are_drawn
    law(seven.GAME)
    with pytest.raises(Broken, match=r"drawn like cards(.|\n)*Draw\.dice"):
        law(replace(seven.GAME, waiting=crooked))


@pytest.mark.parametrize(
    "law",
    [law for room in (secrecy, consistency) for law in vars(room).values() if isinstance(law, Law)],
)
def test_a_game_of_dice_obeys(law: Law) -> None:
    law(seven.GAME, examples=20)


def test_a_match_that_begins_with_something_left_over() -> None:
    def dealt(options: Options, seats: int) -> State:
        return structs.replace(rules.start(options, seats), cards=tuple(range(1, seats + 1)))  # type: ignore[arg-type]

    def hasty(state: State) -> tuple[AnyEvent, ...]:
        is_fresh = not any(state.kept) and not state.swapped and not state.discards
        return (CardKept(state.turn),) if is_fresh else ()

    loose = replace(GAME, start=dealt, follows=hasty)
    assert "where the match rests" in caught(consistency.nothing_follows_at_rest, loose)


def test_something_that_follows_from_a_secret() -> None:
    def greedy(state: State) -> tuple[AnyEvent, ...]:
        is_best = state.cards[state.turn] == 16 and not all(state.kept)
        return (CardKept(state.turn),) if is_best else ()

    leak = replace(GAME, follows=greedy)
    assert "looks at rest" in caught(consistency.nothing_follows_at_rest, leak)


def test_rules_that_depend_on_how_often_they_were_asked() -> None:
    calls = count()

    def fickle(state: State, event: AnyEvent) -> State:
        after = rules.evolve(state, event)
        return structs.replace(after, swapped=next(calls)) if isinstance(event, CardKept) else after

    loose = replace(GAME, evolve=fickle)
    assert "lead elsewhere" in caught(consistency.a_log_replays_to_the_same_state, loose)


def test_a_game_that_does_not_end() -> None:
    def stubborn(state: State, event: AnyEvent) -> State:
        return structs.replace(rules.evolve(state, event), kept=(False,) * state.seats, discards=())

    endless = replace(GAME, evolve=stubborn)
    assert "does not end" in caught(consistency.random_play_ends, endless)
    assert "does not end" in caught(consistency.abandoned_play_ends, endless)


def test_a_refusal_that_leaves_a_trace() -> None:
    def sloppy(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        try:
            return rules.decide(state, seat, action)
        except Illegal:
            structs.force_setattr(state, "discards", (99,))
            raise

    loose = replace(GAME, decide=sloppy)
    assert "changed the match" in caught(consistency.a_refused_action_changes_nothing, loose)


def test_a_deadline_that_the_rules_refuse() -> None:
    def deaf(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        if isinstance(action, TimeUp):
            raise Illegal("KS-05", "not-the-clock")
        return rules.decide(state, seat, action)

    law = consistency.a_deadline_can_be_met_by_the_clock
    law(GAME)
    with pytest.raises(Broken, match=r"refused"):
        law(replace(GAME, decide=deaf))


def test_a_running_match_that_is_exported_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    law = consistency.a_running_match_keeps_its_seed
    law(GAME)
    monkeypatch.setattr(consistency, "export", lambda match, _: match.seed.hex())
    with pytest.raises(Broken, match="shows its seed"):
        law(GAME)


def test_points_that_do_not_add_up() -> None:
    def generous(state: State) -> Any:
        outcome = rules.outcome(state)
        bonus = tuple((*lines, Line("KS-04", 1)) for lines in outcome.breakdown)
        return structs.replace(outcome, breakdown=bonus)

    assert "add up" in caught(consistency.the_outcome_adds_up, replace(GAME, outcome=generous))


def test_a_ranking_that_forgets_somebody() -> None:
    def rude(state: State) -> Any:
        outcome = rules.outcome(state)
        return structs.replace(outcome, ranking=outcome.ranking[:-1])

    assert "one place" in caught(consistency.the_outcome_adds_up, replace(GAME, outcome=rude))


def test_what_one_law_meets_is_nothing_to_the_next() -> None:
    def sloppy(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        if isinstance(action, Swap) and state.swapped:
            structs.force_setattr(state, "discards", (99,))
        return rules.decide(state, seat, action)

    loose = replace(GAME, decide=sloppy)
    long(consistency.legal_and_decide_agree)(loose)
    with pytest.raises(Broken, match="changed the match"):
        long(consistency.a_refused_action_changes_nothing)(loose)
