"""Notices to a real browser by its own push code: it subscribes, holds its line, and opens what we sealed."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from fortable.testing import rule
from fortable.testing.browser import LiveServer
from fortable.testing.browser.firefox import FIREFOX, Firefox, Tab, firefox
from tests.games import for_two, in_turns, some_game
from tests.server.push_service import Letter, sender_of

from .autopush import DELIVERED, UNREADABLE, Autopush, autopush

pytestmark = pytest.mark.skipif(FIREFOX is None, reason="no Firefox here: `make test` installs it")

GAME = some_game(for_two, in_turns)
SLOW = {"clock_s": 14 * 24 * 3600}

PREFERENCES: dict[str, str | int | bool] = {
    "dom.push.testing.allowInsecureServerURL": True,
    "permissions.default.desktop-notification": 1,
    "alerts.useSystemBackend": False,  # nobody shows notices here but the browser itself
    "intl.accept_languages": "it",
    "remote.prefs.recommended": False,  # a browser that is driven has no line to push services otherwise
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "app.normandy.enabled": False,
    "browser.safebrowsing.update.enabled": False,
}
"""Nobody is asked for leave, and nobody is called but the push service that the test names."""

ASKED = """async (path, body) => {
  const answer = await fetch(path, body ? { method: "POST", body } : {});
  return JSON.stringify(await answer.json());
}"""
CHECKED = "(selector) => document.querySelector(selector)?.checked"
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.length && JSON.stringify(shown.map(({ title, body, tag, data, actions }) =>
    ({ title, body, tag, data, actions })));
}"""
IS_FORGOTTEN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const known = await (await fetch("/api/me/push")).json();
  return (await registration.pushManager.getSubscription()) === null && !known.is_on;
}"""
TOLD, AT_NIGHT = "dialog details .check input", ".quiet-hours .check input"


@pytest.fixture
def service() -> Iterator[Autopush]:
    with autopush() as running:
        yield running


@pytest.fixture
def fox(service: Autopush) -> Iterator[Firefox]:
    with firefox({**PREFERENCES, "dom.push.serverURL": service.address}) as running:
        yield running


def asked(tab: Tab, path: str, body: Any = None) -> Any:
    return json.loads(tab.value(ASKED, path, *([json.dumps(body)] if body else [])))


def subscribe(tab: Tab) -> None:
    """By the settings of the page; also at night, whenever this test runs."""
    tab.click("header.top nav button")
    tab.click("dialog details summary")
    tab.click(f"{TOLD}:not(:disabled)")
    tab.wait_for(CHECKED, AT_NIGHT)
    tab.click(AT_NIGHT)
    tab.wait_for(f"() => document.querySelector('{AT_NIGHT}')?.checked === false")


@rule("TB-20")
def test_firefox_subscribes_opens_what_we_sealed_shows_it_and_is_left_alone_when_it_wants(
    fox: Firefox, server: LiveServer, service: Autopush
) -> None:
    table, token = server.table(GAME.key, [None, None], settings=SLOW)
    anna, ben = fox.tab(), fox.tab()
    anna.go_to(server.address)
    anna.value("(cookie) => { document.cookie = cookie; }", f"{server.cookie}={token}; path=/")
    anna.go_to(server.address)
    anna.value("() => navigator.serviceWorker.ready.then(() => true)")
    subscribe(anna)
    (channel,) = service.keys
    assert service.keys[channel].rstrip("=") == asked(anna, "/api/push")["key"]

    ben.go_to(server.address)
    asked(ben, "/api/me", {"name": "Ben"})
    asked(ben, f"/api/tables/{table}", {"do": "sit"})
    letter = service.letters.get(timeout=30)
    assert sender_of(letter)["key"] == asked(anna, "/api/push")["key"]
    acknowledged = service.acknowledged.get(timeout=30)
    assert (acknowledged["channelID"], acknowledged["code"]) == (channel, DELIVERED)
    (shown,) = json.loads(anna.wait_for(SHOWN))
    assert shown["title"] == GAME.title
    assert shown["body"] == "Ci sono tutti, si può cominciare: Ben"
    assert shown["data"] == {"path": f"/t/{table}"}
    assert shown["actions"] == [{"action": "stop", "title": "Basta avvisi"}]
    assert b"Ben" not in letter.body

    assert service.deliver(channel, spoilt(letter)) == 201
    assert service.acknowledged.get(timeout=30)["code"] == UNREADABLE
    assert len(json.loads(anna.value(SHOWN))) == 1, "what was tampered with is not shown"

    anna.click(TOLD)
    assert service.ended.get(timeout=30) == channel
    anna.wait_for(IS_FORGOTTEN)
    assert anna.errors == []


def spoilt(letter: Letter) -> Letter:
    """With its last letter changed on its way."""
    return Letter(letter.path, letter.headers, letter.body[:-1] + bytes([letter.body[-1] ^ 1]))
