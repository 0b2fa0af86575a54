"""For those who look back at a match: what merits are in points."""

from collections.abc import Sequence

from fortable.review.reviewer import Reviewer

from .fast import MOST_CARS


def points(merits: Sequence[int]) -> Sequence[int]:
    return [merit // (MOST_CARS + 1) for merit in merits]


REVIEWER = Reviewer(points=points)
