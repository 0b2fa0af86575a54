"""What holds on every screen: everybody can use it, a finger can hit it, and nothing sticks out or is cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from fortable.catalog import catalog
from fortable.testing.browser import PHONE, LiveServer, Window, chromium, live_server

from .screens import Screen, game_screens, shell_screens

SMALL: ViewportSize = {"width": 320, "height": 640}
FINGER = 40
"""The least width and height of what is to be touched, in pixels."""

TOO_SMALL = """(least) => {
  const kinds = "a[href], button, select, input, summary, label:has(input), [role=gridcell]";
  const box = (node) => node.getBoundingClientRect();
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest(".unseen")
    && box(node).width > 1 && getComputedStyle(node).opacity !== "0"
    && getComputedStyle(node).pointerEvents !== "none";
  const isInText = (node) => node.matches("p a, li a") && getComputedStyle(node).display === "inline";
  const isAimedAt = (node) => node.closest("[data-nudged]") !== null;
  const target = (node) => node.closest("label") ?? node;
  const isSmall = (node) => box(node).width < least - .01 || box(node).height < least - .01;
  return [...document.querySelectorAll(kinds)]
    .filter((node) => isSeen(node) && !isInText(node) && !isAimedAt(node) && isSmall(target(node)))
    .map((node) => [box(node), node.outerHTML.slice(0, 120)])
    .map(([{ width, height }, html]) => `${Math.round(width)}×${Math.round(height)} ${html}`);
}"""

CUT = """() => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isCut = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right, width } = range.getBoundingClientRect();
    for (let node = text.parentElement; node && width > 1; node = node.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(node);
      if (clipPath !== "none" || textOverflow === "ellipsis") return false;
      if (overflowX !== "visible" && right > node.getBoundingClientRect().right + 1) return true;
    }
    return false;
  };
  const found = [];
  while (words.nextNode()) if (isCut(words.currentNode)) found.push(words.currentNode.data.slice(0, 60));
  return found;
}"""

TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with live_server(tmp_path_factory.mktemp("screens")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


ROOMS = ["", *sorted(catalog().games)]


def rooms(key: str, server: LiveServer) -> Iterator[Screen]:
    """The screens of a game, or those of the shell."""
    return game_screens(catalog()[key], server) if key else shell_screens(server)


@pytest.mark.parametrize("key", ROOMS, ids=lambda key: key or "shell")
def test_everybody_can_use_it_and_a_finger_can_hit_it(
    browser: Browser, server: LiveServer, key: str
) -> None:
    """In German, whose words are the longest, on a usual phone and on the smallest."""
    faults = list[str]()
    for screen in rooms(key, server):
        opened = screen.open(browser, server, PHONE, locale="de-DE")
        found = [*touchy(opened.page), *complaints(opened), *squeezed(opened.page)]
        faults += [f"{screen.name}: {fault}" for fault in found[:5]]
        opened.page.context.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("key", sorted(catalog().games))
def test_the_end_says_at_once_how_it_was_decided_and_how_to_go_on(
    browser: Browser, server: LiveServer, key: str
) -> None:
    for screen in game_screens(catalog()[key], server):
        if screen.name.endswith("finished"):
            page = screen.open(browser, server, PHONE).page
            expect(page.locator(".result .winner")).to_be_in_viewport(ratio=1)
            expect(page.locator(".after .main")).to_be_in_viewport(ratio=1)
            page.context.close()


def touchy(page: Page) -> list[str]:
    small: list[str] = page.evaluate(TOO_SMALL, FINGER)
    return small


def complaints(opened: Window) -> list[str]:
    """What axe says, by day and by night."""
    found = []
    for light in ("light", "dark"):
        opened.page.emulate_media(color_scheme=light)
        found += [f"{light} {violation}" for violation in opened.violations()]
    return found


def squeezed(page: Page) -> list[str]:
    """What is cut, or sticks out, where there is little room."""
    page.set_viewport_size(SMALL)
    page.wait_for_timeout(100)
    cut: list[str] = page.evaluate(CUT)
    wide = page.evaluate(TOO_WIDE)
    return cut + [f"{wide} too wide"] * (wide > 0)


def test_what_is_too_small_is_found(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.set_content(
        """<button style="width:39px;height:50px">a</button><button style="width:50px;height:50px">b</button>
        <svg width="100" height="100"><rect role="gridcell" width="30" height="60"></rect></svg>"""
    )
    assert [found[:5] for found in touchy(page)] == ["39×50", "30×60"]
    page.close()
