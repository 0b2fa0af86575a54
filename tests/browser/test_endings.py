"""Whom one plays against, what is told of it, how it ends, and how it went: whatever the game."""

from playwright.sync_api import Browser, expect

from fortable.bots.persona import persona
from fortable.testing.browser import LiveServer, window
from fortable.texts import Texts
from tests.games import for_three, in_turns, some_game

GAME = some_game(for_three, in_turns)

HEAR = """() => {
  window.heard = [];
  const told = document.querySelector(".heard");
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => heard.push(told.textContent)).observe(told, changes);
}"""

IS_DRAWN = "(image) => image.decode().then(() => image.naturalWidth > 0)"


def test_bots_are_somebody(browser: Browser, server: LiveServer) -> None:
    """A name, a face and a level, in the lobby and in the match, in the reader's language."""
    table, token = server.table(GAME.key, [None, None, "casual", "casual"])
    page = window(browser, server, f"/t/{table}", token, locale="de-DE").page
    texts = Texts("de", [GAME.package])
    likes, level = persona(texts, "casual").names, persona(texts, "casual").level
    for around in (".chairs", ".players"):
        bots = page.locator(f"{around} li:has(.portrait)")
        expect(bots).to_have_count(2)
        for bot, name in zip(bots.all(), likes, strict=False):
            expect(bot).to_contain_text(name)
            expect(bot).to_contain_text(level)
            assert bot.locator(".portrait").evaluate(IS_DRAWN)
        expect(page.locator(around)).not_to_contain_text("casual")
        if around == ".chairs":
            page.get_by_role("button", name="Los geht’s").click()


def test_a_turn_is_told_in_one_line_and_heard_once(browser: Browser, server: LiveServer) -> None:
    """Under the status as long as it is the last; in the log for good, where it unfolds."""
    table, token = server.table(GAME.key, [None, "random", "random"], seed=bytes(32))
    page = window(browser, server, f"/t/{table}", token).page
    expect(page.locator(".turn.mine")).to_be_visible()
    lines = page.locator(".news .line-of-turn span:not([class])")
    known = lines.count()
    page.evaluate(HEAR)
    for _ in range(2):
        version = page.locator(".match").get_attribute("data-version")
        page.locator(".actions:not([open]) summary").click()
        page.locator(".actions li button").first.click()
        page.locator(f'.match:has(.turn.mine):not([data-version="{version}"])').wait_for()
    told, heard = lines.all_inner_texts(), " ".join(page.evaluate("heard"))
    assert len(told) >= known + 4
    assert [heard.count(line) for line in told[known:]] == [1] * len(told[known:])
    expect(page.locator(".just-now")).to_have_text(told[-1])
    unfolded = page.locator(".news ol > li:has(details)").last
    unfolded.locator("summary").click()
    expect(unfolded.locator("ul li")).not_to_have_count(1)
