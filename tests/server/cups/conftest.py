"""Nobody waits to be shown anything."""

import pytest
from msgspec.structs import replace

from fortable.server.cups import cups, laid
from fortable.server.days import tries
from tests.server.days.conftest import hurry  # noqa: F401


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits to see what bots do, nor for a cup that is due."""
    monkeypatch.setattr(laid, "PACE", replace(tries.PACE, bot_pace_ms=0))
    monkeypatch.setattr(cups, "LOOK_EVERY_S", 0.02)
