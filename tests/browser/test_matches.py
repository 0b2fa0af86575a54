"""Whole matches in real browsers: two people and bots, by every hand, with everything that may go wrong."""

import re
import signal
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Seat
from fortable.testing.browser import DESKTOP, PHONE, LiveServer, Window, window
from fortable.testing.browser.input_devices import Hands, InputDevice, Keys, Mouse, Touch, hands_of
from fortable.testing.endurance import IN_FULL, endurance, often
from tests.games import at_once, for_three, in_turns, lasting, listed, some_game

from .positions import nearly_over, put, token

PLENTY = 2000
"""No match takes so many moves."""
NO_LINE = re.compile(
    "WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED"
    "|ERR_SOCKET_NOT_CONNECTED|ERR_CONTENT_LENGTH_MISMATCH|FetchEvent|when fetching the script"
)
"""What a browser says by itself when nobody answers."""


BENS: dict[str, Any] = {"size": PHONE, "color_scheme": "dark", "service_workers": "allow"}
"""A phone at night, on which pages are kept for a time without a line."""


class Hall(NamedTuple):
    """Where it is played."""

    server: LiveServer
    browser: Browser

    def enter(self, path: str, token: str = "", **wishes: Any) -> Window:
        """Somebody in front of a page."""
        return window(self.browser, self.server, path, token, **wishes)


@pytest.fixture
def hall(server: LiveServer, browser: Browser) -> Hall:
    return Hall(server, browser)


GAMES = [
    pytest.param(game, id=key)
    for key, game in catalog().games.items()
    if game.package.startswith("fortable.games.") and max(game.seats) > 1
]
BY_MOUSE, BY_KEYS = (GAMES, GAMES) if IN_FULL else (GAMES[::2], GAMES[1::2])
"""Each by one or the other; by `make endure` by both."""
BY_MOUSE_FROM_THE_START = some_game(at_once, for_three)  # quick bots would end it meanwhile
BY_KEYS_FROM_THE_START = some_game(in_turns, listed, lasting) if IN_FULL else None
"""The others are joined when they are nearly over."""


class Match(NamedTuple):
    """Two people at a table that has begun."""

    path: str
    anna: Window
    ben: Window
    players: Sequence[Hands]

    @property
    def pages(self) -> tuple[Page, Page]:
        return self.anna.page, self.ben.page


def resumed(
    hall: Hall, game: AnyGame, evening: int, anna_has: InputDevice, ben_has: InputDevice
) -> Match:
    """Anna, at her desk, and Ben, with his phone, come back to a match that is nearly over."""
    hands = hands_of(game)
    position = nearly_over(game, len(chairs(game)), hands.evenings[evening], people=2)
    table, _ = put(position, hall.server.database, bot_pace_ms=0)
    anna = hall.enter(f"/t/{table}", token(table, Seat(0)), size=DESKTOP)
    ben = hall.enter(f"/t/{table}", token(table, Seat(1)), **BENS)
    players = hands(anna.page, anna_has), hands(ben.page, ben_has)
    return Match(f"/t/{table}", anna, ben, players)


def chairs(game: AnyGame) -> list[str | None]:
    """Of two people and the bots they like, or as many as there must be."""
    wanted = [None, None, *hands_of(game).bots]
    return wanted + ["random"] * (
        min(count for count in game.seats if count >= len(wanted)) - len(wanted)
    )


def begun(
    hall: Hall, game: AnyGame, evening: int, anna_has: InputDevice, ben_has: InputDevice
) -> Match:
    """Anna has opened a table at her desk; Ben is a newcomer who got the link on his phone."""
    hands = hands_of(game)
    table, token = hall.server.table(game.key, chairs(game), options=hands.evenings[evening])
    anna = hall.enter(f"/t/{table}", token, size=DESKTOP)
    ben = hall.enter(f"/t/{table}", **BENS)
    ben_has.go_to(ben.page.get_by_label("Your name"))
    ben.page.keyboard.type("Ben")
    ben_has.press(ben.page.get_by_role("button", name="Sit down"))
    expect(anna.page.locator(".chairs")).to_contain_text("Ben")
    anna_has.press(anna.page.get_by_role("button", name="Start"))
    players = hands(anna.page, anna_has), hands(ben.page, ben_has)
    return Match(f"/t/{table}", anna, ben, players)


def play(players: Sequence[Hands], moves: int = PLENTY) -> None:
    """So many moves, by whoever is due; or until everybody sees the result."""
    made, idle, over = 0, 0, 0
    while made < moves and over < len(players):
        signs = [look(player) for player in players]
        over = signs.count("over")
        made += signs.count("due")
        idle = 0 if "due" in signs else idle + 1
        assert idle < PLENTY, "nobody goes on"
    assert made < PLENTY, "the match does not end"


def opening(match: Match) -> int:
    """So many moves, and the match is still on."""
    return min(match.players[0].opening, often(2, in_full=PLENTY))


def a_few(game: AnyGame) -> int:
    """Some moves, where a match has more of them."""
    return often(1, in_full=3) if lasting(game) else 0


def look(player: Hands) -> str:
    """What somebody sees, and whoever is due has acted."""
    sign: str = player.page.evaluate(SIGN)
    if sign == "due":
        player.move()
    return sign


SIGN = """async () => {
    const signs = { over: ".after", due: ".turn.mine" };
    const sign = () => Object.keys(signs).find((name) => document.querySelector(signs[name])) ?? "";
    const seen = new Promise((done) => {
        const watch = new MutationObserver(() => sign() && done());
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        setTimeout(() => (watch.disconnect(), done()), sign() ? 0 : 150);
    });
    if (!sign()) await seen;
    return sign();
}"""
"""Whether it is over, or somebody is waited for; after a moment if neither is so."""


