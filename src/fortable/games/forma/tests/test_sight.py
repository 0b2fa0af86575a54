"""The forms of the four players are told apart by their marks, whatever colours somebody sees."""

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
    """A form that all four have, large enough to be compared."""
    table, token = server.table(GAME.key, [None, "random", "random", "random"])
    page = window(browser, server, f"/t/{table}", token, device_scale_factor=2).page
    page.locator(".forma-stocks").wait_for()
    page.locator(".turn.mine").wait_for()  # nothing moves any more
    page.add_style_tag(content=".forma-stocks .forma-picture { width: 84px; height: 84px; }")
    return page


FORMS = '.forma-stocks li[title="1O"] svg'


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_everybodys_forms_are_told_apart_by_their_marks(page: Page, deficiency: str) -> None:
    forms = page.locator(FORMS).all()
    assert len(forms) == 4
    assert difference(forms, deficiency) > ENOUGH


def test_without_their_marks_they_are_not(page: Page) -> None:
    page.add_style_tag(content=".forma-stocks .forma-marks { display: none; }")
    assert difference(page.locator(FORMS).all(), "achromatopsia") < ENOUGH / 5
