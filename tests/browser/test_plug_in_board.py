"""A game from elsewhere with its own board, cover and tutorial: built by its author, served by us."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import keepsake
import pytest
from playwright.sync_api import Browser, expect

from fortable.boards import build_board
from fortable.testing.browser import DESKTOP, PHONE, LiveServer, jumps, live_server, window
from fortable.testing.endurance import endurance

from .plugged_in import plug_in

pytestmark = pytest.mark.xdist_group("plug-in board")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = plug_in(tmp_path_factory.mktemp("site"))
    build_board(folder / "keepsake")
    return folder


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with _serving(site, tmp_path_factory.mktemp("plugged")) as running:
        yield running


@contextmanager
def _serving(site: Path, folder: Path) -> Iterator[LiveServer]:
    """A server with what is installed there on its shelf."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(site))
        with live_server(folder) as running:
            yield running


def test_its_board_is_drawn_by_the_shells_own_preact(browser: Browser, server: LiveServer) -> None:
    table, token = server.table("keepsake", [None, "random"])
    opened = window(browser, server, f"/t/{table}", token, PHONE)
    page = opened.page
    expect(page.locator(".ks-card:not(.ks-back)")).to_have_count(1)
    expect(page.locator(".plain")).to_have_count(0)
    expect(page.get_by_role("button", name="Keep your card")).to_be_focused()
    expect(page.locator(".ks-card").first).to_have_css("background-color", "rgb(255, 250, 240)")
    assert opened.violations() == []
    page.get_by_role("button", name="Keep your card").tap()
    expect(page.locator(".result .winner")).to_be_visible(timeout=60_000)
    expect(page.locator(".ks-seats .ks-back")).to_have_count(0)
    assert opened.errors == []


def test_without_puzzles_it_has_none_on_the_shelf_and_says_so(
    browser: Browser, server: LiveServer
) -> None:
    opened = window(browser, server, "/", "", PHONE)
    page = opened.page
    expect(page.locator(".box").filter(has_text="Keepsake")).to_have_count(1)
    expect(page.locator(".puzzle-box a").first).to_be_visible()
    expect(page.locator(".puzzle-box").get_by_text("Keepsake")).to_have_count(0)
    page.goto(f"{server.address}/puzzles/keepsake")
    expect(page.locator("main")).to_contain_text("Keepsake has no puzzles yet.")
    assert opened.errors == []


def test_it_is_shown_on_a_television_and_stays_whole_on_the_phone_beside_it(
    browser: Browser, server: LiveServer
) -> None:
    """It says nothing about televisions: it has the usual."""
    table, token = server.table("keepsake", [None, "random"])
    screen = window(browser, server, f"/t/{table}/screen", size={"width": 1280, "height": 720})
    expect(screen.page.locator(".tv-board .ks-card").first).to_be_visible()
    expect(screen.page.locator(".tv-board .ks-card:not(.ks-back)")).to_have_count(0)
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    phone = window(browser, server, f"/t/{table}", token, PHONE)
    expect(phone.page.locator(".match.companion .ks-card:not(.ks-back)")).to_have_count(1)
    phone.page.get_by_role("button", name="Keep your card").tap()
    expect(screen.page.locator(".tv-winner")).to_be_visible(timeout=60_000)
    assert screen.errors == phone.errors == []


def test_its_box_and_its_tutorial_are_there(browser: Browser, server: LiveServer) -> None:
    opened = window(browser, server, "/")
    page = opened.page
    cover = page.request.get(f"{server.address}/covers/keepsake.svg")
    assert (cover.headers["content-type"], "<text" in cover.text()) == ("image/svg+xml", True)
    assert "7a5a3a" not in cover.text(), "that is the plain box"
    page.goto(f"{server.address}/learn/keepsake")
    page.get_by_role("button", name="Keep your card").click()
    expect(page.locator(".lesson .missed")).to_be_visible()
    page.get_by_role("button", name="Swap your card").click()
    expect(page.locator(".lesson")).to_contain_text("Step 2 of 3")
    page.get_by_role("button", name="Keep your card").click()
    expect(page.locator(".learnt")).to_contain_text("Well done")
    assert opened.errors == []


def test_it_is_served_like_our_own(browser: Browser, server: LiveServer) -> None:
    page = window(browser, server, "/").page
    for name in ("boards/keepsake.js", "boards/keepsake.css", "board-api.js", "shell.js"):
        answer = page.request.get(f"{server.address}/static/{name}")
        assert answer.status == 200
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        again = page.request.get(
            f"{server.address}/static/{name}", headers={"if-none-match": answer.headers["etag"]}
        )
        assert again.status == 304
    for name in ("boards/nosuchgame.js", "boards/keepsake.py", "boards/../keepsake.js"):
        assert page.request.get(f"{server.address}/static/{name}").status == 404


@endurance
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_nothing_on_it_jumps(browser: Browser, server: LiveServer, size: dict[str, int]) -> None:
    assert jumps(browser, server, keepsake.GAME, size) == []


def test_the_law_sees_a_board_that_jumps(browser: Browser, tmp_path: Path) -> None:
    """One on which what grows lies above what is pressed."""
    folder = plug_in(tmp_path / "site")
    with (folder / "keepsake" / "web" / "board.css").open("a", encoding="utf-8") as style:
        style.write(".ks-choice { order: 1; }")
    build_board(folder / "keepsake")
    with _serving(folder, tmp_path) as running:
        assert any("ks-choice" in jump for jump in jumps(browser, running, keepsake.GAME))
