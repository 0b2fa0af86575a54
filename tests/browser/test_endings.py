"""Whom one plays against, what is told of it, how it ends, and how it went: whatever the game."""

from playwright.sync_api import Browser, expect

from fortable.bots.persona import persona
from fortable.testing.browser import LiveServer, window
from fortable.texts import Texts
from tests.games import for_three, in_turns, some_game

GAME = some_game(for_three, in_turns)

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
