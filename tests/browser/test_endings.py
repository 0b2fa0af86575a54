"""Whom one plays against, what is told of it, how it ends, and how it went: whatever the game."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from fortable.bots.persona import bot_name, bot_names, persona
from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.testing.browser import PHONE, LiveServer, window
from fortable.testing.endurance import endurance, often
from fortable.texts import Texts
from tests.games import for_three, in_turns, some_game

from .positions import BOT, PEOPLE, Position, positions, put
from .screens import BOARD, Screen, Visitor

KEYS = sorted(catalog().games)
GAME = some_game(for_three, in_turns)

HEAR = """() => {
  window.heard = [];
  const told = document.querySelector(".heard");
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => heard.push(told.textContent)).observe(told, changes);
}"""

MOMENT_MS = 2600
LONG_MS = 120_000
"""So long a worker may take to start and to draw, on a machine with much to do."""
SMALL = {"width": 360, "height": 640}
CUT = """(fields) => fields.filter((field) => {
  const { offsetWidth } = field;
  field.style.cssText = "flex: none; max-width: none; width: max-content";  // as wide as its longest word
  return field.offsetWidth > offsetWidth;
}).map((field) => field.textContent)"""
FACE = "(image) => fetch(image.src).then((answer) => answer.text())"
IS_DRAWN = "(image) => image.decode().then(() => image.naturalWidth > 0)"


def test_bots_are_somebody(browser: Browser, server: LiveServer) -> None:
    """A name, a face and a level, in the lobby and in the match, in the reader's language."""
    table, token = server.table(GAME.key, [None, None, "casual", "casual"])
    page = window(browser, server, f"/t/{table}", token, locale="de-DE").page
    texts = Texts("de", [GAME.package])
    likes, level = persona(texts, "casual").names, persona(texts, "casual").level
    for around in (".chairs", ".players"):
        bots = page.locator(f"{around} li:has(.portrait)")
        expect(bots).to_have_count(2)
        for bot, name in zip(bots.all(), likes, strict=False):
            expect(bot).to_contain_text(name)
            expect(bot).to_contain_text(level)
            assert bot.locator(".portrait").evaluate(IS_DRAWN)
        first, second = (bot.locator(".portrait").evaluate(FACE) for bot in bots.all())
        assert first != second
        expect(page.locator(around)).not_to_contain_text("casual")
        if around == ".chairs":
            page.get_by_role("button", name="Los geht’s").click()


def test_bots_names_are_whole_where_they_are_chosen_on_a_small_phone(
    browser: Browser, server: LiveServer
) -> None:
    table, token = server.table(GAME.key, [None, None, "casual", "casual"])
    cut = dict[str, list[str]]()
    for locale in ("en", "fr", "de", "it"):
        page = window(browser, server, f"/t/{table}", token, SMALL, locale=locale).page
        page.locator(".chairs .bot option").nth(1).wait_for(state="attached")
        cut[locale] = page.locator(".chairs .bot select").evaluate_all(CUT)
        page.context.close()
    assert not any(cut.values()), cut


def test_a_turn_is_told_in_one_line_and_heard_once(browser: Browser, server: LiveServer) -> None:
    """Under the status as long as it is the last; in the log for good, where it unfolds."""
    table, token = server.table(GAME.key, [None, "random", "random"], seed=bytes(32))
    page = window(browser, server, f"/t/{table}", token).page
    expect(page.locator(".turn.mine")).to_be_visible()
    lines = page.locator(".news .line-of-turn span:not([class])")
    known = lines.count()
    page.evaluate(HEAR)
    page.locator(".actions summary").click()
    for _ in range(2):
        version = page.locator(".match").get_attribute("data-version")
        page.locator(".actions li button").first.click()
        page.locator(f'.match:has(.turn.mine):not([data-version="{version}"])').wait_for()
    told, heard = lines.all_inner_texts(), " ".join(page.evaluate("heard"))
    assert len(told) >= known + 4
    assert [heard.count(line) for line in told[known:]] == [1] * len(told[known:])
    newest = page.locator(".just-now").inner_text()
    assert newest
    assert told[-1].endswith(newest)
    unfolded = page.locator(".news ol > li:has(details)").last
    unfolded.locator("summary").click()
    expect(unfolded.locator("ul li")).not_to_have_count(1)


@endurance
@pytest.mark.parametrize("key", KEYS)
def test_the_end_is_a_moment_and_says_what_decided_it(
    browser: Browser, server: LiveServer, key: str
) -> None:
    """With the most players; by `make endure` with the fewest, too."""
    visitor = Visitor(browser, server, PHONE, reduced_motion="no-preference")
    visitor.page.clock.install()
    for finished in [*ends(catalog()[key])][-often(1, in_full=10) :]:
        match = finished.match()
        outcome, texts = match.outcome(), Texts("en", [match.game.package], names_at(finished))
        page = before_the_last_move(visitor, server, finished)
        expect(page.locator(".finale svg")).to_be_visible()
        expect(page.locator(".finale figcaption")).not_to_be_empty()
        expect(page.locator(".result .decided")).to_have_text(texts.decision(match.decided()))
        expect(page.locator(".after .main")).to_be_in_viewport(ratio=1)
        nothing = page.locator(".result ul b").filter(has_text="0").all_inner_texts()
        assert "0" not in nothing
        expect(page.locator(".result .tie-break")).to_have_count(
            ties(outcome.ranking, outcome.scores)
        )
        expect(page.locator(".after .seal")).to_be_hidden()
        page.clock.fast_forward(MOMENT_MS)
        expect(page.locator(".finale")).to_have_count(0)


