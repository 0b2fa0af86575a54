"""The forms of the four players are told apart by their marks, whatever colours somebody sees."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from fortable.testing.browser.colour_vision import DEFICIENCIES, ENOUGH, difference, in_sight

from .. import GAME


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with in_sight(tmp_path_factory.mktemp("sight"), GAME, ["random"] * 3, LARGE) as page:
        yield page


LARGE = """
.forma-stocks .forma-picture, .forma-stock .forma-picture { width: 84px; height: 84px; }
.forma-stock button { background: none; border: 0; }
.forma-letter { display: none; }
"""
FORMS = '.forma-stock [data-form="1O"] svg, .forma-stocks li[title="1O"] svg'
"""A form that all four have."""


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_everybodys_forms_are_told_apart_by_their_marks(page: Page, deficiency: str) -> None:
    forms = page.locator(FORMS).all()
    assert len(forms) == 4
    assert difference(forms, deficiency) > ENOUGH


def test_without_their_marks_they_are_not(page: Page) -> None:
    page.add_style_tag(content=".forma-marks { display: none; }")
    assert difference(page.locator(FORMS).all(), "achromatopsia") < ENOUGH / 5
