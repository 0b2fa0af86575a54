"""A bare machine's way: from a wheel to a match between two browsers, and on after the machine is lost."""

import os
import re
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect

from fortable.kernel.words import Seat
from fortable.testing.browser.input_devices import Mouse, hands_of
from tests.browser.positions import nearly_over, put, token
from tests.browser.test_matches import look, play
from tests.games import for_two, in_turns, lasting, listed, some_game

from .installation import Installation

GAME = some_game(in_turns, listed, for_two, lasting)

LATELY = 4
"""So many news are compared: whoever comes anew is not told all of them."""


class Served(NamedTuple):
    """`fortable serve` as it was installed."""

    process: subprocess.Popen[str]
    address: str
    database: Path

    @property
    def cookie(self) -> str:
        with closing(sqlite3.connect(self.database)) as database:
            ((installation,),) = database.execute("SELECT id FROM house")
        return f"fortable-{installation}"


def surroundings(machine: Installation) -> dict[str, str]:
    """No node, no git, no compiler: nothing but what the wheel brought."""
    return {**machine.surroundings, "PATH": str(machine.bin)}


@contextmanager
def served(machine: Installation, folder: Path) -> Iterator[Served]:
    database = folder / "fortable.sqlite"
    words = ["serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(
        [str(machine.bin / "fortable"), *words],
        env=surroundings(machine),
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None
        try:
            yield Served(process, f"http://localhost:{found.group(1)}", database)
        finally:
            process.kill()


def test_from_a_wheel_to_a_match_that_outlives_its_machine(
    author: Installation, browser: Browser, tmp_path: Path
) -> None:
    one, other, copy = tmp_path / "one", tmp_path / "other", tmp_path / "copy.sqlite"
    one.mkdir()
    other.mkdir()
    with served(author, one) as server:
        position = nearly_over(GAME, 2, hands_of(GAME).evenings[0], people=2)
        table, _ = put(position, server.database, bot_pace_ms=0)
        pages = [seated(browser, server, table, seat) for seat in (0, 1)]
        moves = [look(hands_of(GAME)(page, Mouse())) for page in pages]
        assert "due" in moves, "one of them has moved"
        told = [read(page) for page in pages]
        fortable(author, "backup", str(copy), "--database", str(server.database))
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
    for page in pages:
        page.context.close()
    database = other / "fortable.sqlite"
    fortable(author, "restore", str(copy), "--database", str(database))
    assert os.stat(database).st_mode & 0o077 == 0  # noqa: PTH116
    with served(author, other) as server:
        pages = [seated(browser, server, table, seat) for seat in (0, 1)]
        assert [read(page) for page in pages] == told, "nothing that was seen is lost"
        play([hands_of(GAME)(page, Mouse()) for page in pages])
        for page in pages:
            expect(page.locator(".turn")).to_contain_text("The match is over.")


def seated(browser: Browser, server: Served, table: str, seat: int) -> Page:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    known: Any = {"name": server.cookie, "value": token(table, Seat(seat)), "url": server.address}
    context.add_cookies([known])
    page = context.new_page()
    page.goto(f"{server.address}/t/{table}")
    expect(page.locator(".board > *").first).to_be_visible()
    return page


def read(page: Page) -> list[str]:
    """The last that the table has told in words, once nothing is under way."""
    told, before = page.locator(".news ol > li"), list[str]()
    while not before or told.all_inner_texts() != before:
        before = told.all_inner_texts()
        page.wait_for_timeout(700)
    return before[-LATELY:]


def fortable(machine: Installation, *words: str) -> None:
    command = [str(machine.bin / "fortable"), *words]
    subprocess.run(command, env=surroundings(machine), check=True, capture_output=True)
