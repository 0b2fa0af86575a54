"""A worker for tests: it looks back at matches as the true one does, with hardly any effort."""

import sys
from functools import partial
from random import Random

from fortable.kernel.choices import choices
from fortable.kernel.words import Action
from fortable.plain_twins import keep_twins_plain
from fortable.review import judging, review
from fortable.review.judging import Case
from fortable.review.reviewer import Reviewer
from fortable.server.reviews import telling, worker

SLIGHT = 0.001


def few(case: Case, _: Reviewer, rng: Random) -> list[Action]:
    return [case.chosen, rng.choice(choices(case.game.legal(case.view)))]


def main() -> None:
    """As the true one, but for the effort."""
    keep_twins_plain("to compile takes longer than what is tested")
    judging.candidates = few
    telling.review = partial(review, effort=SLIGHT)  # type: ignore[assignment]
    worker.main()


if __name__ == "__main__":
    sys.exit(main())
