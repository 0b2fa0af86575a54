"""What may be seen, and what a bot can make of it."""

from collections import Counter
from random import Random

import pytest

from fortable.kernel.chance import Draw
from fortable.kernel.log import Match
from fortable.kernel.words import Seat, Viewer
from fortable.testing import rule

from .. import GAME
from ..events import CardBoosted, CardDrawn, CardPlayed, HandsDealt, TeamOut
from ..model import NAMES, TURBO, Options, State, bag_of
from ..view import View, unseen_by
from .table import ONE, SEED, ZERO, after, at, due, everyone, follows, seen_by


def race() -> State:
    return at(
        "A1:17.1 B2:12.1 B1:12.2 C1:9.1",
        A="2/3 7/3 8 Turbo",
        B="3/3 3/3 6 7 7",
        C="1/10 4/3 8 8 Turbo",
    )


@rule("FF-22")
def test_everybody_sees_the_track_and_the_piles() -> None:
    state = after(race(), "7/3+Turbo = 6")
    for viewer in everyone(state):
        view = seen_by(viewer, state)
        assert view.viewer == viewer
        assert view.options == state.options
        assert view.track == state.track
        assert (view.phase, view.moved, view.movement) == ("play", 1, 0)
        assert view.discards == state.discards
        assert view.top == "Turbo"
        assert view.pile == len(state.pile)
        assert view.hand_sizes == (3, 5, 5)
        assert view.turbos == (2, 0, 0)
        assert view.eliminated == ("A2", "A3", "B3", "C2", "C3")
        assert view.seats == 3


@rule("FF-22")
def test_what_was_just_played_is_seen_while_the_car_moves() -> None:
    played = follows(race(), "7/3 = 6").states[0]
    for viewer in everyone(played):
        assert (seen_by(viewer, played).phase, seen_by(viewer, played).movement) == ("draw", 7)


@rule("FF-22")
def test_the_car_that_is_due_is_seen() -> None:
    due_now = seen_by(None, race()).due
    assert due_now is not None
    assert due_now.car == "A1"
    assert seen_by(None, follows(race(), "8").states[0]).due is None


@rule("FF-23")
def test_each_team_sees_its_own_hand_alone() -> None:
    state = race()
    for seat in (0, 1, 2):
        assert seen_by(Seat(seat), state).hand == state.hands[seat]
    assert seen_by(None, state).hand == ()


@rule("FF-23")
def test_afterwards_everybody_looks_into_the_hand_of_whoever_was_due() -> None:
    state = race()
    assert GAME.unveiled is not None
    seen = GAME.unveiled(state)
    assert seen.viewer == due(state)
    assert seen.hand == state.hands[due(state)]


@rule("FF-23")
def test_the_deal_is_told_to_each_team_for_itself() -> None:
    match = Match.begin(GAME, 3, Options(), SEED)
    (dealt,) = (event for event in match.events if isinstance(event, HandsDealt))
    hands = match.state.hands
    assert dealt in match.events
    assert HandsDealt((None, hands[1], None)) in match.retold(ONE)
    assert HandsDealt((None, None, None)) in match.retold(None)


@rule("FF-23")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    drawn = CardDrawn(ZERO, "6")
    state = after(race(), "8 = 6")
    assert GAME.redact(drawn, ZERO, state) == drawn
    for viewer in (ONE, Seat(2), None):
        assert GAME.redact(drawn, viewer, state) == CardDrawn(ZERO, None)


@rule("FF-22")
def test_everything_else_is_told_to_all() -> None:
    state = race()
    for viewer in everyone(state):
        for event in (CardPlayed(ZERO, "A1", "8", 8), TeamOut(ONE, ("8", "Turbo"))):
            assert GAME.redact(event, viewer, state) == event


@rule("FF-23")
def test_a_team_can_reconstruct_all_its_own_draws_from_its_news() -> None:
    for seats in (3, 6):
        match = Match.begin(GAME, seats, Options(), SEED)
        rng = Random(seats)
        hands = [Counter(_dealt(match, Seat(seat))) for seat in range(seats)]
        while not match.is_over:
            (seat,) = match.waiting
            ruling = match.act(seat, rng.choice(list(GAME.legal(match.view(seat)))))
            for listener, hand in enumerate(hands):
                _remember(hand, Seat(listener), match.news(Seat(listener), ruling))
                assert hand == Counter(match.view(Seat(listener)).hand)


