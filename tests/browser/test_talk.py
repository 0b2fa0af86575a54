"""A word across languages, in two real browsers: said in Italian by keyboard, read in German on a phone."""

import re

from playwright.sync_api import Browser, Page, expect

from fortable.folder import LANGUAGES
from fortable.testing.browser import DESKTOP, LiveServer, window
from fortable.testing.browser.wire import Wire
from tests.games import for_two, in_turns, some_game

from .stage import measured, moved
from .test_stage import CUT, SHELL, statuses

GAME = some_game(for_two, in_turns)
SMALL = {"width": 360, "height": 640}


def shell(language: str, message: str) -> str:
    (text,) = re.findall(
        rf"^{message} = (.+)$", (SHELL / f"{language}.ftl").read_text("utf-8"), re.MULTILINE
    )
    return str(text)


def say(page: Page, button: str, phrase: str) -> None:
    """By keyboard alone."""
    expect(page.get_by_role("button", name=button)).to_be_enabled()
    page.get_by_role("button", name=button).focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=phrase, exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=button)).to_be_focused()


def test_a_word_is_said_in_one_language_and_read_in_another(
    browser: Browser, server: LiveServer
) -> None:
    table, token = server.table(GAME.key, [None, None])
    annas = window(browser, server, "/static/icon.svg", token, DESKTOP, locale="it-IT")
    wire = Wire(annas.page)
    annas.page.goto(f"{server.address}/t/{table}")
    bens = window(browser, server, f"/t/{table}", size=SMALL, locale="de-DE")
    anna, ben = annas.page, bens.page
    expect(anna.get_by_role("button", name="Dire qualcosa")).to_be_disabled()
    ben.get_by_role("textbox").first.fill("Ben")
    ben.get_by_role("button", name=shell("de", "sit-down")).click()
    say(anna, "Dire qualcosa", "Buona fortuna, buon divertimento!")
    expect(ben.locator(".words .word")).to_have_text("● Anna Viel Glück, viel Spaß!")
    expect(anna.locator(".words .word")).to_contain_text("Buona fortuna")

    anna.get_by_role("button", name=shell("it", "start")).click()
    ben.locator(".board").first.wait_for()
    measured(ben.context)
    ben.reload()
    ben.locator(".board").first.wait_for()
    ben.wait_for_function("document.querySelector('.words')")
    assert ben.evaluate("stage.remember()") > 0
    say(anna, "Dire qualcosa", "Ben giocato!")
    expect(ben.locator(".words .word")).to_have_text("● Anna Gut gespielt!")
    expect(ben.locator(".words [aria-live=polite]")).to_have_text("Anna: Gut gespielt!")
    assert moved(ben) == []
    for language in LANGUAGES:
        assert ben.evaluate(CUT, [True, statuses(language)]) == []

    ben.get_by_role("button", name="Etwas sagen").click()
    assert bens.violations(part="dialog.talk") == []
    ben.get_by_text("Stumm schalten", exact=True).click()
    ben.get_by_label("Anna stumm schalten").check()
    expect(ben.locator(".words .word")).to_have_count(0)
    say(anna, "Dire qualcosa", "Ah!")
    expect(anna.locator(".words .word").last).to_have_text("● Anna Ah!")
    ben.get_by_role("button", name="ein Zwinkern").click()
    expect(ben.locator(".words .word")).to_have_text("▲ Ben")
    expect(anna.locator(".words .word .face")).to_be_visible()
    expect(anna.locator(".words [aria-live=polite]")).to_have_text("Ben: una strizzata d’occhio")
    assert ben.evaluate("localStorage.getItem('fortable-muted')") == '["Anna"]', "remembered"
    wire.tell("refusal", id="word-9", rule="TB-19", reason="", facts={}, text="Troppo!")
    expect(anna.locator(".words [role=alert]")).to_have_text("Troppo!")
    expect(anna.locator(".toasts .refusal")).to_have_count(1)
    assert annas.errors == []
    assert bens.errors == []
