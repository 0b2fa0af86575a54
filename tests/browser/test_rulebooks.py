"""Rulebooks in a real browser: they are read with the eyes, whatever the game."""

import pytest
from playwright.sync_api import Browser, expect

from fortable.catalog import catalog
from fortable.folder import TUTORIAL
from fortable.kernel.game import AnyGame
from fortable.testing.browser import LiveServer, window
from fortable.testing.endurance import covering, endurance
from fortable.texts import LANGUAGES
from tests.games import is_newcomer

GAMES = [game for game in catalog().games.values() if not is_newcomer(game)]
SMALL_PHONE = {"width": 390, "height": 664}

DRAWN = """(pictures) => pictures.map((picture) => {
  const seen = [...picture.querySelectorAll("svg, span")].map((node) => node.getBoundingClientRect());
  const box = picture.getBoundingClientRect();
  const isInside = ({ left, right, top, bottom }) => left >= box.left - 1 && right <= box.right + 1
    && top >= box.top - 1 && bottom <= box.bottom + 1;
  return seen.some(({ width, height }) => width > 15 && height > 15) && seen.every(isInside);
})"""
ORDER = """() => {
  const parts = ".pictures, .contents, .contents ~ p:not(.clause, .row), .clause";
  return [...document.querySelectorAll(parts)].map(({ className }) => className);
}"""


def named(value: AnyGame | str) -> str:
    return value if isinstance(value, str) else value.key


@endurance
@pytest.mark.parametrize(("game", "language"), covering(GAMES, LANGUAGES), ids=named)
def test_a_rulebook_begins_with_drawings_and_an_example(
    browser: Browser, server: LiveServer, game: AnyGame, language: str
) -> None:
    """Drawings with a caption each, contents, an example, and then the clauses."""
    page = window(browser, server, f"/rules/{game.key}", size=SMALL_PHONE, locale=language).page
    pictures = page.locator(".pictures li")
    expect(pictures.nth(2)).to_be_visible()
    assert pictures.count() in (3, 4)
    assert all(page.locator(".picture").evaluate_all(DRAWN))
    assert all(text.strip() for text in pictures.locator("p").all_inner_texts())
    assert page.evaluate(ORDER)[:3] == ["pictures", "contents", ""], (
        "the example comes before the clauses"
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_contents_lead_to_every_section_and_the_tutorial_is_one_press_away(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    page = window(browser, server, f"/rules/{game.key}", size=SMALL_PHONE).page
    links = page.locator(".contents a")
    expect(links.first).to_be_visible()
    for link in links.all():
        heading = page.locator(f"[id='{(link.get_attribute('href') or '')[1:]}']")
        expect(heading).to_have_text(link.inner_text())
    if TUTORIAL.of(game.package):
        learn = page.locator(f'a[href="/learn/{game.key}"]').first
        expect(learn).to_be_in_viewport(ratio=1)
