"""The shell in a real browser: from the shelf to the rematch, whatever the game."""

import re
import signal
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from fortable.testing.browser import DESKTOP, PHONE, LiveServer, window
from fortable.testing.endurance import IN_FULL, endurance
from tests.games import for_two, in_turns, listed, some_game

from .finished_cups import put_cup
from .finished_days import DAY, put_day
from .finished_matches import put_matches
from .friends import meet
from .positions import nearly_over, put
from .screens import Screen, Visitor

GAME = some_game(for_two, in_turns, listed)
Lights = Mapping[Literal["light", "dark"], Sequence[str]]
"""In which a page is looked at, and by which rules; none are all."""


def whoever_may_acts(*pages: Page) -> None:
    """The first thing that may be done, by whoever may do something, until it is answered."""
    while not any(map(_acts_in_words, pages)):
        pages[0].wait_for_timeout(50)


def _acts_in_words(page: Page) -> bool:
    return bool(
        page.evaluate(
            """() => {
                document.querySelector(".actions:not([open]) summary")?.click();
                const button = document.querySelector(".actions li button");
                button?.click();
                return button !== null;
            }"""
        )
    )


def test_a_newcomer_is_playing_within_a_few_clicks(browser: Browser, server: LiveServer) -> None:
    opened = window(browser, server, "/")
    page = opened.page
    page.locator(f'a[href="/play/{GAME.key}"]').click()
    name = page.get_by_text("You play as").inner_text().partition("as ")[2].partition(".")[0]
    page.get_by_role("button", name="Play against bots now").click()
    expect(page.locator(".turn")).to_be_visible()
    expect(page.locator(".players")).to_contain_text(f"{name} (you)")
    assert opened.errors == []


def test_reading_begins_at_the_heading_of_every_page(browser: Browser, server: LiveServer) -> None:
    page = window(browser, server, "/").page
    expect(page).to_have_title("What shall we play? · Fortable")
    expect(page.locator("body")).to_be_focused()  # a page that is opened is read from its top
    for address, name in (("play", "New table"), ("rules", "Rules"), ("play", "New table")):
        page.locator(f'a[href="/{address}/{GAME.key}"]').first.click()
        expect(page.locator("main h1")).to_be_focused()
        expect(page).to_have_title(f"{name} · {GAME.title} · Fortable")
    page.go_back()
    expect(page).to_have_title(f"Rules · {GAME.title} · Fortable")
    expect(page.locator("main h1")).to_be_focused()


@pytest.mark.parametrize(
    ("locale", "greeting", "name", "lights"),
    [
        ("en-GB", "What shall we play", "Appearance", ["like the device", "light", "dark"]),
        ("de-AT", "Was spielen wir", "Darstellung", ["wie das Gerät", "hell", "dunkel"]),
        ("fr-CH", "À quoi jouons-nous", "Apparence", ["comme l’appareil", "claire", "sombre"]),
        ("it-IT", "A che cosa", "Aspetto", ["come il dispositivo", "chiaro", "scuro"]),
    ],
)
def test_the_language_is_the_browsers_and_settings_are_called_what_people_call_them(
    browser: Browser, server: LiveServer, locale: str, greeting: str, name: str, lights: list[str]
) -> None:
    page = window(browser, server, "/", locale=locale).page
    expect(page.locator("h1")).to_contain_text(greeting)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    page.locator(".top button").click()
    expect(page.get_by_label(name).locator("option")).to_have_text(lights)
    page.context.close()


def test_friends_meet_by_a_link_and_nobody_is_lost(browser: Browser, server: LiveServer) -> None:
    table, anna, ben = meet(browser, server, GAME)
    looker = window(browser, server, f"/t/{table}").page
    expect(looker.locator(".turn")).to_contain_text("Waiting for")
    expect(looker.locator(".actions")).to_have_count(0)

    whoever_may_acts(anna, ben)
    expect(looker.locator(".news ol > li").last).not_to_be_empty()

    server.stop(signal.SIGKILL)
    expect(ben.locator(".line")).to_contain_text("No connection")
    server.start()
    expect(ben.locator(".line")).to_be_empty(timeout=20_000)
    expect(anna.locator(".line")).to_be_empty(timeout=20_000)
    expect(looker.locator(".line")).to_be_empty(timeout=20_000)
    before = looker.locator(".news").text_content() or ""
    for _ in range(3):
        whoever_may_acts(anna, ben)
    expect(looker.locator(".news")).not_to_have_text(before, timeout=20_000)


CLOSING, SILENT, SLOW = 1012, 4000, 4008


def test_whoever_is_hung_up_on_comes_back_by_itself(browser: Browser, server: LiveServer) -> None:
    table, token = server.table(GAME.key, [None, None])
    page = window(browser, server, "/healthz", token).page
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/socket"), connect)
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator(".chairs")).to_be_visible()
    for count, code in enumerate((CLOSING, SILENT, SLOW), 1):
        lines[-1].close(code=code)
        for _ in range(100):
            if len(lines) == count:
                page.wait_for_timeout(50)
        assert len(lines) == count + 1, code
        expect(page.locator(".line")).to_be_empty(timeout=20_000)


def test_a_match_ends_with_its_explanation_a_replay_and_a_rematch(
    browser: Browser, server: LiveServer
) -> None:
    page = at_the_end(browser, server)
    play_on_in_words(page)
    expect(page.locator(".result .winner")).to_be_visible()
    expect(page.locator(".result .clause-id").first).to_be_visible()
    page.get_by_role("button", name="Once more!").click()
    expect(page.locator(".lobby")).to_be_visible()
    page.go_back()
    page.locator(".after").get_by_role("link", name="Replay").click()
    expect(page.locator(".slider")).to_be_visible()
    page.locator(".slider input").fill("3")
    expect(page.locator(".slider .small")).to_contain_text("3/")


