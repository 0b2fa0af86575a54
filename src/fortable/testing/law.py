"""What a law is: a promise that Hypothesis tries to break over matches of any game.

The same matches are tried each time, so that a red test stays red until it is mended. With
`FORTABLE_EXPLORE=1` in the environment every run tries others, and with `FORTABLE_EXAMPLES=1000`
more of them.
"""

import os
from collections.abc import Callable

from hypothesis import HealthCheck, Phase, given, settings

from fortable.kernel.game import AnyGame

from .walks import Walk, walks

EXAMPLES = int(os.environ.get("FORTABLE_EXAMPLES", "40"))


class Law:
    """A law that can be held against any game: `law(game)` returns, or raises `Broken`."""

    def __init__(self, check: Callable[[Walk], None]) -> None:
        self.check = check
        self.__name__ = check.__name__
        self.__doc__ = check.__doc__

    def __call__(self, game: AnyGame, examples: int = EXAMPLES) -> None:
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=not os.environ.get("FORTABLE_EXPLORE"),
            phases=(Phase.generate,),
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        )
        @given(walks(game))
        def holds(walk: Walk) -> None:
            self.check(walk)

        holds()


law = Law
