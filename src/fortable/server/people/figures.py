"""What somebody's matches came to: won, best, in a row, and against whom."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from fortable.kernel.game import Figure
from fortable.protocol.history import Course, GameFigures, GameTally, MyFigures, Rival
from fortable.server.store import Played, Tally

LAST_SCORES = 40
"""So many are told one by one."""
MOST_RIVALS = 50

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


def figures(played: Sequence[Played], tallies: Sequence[Tally]) -> MyFigures:
    """Of matches from the first to the last, and of all whom one met in them."""
    people = [tally for tally in tallies if tally.person is not None]
    bots = [tally for tally in tallies if tally.person is None]
    games = grouped(played, lambda one: one.game)
    return MyFigures(
        games=_most(_of_game(game, own) for game, own in games.items()),
        people=rivals(people),
        bots=rivals(bots),
    )


def rivals(tallies: Iterable[Tally]) -> tuple[Rival, ...]:
    """Those met most often first."""
    by_rival = grouped(tallies, lambda tally: (tally.person, tally.bot))
    found = [_rival(own) for own in by_rival.values()]
    found.sort(key=lambda rival: -(rival.ahead + rival.behind + rival.level))
    return tuple(found[:MOST_RIVALS])


def _rival(tallies: Sequence[Tally]) -> Rival:
    """Called as they were last."""
    last = max(tallies, key=lambda tally: tally.last)
    return Rival(
        name=last.name,
        bot=last.bot,
        ahead=sum(tally.ahead for tally in tallies),
        behind=sum(tally.behind for tally in tallies),
        level=sum(tally.level for tally in tallies),
        games=tuple(
            GameTally(tally.game, tally.ahead, tally.behind, tally.level) for tally in tallies
        ),
    )


def _of_game(game: str, played: Sequence[Played]) -> GameFigures:
    contested = [one for one in played if one.seats > 1]
    by_kind = grouped(played, lambda one: (one.seats, one.figure))
    return GameFigures(
        game=game,
        played=len(played),
        contested=len(contested),
        won=sum(one.is_won for one in contested),
        streak=longest_streak(one.is_won for one in contested),
        courses=_most(
            _course(seats, figure, [one.score for one in own])
            for (seats, figure), own in by_kind.items()
            if figure is not None
        ),
    )


def _course(seats: int, figure: Figure, scores: Sequence[int]) -> Course:
    best = min(scores) if figure.fewer else max(scores)
    return Course(seats, figure, len(scores), best, tuple(scores[-LAST_SCORES:]))


def longest_streak(won: Iterable[bool]) -> int:
    """The most in a row.

    >>> longest_streak([True, False, True, True])
    2
    """
    return max((len([*run]) for is_won, run in groupby(won) if is_won), default=0)


C = TypeVar("C", Course, GameFigures)


def _most(counted: Iterable[C]) -> tuple[C, ...]:
    return tuple(sorted(counted, key=lambda one: -one.played))


def grouped(things: Iterable[T], key: Callable[[T], K]) -> dict[K, list[T]]:
    """By a key, in their order."""
    found: dict[K, list[T]] = {}
    for thing in things:
        found.setdefault(key(thing), []).append(thing)
    return found
