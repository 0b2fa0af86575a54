"""The cars of the teams are told apart by their marks and letters, whatever colours somebody sees."""

import pytest
from playwright.sync_api import Browser, Page

from fortable.testing.browser import LiveServer
from fortable.testing.browser.colour_vision import ENOUGH, alike, difference, in_sight
from fortable.testing.endurance import endurance

from .. import GAME


@pytest.fixture
def page(browser: Browser, server: LiveServer) -> Page:
    return in_sight(browser, server, GAME, ["random"] * 5)


PLATES = ".ff-points tbody td:nth-child(2) > :first-child .ff-plate"


@endurance
def test_the_plates_of_the_teams_are_told_apart(page: Page) -> None:
    plates = page.locator(PLATES).all()
    assert len(plates) == 6
    assert alike(plates) == []


def test_without_marks_and_letters_they_are_not(page: Page) -> None:
    page.add_style_tag(
        content=".ff-plate { width: 40px; height: 22px; } .ff-plate, .ff-plate * { font-size: 0 !important; }"
    )
    assert difference(page.locator(PLATES).all(), "achromatopsia") < ENOUGH / 5
