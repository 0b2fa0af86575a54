"""Points (FF-20), the two titles (FF-21), and an outcome that explains itself.

Cars are counted as they go out, the first one first; the winner of the final comes last.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Protocol

from fortable.kernel.game import Decision, Figure, Line, Outcome, by_points as won_by_points
from fortable.kernel.words import Seat

from .model import OWNER, Options, Phase, State, Track, cars_per_team


class Standing(Protocol):
    """What points are counted from: a state has it, and so has a view."""

    @property
    def track(self) -> Track: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def eliminated(self) -> tuple[str, ...]: ...
    @property
    def seats(self) -> int: ...


def points_for(out_as: int, cars: int) -> int:
    """What a car scores for its team that goes out as number `out_as` of so many (FF-20).

    >>> [points_for(out_as, 9) for out_as in range(1, 10)]
    [1, 2, 3, 4, 5, 6, 7, 9, 12]
    """
    last_before_the_final = cars - 2
    extra = {cars - 1: 2, cars: 5}
    return min(out_as, last_before_the_final) + extra.get(out_as, 0)


def all_points(state: Standing) -> tuple[int, ...]:
    """What the cars of this match score, the first one to go out first (FF-20)."""
    return _table(len(state.track) + len(state.eliminated))


@cache
def _table(cars: int) -> tuple[int, ...]:
    return tuple(points_for(out_as, cars) for out_as in range(1, cars + 1))


def races(state: Standing) -> int:
    """One race fewer than cars (FF-01); before they have lined up, one at the least."""
    return max(len(state.track) + len(state.eliminated) - 1, 1)


def race(state: Standing) -> int:
    """The number of the race that is driven, or was driven last."""
    return min(len(state.eliminated) + 1, races(state))


def finished(state: Standing) -> tuple[str, ...]:
    """The cars that have their points."""
    winner = (state.track[0].car,) if state.phase == "over" else ()
    return state.eliminated + winner


def scores(state: Standing) -> tuple[int, ...]:
    """The points of every team so far."""
    cars = len(state.track) + len(state.eliminated)
    return _totals(finished(state), cars, state.seats)


def by_points(cars: Sequence[str], seats: int) -> list[Seat]:
    """The teams by their points; of equals, the one with the better best car is ahead (FF-21)."""
    totals = _totals(cars, len(cars), seats)
    return sorted(by_final(cars), key=lambda seat: -totals[seat])


def by_final(cars: Sequence[str]) -> list[Seat]:
    """The teams by how far their best car came: the winner of the final first (FF-19, FF-21)."""
    return list(dict.fromkeys(OWNER[car] for car in reversed(cars)))


def outcome(state: State) -> Outcome:
    """Who won by the title the table races for, every car's points, and who has which title."""
    cars = finished(state)
    titles = {"points": by_points(cars, state.seats), "final": by_final(cars)}
    lines = [(OWNER[car], line) for car, line in _lines(cars)]
    lines += [(ranking[0], Line("FF-21", 0, (title,))) for title, ranking in titles.items()]
    return Outcome(
        ranking=tuple((seat,) for seat in titles[state.options.title]),
        scores=scores(state),
        breakdown=tuple(
            tuple(line for owner, line in lines if owner == seat) for seat in range(state.seats)
        ),
        ended_by="FF-19",
    )


def decided(state: State, outcome: Outcome) -> Decision:
    """By whose car the final was won, and what that means for the title the table races for."""
    cars = finished(state)
    found, finalist = won_by_points(state, outcome), OWNER[cars[-1]]
    seat = found.facts["seat"]
    best = next(car for car in reversed(cars) if OWNER[car] == seat)
    champion = by_points(cars, state.seats)[0]
    facts = {**found.facts, "car": best, "finalist": finalist, "winner": cars[-1]}
    if state.options.title == "final":
        return Decision("final", {**facts, "champion": champion})
    if found.reason == "tie":
        return Decision("tie", facts)
    return Decision("final-car" if finalist == seat else "other-final", facts)


def figure(options: Options, seats: int) -> Figure:
    """With fewer cars there are fewer points (FF-01, FF-20)."""
    is_short = cars_per_team(options, seats) != cars_per_team(Options(), seats)
    return Figure(kind="short" if is_short else "")


def _totals(cars: Sequence[str], of: int, seats: int) -> tuple[int, ...]:
    totals = [0] * seats
    for car, points in zip(cars, _table(of), strict=False):  # some may still be in the race
        totals[OWNER[car]] += points
    return tuple(totals)


def _lines(cars: Sequence[str]) -> Iterator[tuple[str, Line]]:
    """A line for every car, with its name and as which one it went out (FF-20)."""
    for out_as, car in enumerate(cars, 1):
        yield car, Line("FF-20", points_for(out_as, len(cars)), (car, f"#{out_as}"))
