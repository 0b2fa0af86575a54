"""Examples are put on the shelf as plug-ins are, and people here read English."""

from importlib import import_module

import pytest

import fortable
from fortable.catalog import catalog
from tests.drill.installation import EXAMPLES

SHELF = [*catalog().games, *(example.name for example in EXAMPLES)]


@pytest.fixture(autouse=True)
def _shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORTABLE_LANG", "en")
    for example in EXAMPLES:
        game = import_module(example.name).GAME
        monkeypatch.setitem(catalog().games, game.key, game)


@pytest.fixture(params=SHELF)
def name(request: pytest.FixtureRequest) -> str:
    """Every game, by name."""
    return str(request.param)


@pytest.fixture
def match(name: str) -> fortable.Match:
    """Its smallest table for several, before the first action."""
    seats = next(seats for seats in fortable.game(name).seats if seats > 1)
    return fortable.new(name, seats, seed=7)


@pytest.fixture(scope="session")
def _finished() -> dict[str, fortable.Match]:
    return {}


@pytest.fixture
def finished(
    name: str, match: fortable.Match, _finished: dict[str, fortable.Match]
) -> fortable.Match:
    """The same at its end, played once for all tests."""
    if name not in _finished:
        _finished[name] = match.finish()
    return _finished[name]
