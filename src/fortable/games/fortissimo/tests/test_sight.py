"""The pennants of the four players are told apart by their marks."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from fortable.testing.browser.colour_vision import DEFICIENCIES, ENOUGH, difference, in_sight

from .. import GAME


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with in_sight(tmp_path_factory.mktemp("sight"), GAME, ["random"] * 3, LARGE) as page:
        yield page


PENNANTS = ".ff-pennant"
LARGE = f"{PENNANTS} {{ width: 28px !important; height: 40px; font-size: 1rem !important; }}"


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_pennants_are_told_apart_by_their_marks(page: Page, deficiency: str) -> None:
    pennants = page.locator(PENNANTS).all()
    assert len(pennants) == 4
    assert difference(pennants, deficiency) > ENOUGH


def test_without_their_marks_they_are_not(page: Page) -> None:
    page.add_style_tag(content=f"{PENNANTS} {{ font-size: 0 !important; }}")
    assert difference(page.locator(PENNANTS).all(), "achromatopsia") < ENOUGH / 5
