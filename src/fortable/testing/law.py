"""What a law is: a promise that is tried over matches of any game, drawn by lot.

The same matches are tried each time, so that a red test stays red until it is mended. With
`FORTABLE_EXPLORE=1` in the environment every run tries others, and says which they were: with that
word instead of the 1 they are tried again. With `FORTABLE_EXAMPLES=1000` more are tried.
"""

import os
from collections.abc import Callable
from secrets import token_hex

from fortable.kernel.game import AnyGame

from .walks import Walk, nth_walk, seeded

EXAMPLES = int(os.environ.get("FORTABLE_EXAMPLES", "24"))

_wish = os.environ.get("FORTABLE_EXPLORE", "")
SALT = token_hex(4) if _wish == "1" else _wish


class Law:
    """A law that can be held against any game: `law(game)` returns, or raises `Broken`."""

    def __init__(self, check: Callable[[Walk], None]) -> None:
        self.check = check
        self.__name__ = check.__name__
        self.__doc__ = check.__doc__

    def __call__(self, game: AnyGame, examples: int = EXAMPLES) -> None:
        for number in range(examples):
            walk = nth_walk(game, number, SALT)
            walk.rng = seeded(self.__name__, game.key, number, SALT)
            try:
                self.check(walk)
            except Exception as error:
                again = f", to be met again by FORTABLE_EXPLORE={SALT}" if SALT else ""
                error.add_note(f"in match {number}, {walk}{again}")
                raise


law = Law
