"""A contest is the same wherever it is played."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from fortable.arena import Contest, Processes, play_contest, standings
from fortable.arena.contest import Refused, Result, played_again
from fortable.catalog import catalog
from fortable.kernel.words import Illegal, Seat
from fortable.report.boards import boards

GAME = next(
    game for game in catalog().games.values() if not game.simultaneous and not game.unlisted
)
CONTEST = Contest(
    game=GAME.key, seats=GAME.seats[0], options={}, bots=("random", "greedy"), deals=3, seed=3
)


class Backwards:
    """A executor that does the last thing first."""

    workers = 3

    def each(self, work: Callable[[Any], Any], tasks: Iterator[Any]) -> Iterator[Any]:
        yield from map(work, reversed(list(tasks)))


@pytest.fixture(scope="module")
def results() -> list[Result]:
    return play_contest(CONTEST, Processes(1))


@pytest.mark.parametrize("executor", [Backwards(), Processes(2)], ids=["backwards", "processes"])
def test_the_result_does_not_depend_on_who_plays(executor: Any, results: list[Result]) -> None:
    assert play_contest(CONTEST, executor) == results


def test_every_deal_is_played_once_for_each_bot(results: list[Result]) -> None:
    assert [result.line_up for result in results] == list(CONTEST.line_ups(range(CONTEST.deals)))


def test_a_match_of_it_can_be_played_again(results: list[Result]) -> None:
    again = [played_again(CONTEST, result.line_up) for result in results]
    assert [match.outcome().scores for match in again] == [result.scores for result in results]


def test_a_report_draws_the_first_match_that_came_to_its_end(results: list[Result]) -> None:
    first, second, *_ = results
    given_up = replace(first, forfeit=Refused(Seat(0), "TB-01", "any", {}))
    assert boards(CONTEST, [given_up, second], "en") == boards(CONTEST, [second], "en")
    assert boards(CONTEST, [first], "en") != boards(CONTEST, [second], "en")
    assert boards(CONTEST, [given_up], "en") == {}


def test_progress_is_told_deal_by_deal() -> None:
    told = list[int]()
    play_contest(CONTEST, Processes(1), told.append)
    assert sum(told) == CONTEST.deals


def test_the_better_bot_stands_first(results: list[Result]) -> None:
    table = standings(CONTEST, results)
    assert sum(standing.wins.value for standing in table.standings) == pytest.approx(1)
    assert [s.wins.value for s in table.standings] == sorted(
        (s.wins.value for s in table.standings), reverse=True
    )
    assert sum(table.ended_by.values()) == table.games == len(results)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"bots": ("random", "kasparov")}, "no-such-bot"),
        ({"seats": 77}, "bad-seats"),
        ({"game": "chess"}, "no-such-game"),
        ({"options": {"fork": 1}}, "no-such-option"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anybody_plays(
    change: dict[str, Any], reason: str
) -> None:
    with pytest.raises(Illegal) as refused:
        play_contest(Contest(**{**_fields(CONTEST), **change}), Processes(1))
    assert refused.value.reason == reason


def test_a_refusal_crosses_from_one_process_to_another() -> None:
    refusal = Illegal("TB-06", "no-such-bot", tried="kasparov", allowed=["random"])
    assert pickle.loads(pickle.dumps(refusal)) == refusal  # noqa: S301


def _fields(contest: Contest) -> dict[str, Any]:
    return {name: getattr(contest, name) for name in contest.__struct_fields__}