def _dealt(match: Match, seat: Seat) -> tuple[str, ...]:
    (deal,) = (event for event in match.retold(seat) if isinstance(event, HandsDealt))
    return deal.hands[seat] or ()


def _remember(hand: Counter[str], seat: Seat, news: tuple[object, ...]) -> None:
    for event in news:
        match event:
            case CardPlayed(owner, _, card) if owner == seat:
                hand[card] -= 1
            case CardBoosted(owner, _, card) if owner == seat:
                hand.subtract((card, TURBO))
            case CardDrawn(owner, str(card)) if owner == seat:
                hand[card] += 1
            case TeamOut(owner) if owner == seat:
                hand.clear()


@rule("FF-22")
def test_what_is_unseen_can_be_counted_from_the_view() -> None:
    state = after(race(), "7/3+Turbo = 6")
    unseen = dict(zip(NAMES, unseen_by(seen_by(ZERO, state)), strict=True))
    assert sum(unseen.values()) == len(state.pile) + 10
    assert (unseen["7/3"], unseen["Turbo"], unseen["2/3"], unseen["8"], unseen["6"]) == (
        *(7, 5, 7, 7, 7),
    )
    watching = unseen_by(seen_by(None, state))
    assert sum(watching) == len(state.pile) + 13


def worlds(state: State, viewer: Viewer) -> list[State]:
    rng = Random(5)
    return [GAME.redeal(state, viewer, rng) for _ in range(40)]


@rule("FF-23")
@pytest.mark.parametrize("wishes", [(), ("8 = 6",), ("7/3+Turbo = 6", "6 = 2/3")])
def test_a_table_dealt_anew_looks_the_same_and_is_another(wishes: tuple[str, ...]) -> None:
    state = after(race(), *wishes)
    for viewer in everyone(state):
        others = [seat for seat in range(3) if seat != viewer]
        for world in worlds(state, viewer):
            assert seen_by(viewer, world) == seen_by(viewer, state)
            assert _all_cards(world) == _all_cards(state)
            assert all(_is_sorted(hand) for hand in world.hands)
            assert world.pile == tuple(sorted(world.pile))
        for seat in others:
            assert len({world.hands[seat] for world in worlds(state, viewer)}) > 20


def _all_cards(state: State) -> Counter[str]:
    held = [card for hand in state.hands for card in hand]
    return Counter((*held, *(NAMES[kind] for kind in (*state.pile, *bag_of(state.discards)))))


def _is_sorted(hand: tuple[str, ...]) -> bool:
    return list(hand) == sorted(hand, key=NAMES.index)


@rule("FF-23")
def test_a_bot_imagines_a_world_in_which_play_can_go_on() -> None:
    state = follows(race(), "7/3 = 6").states[0]
    for viewer in everyone(state):
        view: View = seen_by(viewer, state)
        world = GAME.imagine(view, Random(1))
        assert seen_by(viewer, world) == view
        assert (world.movement, world.phase, world.moved) == (7, "draw", 0)
        assert len(world.pile) == view.pile


@rule("FF-23")
def test_the_draw_pile_has_no_order_that_could_leak() -> None:
    state = after(race(), "8 = 6")
    assert state.pile == tuple(sorted(state.pile))
    assert GAME.waiting(follows(race(), "8 = 6").states[0]) == Draw(race().pile)


@rule("FF-22", "FF-10")
def test_whoever_watches_may_do_nothing() -> None:
    assert list(GAME.legal(seen_by(None, race()))) == []


@rule("FF-23", "FF-10")
def test_others_hear_what_is_played_but_not_what_is_drawn() -> None:
    match = Match.at(GAME, GAME.notation.write_state(race()), SEED)
    ruling = match.act(due(match.state), GAME.notation.read_action("8"))
    own, other = match.news(ZERO, ruling), match.news(ONE, ruling)
    assert own == ruling.events
    assert [a == b for a, b in zip(own, other, strict=True)] == [True, False, True]
