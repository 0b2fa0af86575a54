"""The cars of the teams are told apart by their marks and letters, whatever colours somebody sees."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from fortable.testing.browser.colour_vision import DEFICIENCIES, ENOUGH, difference, in_sight

from .. import GAME


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with in_sight(tmp_path_factory.mktemp("sight"), GAME, ["random"] * 5) as page:
        yield page


PLATES = ".ff-points tbody td:nth-child(2) > :first-child .ff-plate"


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_the_plates_of_the_teams_are_told_apart(page: Page, deficiency: str) -> None:
    plates = page.locator(PLATES).all()
    assert len(plates) == 6
    assert difference(plates, deficiency) > ENOUGH


def test_without_marks_and_letters_they_are_not(page: Page) -> None:
    page.add_style_tag(
        content=".ff-plate { width: 40px; height: 22px; } .ff-plate, .ff-plate * { font-size: 0 !important; }"
    )
    assert difference(page.locator(PLATES).all(), "achromatopsia") < ENOUGH / 5
