"""All cards are told apart without their colours: each feature has a form or a pattern."""

import pytest
from playwright.sync_api import Browser, Locator, Page

from fortable.testing.browser import LiveServer
from fortable.testing.browser.colour_vision import ENOUGH, alike, difference, in_sight
from fortable.testing.endurance import endurance

from .. import GAME


@pytest.fixture
def page(browser: Browser, server: LiveServer) -> Page:
    return in_sight(browser, server, GAME, ["casual"], ON_WHOLE_PIXELS, options={"untimed": True})


CARDS = ".fm-place.fm-card"
ON_WHOLE_PIXELS = """
    .fm-grid { position: fixed !important; inset: 0 auto auto 0 !important; z-index: 99;
               grid-template-columns: repeat(6, 80px) !important; gap: 8px !important; }
    .fm-place { width: 80px !important; height: 102px !important; }
"""
"""Else two cards would differ by the fraction of a pixel that they are off."""


def different(page: Page) -> list[Locator]:
    """One of each kind that lies there: the deck has every card twice."""
    cards = page.locator(CARDS).all()
    return list({str(card.get_attribute("aria-label"))[2:]: card for card in cards}.values())


@endurance
def test_no_two_cards_look_alike(page: Page) -> None:
    cards = different(page)
    assert len(cards) > 15
    assert alike(cards) == []


def test_without_stripes_some_do(page: Page) -> None:
    solid = ".fm-blue { fill: var(--fm-blue) !important; stroke-width: 1.6 !important; }"
    page.add_style_tag(content=solid)
    assert difference(different(page), "achromatopsia") < ENOUGH / 5
