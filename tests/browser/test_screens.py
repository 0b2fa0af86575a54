"""What holds on every screen: everybody can use it, a finger can hit it, and nothing sticks out or is cut."""

from collections.abc import Callable, Iterable
from itertools import chain, product

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.testing.browser import PHONE, LiveServer, Window

from .hard_to_use import HARD_TO_USE
from .positions import Position, of_other_phases, positions, with_the_fewest, with_the_most
from .screens import Screen, game_pages, shell_screens, table_screens

Screens = Callable[[LiveServer], Iterable[Screen]]
"""Laid when there is a server."""

READING: ViewportSize = {"width": 390, "height": 844}
STICKS_OUT = """() => [...document.querySelectorAll("body *")]
  .filter((node) => node.getBoundingClientRect().right > innerWidth + 1).slice(0, 3)
  .map((node) => node.outerHTML.slice(0, 100))"""
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
      const { overflowX, textOverflow, clipPath, scrollSnapType } = getComputedStyle(node);
      if (clipPath !== "none" || textOverflow === "ellipsis") return false;
      if (scrollSnapType !== "none") return false;  // a row that is gone through thing by thing
      if (overflowX !== "visible" && right > node.getBoundingClientRect().right + 1) return true;
    }
    return false;
  };
  const found = [];
  while (words.nextNode()) if (isCut(words.currentNode)) found.push(words.currentNode.data.slice(0, 60));
  return found;
}"""

TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


def tables(moments: Callable[[AnyGame], Iterable[Position]], key: str) -> Screens:
    """All screens of the tables at some moments of a game."""
    return lambda server: chain.from_iterable(
        table_screens(position, server) for position in moments(catalog()[key])
    )


def pages(key: str) -> Screens:
    return lambda server: game_pages(catalog()[key], server)


MOMENTS = (with_the_fewest, with_the_most, of_other_phases)
KEYS = sorted(catalog().games)
ROOMS = [
    pytest.param(shell_screens, id="shell"),
    *(pytest.param(pages(key), id=f"{key}-pages") for key in KEYS),
    *(
        pytest.param(tables(moments, key), id=f"{key}-{moments.__name__}")
        for key, moments in product(KEYS, MOMENTS)
    ),
]


@pytest.mark.parametrize("screens", ROOMS)
def test_everybody_can_use_it_and_a_finger_can_hit_it(
    browser: Browser, server: LiveServer, screens: Screens
) -> None:
    """In German, whose words are the longest, on a usual phone and on the smallest."""
    faults = list[str]()
    for screen in screens(server):
        opened = screen.open(browser, server, PHONE, locale="de-DE")
        found = [
            *touchy(opened.page),
            *untitled(opened.page),
            *complaints(opened, screen.new),
            *squeezed(opened.page),
        ]
        faults += [f"{screen.name}: {fault}" for fault in found[:5]]
        opened.page.context.close()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("key", sorted(catalog().games))
def test_the_end_says_at_once_how_it_was_decided_and_how_to_go_on(
    browser: Browser, server: LiveServer, key: str
) -> None:
    finished = [position for position in positions(catalog()[key]) if position.is_over]
    assert finished
    for position in finished:
        table, *_ = table_screens(position, server)
        page = table.open(browser, server, PHONE).page
        expect(page.locator(".result .winner")).to_be_in_viewport(ratio=1)
        expect(page.locator(".after .main")).to_be_in_viewport(ratio=1)
        page.context.close()


def touchy(page: Page) -> list[str]:
    small: list[str] = page.evaluate(TOO_SMALL, FINGER)
    return small


def untitled(page: Page) -> list[str]:
    """Every page says what it is."""
    return [f"title {page.title()}"] * (not page.title().endswith(" · Fortable"))


def complaints(opened: Window, part: str) -> list[str]:
    """What axe says of a part by day, and of its colours by night: nothing else is another thing then."""
    opened.page.keyboard.press("Shift")  # whoever uses keys is shown where they are
    by_day = [*opened.violations(part=part), *opened.page.evaluate(HARD_TO_USE)]
    opened.page.emulate_media(color_scheme="dark")
    by_night = [*opened.violations("color-contrast", part=part), *opened.page.evaluate(HARD_TO_USE)]
    return by_day + [f"dark {violation}" for violation in by_night]


def squeezed(page: Page) -> list[str]:
    """What is cut, or sticks out, where there is little room."""
    page.set_viewport_size(SMALL)
    page.wait_for_timeout(100)
    cut: list[str] = page.evaluate(CUT)
    wide = page.evaluate(TOO_WIDE)
    return cut + [f"{wide} too wide"] * (wide > 0) + enlarged(page)


def enlarged(page: Page) -> list[str]:
    """What sticks out on a usual phone when somebody wants letters of twice the size."""
    page.set_viewport_size(READING)
    page.add_style_tag(content="html { font-size: 200% }")
    page.wait_for_timeout(100)
    wide = page.evaluate(TOO_WIDE)
    return [f"{wide} too wide for letters of 200 %: {page.evaluate(STICKS_OUT)}"] * (wide > 0)


def test_what_is_hard_to_see_or_called_otherwise_is_found(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(
        """<style>body, input { background: #fff }
        :focus-visible { outline: 3px solid #000; box-shadow: 0 0 0 2px #fff }
        .bare:focus { outline: none } .grey:focus { outline-color: #555 }
        input { border: 1px solid #888 } .faint { border-color: #bbb }</style>
        <a href="/" aria-label="Go on, please">Go on</a> <a href="/" aria-label="Continue">Go on</a>
        <button class="bare">a</button><button class="grey">b</button><input><input class="faint">"""
    )
    page.keyboard.press("Tab")
    found = page.evaluate(HARD_TO_USE)
    assert [fault.partition(" <")[0] for fault in found] == [
        "no ring",
        "ring rgb(85, 85, 85) rgb(255, 255, 255) 0px 0px 0px 2px",
        "border rgb(187, 187, 187) on rgb(255, 255, 255),rgb(255, 255, 255)",
        "called otherwise than Go on",
    ]
    page.close()


def test_what_is_too_small_is_found(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 390, "height": 844})
    page.set_content(
        """<button style="width:39px;height:50px">a</button><button style="width:50px;height:50px">b</button>
        <svg width="100" height="100"><rect role="gridcell" width="30" height="60"></rect></svg>"""
    )
    assert [found[:5] for found in touchy(page)] == ["39×50", "30×60"]
    page.close()
