"""Notices in a real browser: turned on by keyboard, sent, opened, shown, and stopped by one press."""

import base64
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import SimpleQueue

import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.testing.browser import PHONE, LiveServer, window
from tests.games import for_two, in_turns, some_game

from .push_manager import PUSH_MANAGER

GAME = some_game(for_two, in_turns)
SLOW = {"clock_s": 14 * 24 * 3600}

SHOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
  self.navigator.setAppBadge = async (count) => { self.badge = count; };
}"""


MOVED = """(endpoint) => {
  const keys = { p256dh: "BA".padEnd(87, "A"), auth: "A".repeat(22) };
  PushManager.prototype.subscribe = async () => ({ endpoint, toJSON: () => ({ keys }) });
}"""

DELIVERED = """(data) => {
  self.dispatchEvent(new PushEvent("push", { data }));
  return new Promise((done) => {
    const look = () => (self.shown.length ? done(self.shown) : setTimeout(look, 10));
    look();
  });
}"""


class PushService(HTTPServer):
    """One on this machine."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Taking)
        self.letters: SimpleQueue[bytes] = SimpleQueue()

    @property
    def endpoint(self) -> str:
        return f"http://localhost:{self.server_port}/device"


class Taking(BaseHTTPRequestHandler):
    """Takes what it is sent."""

    server: PushService

    def do_POST(self) -> None:
        self.server.letters.put(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        threading.Thread(target=service.serve_forever, daemon=True).start()
        yield service
        service.shutdown()


def settings(page: Page, name: str, notices: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] .later summary").wait_for()  # a dialog that opens takes the focus
    page.get_by_text(notices, exact=True).last.focus()
    page.keyboard.press("Enter")


def test_a_notice_is_asked_for_sent_opened_shown_and_stopped(
    browser: Browser, server: LiveServer, service: PushService
) -> None:
    table, token = server.table(GAME.key, [None, None], settings=SLOW)
    annas = window(browser, server, "/", token, PHONE, locale="de-DE", service_workers="allow")
    page = annas.page
    page.context.add_init_script(f"({PUSH_MANAGER})({json.dumps(service.endpoint)})")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator(".about")).to_contain_text("14 Tage")
    page.locator(".about").get_by_role("button", name="Nachrichten").click()
    page.locator("dialog[open] .later summary").wait_for()  # a dialog that opens takes the focus
    page.locator("dialog[open] summary").first.focus()
    page.keyboard.press("Enter")
    told = page.get_by_label("Auf diesem Gerät Bescheid geben")
    expect(told).to_be_enabled()
    told.focus()
    page.keyboard.press("Space")
    expect(page.get_by_label("Nachts nicht")).to_be_checked()
    expect(page.get_by_label("von")).to_have_value("22")
    assert annas.violations(part="dialog[open]") == []
    page.get_by_label("Nachts nicht").uncheck()
    expect(page.get_by_label("von")).to_be_disabled()
    page.get_by_role("button", name="Fertig").click()

    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator(".welcome")).to_be_visible()
    ben = window(browser, server, f"/t/{table}", size=PHONE).page
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    sealed = base64.b64encode(service.letters.get(timeout=20)).decode()
    notice = json.loads(page.evaluate("opened", sealed))
    assert notice["title"] == GAME.title
    assert notice["body"] == "Alle sind da, es kann losgehen: Ben"
    assert (notice["path"], notice["waiting"]) == (f"/t/{table}", 0)

    (worker,) = page.context.service_workers
    worker.evaluate(SHOWN)
    (shown,) = worker.evaluate(DELIVERED, json.dumps(notice))
    assert worker.evaluate("self.badge") == notice["waiting"]
    assert (shown["title"], shown["body"]) == (notice["title"], notice["body"])
    assert shown["actions"] == [{"action": "stop", "title": "Keine Nachrichten mehr"}]
    assert shown["data"] == {"path": f"/t/{table}"}
    worker.evaluate(MOVED, f"{service.endpoint}/moved")
    worker.evaluate("subscribeAgain()")
    with closing(sqlite3.connect(server.database)) as database:
        found = database.execute(
            "SELECT endpoint, language, quiet_from FROM subscriptions"
        ).fetchall()
    assert (f"{service.endpoint}/moved", "de", None) in found
    worker.evaluate("stopNotices()")
    assert page.evaluate("fetch('/api/me/push').then((answer) => answer.json())") == {
        "is_on": False,
        "quiet": None,
    }
    assert annas.errors == []


def test_who_has_no_push_sees_it_in_the_title_and_is_told_why(
    browser: Browser, server: LiveServer
) -> None:
    table, token = server.table(GAME.key, [None, None], settings=SLOW)
    ben = window(browser, server, f"/t/{table}", size=PHONE).page
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_role("button", name="Start").click()
    ben.locator(".board").first.wait_for()
    anna = window(browser, server, "/", token).page
    ben.goto(server.address)
    for page in (anna, ben):
        is_waited = page.locator(".tables .waits").or_(page.locator(".tables li")).first
        is_waited.wait_for()
        count = page.locator(".tables .waits").count()
        expect(page).to_have_title(f"{'(1) ' * count}What shall we play? · Fortable")
    assert {page.title()[0] for page in (anna, ben)} == {"(", "W"}
    settings(anna, "Settings", "Notices")
    expect(anna.locator("dialog[open]")).to_contain_text("This browser cannot do that")
    expect(anna.get_by_label("Tell me on this device")).to_be_disabled()
