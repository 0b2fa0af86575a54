"""Why another card was better, and what to think of: said of positions, and held against the rules."""

from random import Random
from typing import Any

import pytest

from fortable.bots.playing import sit_down
from fortable.kernel import referee
from fortable.kernel.chance import guess
from fortable.kernel.choices import choices
from fortable.kernel.log import Match
from fortable.kernel.words import Event
from fortable.review.reviewer import reviewer_of
from fortable.texts import LANGUAGES, Texts

from .. import GAME
from ..actions import AnyAction, Boost, Play
from ..cards import movement_of
from ..events import CarEliminated, CarMoved
from ..machine.looks import where
from ..machine.reasons import why
from ..model import CARDS, OWNER, Options, State
from ..track import is_home, running_order, space_at
from .table import at, seen_by

Said = tuple[str, dict[str, Any]] | None


def said(state: State, chosen: AnyAction, best: AnyAction) -> Said:
    return why(seen_by(OWNER[state.track[state.moved].car], state), chosen, best)


def looked(state: State, best: AnyAction) -> Said:
    return where(seen_by(OWNER[state.track[state.moved].car], state), best)


def test_who_is_last_as_the_race_ends_is_told_who_could_have_been_passed() -> None:
    state = at("A1:31.1 B1:20.1 C1:17.1", "2/3 8 6 6 7", moved=2)
    out = {"car": "C1", "card": "8", "boost": False, "ahead": ["B1"]}
    assert said(state, Play("2/3"), Play("8")) == ("reason-out", out)
    assert looked(state, Play("8")) == ("look-danger", {"car": "C1"})
    before = at("A1:29.1 B1:20.1 C1:17.1", "2/3 5/3 6 6 7", moved=2)
    last = {**out, "card": "6"}
    assert said(before, Play("2/3"), Play("6")) == ("reason-last", last)


def test_a_red_number_that_counts_here_is_said() -> None:
    state = at("A1:7.1 B1:6.1 C1:2.1", "7/3 3/3 3/3 6 Turbo")
    red = {"car": "A1", "card": "7/3", "boost": False, "spaces": 7, "fewer": 3, "space": 7}
    assert said(state, Play("3/3"), Play("7/3")) == ("reason-red", red)
    assert looked(state, Play("7/3")) == ("look-red", {"car": "A1", "space": 7})


def test_cars_that_could_have_been_passed_are_named() -> None:
    state = at("A1:15.1 B1:14.1 C1:11.1 A2:2.1", "3/3 8 2/3 5/3 9/3", moved=2)
    passes = {"car": "C1", "card": "8", "boost": False, "cars": ["A1", "B1"]}
    assert said(state, Play("3/3"), Play("8")) == ("reason-passes", passes)
    assert looked(state, Play("8")) == ("look-ahead", {"car": "C1", "cars": ["A1", "B1"]})


def test_a_turbo_beside_another_card_has_its_price() -> None:
    state = at("A1:15.1 B1:4.1 C1:2.1", "3/3 8 2/3 5/3 Turbo")
    turbo = {"card": "3/3", "cards": 4, "spaces": 5}
    assert said(state, Boost("3/3"), Play("3/3")) == ("reason-turbo", turbo)
    assert looked(state, Boost("3/3")) == ("look-turbo", {"car": "A1"})


def test_cards_are_counted_where_nothing_else_tells_them_apart() -> None:
    state = at("A1:15.1 B1:4.1 C1:2.1", "2/3 3/3 4/3 6 7")
    assert looked(state, Play("2/3")) == ("look-saving", {"car": "A1"})
    assert looked(state, Play("7")) == ("look-count", {"car": "A1", "space": 5})


def test_a_full_space_sends_a_car_back() -> None:
    state = at("A1:9.1 A2:9.2 A3:9.3 B1:9.4 C1:3.1", "6 5/3 5/3 5/3 Turbo", moved=4)
    fell = {"car": "C1", "card": "6", "other": "Turbo", "space": 9, "fell": 1}
    assert said(state, Play("6"), Play("Turbo")) == ("reason-fell", fell)


def test_a_card_can_be_worth_more_to_another_car_or_at_the_next_turn() -> None:
    state = at("A1:15.1 B1:14.1 A2:9.1 C1:2.1", "9/3 2/3 3/3 4/3 5/3")
    facts = {"car": "A2", "space": 9, "card": "9/3", "fewer": 3}
    assert said(state, Play("9/3"), Play("4/3")) == ("reason-other-car", facts)
    assert looked(state, Play("4/3")) == ("look-other-cars", {"cars": ["A2"]})
    alone = at("A1:16.1 B1:14.1 C1:2.1", "9/3 2/3 3/3 4/3 5/3")
    kept = {"car": "A1", "card": "9/3", "spaces": 9, "fewer": 3, "space": 9}
    assert said(alone, Play("9/3"), Play("4/3")) == ("reason-next-kept", kept)
    assert looked(alone, Play("4/3")) == ("look-next", {"car": "A1"})


