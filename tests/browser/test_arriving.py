"""Pages as they come over a line: what is there does not move when the rest comes, as browsers measure it."""

import pytest
from playwright.sync_api import Browser

from fortable.testing.browser import LiveServer, window
from fortable.testing.browser.steady import WATCH
from fortable.testing.endurance import covering, endurance
from tests.games import for_two, some_game

from .stage import SIZES

GAME = some_game(for_two).key
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": -1,
    "uploadThroughput": -1,
}
"""Slow enough that a page is seen before all of it is there."""
PAGES = ("/", "/matches", "/today", "/cups", f"/play/{GAME}", f"/rules/{GAME}")
SEEN = "() => { noticed(watch.takeRecords()); return shifts; }"


WINDOWS = {"phone": SIZES[1], "desk": SIZES[3]}
PEOPLE = {"newcomer": False, "somebody-with-a-table": True}


@endurance
@pytest.mark.parametrize(("where", "who"), covering([*WINDOWS], [*PEOPLE]))
def test_nothing_jumps_while_a_page_comes(
    browser: Browser, server: LiveServer, where: str, who: str
) -> None:
    _, token = server.table(GAME, [None, None])
    page = window(browser, server, "/healthz", token if PEOPLE[who] else "").page
    page.set_viewport_size(WINDOWS[where])
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    page.add_init_script(f"({WATCH})('*')")
    found = list[str]()
    for path in PAGES:
        page.goto(server.address + path, wait_until="networkidle")
        found += [f"{path} {shift}" for shift in page.evaluate(SEEN)]
    page.context.close()
    assert not found, "\n".join(found)
