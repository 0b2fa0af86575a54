"""The board of a game that brings none: all that its view says, and all that may be done."""

import re
from collections.abc import Iterator

import keepsake
import pytest
from playwright.sync_api import Browser, Route, expect

from fortable.bots import offered
from fortable.bots.persona import bot_names
from fortable.catalog import catalog
from fortable.kernel.chance import SEED_BYTES
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.server.http.pages import CLIENT
from fortable.server.http.view_fields import view_fields
from fortable.testing.browser import PHONE, LiveServer, Window, live_server, window
from fortable.testing.browser.input_devices import Hands, InputDevice, Keys, Mouse, hands_of
from fortable.testing.endurance import endurance, often
from fortable.texts import Texts
from fortable.tutorial import tutorial
from tests.games import for_two, in_turns, listed, some_game, unlisted

from .plugged_in import plug_in

pytestmark = pytest.mark.xdist_group("plain board")

LISTED = some_game(unlisted)
"""One whose first move is one of many."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """With a game on its shelf that has no board."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", str(plug_in(tmp_path_factory.mktemp("site"))))
        with live_server(tmp_path_factory.mktemp("plain")) as running:
            yield running


def seated(
    browser: Browser,
    server: LiveServer,
    game: AnyGame,
    size: dict[str, int] = PHONE,
    script: str = "",
) -> Window:
    """Anna at a table with bots, with the plain board, or with another script in its place."""
    seats = max(2, game.seats[0])
    table, token = server.table(game.key, [None, *["random"] * (seats - 1)], first(game, seats))
    opened = window(browser, server, "/healthz", token, size)
    opened.page.route("**/static/boards/*", lambda route: _instead(route, script))
    opened.page.goto(f"{server.address}/t/{table}")
    opened.page.locator(".plain").wait_for()
    return opened


def first(game: AnyGame, seats: int) -> bytes:
    """What a match is dealt from in which Anna is the first to act."""
    seeds = (bytes([number]) * SEED_BYTES for number in range(256))
    options = game.types.options()
    return next(seed for seed in seeds if 0 in Match.begin(game, seats, options, seed).waiting)


def _instead(route: Route, script: str) -> None:
    ending = route.request.url.partition("?")[0].rpartition(".")[2]
    kind = {"js": "text/javascript", "css": "text/css"}[ending]
    if script and ending == "js":
        route.fulfill(body=script, content_type=kind)
    else:
        route.fulfill(path=CLIENT / "plain" / f"board.{ending}", content_type=kind)


@endurance
@pytest.mark.parametrize("key", sorted(catalog().games)[:: often(2, in_full=1)])
def test_everything_a_view_says_is_there_for_everybody(
    browser: Browser, server: LiveServer, key: str
) -> None:
    game = catalog()[key]
    opened = seated(browser, server, game)
    told = opened.page.locator(".plain").inner_text().lower()
    fields = [field for field in game.types.shown.__struct_fields__ if field not in UNTOLD]
    assert [field for field in fields if label(game, field) not in told] == []
    assert opened.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert opened.violations() == opened.errors == []
    own = opened.page.locator(".plain-own dt")
    assert own.count() == len({*view_fields(game).private} - UNTOLD)
    opened.page.context.close()


def label(game: AnyGame, field: str) -> str:
    """What a field is called, in the game's words where it has any."""
    texts, message = Texts("en", [game.package]), f"field-{field}"
    return (texts(message) if message in texts else field.replace("_", " ")).lower()


UNTOLD = {"viewer", "options", "phase"}
"""What the table itself tells elsewhere."""


def test_a_game_without_a_board_is_played_to_its_end_and_looked_at_again(
    browser: Browser, server: LiveServer
) -> None:
    table, token = server.table("keepsake", [None, "random"])
    opened = window(browser, server, f"/t/{table}", token, PHONE)
    page = opened.page
    expect(page.locator(".plain-own .plain-tile")).to_have_text(re.compile(r"^\d+$"))
    expect(page.locator(".plain-seats li").nth(1)).to_contain_text("hidden")
    page.get_by_role("button", name="Keep your card").tap()
    expect(page.locator(".result .winner")).to_be_visible()
    expect(page.locator(".plain-seats")).not_to_contain_text("hidden")
    page.locator(".after").get_by_role("link", name="Replay").tap()
    expect(page.locator(".plain-seats")).to_contain_text("Anna")
    page.locator(".slider input").focus()
    page.keyboard.press("End")
    expect(page.locator(".plain-seats")).not_to_contain_text("hidden")
    assert opened.errors == []


@pytest.mark.parametrize(
    ("key", "device"),
    [("keepsake", Keys()), (some_game(for_two, in_turns, listed).key, Mouse())],
    ids=["by keys", "beside a board"],
)
def test_hands_that_know_no_game_play_any(
    browser: Browser, server: LiveServer, key: str, device: InputDevice
) -> None:
    table, token = server.table(key, [None, "random"])
    page = window(browser, server, f"/t/{table}", token).page
    hands = hands_of(keepsake.GAME)(page, device)
    for _ in range(3):
        page.locator(".turn.mine, .after").wait_for(timeout=60_000)
        if page.locator(".turn.mine").count():
            before = page.locator(".match").get_attribute("data-version")
            moves_until_later(hands, before)


