"""The cars of the teams are told apart by their marks and letters, whatever colours somebody sees."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from fortable.testing.browser import LiveServer, chromium, live_server, window
from fortable.testing.sight import DEFICIENCIES, ENOUGH, difference

from .. import GAME


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with live_server(tmp_path_factory.mktemp("sight")) as server, chromium() as browser:
        yield opened(server, browser)


def opened(server: LiveServer, browser: Browser) -> Page:
    table, token = server.table(GAME.key, [None, *["random"] * 5])
    page = window(browser, server, f"/t/{table}", token, device_scale_factor=3).page
    page.locator(PLATES).first.wait_for()
    page.locator(".turn.mine").wait_for()  # nothing moves any more
    return page


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
