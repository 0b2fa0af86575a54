"""A name is kept, in a real browser with a device that has passkeys: made, used, lost, recovered, deleted."""

import re
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect

from fortable.testing.browser import DESKTOP, PHONE, LiveServer, Window, window

from .finished_matches import put_matches

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Authenticator:
    """What a device unlocks by a finger: passkeys, which its person may have on another one too."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("WebAuthn.enable")
        self._own = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})

    @property
    def passkeys(self) -> list[Any]:
        found: list[Any] = self._line.send("WebAuthn.getCredentials", self._own)["credentials"]
        return found

    def add(self, passkey: Any) -> None:
        self._line.send("WebAuthn.addCredential", {**self._own, "credential": passkey})


def at_home(
    browser: Browser, server: LiveServer, size: dict[str, int]
) -> tuple[Window, Authenticator]:
    """Nobody in particular, at the page where names are kept."""
    opened = window(browser, server, "/me", "", size)
    opened.page.on("dialog", lambda dialog: dialog.accept())
    return opened, Authenticator(opened.page)


def test_a_name_is_kept_used_elsewhere_recovered_and_deleted(
    browser: Browser, server: LiveServer
) -> None:
    laptop = window(browser, server, "/", put_matches(server.database), DESKTOP)
    device, page = Authenticator(laptop.page), laptop.page
    page.get_by_role("link", name="Keep my name").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main h1")).to_be_focused()
    page.get_by_role("button", name="Make a passkey").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".said")).to_have_text(re.compile("^Done"))
    expect(page.locator(".said")).to_be_focused()
    expect(page.get_by_role("list", name="Passkeys").get_by_role("listitem")).to_have_count(1)
    page.get_by_role("button", name="Make a recovery code").click()
    code = page.locator(".paper .code").inner_text()
    assert re.fullmatch(r"(\w{4}-){5}\w{4}", code)
    assert laptop.violations(part="main") == []

    phone, own = at_home(browser, server, PHONE)
    (passkey,) = device.passkeys
    own.add(passkey)
    phone.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.page.locator(".said")).to_have_text("Welcome back, Anna!")
    phone.page.get_by_text("My devices", exact=True).click()
    devices = phone.page.get_by_role("list", name="My devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    wide = phone.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert phone.violations(part="main") == []

    new, _ = at_home(browser, server, DESKTOP)
    new.page.get_by_label("Recovery code").fill(code.upper())
    new.page.get_by_role("button", name="Use the code").click()
    expect(new.page.locator(".said")).to_have_text(
        re.compile("^Welcome back, Anna! The code is used")
    )
    new.page.get_by_role("button", name="Take away").click()
    expect(new.page.locator(".said")).to_have_text("Taken away.")
    new.page.get_by_text("My devices", exact=True).click()
    new.page.get_by_role("button", name="Sign out all others").click()
    expect(new.page.get_by_text("Signed out.")).to_be_focused()
    phone.page.reload()
    phone.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.page.locator(".said")).to_contain_text("This passkey does not open anything here")

    with new.page.expect_download() as saved:
        new.page.get_by_role("link", name="Download everything").click()
    assert saved.value.suggested_filename == "fortable-me.json"
    new.page.get_by_role("button", name="Delete everything about me").click()
    expect(new.page.locator(".said")).to_have_text(re.compile("^Done"))
    expect(new.page.get_by_role("button", name="Delete everything about me")).to_have_count(0)
    new.page.reload()
    assert new.page.evaluate("fetch('/api/me').then((answer) => answer.json())") == {"name": None}
    assert laptop.errors == new.errors == []


def test_where_there_can_be_no_passkeys_the_page_says_why(
    browser: Browser, server: LiveServer
) -> None:
    """By an address; and who does not want to be asked is not asked again."""
    opened = window(browser, server, "/", put_matches(server.database), PHONE)
    page = opened.page
    page.get_by_role("button", name="Not now").click()
    expect(page.locator(".keep-offer")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("link", name="Keep your name").click()
    expect(page.locator(".keeping .card")).to_have_count(4)
    expect(page.locator(".keep-offer")).to_have_count(0)
    by_address = server.address.replace("localhost", "127.0.0.1")
    (known,) = page.context.cookies()
    page.context.add_cookies([{"name": known["name"], "value": known["value"], "url": by_address}])
    page.goto(f"{by_address}/me")
    expect(page.locator(".keeping .note")).to_contain_text("opened by an address")
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
