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
from ..bots import BOTS, CASUAL, CHILD, MACHINE, QUICK, Player, Profile
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


@rule("FM-21")
def test_the_machine_solves_the_puzzle() -> None:
    result = simulate(GAME, 1, Options(), ["machine"], 5, seed=3)
    match = Match.begin(GAME, 1, Options(), SEED)
    list(play(match, sit_down(match, ["machine"], Random(0)), Random(0)))
    assert all(done.left == done.least for done in match.state.results)
    assert result.mean_scores[0] > -3


@rule("FM-06")
def test_from_child_to_machine_they_get_faster_and_err_less() -> None:
    profiles = [CHILD, CASUAL, QUICK, MACHINE]
    for weaker, stronger in pairwise(profiles):
        assert weaker.glance_ms > stronger.glance_ms
        assert weaker.reaction_ms > stronger.reaction_ms
        assert weaker.overlooks > stronger.overlooks
        assert weaker.misreads > stronger.misreads
    assert list(BOTS) == ["child", "casual", "quick", "machine"]


@rule("FM-06")
def test_and_the_stronger_ones_win() -> None:
    wins = simulate(GAME, 3, Options(), ["child", "casual", "quick"], 20, seed=1).wins
    assert wins[2] > 15
    assert simulate(GAME, 2, Options(), ["child", "casual"], 20, seed=1).wins[1] > 14


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
    child, casual, quick, machine = map(habits, BOTS)
    assert child.pace_ms > 1.5 * casual.pace_ms > 2 * quick.pace_ms > 10 * machine.pace_ms
    assert child.faulty > casual.faulty > quick.faulty >= machine.faulty == 0
    assert child.wrong_stops > machine.wrong_stops == 0


@rule("FM-08")
def test_a_slow_hand_hears_that_the_card_is_gone_and_looks_again() -> None:
    match = Match.begin(GAME, 5, Options(), SEED)
    happenings = list(play(match, sit_down(match, ["casual"], Random(2)), Random(2)))
    refusals = [h.answer.message for h in happenings if isinstance(h.answer, Illegal)]
    assert "FM-08-gone" in refusals
    assert {*refusals} <= {"FM-08-gone", "FM-09-stopped", "TB-03-not-waited-for"}
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
