"""A match is a value: whatever is played from it, it stays what it is."""

import copy
import pickle
from itertools import pairwise
from random import Random
from typing import Any

import pytest
import rich
from msgspec import structs

import fortable
from fortable.kernel.codec import plain
from fortable.kernel.log import Match as Log
from fortable.kernel.words import Seat


def played(match: fortable.Match, steps: int, luck: int) -> fortable.Match:
    rng = Random(luck)
    for _ in range(steps):
        if match.is_over:
            break
        seat = match.waiting[0]
        match = match.play(seat, match.legal(seat).choice(rng))
    return match


def test_it_goes_as_the_referee_has_it_go(match: fortable.Match) -> None:
    """The same actions, the same seed: the same events, views and news, for every viewer."""
    there = played(match, 30, luck=1)
    log = Log.begin(match._game, match.seats, match.options, bytes.fromhex(match.seed))
    assert log.commitment == match.commitment
    for before, after in pairwise(there.history()):
        assert before.waiting == tuple(sorted(log.waiting))
        assert after.last is not None
        ruling = log.act(Seat(after.last[0]), after.last[1])
        for viewer in (None, *range(match.seats)):
            assert tuple(after.news(viewer)) == log.news(viewer, ruling)
            assert after.view(viewer) == log.view(viewer)
            assert after.shown(viewer) == log.shown(viewer)
    assert there.version == log.version
    assert there.position == match._game.notation.write_state(log.state)


def test_to_play_leaves_it_as_it_was(match: fortable.Match) -> None:
    seat, position = match.waiting[0], match.position
    one, other = (match.play(seat, match.legal(seat)[index]) for index in (0, -1))
    assert match.position == position
    assert one.before is match
    assert other.before is match
    assert one == match.play(seat, match.legal(seat)[0])
    assert (one == other) == (match.legal(seat)[0] == match.legal(seat)[-1])


def test_an_action_is_said_in_three_ways(match: fortable.Match) -> None:
    seat = match.waiting[0]
    action = match.legal(seat).choice(Random(2))
    after = match.play(seat, action)
    assert match.play(seat, match.game.write(action)) == after
    assert match.play(seat, plain(action)) == after
    assert match.game.read(match.game.write(action)) == action


def test_it_compares_copies_and_pickles(match: fortable.Match) -> None:
    there = played(match, 12, luck=3)
    again = pickle.loads(pickle.dumps(there))  # noqa: S301 - our own
    assert again == there
    assert hash(again) == hash(there)
    assert again.history() == there.history()
    assert [each.view(0) for each in again.moments()] == [each.view(0) for each in there.moments()]
    assert played(again, 5, luck=4) == played(there, 5, luck=4)
    assert copy.copy(there) is copy.deepcopy(there) is there
    assert not again != there  # noqa: SIM202 - it is asked both ways
    assert there != match
    assert there != "a match"


def test_matches_of_other_seeds_differ(name: str) -> None:
    assert fortable.new(name, seed=1) != fortable.new(name, seed=2)
    assert fortable.new(name, seed=1) == fortable.new(name, seed="1")


def test_a_long_match_pickles_and_goes_away(name: str) -> None:
    """However long it is: it is no chain for the interpreter to fall over."""
    match = fortable.new(name, seed=7)
    seat = match.waiting[0]
    first = match.play(seat, match.legal(seat)[0])
    assert first._ruling
    for _ in range(20_000):
        match = match._after(first._ruling)
    assert len(match.history()) == 20_001


def test_it_cannot_be_changed(match: fortable.Match) -> None:
    with pytest.raises(AttributeError):
        match.version = 3  # type: ignore[misc]
    with pytest.raises(AttributeError):
        match.seats = 3  # type: ignore[misc]


