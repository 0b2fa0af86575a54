"""The forms of the four players are told apart by their marks, whatever colours somebody sees."""

import pytest
from playwright.sync_api import Browser, Page

from fortable.testing.browser import LiveServer
from fortable.testing.browser.colour_vision import ENOUGH, alike, difference, in_sight
from fortable.testing.endurance import endurance

from .. import GAME


@pytest.fixture
def page(browser: Browser, server: LiveServer) -> Page:
    return in_sight(browser, server, GAME, ["random"] * 3, LARGE)


LARGE = """
.forma-stocks .forma-picture, .forma-stock .forma-picture { width: 84px; height: 84px; }
.forma-stock button { background: none; border: 0; }
.forma-letter, .forma-stock [data-form]:not([data-form="1O"]) { display: none; }
.forma-stocks li:not([title="1O"]) { display: none; }
"""
"""Nothing else has to be scrolled past."""
FORMS = '.forma-stock [data-form="1O"] svg, .forma-stocks li[title="1O"] svg'
"""A form that all four have."""


@endurance
def test_everybodys_forms_are_told_apart_by_their_marks(page: Page) -> None:
    forms = page.locator(FORMS).all()
    assert len(forms) == 4
    assert alike(forms) == []


def test_without_their_marks_they_are_not(page: Page) -> None:
    page.add_style_tag(content=".forma-marks { display: none; }")
    assert difference(page.locator(FORMS).all(), "achromatopsia") < ENOUGH / 5
