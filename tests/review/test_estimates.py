"""The course of values: what is known exactly stays so, what is noisy is smoothed, and doubts are honest."""

from random import Random
from statistics import fmean, pstdev

import pytest

from fortable.review.estimates import Change, Course, Sight, apart, estimate


def test_a_mean_and_how_sure_it_is() -> None:
    assert estimate([1, 1, 1]) == (1, 0)
    assert apart([3, 5], [1, 1]) == (3, 1)


def test_what_is_known_exactly_is_kept() -> None:
    changes = [Change([30], 0), Change([-10], 0), Change([0], 1e9)]
    course = Course(changes, [Sight(0, 0, [100], 1)], [500])
    assert [round(row[0]) for row in course.values] == [100, 130, 120, 500]


def test_parts_of_all_seats_add_up_at_every_moment() -> None:
    rng = Random(1)
    changes = [Change([5, -5], 100.0), Change([0, 0], 900.0)] * 5
    sights = [
        Sight(at, at, [5000 + (noise := rng.gauss(0, 50)), 5000 - noise], 2500) for at in range(10)
    ]
    for row in Course(changes, sights, [10_000, 0]).values:
        assert sum(row) == pytest.approx(10_000)


def test_doubts_are_as_large_as_what_is_off() -> None:
    """Of a walk whose decisions are nearly known, the sum of all luck."""
    rng, off, said = Random(2), list[float](), list[float]()
    for _ in range(300):
        true, changes, sights = [0.0], list[Change](), list[Sight]()
        for at in range(40):
            sights.append(Sight(at, at, [true[-1] + rng.gauss(0, 60)], 3600))
            is_luck = at % 2 == 0
            step = rng.gauss(0, 20) if is_luck else rng.gauss(0, 100)
            true.append(true[-1] + step)
            changes.append(
                Change([0 if is_luck else step + rng.gauss(0, 5)], 400 if is_luck else 25)
            )
        course = Course(changes, sights, [true[-1]])
        parts = [0.0] * 41
        for at in range(0, 40, 2):
            parts[at], parts[at + 1] = parts[at] - 1, parts[at + 1] + 1
        found = sum(part * row[0] for part, row in zip(parts, course.values, strict=True))
        off.append(found - sum(part * value for part, value in zip(parts, true, strict=True)))
        said.append(course.error(parts))
    assert pstdev(off) == pytest.approx(fmean(said), rel=0.2)
    assert pstdev(off) < 60, "less than of one measurement alone"
