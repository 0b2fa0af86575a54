"""What a match sounds and feels like: nothing before the first touch, and nothing that was switched off."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action
from fortable.testing.browser import LiveServer, window
from fortable.testing.browser.input_devices import AnyHands, Mouse, hands_of
from fortable.testing.browser.wire import Wire
from fortable.testing.endurance import endurance, often
from tests.games import for_two, in_turns, listed, some_game

from .positions import Position, nearly_over, put, whole, with_the_fewest
from .screens import BOARD, forbidden
from .test_matches import chairs
from .test_shell import whoever_may_acts

SPY = """
  window.heard = [];
  window.felt = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function () {
    const loudest = this.buffer.getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    heard.push([Math.round(this.buffer.duration * 100), loudest]);
    start.call(this);
  };
  window.tuned = 0;
  const create = AudioContext.prototype.createBuffer;
  AudioContext.prototype.createBuffer = function (...wish) {
    tuned++;
    return create.apply(this, wish);
  };
  navigator.vibrate = (pulses) => felt.push(pulses);
"""
TUNED_MS = 300
MOVES = 20
"""At most: some are silent, and where all act at once others may be quicker."""
REFUSED, WON, LOST = 19, 108, 110
"""How long these sound, in hundredths of a second: no other sound is as long."""


LISTED = some_game(for_two, in_turns, listed)
GAMES = [
    each for each in catalog().games.values() if hands_of(each).__module__ != AnyHands.__module__
]


@contextmanager
def at_the_table(browser: Browser, server: LiveServer, position: Position) -> Iterator[Page]:
    """A page that keeps count of what is heard and felt."""
    table, token = put(position, server.database, bot_pace_ms=0)
    page = window(browser, server, "/static/icon.svg", token).page
    page.add_init_script(SPY)
    page.goto(f"{server.address}/t/{table}")
    page.locator(BOARD).first.wait_for()
    yield page
    page.context.close()


@endurance
@pytest.mark.parametrize("game", GAMES[:: often(2, in_full=1)], ids=lambda game: game.key)
def test_moves_are_heard(browser: Browser, server: LiveServer, game: AnyGame) -> None:
    player = hands_of(game)
    position = nearly_over(game, len(chairs(game)), player.evenings[0], people=1)
    with at_the_table(browser, server, position) as page:
        touch(page)
        for _ in range(MOVES):
            if not heard(page):
                player(page, Mouse()).move()
                page.wait_for_timeout(TUNED_MS)
        assert heard(page), "no move has a sound"
        assert all(0.02 < loud < 1 for _, loud in heard(page))


def test_a_refusal_is_heard_and_felt_once_the_page_was_touched(
    browser: Browser, server: LiveServer
) -> None:
    with misled(browser, server) as page:
        refused(page)
        assert page.evaluate("[heard, felt]") == [[], []]
        page.reload()
        touch(page)
        refused(page)
        assert page.evaluate("felt") == [[25, 50, 25]]
        assert [long for long, _ in heard(page)] == [REFUSED]
        for switch in ("Sounds", "Vibration"):
            switched_off(page, server, switch)
        touch(page)
        refused(page)
        assert page.evaluate("[heard, felt]") == [[], []]


def test_winning_sounds_otherwise_than_losing(browser: Browser, server: LiveServer) -> None:
    """By the same end of the same match, of which it is told that the one has won it, or the other."""
    position = whole(LISTED)
    with at_the_table(browser, server, position) as page:
        wire = Wire(page)
        page.reload()
        page.locator(BOARD).first.wait_for()
        touch(page)
        for winner, wanted in ((position.seat, WON), (1 - position.seat, LOST)):
            ends(page, wire, [[winner], [1 - winner]])
            while not {WON, LOST} & {long for long, _ in heard(page)}:
                page.wait_for_timeout(50)
            assert {WON, LOST} & {long for long, _ in heard(page)} == {wanted}
            page.evaluate("heard.length = 0")


def ends(page: Page, wire: Wire, ranking: list[list[int]]) -> None:
    """Told as if it had happened just now; once more if it was told before."""
    told = wire.last("update")
    seen = int(page.locator(".match").get_attribute("data-version") or 0)
    outcome = {**told["outcome"], "ranking": ranking}
    news = told["news"][-1:]
    wire.tell("update", since=seen, version=seen + 1, news=news, outcome=outcome)


def touch(page: Page) -> None:
    """For the first time; and there are sounds from then on."""
    page.mouse.click(0, 0)
    while not page.evaluate("tuned"):
        page.wait_for_timeout(50)


@contextmanager
def misled(browser: Browser, server: LiveServer) -> Iterator[Page]:
    """A page whose every wish becomes one that the rules refuse, on its way."""
    position = list(with_the_fewest(LISTED))[1]
    wrong = forbidden(position)
    assert wrong is not None
    with at_the_table(browser, server, position) as page:
        page.route_web_socket(re.compile("/socket"), lambda line: mislead(line, wrong))
        page.reload()
        yield page


def mislead(line: WebSocketRoute, wrong: Action) -> None:
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "act":
            told["action"] = plain(wrong)
        server.send(json.dumps(told))

    line.on_message(pass_on)


def refused(page: Page) -> None:
    page.locator(BOARD).first.wait_for()
    whoever_may_acts(page)
    page.locator(".refusal:not(:empty)").wait_for()
    page.wait_for_timeout(TUNED_MS)


def switched_off(page: Page, server: LiveServer, switch: str) -> None:
    """And the page is opened anew."""
    table = page.url
    page.goto(server.address)
    page.locator(".top button").click()
    page.get_by_label(switch).uncheck()
    page.goto(table)


def heard(page: Page) -> list[tuple[int, float]]:
    """How long and how loud each sound was."""
    sounds: list[tuple[int, float]] = page.evaluate("heard")
    return sounds