def test_moments_are_one_for_each_event(match: fortable.Match) -> None:
    there = played(match, 10, luck=5)
    moments = there.moments()
    assert [moment.version for moment in moments] == list(range(there.version + 1))
    assert moments[-1].view(0) == there.view(0)
    assert moments[-1].waiting == there.waiting
    told = [event for moment in moments[match.version + 1 :] for event in moment.news(0)]
    heard = [event for each in there.history()[1:] for event in each.news(0)]
    assert told == heard
    again = pickle.loads(pickle.dumps(moments[-1]))  # noqa: S301 - our own
    assert again == moments[-1]
    assert hash(again) == hash(moments[-1])
    assert moments[-1] != moments[-2]


def test_news_since_a_version_are_told_as_they_may_be_now(match: fortable.Match) -> None:
    there = played(match, 10, luck=6)
    assert len(there.news(0, since=0)) == there.version
    assert len(there.news(0, since=there.version)) == 0
    assert tuple(there.news(0, since=0)) == there._log().retold(Seat(0))
    assert there.news(0) == there.news(0)
    assert pickle.loads(pickle.dumps(there.news(0))) == there.news(0)  # noqa: S301 - our own
    assert str(there.news(0)) in there.news(0).text("en", names=["Seat 0"])


def test_a_match_goes_on_from_a_position(match: fortable.Match) -> None:
    there = played(match, 4, luck=7)
    again = fortable.new(match.game, position=there.position, seed=9)
    assert again.position == there.position
    assert again.waiting == there.waiting
    with pytest.raises(TypeError, match="itself"):
        fortable.new(match.game, seats=2, position=there.position)


def test_the_end_is_told(finished: fortable.Match) -> None:
    assert finished.is_over
    assert finished.waiting == ()
    outcome = finished.outcome
    assert sorted(seat for place in outcome.ranking for seat in place) == [*range(finished.seats)]
    assert finished.scores == outcome.scores
    told = finished.result("en", names=["Anna", "Ben", "Cleo"][: finished.seats])
    assert finished.game.title in told
    assert "Anna" in told


def test_it_is_drawn_as_text_for_the_one_who_is_to_act(match: fortable.Match) -> None:
    there = played(match, 3, luck=8)
    eyes = there.waiting[0] if len(there.waiting) == 1 else None
    assert repr(there) == there.text(eyes)
    assert there.game.title in repr(there)
    assert "Seat 1" in there.text()
    assert "Anna" in there.text(0, names=["Anna"])
    assert max(map(len, there.text(0, width=100).splitlines())) <= 100


def test_what_is_expected_stands_below_the_board(match: fortable.Match) -> None:
    seat = match.waiting[0]
    assert match.legal(seat).written[0] in match.text(seat)
    assert match.text(seat, "de") != match.text(seat, "en")


def test_rich_draws_it_with_colours(
    match: fortable.Match, capsys: pytest.CaptureFixture[str]
) -> None:
    rich.print(match)
    assert match.game.title in capsys.readouterr().out


def test_the_clock_may_act_when_a_deadline_says_so(match: fortable.Match) -> None:
    if match.deadline is None:
        with pytest.raises(fortable.Refusal) as refused:
            match.play(fortable.CLOCK, match.legal(match.waiting[0])[0])
        assert refused.value.reason == "no-deadline"
    else:
        after = match.play(fortable.CLOCK, match.deadline.action)
        assert after.last == (fortable.CLOCK, match.deadline.action)


def test_some_game_knows_a_clock() -> None:
    largest = [game.new(game.seats[-1], seed=1) for game in fortable.games().values()]
    assert any(match.deadline for match in largest)


def test_options_are_those_that_were_wanted(match: fortable.Match) -> None:
    wanted: dict[str, Any] = {
        option.name: value
        for option in match.game.options
        for value in option.samples[-1:]
        if value is not None and not option.is_seat
    }
    chosen = fortable.new(match.game, match.seats, seed=1, **wanted).options
    assert {name: structs.asdict(chosen)[name] for name in wanted} == wanted
