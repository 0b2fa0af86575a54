"""The pennants of the four players are told apart by their marks."""

import pytest
from playwright.sync_api import Browser, Page

from fortable.testing.browser import LiveServer
from fortable.testing.browser.colour_vision import ENOUGH, alike, difference, in_sight
from fortable.testing.endurance import endurance

from .. import GAME


@pytest.fixture
def page(browser: Browser, server: LiveServer) -> Page:
    return in_sight(browser, server, GAME, ["random"] * 3, LARGE)


PENNANTS = ".ff-pennant"
LARGE = f"{PENNANTS} {{ width: 28px !important; height: 40px; font-size: 1rem !important; }}"


@endurance
def test_pennants_are_told_apart_by_their_marks(page: Page) -> None:
    pennants = page.locator(PENNANTS).all()
    assert len(pennants) == 4
    assert alike(pennants) == []


def test_without_their_marks_they_are_not(page: Page) -> None:
    page.add_style_tag(content=f"{PENNANTS} {{ font-size: 0 !important; }}")
    assert difference(page.locator(PENNANTS).all(), "achromatopsia") < ENOUGH / 5
