"""A law and a game that breaks it."""

from collections.abc import Callable
from functools import partial

import pytest
from keepsake import GAME

from fortable.kernel.game import AnyGame
from fortable.testing import Broken
from fortable.testing.law import Law


def long(law: Callable[[AnyGame], None]) -> Callable[[AnyGame], None]:
    """Over many matches: a fault that few of them show is found among these, whichever they are."""
    return partial(law, examples=100) if isinstance(law, Law) else law


def caught(law: Callable[[AnyGame], None], game: AnyGame) -> str:
    """What a law says of a game that breaks it; the sound game passes."""
    law(GAME)
    with pytest.raises(Broken) as broken:
        long(law)(game)
    return str(broken.value)
