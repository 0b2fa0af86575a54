"""During a match: all one acts with is in the window, whatever its size, and no words move anything."""

import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import cycle, product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from fortable.catalog import catalog
from fortable.folder import LANGUAGES
from fortable.kernel.game import AnyGame
from fortable.testing.browser import DESKTOP, LiveServer, window
from fortable.testing.endurance import IN_FULL, endurance
from tests.games import for_two, in_turns, some_game

from .positions import Position, crowded, put
from .screens import BOARD, Screen, Visitor
from .stage import SIZES, drawn, happenings, measured, moved, out_of_reach, used

WIDE = SIZES[-1]
WIDTH_USED = 0.85
HEIGHT_USED = 0.8


GAMES = [pytest.param(game, id=key) for key, game in catalog().games.items()]


def moments(game: AnyGame) -> list[Position]:
    """With the most seats, and in every phase, while a match is on."""
    return [position for position in crowded(game) if not position.is_over]


def on_phones_and_desks(these: list[Position]) -> list[tuple[Position, ViewportSize]]:
    """Each moment on the one or the other, with few seats and with many; by `make endure` on both."""
    phone, desk = SIZES[1], SIZES[3]
    if IN_FULL:
        return list(product(these, (phone, desk)))
    return list(zip(these, cycle((phone, desk, desk, phone)), strict=False))


@pytest.fixture
def page(browser: Browser, server: LiveServer) -> Iterator[Page]:
    """A page that is measured, of somebody who reads the language with the longest words."""
    opened = window(browser, server, "/healthz", locale="de-DE").page
    measured(opened)
    yield opened
    opened.context.close()


@pytest.fixture
def visitor(browser: Browser, server: LiveServer) -> Visitor:
    """Somebody with the same language, whose one page is measured."""
    found = Visitor(browser, server, DESKTOP, locale="de-DE")
    measured(found.page)
    return found


def look_at(page: Page, server: LiveServer, position: Position) -> None:
    table, token = put(position, server.database)
    page.context.add_cookies([{"name": server.cookie, "value": token, "url": server.address}])
    page.goto(f"{server.address}/t/{table}")
    page.locator(BOARD).first.wait_for()


@endurance
@pytest.mark.parametrize("game", GAMES)
def test_all_one_acts_with_is_at_hand(visitor: Visitor, server: LiveServer, game: AnyGame) -> None:
    faults, page = list[str](), visitor.page
    for position in moments(game):
        table, token = put(position, server.database)
        visitor.go_to(Screen(position.name, f"/t/{table}", BOARD, token))
        for size in SIZES:
            page.set_viewport_size(size)
            told = f"{position.name} {size['width']}×{size['height']}"
            faults += [f"{told}: {fault}" for fault in out_of_reach(page)[:4]]
        page.set_viewport_size(WIDE)
        wide, high = used(page)
        if wide < WIDTH_USED or high < HEIGHT_USED:
            faults.append(f"{position.name}: uses {wide:.0%} × {high:.0%} of a wide screen")
    assert not faults, "\n".join(faults)


SHELL = Path(__file__).parents[2] / "web" / "messages"
LINE = re.compile(
    r"^(your-turn|begins-soon|abandoned|lapsed|phase-(?!over)[a-z-]+) = (.+)$", re.MULTILINE
)
CUT = """([ours, sentences]) => {
  document.documentElement.toggleAttribute("data-serif", ours);
  const line = document.querySelector(".whose > span:not([class])");
  return document.fonts.load("1em Fraunces").then(() => sentences.filter((sentence) => {
    line.textContent = sentence;
    return line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.clientWidth + 1;
  }));
}"""


def statuses(language: str) -> list[str]:
    """All that the bar may say of what is expected of one, game by game."""
    ours = dict(LINE.findall((SHELL / f"{language}.ftl").read_text("utf-8")))
    turn, said = ours.pop("your-turn"), [*ours.values()]
    for game in catalog().games.values():
        file = files(game.package) / "messages" / f"{language}.ftl"
        phases = dict(LINE.findall(file.read_text("utf-8"))).values()
        said += [phase if game.simultaneous else f"{turn} {phase}" for phase in phases]
    return said


def test_what_is_expected_of_one_is_said_in_full_on_a_small_phone(
    page: Page, server: LiveServer
) -> None:
    """In all languages, in our letters and in those of a machine where ours are late."""
    look_at(page, server, moments(some_game(for_two, in_turns))[0])
    page.set_viewport_size(SIZES[0])
    for language, ours in product(LANGUAGES, (False, True)):
        assert len(statuses(language)) > len(catalog().games)
        assert page.evaluate(CUT, [ours, statuses(language)]) == []


@endurance
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_can_be_pressed_moves_because_of_words(
    visitor: Visitor, server: LiveServer, game: AnyGame
) -> None:
    faults, page, wire = list[str](), visitor.page, visitor.wire
    for (position, size), told_then in happenings(on_phones_and_desks(moments(game))):
        page.set_viewport_size(size)
        table, token = put(position, server.database)
        visitor.go_to(Screen(position.name, f"/t/{table}", BOARD, token))
        page.wait_for_load_state("networkidle")
        drawn(page)
        assert page.evaluate("stage.remember()") > 1
        for what, happens in told_then.items():
            happens(wire)
            page.wait_for_timeout(30)
            told = f"{position.name} {size['width']}×{size['height']}: {what}"
            faults += [f"{told}: {fault}" for fault in moved(page)[:3]]
            page.evaluate("stage.remember()")
    assert not faults, "\n".join(faults)
