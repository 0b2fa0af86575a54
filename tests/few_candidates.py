"""Reviews that are quick: what strong bots would have done takes nearly all of their time."""

from random import Random

import pytest

from fortable.kernel.choices import choices
from fortable.kernel.words import Action
from fortable.review import judging
from fortable.review.judging import Case
from fortable.review.reviewer import Reviewer
from fortable.testing.endurance import IN_FULL


def try_few_candidates(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was chosen and one more, where nothing depends on what is tried; by `make endure` all."""
    if not IN_FULL:
        monkeypatch.setattr(judging, "candidates", _few)


def _few(case: Case, _: Reviewer, rng: Random) -> list[Action]:
    other = rng.choice(choices(case.game.legal(case.view)))
    return [other] if case.chosen is None else [case.chosen, other]