def test_when_a_match_ends_its_result_comes_into_sight(
    browser: Browser, server: LiveServer
) -> None:
    page = at_the_end(browser, server, PHONE)
    page.locator(".news").scroll_into_view_if_needed()
    play_on_in_words(page)
    expect(page.get_by_role("heading", name="Result")).to_be_focused()
    expect(page.get_by_role("heading", name="Result")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Once more!")).to_be_in_viewport(ratio=1)
    page.reload()
    expect(page.get_by_role("button", name="Once more!")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="Result")).not_to_be_focused()


def at_the_end(browser: Browser, server: LiveServer, size: dict[str, int] = DESKTOP) -> Page:
    """A match against a bot that has some moves left."""
    table, token = put(nearly_over(GAME, 2, {}, people=1), server.database, bot_pace_ms=0)
    return window(browser, server, f"/t/{table}", token, size).page


def play_on_in_words(page: Page) -> None:
    """Whatever is first in the list, until the result is there."""
    page.wait_for_function(
        """async () => {
            while (!document.querySelector(".result")) {
                document.querySelector(".actions:not([open]) summary")?.click();
                document.querySelector(".actions li button")?.click();
                await new Promise((done) => setTimeout(done, 20));
            }
            return true;
        }""",
        timeout=60_000,
    )


def test_the_lobby_shows_the_seeds_fingerprint(browser: Browser, server: LiveServer) -> None:
    table, token = server.table(GAME.key, [None, None])
    page = window(browser, server, f"/t/{table}", token, PHONE).page
    seal = page.locator(".lobby .seal")
    expect(seal).to_be_hidden()
    page.get_by_text("The shuffle is settled already").click()
    expect(seal).to_be_visible()
    assert re.fullmatch("[0-9a-f]{64}", seal.inner_text())
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


IN_BOTH: Lights = {"light": (), "dark": ("color-contrast",)}
"""By all rules, and then by the one by which something else is another thing."""


def lights() -> Iterator[Lights]:
    """The one and the other in turns; by `make endure` both."""
    return cycle([IN_BOTH] if IN_FULL else [{"light": ()}, {"dark": ()}])


@endurance
def test_every_page_can_be_used_by_everybody(browser: Browser, server: LiveServer) -> None:
    """At a desk, by day and by night; `test_screens` has a phone."""
    table, token = server.table(GAME.key, [None, None])
    playing, player = server.table(GAME.key, [None, "random"])
    cup, host = put_cup(server.database)
    places = {
        "/": (".box", token),
        f"/play/{GAME.key}": (".ways", token),
        f"/rules/{GAME.key}": (".clause", token),
        "/replay": ("input[type=file]", token),
        f"/cup/{cup}": (".cup-standings", host),
        f"/seek/{GAME.key}/2": (".seek-since:not(:empty)", token),
        f"/t/{table}": (".lobby", token),
        f"/t/{playing}": (".turn", player),
        "/matches": (".past", put_matches(server.database)),
        f"/today/{DAY}": (".compared", put_day(server.database)),
    }
    visitor = Visitor(browser, server, DESKTOP)
    for (path, (sign, who)), by in zip(places.items(), lights(), strict=False):
        opened = visitor.go_to(Screen(path, path, sign, who))
        wide = opened.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{path} is too wide"
        for light, rules in by.items():
            opened.page.emulate_media(color_scheme=light)
            assert opened.violations(*rules) == [], path


def test_the_language_can_be_changed_and_is_remembered(
    browser: Browser, server: LiveServer
) -> None:
    page = window(browser, server, "/").page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("h1")).to_contain_text("À quoi jouons-nous")
    page.reload()
    expect(page.locator("h1")).to_contain_text("À quoi jouons-nous")


NOWHERE = {
    "/nowhere": "no page at this address",
    "/play/nosuchgame": "no game of this name",
    "/rules/nosuchgame": "no game of this name",
    "/learn/nosuchgame": "no game of this name",
}


def test_an_address_that_leads_nowhere_leads_back_to_the_shelf(
    browser: Browser, server: LiveServer
) -> None:
    page = window(browser, server, "/healthz").page
    for path, told in NOWHERE.items():
        page.goto(server.address + path)
        expect(page.locator("main")).to_contain_text(told)
        page.get_by_role("link", name="To the shelf").click()
        expect(page.locator(".box").first).to_be_visible()


def test_programs_are_told_plainly_that_there_is_nothing(
    browser: Browser, server: LiveServer
) -> None:
    page = window(browser, server, "/healthz").page
    for path in ("/nowhere", "/api/nowhere", "/static/nowhere.js"):
        answer = page.request.get(server.address + path)
        assert (answer.status, answer.text()) == (404, "Not Found")
    shown = page.goto(f"{server.address}/nowhere")
    assert shown is not None
    assert shown.status == 404


def test_whoever_opens_a_table_is_connected_once(browser: Browser, server: LiveServer) -> None:
    table, token = server.table(GAME.key, [None, "random"])
    page = window(browser, server, "/healthz", token).page
    sockets = list[str]()
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"{server.address}/t/{table}", wait_until="networkidle")
    expect(page.locator(".players")).to_contain_text("Anna (you)")
    assert len(sockets) == 1


def test_a_table_that_never_was_is_told(browser: Browser, server: LiveServer) -> None:
    page = window(browser, server, "/t/nosuchtable1").page
    expect(page.locator("main")).to_contain_text("no such table")
