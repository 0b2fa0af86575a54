"""The short way through every board in a second browser: from the shelf to a move of one's own."""

from collections.abc import Iterator

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.testing.browser import LiveServer
from fortable.testing.browser.firefox import FIREFOX, Firefox, Tab, firefox

pytestmark = pytest.mark.skipif(FIREFOX is None, reason="no Firefox here: `make test` installs it")

GAMES = catalog().games

IS_DRAWN = """() => {
  const board = document.querySelector(".board");
  const { width, height } = board?.getBoundingClientRect() ?? {};
  return board?.childElementCount > 0 && width > 200 && height > 100;
}"""
IS_THERE = "(selector) => document.querySelector(selector) !== null"
IS_WORDED = "(selector) => document.querySelector(selector)?.textContent.trim()"
VERSION = "() => document.querySelector('.match').dataset.version"
IS_LATER = "(before) => document.querySelector('.match').dataset.version !== before"

pytestmark = pytest.mark.xdist_group("Firefox")


@pytest.fixture(scope="session")
def fox() -> Iterator[Firefox]:
    with firefox() as running:
        yield running


@pytest.fixture
def tab(fox: Firefox) -> Iterator[Tab]:
    opened = fox.tab()
    yield opened
    opened.close()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_from_the_shelf_to_a_move_of_ones_own(game: AnyGame, tab: Tab, server: LiveServer) -> None:
    server.deal()
    tab.go_to(server.address)
    tab.wait_for(IS_THERE, ".box")
    assert tab.count(".box") == len(GAMES)
    tab.click(f'.box a[href="/play/{game.key}"]')
    if game.unlisted:  # as in the box it begins with what can be told in words
        number = [preset.name for preset in game.presets].index("box") + 1
        tab.click(f".presets label:nth-of-type({number})")
    tab.click(".ways .main")
    tab.wait_for(IS_THERE, ".players")
    tab.wait_for(IS_DRAWN)
    a_move_is_made(tab)
    assert tab.errors == []


def test_what_goes_wrong_in_a_page_is_heard(tab: Tab, server: LiveServer) -> None:
    tab.go_to(server.address)
    tab.value("() => console.error('so much for that')")
    tab.value("() => void setTimeout(() => { throw new Error('thrown') })")
    tab.value("() => new Promise((done) => setTimeout(done, 100))")
    assert tab.errors == ["so much for that", "Error: thrown"]


def a_move_is_made(tab: Tab) -> None:
    """The first of all that may be done, in words."""
    tab.wait_for(IS_THERE, ".turn.mine")
    if tab.count("details.actions:not([open]) > summary"):
        tab.click("details.actions > summary")
    tab.wait_for(IS_WORDED, ".actions li button")
    before = tab.value(VERSION)
    tab.click(".actions li button")
    tab.wait_for(IS_LATER, f"{before}")
