"""Without a line: the shell and the rulebooks can be read, and it can be installed like a program."""

from playwright.sync_api import Browser, expect

from fortable.catalog import catalog
from fortable.testing.browser import LiveServer, window

KEPT = """async (count) => {
  for (;;) {
    const names = await caches.keys();
    const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
    if (kept.filter(({ url }) => url.includes("/rulebook")).length === count) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
}"""
"""Waits until so many rulebooks are remembered."""


def test_shell_and_rulebooks_are_readable_without_a_line(
    browser: Browser, server: LiveServer
) -> None:
    page = window(browser, server, "/", locale="fr-FR", service_workers="allow").page
    assert page.evaluate(KEPT, len(catalog().games))
    server.stop()
    page.reload()
    assert page.evaluate("caches.match('/static/fonts/fraunces.woff2').then(Boolean)")
    expect(page.locator("h1")).to_contain_text("À quoi jouons-nous")
    expect(page.locator(".box")).to_have_count(len(catalog().games))
    for game in catalog().games:
        page.goto(f"{server.address}/rules/{game}")
        expect(page.locator(".clause").first).to_be_visible()
    server.start()


def test_it_can_be_installed(browser: Browser, server: LiveServer) -> None:
    page = window(browser, server, "/", service_workers="allow").page
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    inspector = page.context.new_cdp_session(page)
    manifest = inspector.send("Page.getAppManifest")
    assert manifest["url"] == f"{server.address}/static/manifest.webmanifest"
    assert manifest["errors"] == []
    problems = inspector.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in problems if each["errorId"] != "in-incognito"] == []
