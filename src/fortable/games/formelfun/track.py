"""The track: its numbers and lanes, who is ahead of whom, and where a car comes to stand."""

from collections.abc import Sequence

from .model import LANES, NUMBERS, SPACES, Spot, Track

INNERMOST = 1
ALL_LANES = frozenset(range(INNERMOST, LANES + 1))


def space_at(place: int) -> int:
    """The number of the space at a place (FF-02).

    >>> [space_at(place) for place in (-14, 0, 1, 10, 11, 30)]
    [6, 10, 1, 10, 1, 10]
    """
    return (place - 1) % NUMBERS + 1


def landing(track: Track, index: int, movement: int) -> Spot:
    """Where the car at `index` comes to stand: the innermost free lane, or further back (FF-13)."""
    car, place, _ = track[index]
    others = track[:index] + track[index + 1 :]
    place += movement
    while len(lanes := lanes_taken(others, place)) >= LANES:
        place -= 1
    return Spot(car, place, min(ALL_LANES - lanes) if lanes else INNERMOST)


def lanes_taken(cars: Track, place: int) -> set[int]:
    """The lanes in which cars stand, whatever lap they are in: lanes are real places."""
    space = place % SPACES
    return {lane for _, other, lane in cars if other % SPACES == space}


def running_order(track: Track) -> Track:
    """The leading car first; within a space the inner car is ahead (FF-09)."""
    return tuple(sorted(track, key=lambda spot: (-spot.place, spot.lane)))


def is_home(track: Track) -> bool:
    """Whether a car has passed the line after a lap; the 10 before it is not enough (FF-15)."""
    return any(place > SPACES for _, place, _ in track)


def in_single_file(cars: Sequence[str]) -> Track:
    """One car to a space, the leader on the 10 before the line (FF-18)."""
    return tuple(Spot(car, -index, 1) for index, car in enumerate(cars))


def in_a_row(cars: Sequence[str], place: int) -> Track:
    """All on one space, from the inside out (FF-08)."""
    return tuple(Spot(car, place, lane) for lane, car in enumerate(cars, 1))
