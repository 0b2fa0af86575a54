"""What a screen reader is told of every board: beside each game's tests, as text that is read in a diff.

`make snapshots` writes them anew.
"""

import os
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from fortable import folder
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.testing.browser import DESKTOP, LiveServer
from tests.games import is_newcomer

from .positions import Position, positions, put
from .screens import BOARD, Screen, Visitor

WRITES = "FORTABLE_SNAPSHOTS" in os.environ


@pytest.mark.parametrize("key", sorted(catalog().games))
def test_a_board_is_told_as_it_was(browser: Browser, server: LiveServer, key: str) -> None:
    if is_newcomer(catalog()[key]):
        pytest.skip(f"{key} is a newcomer: `make snapshots` writes them once its folder has tests")
    visitor = Visitor(browser, server, DESKTOP)
    for position in positions(catalog()[key]):
        if position.name.endswith("midway"):
            told = heard(visitor, server, position)
            file = stored(position)
            if not has_own_board(position.game):
                assert "- heading" in told
                continue
            if WRITES:
                file.parent.mkdir(exist_ok=True)
                file.write_text(told, "utf-8")
            assert told == file.read_text("utf-8"), f"{file.name}: look, then `make snapshots`"


def has_own_board(game: AnyGame) -> bool:
    """The plain board has tests of its own."""
    return folder.BOARD_SOURCE.of(game.package) is not None


def heard(visitor: Visitor, server: LiveServer, position: Position) -> str:
    """The board at a moment, for those who cannot see it."""
    table, token = put(position, server.database)
    page = visitor.go_to(Screen(position.name, f"/t/{table}", BOARD, token)).page
    page.wait_for_load_state("networkidle")
    return page.locator(".board").aria_snapshot() + "\n"


def stored(position: Position) -> Path:
    folder = Path(str(files(position.game.package))) / "tests" / "aria"
    return folder / f"{position.name.removeprefix(position.game.key + '-')}.yml"
