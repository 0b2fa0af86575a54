"""The bots: what they believe, how long they take, and that they are no clairvoyants."""

from itertools import pairwise
from random import Random
from statistics import median
from typing import NamedTuple

import pytest

from fortable.bots.playing import play, simulate, sit_down
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.testing import rule

from .. import GAME
from ..actions import Take
from ..bots import BEGINNER, BOTS, CASUAL, GOOD, STRONG, Player, Profile
from ..model import Check, Options
from .table import SEED, after, at, begin, seen_by

SHARP = Profile((100, 100), 10, "rows", overlooks=0.0, misreads=0.0, looks=1)
BLIND = SHARP._replace(overlooks=1.0)
MUDDLED = SHARP._replace(misreads=1.0)
RACE = "race | A1:sbS2x A2:cbS1o B1:crS1o | crL1o, sbL2x"
"""For seat 0 the card at A2 has two differences, and the one at B1 matches."""


def chosen(profile: Profile, position: str, seat: int = 0) -> tuple[str, int]:
    """What a player does, and after how many milliseconds."""
    player = Player(profile, GAME, Seat(seat), Random(1))
    action = player.choose(seen_by(seat, at(position)))
    return GAME.notation.write_action(action), player.pace_ms


@rule("FM-06")
def test_a_player_looks_at_card_after_card_and_takes_the_first_that_matches() -> None:
    assert chosen(SHARP, RACE) == ("take B1", 100 + 3 * 10)
    assert chosen(SHARP._replace(order="columns"), RACE) == ("take B1", 100 + 2 * 10)


@rule("FM-07")
def test_who_misreads_takes_a_card_with_two_differences_but_not_with_more() -> None:
    assert chosen(MUDDLED, RACE) == ("take A2", 100 + 2 * 10)


PLANNER = SHARP._replace(plans=True)


@rule("FM-06")
def test_who_plans_looks_at_all_cards_and_takes_the_one_that_leads_farthest() -> None:
    blind_alley = "race | A1:crL2o A2:crS1o A3:cbS1o A4:sbS1o | crL1o, sbL2x"
    assert chosen(SHARP, blind_alley) == ("take A1", 110)
    assert chosen(PLANNER, blind_alley) == ("take A2", 140)
    assert chosen(PLANNER, "race | A1:sbS2x | crL1o, sbL2x") == ("stop", 110)


@rule("FM-06")
@pytest.mark.parametrize("options", [Options(), Options(refuse_mismatch=True, deck="plain")])
@pytest.mark.parametrize("seats", GAME.seats)
def test_their_matches_come_to_an_end(seats: int, options: Options) -> None:
    assert sum(simulate(GAME, seats, options, [*BOTS], games=1, seed=1).wins) == 1


@rule("FM-09")
def test_who_believes_that_nothing_matches_calls_stop() -> None:
    assert chosen(BLIND, RACE) == ("stop", 100 + 3 * 10)
    assert chosen(BLIND._replace(looks=2), RACE) == ("stop", 100 + 6 * 10)
    assert chosen(SHARP, "race | A1:sbS2x | crL1o, sbL2x") == ("stop", 110)


@rule("FM-05", "FM-10")
def test_players_get_ready_and_pick() -> None:
    ready = Player(SHARP, GAME, Seat(1), Random(0))
    assert GAME.notation.write_action(ready.choose(seen_by(1, begin(2)))) == "ready"
    stopped = after("race | A1:sbS2x | crL1o, sbL2x", "0: stop")
    assert GAME.notation.write_action(ready.choose(seen_by(0, stopped))) == "pick A1"


@rule("FM-18")
def test_alone_they_take_the_card_with_the_fewest_ways_on() -> None:
    assert chosen(SHARP, "puzzle | A1:crS1o ~crL1o | crL1o")[0] == "take A1"
    assert chosen(SHARP, "puzzle | ~crL1o | crL1o")[0] == "finish"


