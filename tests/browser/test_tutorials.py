"""Tutorials in a real browser, whatever the game: a learner presses what is marked, and plays on."""

import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.testing.browser import LiveServer, window
from fortable.tutorial import tutorial

TAUGHT = [game for game in catalog().games.values() if tutorial(game)]
SMALL_PHONE = {"width": 390, "height": 664}
MOST_PRESSES = 6
"""So many are enough for one thing to do."""

INSIDE = """(selector) => [...document.querySelectorAll(selector)].every((node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return left >= -6 && top >= -6 && right <= innerWidth + 6 && bottom <= innerHeight + 6;
})"""
RING = """() => {
  const ring = document.querySelector(".halo");
  if (!ring || ring.style.visibility !== "visible") return null;
  const { left, top, width, height } = ring.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.key)
def test_whoever_presses_what_is_marked_learns_the_game_and_plays_it(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    """By finger on a small phone: words and board are in sight together, and nothing is greyed at the end."""
    opened = window(
        browser,
        server,
        f"/learn/{game.key}",
        size=SMALL_PHONE,
        has_touch=True,
    )
    page = opened.page
    for number, step in enumerate(tutorial(game), 1):
        last = number == len(tutorial(game))
        if step.legal:
            _does_what_is_marked(page, number, len(tutorial(game)))
        elif not last:
            page.get_by_role("button", name="Forward").tap()
    expect(page.locator(".learnt")).to_contain_text("Well done, ")
    play = page.get_by_role("button", name="Play a first game")
    expect(play).to_be_in_viewport(ratio=1)
    expect(page.locator(".learn :disabled:not(.board *)")).to_have_count(0)
    assert opened.violations() == []
    name = page.locator(".learnt strong").inner_text().removeprefix("Well done, ").rstrip("!")
    play.tap()
    expect(page.locator(".turn")).to_be_visible()
    expect(page.locator(".players")).to_contain_text(f"{name} (you)")
    assert opened.errors == []


def _does_what_is_marked(page: Page, number: int, steps: int) -> None:
    """Press after press, until the lesson goes on."""
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text(f"Step {number} of {steps}")
    for _ in range(MOST_PRESSES):
        x, y = page.wait_for_function(RING).json_value()
        assert page.evaluate(INSIDE, ".halo, .lesson, .said, .board"), f"step {number}"
        page.touchscreen.tap(x, y)
        page.wait_for_timeout(150)
        if f"Step {number} of" not in lesson.inner_text():
            return
    raise AssertionError(f"what is marked in step {number} leads nowhere")
