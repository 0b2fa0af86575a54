"""Two who meet at a table by its link."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from fortable.kernel.game import AnyGame
from fortable.testing.browser import PHONE, LiveServer, window


def meet(
    browser: Browser, server: LiveServer, game: AnyGame, **wishes: Any
) -> tuple[str, Page, Page]:
    """The table, Anna at a desk, who has laid it and starts, and Ben with a phone."""
    table, token = server.table(game.key, [None, None], **wishes)
    anna = window(browser, server, f"/t/{table}", token).page
    ben = window(browser, server, f"/t/{table}", size=PHONE).page
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.locator(".chairs")).to_contain_text("Ben")
    anna.get_by_role("button", name="Start").click()
    expect(ben.locator(".turn")).to_be_visible()
    return table, anna, ben