@rule("FM-20")
def test_alone_each_level_leaves_less_behind_than_the_one_before() -> None:
    scores = [simulate(GAME, 1, Options(), [name], 5, seed=1).mean_scores[0] for name in BOTS]
    assert scores == sorted(scores)
    assert scores[0] < scores[1] - 5 < scores[2] - 10


@rule("FM-21")
def test_the_strong_one_solves_the_puzzle() -> None:
    result = simulate(GAME, 1, Options(), ["strong"], 5, seed=3)
    match = Match.begin(GAME, 1, Options(), SEED)
    list(play(match, sit_down(match, ["strong"], Random(0)), Random(0)))
    assert all(done.left == done.least for done in match.state.results)
    assert result.mean_scores[0] > -3


@rule("FM-06")
def test_from_level_to_level_they_get_faster_and_err_less() -> None:
    profiles = [BEGINNER, CASUAL, GOOD, STRONG]
    for weaker, stronger in pairwise(profiles):
        assert weaker.glance_ms > stronger.glance_ms
        assert weaker.reaction_ms[1] > stronger.reaction_ms[1]
        assert weaker.overlooks > stronger.overlooks
        assert weaker.misreads > stronger.misreads
    assert list(BOTS) == ["beginner", "casual", "good", "strong"]


@rule("FM-06")
def test_and_the_stronger_ones_win() -> None:
    for pair in pairwise(BOTS):
        assert simulate(GAME, 2, Options(), pair, 20, seed=1).wins[1] > 14


class Habits(NamedTuple):
    """What can be measured of players at a table."""

    pace_ms: float
    faulty: float
    """The share of chains with a mistake."""
    wrong_stops: int


def habits(name: str) -> Habits:
    """The habits of three players of one kind, over some matches."""
    paces, checks = list[int](), list[Check]()
    for number in range(4):
        match = Match.begin(GAME, 3, Options(), bytes([number]) * 32)
        last = dict[Seat, int]()
        for happening in play(match, sit_down(match, [name], Random(number)), Random(number)):
            now = happening.at_ms or 0
            if isinstance(happening.action, Take):
                paces.append(now - last.get(happening.seat, 0))
            last[happening.seat] = now
        checks += [check for checked in match.state.rounds for check in checked]
    faulty = sum(check.step is not None for check in checks) / len(checks)
    return Habits(median(paces), faulty, sum(check.is_wrong_stop for check in checks))


@rule("FM-07", "FM-11")
def test_at_the_table_pace_and_mistakes_are_what_the_profiles_say() -> None:
    beginner, casual, good, strong = map(habits, BOTS)
    assert beginner.pace_ms > 1.5 * casual.pace_ms > 2 * good.pace_ms > 3 * strong.pace_ms
    assert beginner.faulty > casual.faulty > good.faulty >= strong.faulty == 0
    assert beginner.wrong_stops > strong.wrong_stops == 0
    assert strong.pace_ms > 400


@rule("FM-08")
def test_a_slow_hand_hears_that_the_card_is_gone_and_looks_again() -> None:
    match = Match.begin(GAME, 5, Options(), SEED)
    happenings = list(play(match, sit_down(match, ["casual"], Random(2)), Random(2)))
    refusals = [h.answer.message for h in happenings if isinstance(h.answer, Illegal)]
    assert "FM-08-gone" in refusals
    assert {*refusals} <= {"FM-08-gone", "FM-09-stopped", "FM-09-called"}
    times = [happening.at_ms or 0 for happening in happenings]
    assert times == sorted(times)
    assert match.is_over


@rule("FM-22")
@pytest.mark.parametrize("name", BOTS)
def test_what_they_do_depends_on_what_they_see_and_nothing_else(name: str) -> None:
    for position in (RACE, "puzzle | A1:crS1o ~crL1o | crL1o"):
        view = seen_by(0, at(position))
        first, again = (BOTS[name](GAME, Seat(0), Random(5)) for _ in range(2))
        again.hear(())
        assert [first.choose(view) for _ in range(5)] == [again.choose(view) for _ in range(5)]
        assert first.pace_ms == again.pace_ms > 0