def moves_until_later(hands: Hands, before: str | None) -> None:
    """Hands that found nothing to press yet try again."""
    for _ in range(100):
        hands.move()
        if hands.page.locator(".match").get_attribute("data-version") != before:
            return
    raise AssertionError("nothing came of it")


def test_a_spectator_sees_no_secret_and_no_buttons(browser: Browser, server: LiveServer) -> None:
    table, _ = server.table("keepsake", [None, "random"])
    page = window(browser, server, f"/t/{table}").page
    expect(page.locator(".plain-seats")).to_contain_text("hidden")
    expect(page.locator(".plain-own, .plain-acting")).to_have_count(0)


def test_whoever_plays_by_keys_stays_where_they_were(browser: Browser, server: LiveServer) -> None:
    table, token = server.table("keepsake", [None, None])
    page = window(browser, server, f"/t/{table}", token).page
    ben = window(browser, server, f"/t/{table}").page
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Keep your card").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turn")).to_contain_text("Waiting for Ben")
    expect(page.locator(".plain-acting")).to_be_focused()
    expect(ben.locator(".turn")).to_contain_text("Your turn")


def test_where_there_is_much_to_do_it_is_looked_for(browser: Browser, server: LiveServer) -> None:
    page = seated(browser, server, LISTED).page
    buttons = page.locator(".plain .actions li button")
    every = buttons.count()
    wanted = buttons.nth(every - 1).inner_text()
    page.get_by_role("searchbox").fill(wanted.upper())
    expect(buttons).to_have_count(1)
    expect(page.get_by_role("search").get_by_role("status")).to_have_text("1 of 1")
    page.keyboard.press("Enter")
    expect(page.locator(".news")).not_to_be_empty()
    expect(buttons.filter(has_text=wanted)).to_have_count(0)


def test_an_action_can_be_typed_in_the_notation(browser: Browser, server: LiveServer) -> None:
    page = seated(browser, server, keepsake.GAME).page
    page.get_by_text("Type it").tap()
    typed = page.get_by_label("Your action, in the game’s notation")
    typed.fill("kep")
    page.get_by_role("button", name="Do it").tap()
    expect(page.locator(".typed").get_by_role("alert")).to_contain_text("kep")
    typed.fill("keep")
    page.keyboard.press("Enter")
    expect(page.locator(".result .winner")).to_be_visible()


TAUGHT = [game for game in (keepsake.GAME, LISTED, *catalog().games.values()) if tutorial(game)]
FOLLOWED = [*dict.fromkeys(TAUGHT)][: often(2, in_full=100)]


@endurance
@pytest.mark.parametrize("game", FOLLOWED, ids=lambda each: each.key)
def test_a_tutorial_can_be_followed_to_its_end(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    _, token = server.table(game.key, [None] * game.seats[-1])
    opened = window(browser, server, "/healthz", token)
    page = opened.page
    page.route("**/static/boards/*", lambda route: _instead(route, ""))
    page.goto(f"{server.address}/learn/{game.key}")
    steps = tutorial(game)
    for number, step in enumerate(steps, 1):
        if step.legal:
            expect(page.locator(".lesson")).to_contain_text(f"Step {number} of {len(steps)}")
        bots = bot_names(Texts("en", [game.package]), [offered(game)[0]] * (step.seats - 1))
        told = Texts("en", [game.package], ["Anna", *map(str, bots)])
        if step.expects is not None:
            if page.get_by_role("searchbox").count():
                page.get_by_role("searchbox").fill(told.action(step.expects))
            page.get_by_role("button", name=told.action(step.expects), exact=True).click()
        elif number < len(steps):
            page.get_by_role("button", name="Forward").click()
    expect(page.locator(".learnt")).to_have_count(
        int(steps[-1].expects is not None or not steps[-1].legal)
    )
    assert opened.errors == []
    assert opened.violations() == []
    page.context.close()


BROKEN = {
    "throws when it is drawn": "export default () => { throw new Error('broken'); };",
    "wants what is not there": "import { nothing } from '/static/shell.js'; export default nothing;",
    "is no script": "export default (",
    "throws when it is read": "throw new Error('broken');",
}


@pytest.mark.parametrize("script", BROKEN.values(), ids=BROKEN)
def test_a_board_that_fails_gives_way_to_the_plain_one(
    browser: Browser, server: LiveServer, script: str
) -> None:
    page = seated(browser, server, keepsake.GAME, script=script).page
    expect(page.locator(".plain-own")).to_contain_text("Card")
    page.get_by_role("button", name="Keep your card").tap()
    expect(page.locator(".result .winner")).to_be_visible()
