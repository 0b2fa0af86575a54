"""What holds on every screen: everybody can use it, a finger can hit it, and nothing sticks out or is cut."""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from itertools import chain, cycle
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.testing.browser import PHONE, LiveServer, Window
from fortable.testing.endurance import IN_FULL, endurance, often

from .hard_to_use import HARD_TO_USE
from .positions import of_other_phases, positions, telling, with_the_fewest, with_the_most
from .screens import Screen, Visitor, game_pages, shell_screens, table_screens

Light = Literal["light", "dark"]
Lights = Sequence[Light]
Seen = Iterator[tuple[Screen, Lights]]
"""Laid when it is looked at, in these lights."""

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

WEAR = """(ours) => {
  document.documentElement.toggleAttribute("data-serif", ours);
  return document.fonts.load("1em Fraunces").then(() => undefined);
}"""

TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


DAY_FIRST: Lights = ("light", "dark")
NIGHT_FIRST: Lights = ("dark", "light")
MOMENTS = {with_the_most: NIGHT_FIRST, with_the_fewest: DAY_FIRST, of_other_phases: DAY_FIRST}
"""What is looked at by day with the fewest is looked at by night with the most."""


def of_the_shell(server: LiveServer) -> Seen:
    return in_turns(shell_screens(server), DAY_FIRST)


def of_game(game: AnyGame) -> Callable[[LiveServer], Seen]:
    """Its pages, and its tables at all moments."""

    def seen(server: LiveServer) -> Seen:
        met = set[str]() if IN_FULL else met_elsewhere(game)
        yield from in_turns(game_pages(game, server), DAY_FIRST)
        yield from once(tables(game, server, met), met)

    return seen


def tables(game: AnyGame, server: LiveServer, met: Container[str]) -> Seen:
    """Those with the fewest by `make endure` alone if there can be more: the more, the less room."""
    told = telling(positions(game))
    for moments, first in MOMENTS.items():
        laid = (table_screens(each, server, met) for each in moments(game) if each in told)
        if IN_FULL or moments is not with_the_fewest or not any(with_the_most(game)):
            yield from in_turns(chain.from_iterable(laid), first)


def in_turns(screens: Iterable[Screen], first: Lights) -> Seen:
    """Each screen in the one light or in the other; by `make endure` in both."""
    lights = [first] if IN_FULL else [first[:1], first[1:]]
    return zip(screens, cycle(lights), strict=False)


def once(seen: Seen, met: set[str]) -> Seen:
    """What befalls a table is much the same whatever is played: each at the first table of every other game;
    by `make endure` at all of them.
    """
    for screen, lights in seen:
        if not screen.befalls or screen.befalls not in met:
            yield screen, lights
            if screen.befalls and not IN_FULL:
                met.add(screen.befalls)


def met_elsewhere(game: AnyGame) -> set[str]:
    """What befalls the tables of the other half of the games."""
    number = sorted(catalog().games).index(game.key)
    return {befalls for place, befalls in enumerate(BEFALLS) if (number + place) % 2}


BEFALLS = ("replay", "look-back", "refused", "line-lost", "hint")
"""What may befall a table (`Screen.befalls`)."""

ROOMS = [
    pytest.param(of_the_shell, id="shell"),
    *(pytest.param(of_game(game), id=key) for key, game in sorted(catalog().games.items())),
]


@endurance
@pytest.mark.parametrize("seen", ROOMS)
def test_everybody_can_use_it_and_a_finger_can_hit_it(
    browser: Browser, server: LiveServer, seen: Callable[[LiveServer], Seen]
) -> None:
    """In German, whose words are the longest, on a usual phone and on the smallest."""
    faults, visitor = list[str](), Visitor(browser, server, PHONE, locale="de-DE")
    for screen, lights in seen(server):
        opened = visitor.go_to(screen)
        found = [
            *touchy(opened.page),
            *untitled(opened.page),
            *complaints(opened, screen.new, lights),
            *squeezed(opened.page),
        ]
        faults += [f"{screen.name}: {fault}" for fault in found[:5]]
    assert not faults, "\n".join(faults)


@endurance
@pytest.mark.parametrize("key", sorted(catalog().games)[:: often(2, in_full=1)])
def test_the_end_says_at_once_how_it_was_decided_and_how_to_go_on(
    browser: Browser, server: LiveServer, key: str
) -> None:
    finished = [position for position in positions(catalog()[key]) if position.is_over]
    assert finished
    visitor = Visitor(browser, server, PHONE)
    for position in finished:
        table = next(table_screens(position, server))
        page = visitor.go_to(table).page
        expect(page.locator(".result .winner")).to_be_in_viewport(ratio=1)
        expect(page.locator(".after .main")).to_be_in_viewport(ratio=1)


def touchy(page: Page) -> list[str]:
    small: list[str] = page.evaluate(TOO_SMALL, FINGER)
    return small


def untitled(page: Page) -> list[str]:
    """Every page says what it is, as soon as it is all there."""
    try:
        expect(page).to_have_title(re.compile(" · Fortable$"))
    except AssertionError:
        return [f"title {page.title()}"]
    return []


def complaints(opened: Window, part: str, lights: Sequence[Light]) -> list[str]:
    """What axe says of a part, and of its colours in each light: nothing else is another thing then."""
    opened.page.keyboard.press("Shift")  # whoever uses keys is shown where they are
    rules, found = list[str](), list[str]()
    for light in lights:
        opened.page.emulate_media(color_scheme=light)
        found += [f"{light} {fault}" for fault in opened.violations(*rules, part=part)]
        rules = ["color-contrast"]
        found += [f"{light} {fault}" for fault in opened.page.evaluate(HARD_TO_USE)]
    return found


def squeezed(page: Page) -> list[str]:
    """What is cut, or sticks out, where there is little room; then there is as much as before."""
    page.set_viewport_size(SMALL)
    page.wait_for_timeout(100)
    cut = [*cut_in(page, "fallback"), *cut_in(page, "ours")]
    wide = page.evaluate(TOO_WIDE)
    return cut + [f"{wide} too wide"] * (wide > 0) + enlarged(page)


def cut_in(page: Page, letters: str) -> list[str]:
    """What is cut in our letters, or in those of the machine, which are seen where ours are late."""
    page.evaluate(WEAR, letters == "ours")
    return [f"cut in {letters} letters: {words}" for words in page.evaluate(CUT)]


def enlarged(page: Page) -> list[str]:
    """What sticks out on a usual phone when somebody wants letters of twice the size."""
    page.set_viewport_size(READING)
    letters = page.add_style_tag(content="html { font-size: 200% }")
    page.wait_for_timeout(100)
    wide = page.evaluate(TOO_WIDE)
    out = [f"{wide} too wide for letters of 200 %: {page.evaluate(STICKS_OUT)}"] * (wide > 0)
    letters.evaluate("(style) => style.remove()")
    return out


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
