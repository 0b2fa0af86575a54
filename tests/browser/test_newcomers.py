"""Somebody who has never been here, in a real browser: from the shelf to a first match, whatever the game."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.bots.bot import GENERIC, offered
from fortable.bots.persona import bot_name
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.options import describe
from fortable.testing.browser import PHONE, LiveServer, window
from fortable.testing.browser.input_devices import Mouse, hands_of
from fortable.testing.endurance import endurance, often
from fortable.texts import Texts
from tests.games import for_two, in_turns, listed, some_game

from .positions import positions, put

GAMES = list(catalog().games.values())
GAME = some_game(for_two, in_turns, listed)
MOST_TAPS = 3

COUNTING = """
  window.taps = Number(sessionStorage.taps ?? 0);
  addEventListener("pointerdown", () => { sessionStorage.taps = ++window.taps; }, true);
  addEventListener("keydown", () => { window.hasTyped = true; }, true);
"""
MATCH = ".match[data-version]"


@endurance
@pytest.mark.parametrize("game", GAMES[:: often(2, in_full=1)], ids=lambda game: game.key)
def test_the_first_move_is_three_taps_away_and_nothing_is_typed(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    """From the shelf, against a bot, by someone who has no name here."""
    opened = window(browser, server, "/healthz")
    page = opened.page
    page.add_init_script(COUNTING)
    page.goto(server.address)
    box = page.locator(".box").filter(has=page.locator(f'a[href="/play/{game.key}"]'))
    box.get_by_role("button", name="Play now").click()
    expect(page.locator(".turn.mine")).to_be_visible()
    before = page.locator(MATCH).get_attribute("data-version")
    hands_of(game)(page, Mouse()).move()
    expect(page.locator(MATCH)).not_to_have_attribute("data-version", before or "")
    assert page.evaluate("window.taps") <= MOST_TAPS
    assert not page.evaluate("window.hasTyped ?? false")
    assert opened.errors == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_form_asks_for_what_can_matter_in_words_of_people(
    browser: Browser, server: LiveServer, game: AnyGame
) -> None:
    page = window(browser, server, f"/play/{game.key}", locale="de-DE").page
    texts = Texts("de", [game.package])
    if len(game.presets) > 1:
        names = [texts(f"preset-{preset.name}") for preset in game.presets]
        expect(page.locator(".presets label strong")).to_have_text(names)
    page.locator(".new-table summary").click()
    for seats in game.seats:
        if len(game.seats) > 1:
            page.locator(".count label", has_text=str(seats)).click()
        _asks_for_what_can_matter(page, game, texts, seats)
    expect(page.locator(".new-table")).not_to_contain_text("Millisekunden")


def _asks_for_what_can_matter(page: Page, game: AnyGame, texts: Texts, seats: int) -> None:
    """As the first preset has it, with so many; no bot that is there for tests, no seat by its number."""
    options = describe(game.types.options)
    chosen = {option.name: option.default for option in options} | game.presets[0].options
    asked = [option for option in options if option.is_asked(seats, chosen)]
    for option in options:
        field = page.locator(".new-table details label").filter(
            has_text=texts.optional(f"option-{option.name}", option.name)
        )
        expect(field).to_have_count(int(option in asked))
        if option.is_seat:
            words = field.locator("option").all_inner_texts()
            assert len(words) == seats + 1
            assert not any(word.strip().isdecimal() for word in words)
    bots = page.locator(".new-table details select").first.locator("option")
    if seats > 1:
        values = bots.evaluate_all("(options) => options.map((option) => option.value)")
        assert tuple(values) == offered(game)
        assert not {*GENERIC} & {*values} or {*values} <= {*GENERIC}


def test_a_friend_who_comes_by_a_link_sits_down_by_one_tap(
    browser: Browser, server: LiveServer
) -> None:
    option = next(each for each in describe(GAME.types.options) if each.choices)
    unusual = {option.name: option.choices[-1]}
    table, _ = server.table(GAME.key, [None, None], options=unusual)
    page = window(browser, server, f"/t/{table}", size=PHONE, locale="fr-FR").page
    field = page.get_by_label("Ton nom")
    expect(field).not_to_have_value("")
    name = field.input_value()
    page.locator("form button[type=submit]").tap()
    expect(page.locator(".chairs")).to_contain_text(name)
    expect(page.locator(".about")).to_contain_text(
        "\u00a0: "
    )  # the option, with a space as in French


def test_whoever_plays_under_a_name_on_offer_is_asked_after_the_match(
    browser: Browser, server: LiveServer
) -> None:
    finished = next(position for position in positions(GAME) if position.is_over)
    table, token = put(finished, server.database)
    page = window(browser, server, "/healthz", token).page
    page.evaluate("localStorage['fortable-name-offered'] = 'true'")
    page.goto(f"{server.address}/t/{table}")
    offer = page.locator(".name-offer")
    offer.get_by_label("Your name").fill("Nora")
    offer.get_by_role("button", name="Save").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator(".after")).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_shelf_says_whose_turn_it_is_mine_first(browser: Browser, server: LiveServer) -> None:
    """Everybody by name, in the reader's language; the table that waits for another is the newer one."""
    _, token = server.table(GAME.key, [None, offered(GAME)[0]])
    page = window(browser, server, "/", token, locale="de-DE").page
    friends = _against_ben(browser, server, page)
    own = page.locator("section").filter(has_text="Deine Tische").locator("li")
    expect(own).to_have_count(2)
    mine, others = own.all()
    bot = bot_name(Texts("de", [GAME.package]), offered(GAME)[0])
    expect(mine).to_contain_text(f"{bot}Du bist dran")
    expect(others.locator("a")).to_have_attribute("href", f"/t/{friends}")
    expect(others).to_contain_text("Warten auf Ben")


def _against_ben(browser: Browser, server: LiveServer, anna: Page) -> str:
    """One more table of hers, at which it is his turn."""
    table: str = _asks(anna, "/api/tables", {"game": GAME.key, "chairs": [None, None]})["id"]
    ben = window(browser, server, f"/t/{table}").page
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(".chairs")).to_contain_text("Ben")
    _asks(anna, f"/api/tables/{table}", {"do": "start"})
    at_table = anna.context.new_page()
    at_table.goto(f"{server.address}/t/{table}")
    expect(ben.locator(".turn")).to_be_visible()
    while not ben.locator(".turn.mine").count():
        at_table.locator(".turn.mine").wait_for()
        hands_of(GAME)(at_table, Mouse()).move()
        at_table.wait_for_timeout(100)
    return table


def _asks(page: Page, path: str, body: dict[str, Any]) -> Any:
    return page.evaluate(
        "async ([path, body]) => (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json()",
        [path, body],
    )
