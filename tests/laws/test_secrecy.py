"""Laws by which what nobody may know stays unknown."""

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest
from keepsake import GAME, rules, view
from keepsake.values import (
    AnyAction,
    AnyEvent,
    CardDrawn,
    Keep,
    State,
    Swap,
    TimeUp,
    View,
)
from msgspec import structs

from fortable.kernel.choices import Joined
from fortable.kernel.game import Deadline
from fortable.kernel.words import Illegal, Seat, Viewer
from fortable.testing import Broken
from fortable.testing.laws import consistency, secrecy
from tests.games import forgetful, some_game

from .breaking import caught, long


def test_a_view_that_shows_anothers_card() -> None:
    def leaky(state: State, viewer: Viewer) -> View:
        return structs.replace(view.view_for(state, viewer), cards=state.cards)

    leak = replace(GAME, view_for=leaky)
    assert "shows what was redealt" in caught(secrecy.what_a_viewer_cannot_see_does_not_show, leak)


def test_a_board_that_is_shown_something_else_than_the_view() -> None:
    def kind(seen: View) -> View:
        return structs.replace(seen, swapped=0)

    law = consistency.what_is_shown_comes_from_the_view
    assert "not what the view says" in caught(law, replace(GAME, shown=kind))


def test_a_board_that_is_shown_what_nobody_was_told() -> None:
    class Numbered(View, frozen=True):
        number: int

    numbers = count()

    def numbered(seen: View) -> View:
        return Numbered(**structs.asdict(seen), number=next(numbers))

    types = replace(GAME.types, shown=Numbered)
    law = consistency.what_is_shown_comes_from_the_view
    assert "comes from elsewhere" in caught(law, replace(GAME, types=types, shown=numbered))


class Shifted(Joined[AnyAction]):
    """Counts right, and makes the k-th wrong."""

    def __getitem__(self, index: Any) -> Any:
        return super().__getitem__(index - 1)


class Short(Joined[AnyAction]):
    """Forgets one."""

    def __len__(self) -> int:
        return super().__len__() - 1


@pytest.mark.parametrize(
    ("offer", "says"), [(Shifted, "another choice than in the list"), (Short, "miscounted")]
)
def test_choices_that_are_not_those_of_the_list(offer: type[Joined[AnyAction]], says: str) -> None:
    def legal(seen: View) -> Joined[AnyAction]:
        return offer([tuple(view.legal(seen))])

    law = consistency.the_kth_choice_is_the_kth_that_is_listed
    assert says in caught(law, replace(GAME, legal=legal))


def test_a_view_that_shows_anothers_card_to_everything_made_from_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(view, "_shown", lambda cards, *_, **__: tuple(cards))
    with pytest.raises(Broken, match="shows what was redealt"):
        secrecy.what_a_viewer_cannot_see_does_not_show(GAME)


def test_a_redeal_made_from_a_view_that_shows_too_much() -> None:
    def leaky(state: State, viewer: Viewer) -> View:
        return structs.replace(view.view_for(state, viewer), cards=state.cards)

    def from_the_view(state: State, viewer: Viewer, rng: Random) -> State:
        return view.imagine(leaky(state, viewer), rng)

    blind = replace(GAME, view_for=leaky, redeal=from_the_view)
    assert "leaves a secret" in caught(secrecy.what_is_hidden_is_dealt_anew, blind)


def test_a_moment_between_two_events_that_shows_too_much() -> None:
    def fleeting(state: State, viewer: Viewer) -> View:
        seen = view.view_for(state, viewer)
        return structs.replace(seen, cards=state.cards) if 0 in state.cards else seen

    leak = replace(GAME, view_for=fleeting)
    assert "shows what was redealt" in caught(secrecy.what_a_viewer_cannot_see_does_not_show, leak)


def test_a_game_of_memory_that_does_not_forget() -> None:
    memory = some_game(forgetful)
    law = long(secrecy.what_is_forgotten_is_not_told_again)
    law(memory)
    with pytest.raises(Broken, match="told again"):
        law(replace(memory, redact=lambda event, *_: event))


def test_a_view_that_shows_only_whether_anothers_card_is_high() -> None:
    def leaky(state: State, viewer: Viewer) -> View:
        hint = max(state.cards) > 14
        return structs.replace(view.view_for(state, viewer), swapped=state.swapped + 10 * hint)

    leak = replace(GAME, view_for=leaky)
    assert "shows what was redealt" in caught(secrecy.what_a_viewer_cannot_see_does_not_show, leak)


def test_a_deadline_that_depends_on_a_secret() -> None:
    def nervous(state: State) -> Deadline | None:
        return Deadline(1000 * max(state.cards), TimeUp())

    leak = replace(GAME, deadline=nervous)
    assert "deadline" in caught(secrecy.what_a_viewer_cannot_see_does_not_show, leak)


def test_scores_that_give_a_secret_away() -> None:
    leak = replace(GAME, scores=lambda state: state.cards)
    assert "scores" in caught(secrecy.what_a_viewer_cannot_see_does_not_show, leak)


def test_a_dishonest_imagination() -> None:
    def wishful(seen: View, rng: Random) -> State:
        return structs.replace(view.imagine(seen, rng), discards=())

    liar = replace(GAME, imagine=wishful)
    assert "looks different" in caught(secrecy.bots_imagine_honest_worlds, liar)


def test_news_that_names_a_card_drawn_by_another() -> None:
    leak = replace(GAME, redact=lambda event, *_: event)
    assert "sounds different" in caught(secrecy.what_looks_the_same_sounds_the_same, leak)


def test_a_pause_that_gives_a_secret_away() -> None:
    def chatty(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        events = rules.decide(state, seat, action)
        sigh = isinstance(action, Keep) and state.cards[seat] < 5
        return events + events if sigh else events

    leak = replace(GAME, decide=chatty)
    assert "number of events" in caught(secrecy.what_looks_the_same_sounds_the_same, leak)


def test_a_refusal_that_names_anothers_card() -> None:
    def blabbing(state: State, seat: Seat, action: AnyAction) -> tuple[AnyEvent, ...]:
        if isinstance(action, Swap):
            raise Illegal("KS-03", "no-swap-left", allowed=max(state.cards))
        return rules.decide(state, seat, action)

    leak = replace(GAME, decide=blabbing)
    assert "refusal" in caught(secrecy.refusals_are_made_of_what_the_seat_knows, leak)


def test_old_news_that_says_more_than_was_heard() -> None:
    def late(event: AnyEvent, viewer: Viewer, now: State) -> AnyEvent:
        told = view.redact(event, viewer, now)
        return event if isinstance(event, CardDrawn) and now.kept[event.seat] else told

    leak = replace(GAME, redact=late)
    assert "more than was heard" in caught(secrecy.retelling_adds_nothing, leak)


def test_a_redeal_that_deals_nothing() -> None:
    lazy = replace(GAME, redeal=lambda state, *_: state)
    assert "leaves a secret" in caught(secrecy.redeal_deals, lazy)
