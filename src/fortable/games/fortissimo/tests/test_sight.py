"""The pennants of the four players are told apart by their marks."""

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
    table, token = server.table(GAME.key, [None, "random", "random", "random"])
    page = window(browser, server, f"/t/{table}", token, device_scale_factor=3).page
    page.locator(PENNANTS).first.wait_for()
    page.locator(".turn.mine").wait_for()  # nothing moves any more
    page.add_style_tag(
        content=f"{PENNANTS} {{ width: 28px !important; height: 40px; font-size: 1rem !important; }}"
    )
    return page


PENNANTS = ".ff-pennant"


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_pennants_are_told_apart_by_their_marks(page: Page, deficiency: str) -> None:
    pennants = page.locator(PENNANTS).all()
    assert len(pennants) == 4
    assert difference(pennants, deficiency) > ENOUGH


def test_without_their_marks_they_are_not(page: Page) -> None:
    page.add_style_tag(content=f"{PENNANTS} {{ font-size: 0 !important; }}")
    assert difference(page.locator(PENNANTS).all(), "achromatopsia") < ENOUGH / 5