def test_as_the_race_ends_nobody_speaks_of_where_cars_will_not_be() -> None:
    state = at("B1:33.1 A1:16.1 A2:9.1 C1:2.1", "9/3 2/3 3/3 4/3 5/3", moved=1)
    other = said(state, Play("9/3"), Play("4/3"))
    assert other is not None
    assert other[0] == "reason-other-car"
    gone = at("B1:33.1 A2:19.1 A1:16.1 C1:2.1", "9/3 2/3 3/3 4/3 5/3", moved=2)
    found = said(gone, Play("9/3"), Play("4/3"))
    assert found is not None
    assert found[0] == "reason-keep"
    assert looked(gone, Play("4/3")) == ("look-same", {"car": "A1"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_is_true_and_has_words(language: str) -> None:
    """Of cards by lot: what the rules say of both."""
    rng, heard = Random(language), set()
    texts = Texts(language, [GAME.package], ["Mia", "Leo", "Ana", "Tom", "Eva", "Jan"])
    for seats in (3, 5):
        for state in played(seats):
            view = GAME.view_for(state, OWNER[state.track[state.moved].car])
            chosen, best = rng.choices(choices(GAME.legal(view)), k=2)
            remark = reviewer_of(GAME).reason(view, (), chosen, best)
            hint = reviewer_of(GAME).look(view, (), best)
            assert hint is not None
            for each in filter(None, (remark, hint)):
                heard.add(each.message)
                assert texts(each.message, **each.facts)
            if remark is not None:
                assert is_true(state, chosen, best, remark.message, remark.facts), remark
    assert len(heard) > 12


def played(seats: int) -> list[State]:
    """Every third decision of a match."""
    match, found = Match.begin(GAME, seats, Options(), bytes([seats]) * 32), list[State]()
    bots = sit_down(match, ["casual"], Random(1))
    while not match.is_over:
        found.append(match.state)
        (seat,) = match.waiting
        match.act(seat, bots[seat].choose(match.view(seat)))
    return found[::3]


def ruled(state: State, action: AnyAction) -> tuple[list[Event], State]:
    """What happens, and where it leads; when the turn ends, before that."""
    seat = OWNER[state.track[state.moved].car]
    done = referee.rule(GAME, state, seat, action, guess(Random(1)))
    at_rest = next(number for number, each in enumerate(done.events) if isinstance(each, CarMoved))
    return list(done.events[: at_rest + 1]), done.states[at_rest]


def is_true(
    state: State, chosen: AnyAction, best: AnyAction, message: str, facts: dict[str, Any]
) -> bool:
    car, seat = state.track[state.moved].car, OWNER[state.track[state.moved].car]
    (events, one), (_, other) = ruled(state, chosen), ruled(state, best)
    moved = next(event for event in events if isinstance(event, CarMoved))
    spaces = [stood(each, car) for each in (one, other)]
    match message:
        case "reason-out":
            return is_out(state, chosen, car) and bool(behind(other, car) == facts["ahead"])
        case "reason-last":
            return not behind(one, car) and bool(behind(other, car) == facts["ahead"])
        case "reason-passes":
            passed = {*behind(other, car)} - {*behind(one, car)}
            return passed == {*facts["cars"]}
        case "reason-red" | "reason-farther":
            told = [facts["fewer"], facts["spaces"]]
            return [distance(state, each, car) for each in (one, other)] == told
        case "reason-fell":
            as_far = distance(state, one, car) == distance(state, other, car)
            return as_far and bool(moved.fell == facts["fell"] > 0)
        case "reason-turbo":
            return bool(len(one.hands[seat]) == facts["cards"])
        case "reason-next":
            can, could = (
                farthest_next(state, best, spaces[1]),
                farthest_next(state, chosen, spaces[0]),
            )
            is_there = spaces == [facts["other"], facts["space"]]
            return is_there and (can, could) == (facts["spaces"], facts["fewer"])
        case "reason-next-kept":
            is_there = spaces == [facts["space"]] * 2
            return is_there and movement_of(chosen.card, spaces[0]) == facts["spaces"]
        case "reason-other-car":
            there = stood(state, facts["car"])
            return bool(there == facts["space"] == movement_of(chosen.card, there))
        case "reason-keep" | "reason-needless" | "reason-dear":
            most, least = (
                max(CARDS[each.card].red, CARDS[each.card].blue) for each in (chosen, best)
            )
            is_so = {
                "reason-keep": distance(state, one, car) == distance(state, other, car),
                "reason-needless": behind(one, car) == behind(other, car),
                "reason-dear": bool(behind(other, car)),
            }
            return is_so[message] and (most, least) == (facts["most"], facts["least"])
        case "reason-rarer":
            return bool(facts["often"] > facts["seldom"])
    return False


def stood(state: State, car: str) -> int:
    return next(space_at(spot.place) for spot in state.track if spot.car == car)


def behind(state: State, car: str) -> list[str]:
    cars = [spot.car for spot in running_order(state.track)]
    return sorted(cars[cars.index(car) + 1 :])


def distance(state: State, then: State, car: str) -> int:
    before, after = (
        next(spot.place for spot in each.track if spot.car == car) for each in (state, then)
    )
    return after - before


def farthest_next(state: State, action: AnyAction, space: int) -> int:
    """Of the cards that stay, Turbos aside that went with one."""
    hand = list(state.hands[OWNER[state.track[state.moved].car]])
    hand.remove(action.card)
    if isinstance(action, Boost):
        hand.remove("Turbo")
    return max(movement_of(card, space) for card in hand)


def is_out(state: State, chosen: AnyAction, car: str) -> bool:
    """Whether it is eliminated as the race ends, whatever the others play."""
    assert is_home(ruled(state, chosen)[1].track)
    rng, action = Random(1), chosen
    while True:
        seat = OWNER[state.track[state.moved].car]
        done = referee.rule(GAME, state, seat, action, guess(rng))
        for event in done.events:
            if isinstance(event, CarEliminated):
                return event.car == car
        state = done.states[-1]
        view = GAME.view_for(state, OWNER[state.track[state.moved].car])
        action = rng.choice(choices(GAME.legal(view)))
