"""Puzzles in a real browser: from the shelf to one of them, a try that fails, one that is right, the next."""

import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.catalog import catalog
from fortable.kernel.choices import choices
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action
from fortable.puzzles import puzzles
from fortable.puzzles.judging import begun, is_right
from fortable.server.puzzles.telling import shown
from fortable.testing.browser import DESKTOP, PHONE, LiveServer, window

GAMES = [game for game in catalog().games.values() if puzzles(game)]
MOST_PRESSES = 6
"""So many are enough for one thing to do."""
BETTER = ".board .advice-better, .board [role=img][aria-label^='Better:']"
"""What is best, as a board marks it with the sign or draws it."""
TO_PRESS = """async ([game, action]) => {
  const { marked } = await import(`/static/boards/${game}.js`);
  return marked(action, document.querySelector(".board"));
}"""
"""As the board says it in tutorials."""


def key_of(game: AnyGame) -> Action:
    """What is best in the first."""
    key: Action = game.notation.read_action(puzzles(game)[0].key)
    return key


def wrong(game: AnyGame) -> Action:
    """Something else that may be done there."""
    puzzle = puzzles(game)[0]
    view = begun(game, puzzle).view(puzzle.seat)
    listed = shown(game, 1, puzzle, None).legal or choices(game.legal(view))
    found: Action = next(action for action in listed if not is_right(game, puzzle, action))
    return found


def act(page: Page, game: AnyGame, action: Action, said: str) -> None:
    """Press what brings it about, until something is said to it."""
    lesson = page.locator(".lesson .said")
    expect(page.locator(".board")).to_be_visible()
    for _ in range(MOST_PRESSES):
        thing = page.evaluate_handle(TO_PRESS, [game.key, plain(action)]).as_element()
        assert thing is not None, f"nothing leads to {action}"
        thing.click()
        page.wait_for_timeout(200)
        if said in lesson.inner_text():
            return
    expect(lesson).to_contain_text(said)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_puzzle_is_missed_and_solved_and_remembered(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    opened = window(browser, server, "/", "", DESKTOP)
    page = opened.page
    page.locator(".puzzle-box").get_by_role("link", name=game.title).click()
    expect(page).to_have_title(f"Puzzles · {game.title} · Fortable")
    expect(page.locator(".puzzles-all li")).to_have_count(len(puzzles(game)))
    page.get_by_role("link", name="Begin").click()
    lesson = page.locator(".lesson")
    expect(lesson).to_contain_text("It is your move. One is clearly best: which?")
    expect(page.locator(".advice")).to_have_count(0)
    act(page, game, wrong(game), "Not this one.")
    expect(lesson.locator(".advice-chosen")).to_be_visible()
    act(page, game, key_of(game), "Found!")
    expect(lesson.locator(".look-why")).not_to_be_empty()
    expect(page.locator(BETTER).first).to_be_attached()
    assert opened.violations() == []
    lesson.get_by_role("link", name="Next puzzle").click()
    expect(lesson).to_contain_text(f"Puzzle 2 of {len(puzzles(game))}")
    expect(lesson).to_contain_text("It is your move.")
    lesson.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()
    expect(page.get_by_role("link", name="Go on with puzzle 2")).to_be_visible()
    expect(page.get_by_text(f"1 of {len(puzzles(game))} solved")).to_be_visible()
    assert opened.violations() == []
    assert opened.errors == []


def test_who_gives_up_is_shown_by_keys_on_a_phone(browser: Browser, server: LiveServer) -> None:
    game = GAMES[0]
    opened = window(browser, server, f"/puzzles/{game.key}/1", "", PHONE)
    page = opened.page
    page.get_by_role("button", name="Show me").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson")).to_contain_text("This is best.")
    expect(page.locator(BETTER).first).to_be_attached()
    page.reload()
    expect(page.locator(".lesson")).to_contain_text("It can still be tried.")
    assert opened.errors == []


def test_where_there_is_no_such_puzzle_it_is_said(browser: Browser, server: LiveServer) -> None:
    page = window(browser, server, f"/puzzles/{GAMES[0].key}/1000", "", PHONE).page
    expect(page.get_by_role("alert")).to_contain_text("There is no puzzle 1000 here")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzles-all li")).to_have_count(len(puzzles(GAMES[0])))
