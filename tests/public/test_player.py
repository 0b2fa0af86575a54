"""Bots in seats: of the shelf, or functions of one's own; each knows what its seat may know."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import fortable
from fortable.bots import bot as bots_room
from fortable.kernel.words import Action, Event
from tests.games import forgetful, in_turns, some_game


class Listener:
    """Notes all that it hears, and takes what is first."""

    heard: list[Event]

    def __init__(self, game: Any, *_: object) -> None:
        self.game = game
        Listener.heard = []

    def hear(self, news: Sequence[Event]) -> None:
        Listener.heard += news

    def choose(self, view: Any) -> Action:
        action: Action = next(iter(self.game.legal(view)))
        return action


def first(_: Any, legal: fortable.Legal) -> fortable.Action:
    return legal[0]


def test_every_bot_plays(name: str) -> None:
    game = fortable.game(name)
    match = game.new(seed=3)
    assert {"random", "greedy"} <= set(game.bots)
    for bot in game.bots[:3]:  # others are compiled first
        player = match.bot(match.waiting[0], bot)
        assert player.play() == match.play(player.seat, player.choose())


def test_it_does_the_same_from_the_same_match(match: fortable.Match) -> None:
    seat = match.waiting[0]
    assert match.bot(seat, "random").choose() == match.bot(seat, "random").choose()
    assert match.finish(luck=1) == match.finish(luck=1)
    lucks = [match.finish(luck=luck) for luck in range(2, 5)]
    assert any(one != other for one, other in pairwise(lucks))


def test_it_has_heard_what_its_seat_heard_from_the_first_event_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a game of memory most of it is not told a second time: who sat there has seen it."""
    monkeypatch.setitem(bots_room.GENERIC, "listener", Listener)
    match = fortable.new(some_game(forgetful, in_turns).key, seed=5)
    heard = list(match.news(match.seats - 1))
    for _ in range(12):
        seat = match.waiting[0]
        match = match.play(seat, match.legal(seat)[-1])
        heard += match.news(match.seats - 1)
    while match.waiting != (match.seats - 1,):
        match = match.play(match.waiting[0], match.legal(match.waiting[0])[-1])
        heard += match.news(match.seats - 1)
    match.bot(match.seats - 1, "listener").choose()
    assert Listener.heard == heard
    assert heard != list(match.news(match.seats - 1, since=0))


def test_a_function_is_a_bot(match: fortable.Match) -> None:
    seat = match.waiting[0]
    assert match.bot(seat, first).choose() == match.legal(seat)[0]
    written = match.bot(seat, lambda _, legal: legal.written[-1]).choose()
    assert match.game.write(written) == match.legal(seat).written[-1]


def test_functions_and_names_share_a_table(match: fortable.Match) -> None:
    seen = set[Any]()

    def curious(view: Any, legal: fortable.Legal) -> fortable.Action:
        seen.add((view.viewer, legal.seat))
        return legal.choice(Random(1))

    end = match.finish([curious, "random"])
    assert end.is_over
    assert seen == {(seat, seat) for seat in range(0, match.seats, 2)}


def test_who_is_not_waited_for_is_told_so(finished: fortable.Match) -> None:
    with pytest.raises(fortable.Refusal) as refusal:
        finished.bot(0, "random").choose()
    assert refusal.value.rule == "TB-02"
    for each in finished.history()[:-1]:
        for seat in {*range(each.seats)} - {*each.waiting}:
            with pytest.raises(fortable.Refusal) as refusal:
                each.bot(seat, "random").play()
            assert refusal.value.rule == "TB-03"
            return


def nonsense(*_: object) -> str:
    return "?!"


def test_a_bot_that_wants_what_is_not_allowed_is_told_by_its_rule(match: fortable.Match) -> None:
    with pytest.raises(fortable.Refusal, match="TB-"):
        match.finish(nonsense)
    with pytest.raises(fortable.Refusal, match="TB-"):
        match.bot(match.waiting[0], nonsense).play()


def test_there_is_no_such_bot(match: fortable.Match) -> None:
    for play in (lambda: match.finish("nobody"), match.bot(match.waiting[0], "nobody").choose):
        with pytest.raises(fortable.Refusal) as refusal:
            play()
        assert "random" in str(refusal.value)


def test_a_match_is_finished_from_anywhere(finished: fortable.Match) -> None:
    midway = finished.history()[len(finished.history()) // 2]
    end = midway.finish(["random", "random"])
    assert end.is_over
    assert end.history()[: len(midway.history())] == midway.history()
    assert finished.finish() == finished
    assert finished.record().verify()
    assert end.record().verify()