@endurance
@pytest.mark.parametrize("game", BY_MOUSE)
def test_by_mouse_and_by_touch_with_a_server_that_dies(hall: Hall, game: AnyGame) -> None:
    come = begun if game is BY_MOUSE_FROM_THE_START else resumed
    match = come(hall, game, 0, Mouse(), Touch())
    play(match.players, opening(match))
    spectator = watching(hall, match.path)
    with_a_dead_server(hall.server, lambda: play(match.players, 1))
    play(match.players)
    windows = (match.anna, match.ben, spectator)
    everybody_sees_the_result(windows, match.players)
    nothing_went_wrong(windows)
    for opened in (match.anna, match.ben)[: often(1, in_full=2)]:  # `test_screens` has Ben's phone
        assert opened.violations() == []
    once_more(match)


def watching(hall: Hall, path: str) -> Window:
    """Somebody who comes in the middle, and sees what happened last."""
    spectator = hall.enter(path, size=DESKTOP)
    expect(spectator.page.locator(".turn")).to_contain_text("Waiting for")
    expect(spectator.page.locator(".news ol > li").last).to_be_in_viewport()
    return spectator


def with_a_dead_server(server: LiveServer, act: Callable[[], None]) -> None:
    """It is killed, and comes back while somebody acts."""
    server.stop(signal.SIGKILL)
    back = Thread(target=server.start)
    back.start()
    act()
    back.join()


def everybody_sees_the_result(windows: Sequence[Window], players: Sequence[Hands]) -> None:
    """The same one, with the clauses that explain it, if anybody has any points."""
    for opened in windows:
        expect(opened.page.locator(".turn")).to_contain_text("The match is over.")
        expect(opened.page.locator(".result .winner").first).to_be_visible()
        if set(opened.page.locator(".result .points").all_inner_texts()) - {"0", ""}:
            expect(opened.page.locator(".result .clause-id").first).to_be_visible()
    told = {opened.page.locator(".result").inner_text() for opened in windows}
    assert len(told) == 1
    for player in players:
        player.has_seen()


def nothing_went_wrong(windows: Sequence[Window]) -> None:
    """Nothing but the line, and nothing sticks out of the page."""
    for opened in windows:
        wrong = [error for error in opened.errors if not NO_LINE.search(error)]
        assert wrong == [], "\n".join(wrong)
        wide = opened.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0


def once_more(match: Match) -> None:
    """The same two play again; the first match is one step back."""
    anna, ben = match.pages
    devices = [player.device for player in match.players]
    devices[0].press(anna.get_by_role("button", name="Once more!"))
    expect(anna.locator(".lobby")).to_be_visible()
    devices[1].press(ben.get_by_role("link", name="Join the rematch"))
    expect(ben.locator(".chairs")).to_contain_text("Ben")
    ben.go_back()
    expect(ben.locator(".result .winner").first).to_be_visible()
    ben.go_forward()
    expect(ben.locator(".lobby")).to_be_visible()
    devices[0].press(anna.get_by_role("button", name="Start"))
    for page in (anna, ben):
        expect(page.locator(".players")).to_contain_text("(you)")
        expect(page.locator(".result")).to_have_count(0)
    play(match.players, 2)


@endurance
@pytest.mark.parametrize("game", BY_KEYS)
def test_by_keys_alone_with_a_line_that_is_cut_and_a_second_tab(hall: Hall, game: AnyGame) -> None:
    come = begun if game is BY_KEYS_FROM_THE_START else resumed
    match = come(hall, game, 1, Keys(), Keys())
    anna, ben = match.players
    play(match.players, opening(match))
    is_cut_off_for_a_while(match)
    play(match.players, a_few(game))
    tab = in_another_tab(hall, match)
    other = type(anna)(tab.page, Keys())
    play((other, ben), a_few(game))
    goes_away_and_comes_back(tab.page)
    play((other, ben))
    late = hall.enter(match.path, size=PHONE)
    windows = (match.anna, tab, match.ben, late)
    everybody_sees_the_result(windows, (anna, other, ben))
    nothing_went_wrong(windows)
    replay_is_there(hall, match.path)


def is_cut_off_for_a_while(match: Match) -> None:
    """Ben's phone has no line, which both see; it comes back by itself."""
    anna, ben = match.pages
    ben.evaluate("document.body.dataset.kept = 'yes'")
    ben.context.set_offline(True)
    expect(ben.locator(".line")).to_contain_text("No connection")
    expect(anna.locator(".players")).to_contain_text("away")
    ben.context.set_offline(False)
    expect(ben.locator(".line")).to_be_empty()
    expect(anna.locator(".players")).not_to_contain_text("away")
    assert ben.evaluate("document.body.dataset.kept") == "yes"


def in_another_tab(hall: Hall, match: Match) -> Window:
    """Anna looks at her table twice."""
    tab = Window(match.anna.page.context)
    tab.page.goto(hall.server.address + match.path)
    expect(tab.page.locator(".players")).to_contain_text("Anna (you)")
    return tab


def goes_away_and_comes_back(page: Page) -> None:
    """To the shelf, and back to the table by the button of the browser."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="To the shelf").click()
    expect(page.locator(".box").first).to_be_visible()
    page.go_back()
    expect(page.locator(".players")).to_contain_text("(you)")


def replay_is_there(hall: Hall, path: str) -> None:
    """For whoever has the link, to its last moment."""
    page = hall.enter(f"{path}/replay").page
    slider = page.locator(".slider input")
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".result .winner").first).to_be_visible()
    page.context.close()
