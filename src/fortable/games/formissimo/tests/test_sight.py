"""All cards are told apart without their colours: each feature has a form or a pattern."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page

from fortable.testing.browser.colour_vision import DEFICIENCIES, ENOUGH, difference, in_sight

from .. import GAME


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with in_sight(
        tmp_path_factory.mktemp("sight"),
        GAME,
        ["casual"],
        ON_WHOLE_PIXELS,
        options={"untimed": True},
    ) as page:
        yield page


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


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_no_two_cards_look_alike(page: Page, deficiency: str) -> None:
    cards = different(page)
    assert len(cards) > 15
    assert difference(cards, deficiency) > ENOUGH


def test_without_stripes_some_do(page: Page) -> None:
    solid = ".fm-blue { fill: var(--fm-blue) !important; stroke-width: 1.6 !important; }"
    page.add_style_tag(content=solid)
    assert difference(different(page), "achromatopsia") < ENOUGH / 5
