"""A law and a game that breaks it."""

from collections.abc import Callable

import pytest
from keepsake import GAME

from fortable.kernel.game import AnyGame
from fortable.testing import Broken


def caught(law: Callable[[AnyGame], None], game: AnyGame) -> str:
    """What a law says of a game that breaks it; the sound game passes."""
    law(GAME)
    with pytest.raises(Broken) as broken:
        law(game)
    return str(broken.value)
