"""Behind real proxies, below a path and not, with TLS and not: two browsers play a match to its end."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from fortable.kernel.words import Seat
from fortable.testing.browser import LiveServer, live_server
from fortable.testing.browser.input_devices import Mouse, hands_of
from fortable.testing.endurance import endurance, often
from tests.games import for_two, in_turns, lasting, listed, some_game

from .positions import nearly_over, put, token
from .proxies import Setting, proxy
from .test_matches import play

GAME = some_game(in_turns, listed, for_two, lasting)
SETTINGS = (
    Setting("nginx", "/games", is_over_tls=False),
    Setting("caddy", "", is_over_tls=True),
    Setting("nginx", "", is_over_tls=True),
    Setting("caddy", "/club/games", is_over_tls=True),
    Setting("caddy", "", is_over_tls=False),
)
"""The first two show every part of it; by `make endure` all of them."""


@endurance
@pytest.mark.parametrize("setting", SETTINGS[: often(2, in_full=5)], ids=str)
def test_two_browsers_play_a_match_through_a_proxy(
    setting: Setting, browser: Browser, tmp_path: Path
) -> None:
    if not shutil.which(setting.program, path="/usr/sbin:/usr/bin:/usr/local/bin"):
        pytest.skip(f"{setting.program} is not here: apt-get install nginx-light caddy")
    flags = ("--root-path", setting.root) if setting.root else ()
    with (
        live_server(tmp_path, flags=flags) as server,
        proxy(setting, tmp_path, server.port) as address,
    ):
        position = nearly_over(GAME, 2, hands_of(GAME).evenings[0], people=2)
        table, _ = put(position, server.database, bot_pace_ms=0)
        contexts = [_context(browser, server, setting, address, table, seat) for seat in (0, 1)]
        pages = [_at(context, f"{address}/t/{table}") for context in contexts]
        play([hands_of(GAME)(page, Mouse()) for page in pages])
        for page in pages:
            expect(page.locator(".turn")).to_contain_text("The match is over.")
        _cookies_are_bound(setting, contexts[0], server)
        _pages_lie_below(pages[0], address)
        _browsers_are_told(setting, contexts[0], address, table)
        if setting.root and not setting.is_over_tls:
            _it_can_be_read_without_a_line(contexts[1], address, server)


def _context(
    browser: Browser, server: LiveServer, setting: Setting, address: str, table: str, seat: int
) -> BrowserContext:
    """Of one who sits at the table, and whose cookie was left there by the server itself."""
    allowed = "allow" if setting.root and not setting.is_over_tls else "block"
    context = browser.new_context(
        ignore_https_errors=True,
        locale="en-GB",
        reduced_motion="reduce",
        service_workers=allowed,  # type: ignore[arg-type]
    )
    named = {"name": _cookie(setting, server), "value": token(table, Seat(seat))}
    cookie: Any = {**named, "url": f"{address}/", "secure": setting.is_over_tls}
    context.add_cookies([cookie])
    return context


def _cookie(setting: Setting, server: LiveServer) -> str:
    bound = "" if not setting.is_over_tls else "__Secure-" if setting.root else "__Host-"
    return f"{bound}{server.cookie}"


def _at(context: BrowserContext, link: str) -> Page:
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto(link)
    return page


def _cookies_are_bound(setting: Setting, known: BrowserContext, server: LiveServer) -> None:
    """To the path and, over TLS, to TLS; as a newcomer's browser takes them."""
    page = known.pages[0]
    address = page.url.rpartition("/t/")[0]
    assert known.browser is not None
    newcomer = known.browser.new_context(ignore_https_errors=True)
    assert newcomer.request.post(f"{address}/api/me", data={"name": "Ben"}).ok
    (cookie,) = newcomer.cookies()
    assert cookie.get("name") == _cookie(setting, server)
    assert cookie.get("path") == f"{setting.root}/"
    assert cookie.get("secure") is setting.is_over_tls
    assert newcomer.request.get(f"{address}/api/me").json()["name"] == "Ben"
    newcomer.close()


def _pages_lie_below(page: Page, address: str) -> None:
    """By links, by the back button, and what they show; nothing is asked for elsewhere on the site."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}/matches")
    page.locator("header a:has(img)").click()
    expect(page.locator(".box").first).to_be_visible()
    assert page.url == f"{address}/"
    page.locator(".box a").first.click()
    page.wait_for_url(f"{address}/play/*")
    page.go_back()
    expect(page.locator(".box img").first).to_be_visible()
    page.wait_for_function(
        "[...document.images].every((each) => each.complete && each.naturalWidth)"
    )
    page.goto(f"{address}/today")
    expect(page.locator("h1")).not_to_be_empty()
    elsewhere = [url for url in asked if not url.startswith((f"{address}/", "data:", "blob:"))]
    assert elsewhere == []


def _browsers_are_told(setting: Setting, context: BrowserContext, address: str, table: str) -> None:
    """Links that lead back here, how long a browser may keep what it got, and to come by TLS again."""
    page = context.request.get(f"{address}/t/{table}")
    assert ("strict-transport-security" in page.headers) is setting.is_over_tls
    assert page.headers["cache-control"] == "no-cache"
    assert context.request.get(f"{address}/api/me").headers["cache-control"] == "no-store"
    assert context.request.get(f"{address}/static/shell.js").headers["etag"]
    told = context.request.get(f"{address}/api/tables/{table}/invitation").json()
    assert told["link"].endswith(f"{setting.root}/t/{table}")
    _link_and_picture(page.text(), f"{setting.root}/t/{table}")


def _link_and_picture(page: str, path: str) -> None:
    links: Sequence[str] = [line for line in page.splitlines() if 'property="og:url"' in line]
    assert len(links) == 1
    assert f'{path}">' in links[0]


def _it_can_be_read_without_a_line(
    context: BrowserContext, address: str, server: LiveServer
) -> None:
    page = _at(context, f"{address}/")
    scope = page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)")
    assert scope == f"{address}/"
    manifest = context.request.get(f"{address}/static/manifest.webmanifest").json()
    assert manifest["start_url"] == "../"
    expect(page.locator(".box").first).to_be_visible()
    page.reload()
    server.stop()
    page.reload()
    expect(page.locator(".box").first).to_be_visible()