def test_whoever_wants_no_motion_has_the_result_at_once_to_share_and_plays_a_harder_bot_by_one_tap(
    browser: Browser, server: LiveServer
) -> None:
    finished = next(end for end in ends(GAME) if end.seats > 1)
    page = before_the_last_move(Visitor(browser, server, PHONE), server, finished)
    expect(page.locator(".result")).to_be_visible()
    assert page.locator(".finale").count() == 0
    page.locator(".after summary", has_text="Details").click()
    with page.expect_download(timeout=LONG_MS) as saving:
        page.get_by_role("button", name="Share a picture").click()
    assert saving.value.path().read_bytes().startswith(b"\x89PNG")
    harder = bot_name(Texts("en", [GAME.package]), "beginner")
    page.get_by_role("button", name=harder).click()
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".players")).to_contain_text(harder)


def ends(game: AnyGame) -> Iterator[Position]:
    return (position for position in positions(game) if position.is_over)


def names_at(finished: Position) -> list[str]:
    """Who sits there when the last move is to be made: one person among bots."""
    person = finished.rulings[-1].asked.seat
    bots = [None if seat == person else BOT for seat in range(finished.seats)]
    named = bot_names(Texts("en", [finished.game.package]), bots)
    return [name or PEOPLE[person] for name in named]


def ties(ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...]) -> int:
    """How many are ahead of somebody with as many points."""
    return sum(
        len(ahead) for ahead, after in pairwise(ranking) if scores[ahead[0]] == scores[after[0]]
    )


def before_the_last_move(visitor: Visitor, server: LiveServer, finished: Position) -> Page:
    """A phone at a match of which the last move is made as soon as all of it is there."""
    *rulings, last = finished.rulings
    who = frozenset({last.asked.seat})
    table, token = put(
        replace(finished, rulings=tuple(rulings), waiting=who, people=who), server.database
    )
    visitor.go_to(Screen(finished.name, f"/t/{table}", BOARD, token))
    action = plain(last.asked.action)
    visitor.wire.ask({"type": "act", "id": "last", "version": last.asked.version, "action": action})
    return visitor.page


def test_what_chance_decides_before_anybody_acts_has_a_line_of_its_own(
    browser: Browser, server: LiveServer
) -> None:
    finished = next(end for key in KEYS for end in ends(catalog()[key]) if is_begun_by_lot(end))
    table, token = put(finished, server.database)
    page = window(browser, server, f"/t/{table}/replay", token).page
    texts = Texts("en", [finished.game.package], names_at(finished))
    drawn = finished.match().events[: finished.rulings[0].asked.version]
    expect(page.locator(".replay-turns li span").nth(1)).to_have_text(texts.turn(drawn))


def is_begun_by_lot(finished: Position) -> bool:
    """Chance says who begins, and who it is does what the others do after them."""
    first, *others = (ruling.asked for ruling in finished.rulings)
    told_of = getattr(finished.match().events[0], "seat", None)
    is_usual = type(first.action) in {type(other.action) for other in others}
    return first.version > 0 and told_of == first.seat and is_usual


def test_ones_own_matches_are_replayed_turn_by_turn(browser: Browser, server: LiveServer) -> None:
    finished = next(end for end in ends(GAME) if end.seats > 1)
    table, token = put(finished, server.database)
    page = window(browser, server, "/", token).page
    page.locator(".top nav").get_by_role("link", name="Matches").click()
    bots = [None if seat == finished.seat else BOT for seat in range(finished.seats)]
    texts = Texts("en", [GAME.package])
    named = [name or PEOPLE[finished.seat] for name in bot_names(texts, bots)]
    others = [name for seat, name in enumerate(named) if seat != finished.seat]
    match = page.locator(".past").filter(has_text=re.compile(".*".join(map(re.escape, others))))
    match.get_by_role("link", name="Replay").click()
    place, told = page.locator(".slider .small"), page.locator(".replay-told")
    expect(place).to_contain_text("0/")
    turns = int(place.inner_text().partition("/")[2])
    assert turns < len(finished.match().events) / 2
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text(f"1/{turns}")
    page.locator(".replay-turns button").nth(4).click()
    expect(place).to_have_text(f"5/{turns}")
    words = page.locator(".replay-turns [aria-current] span").last.inner_text()
    expect(told).to_have_text(re.compile(re.escape(words) + "$"))
    assert any(name in words for name in named)
    page.get_by_label("Speed").select_option("4")
    page.locator("h1").click()
    page.keyboard.press(" ")
    expect(place).not_to_have_text(f"5/{turns}")
    page.keyboard.press(" ")
    page.keyboard.press("End")
    expect(place).to_have_text(f"{turns}/{turns}")
    expect(page.locator(".result .winner")).to_contain_text(
        named[finished.match().outcome().ranking[0][0]]
    )
    page.keyboard.press("Home")
    expect(place).to_have_text(f"0/{turns}")
    page.locator(".slider input").fill("3")
    expect(place).to_have_text(f"3/{turns}")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".after")).to_be_visible()
    assert page.url.endswith(f"/t/{table}")
