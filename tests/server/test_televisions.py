"""A television looks on, whoever is known in its browser: it hears what any stranger hears, byte for byte."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal
from fortable.server.tables.visitors import televisions as rooms
from fortable.server.tables.visitors.televisions import LIVES_S, MOST_OF_HOUSEHOLD, Televisions
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .guests import Guest, Line, seated
from .servers import Running, opened

GAME = some_game(for_two, in_turns)
MOVES = 12
MOST = 100
SCREEN: dict[str, Any] = {"as": "screen"}
TIME = re.compile(r',"time_left_ms":\d+')


async def matches_told(line: Line, version: int) -> list[str]:
    """Every byte of the match so far, but how long was left when it was said."""
    while True:
        told = [TIME.sub("", text) for text in line.heard if decode(text)["type"] == "update"]
        if told and decode(told[-1])["version"] >= version:
            return told
        await line.receive()


async def moved(line: Line) -> int:
    """Somebody does the first legal thing as often as they are waited for; the version it came to."""
    update = await line.until("update")
    for number in range(MOVES):
        you = decode(line.heard[0])["you"]
        if you not in update["waiting"] or not update["legal"]:
            break
        await line.act(f"a{number}", update["version"], update["legal"][0])
        update = await line.until("update")
    version: int = update["version"]
    return version


@pytest.mark.parametrize("game", catalog().games.values(), ids=lambda game: game.key)
async def test_the_hosts_television_hears_what_a_stranger_hears(
    game: AnyGame, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        host, *others = await house.party(game.seats[-1])
        stranger = await house.guest(None)
        table = await seated(host, others, game.key)
        async with (
            stranger.at(table, since=0) as looking,
            host.at(table, 0, **SCREEN) as screen,
            host.at(table, since=0) as playing,
        ):
            first = await screen.until("table")
            assert (first["you"], first["host"]) == (None, False)
            version = await moved(playing)
            seen = await matches_told(screen, version)
            assert seen == await matches_told(looking, version)
            own = await matches_told(playing, version)
            assert len(seen) > 0
            assert seen != own  # whoever sits there hears at least what they may do


async def presence(house: Running, **settings: bool) -> tuple[Guest, str]:
    host = await house.guest("Anna")
    return host, await host.open_table(GAME.key, [None, None], settings=settings)


async def test_whoever_sits_there_is_told_of_it_and_it_is_no_spectator(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, table = await presence(house)
        async with host.at(table) as line:
            assert "screen" not in await line.until("table")
            async with host.at(table, None, **SCREEN):
                told = await line.until("table", lambda each: each.get("screen", False))
                assert told["spectators"] == 0
            told = await line.until("table", lambda each: not each.get("screen", False))
            assert told["spectators"] == 0


async def test_at_a_public_table_no_stranger_folds_boards_on_phones(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, table = await presence(house, public=True)
        stranger = await house.guest(None)
        async with (
            host.at(table) as line,
            stranger.at(table, None, **SCREEN),
            stranger.at(table),
        ):
            told = await line.until("table", lambda each: each["spectators"] == 1)
            assert "screen" not in told


@rule("TB-09")
async def test_four_letters_bring_a_table_to_a_television(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, table = await presence(house)
        television = await house.guest(None)
        on = (await television.post("/api/televisions")).json()
        assert (len(on["code"]), on["table"]) == (4, None)
        asked = f"/api/televisions/{on['token']}"
        assert (await television.get(asked)).json()["table"] is None
        typed = f" {on['code'][:2].upper()}-{on['code'][2:]}"
        shown = await host.post(f"/api/tables/{table}/television", {"code": typed})
        assert (shown.status_code, shown.json()) == (200, {"code": on["code"]})
        told = (await television.get(asked)).json()
        assert (told["table"], told["language"]) == (table, "en")
        wrong = await host.post(f"/api/tables/{table}/television", {"code": "????"})
        assert (wrong.status_code, wrong.json()["reason"]) == (404, "no-such-television-code")
        assert (await television.get("/api/televisions/nobody")).status_code == 404


async def test_nobody_unknown_brings_a_table_and_nobody_guesses_letters(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host, table = await presence(house)
        stranger = await house.guest(None)
        path = f"/api/tables/{table}/television"
        assert (await stranger.post(path, {"code": "abcd"})).status_code == 401
        statuses = [(await host.post(path, {"code": "abcd"})).status_code for _ in range(12)]
        assert statuses[:2] == [404, 404]
        assert statuses[-1] == 429


@pytest.fixture
def clock() -> list[float]:
    return [0.0]


@pytest.fixture
def televisions(clock: list[float]) -> Televisions:
    return Televisions(lambda: clock[0])


def test_one_that_is_silent_for_long_is_not_shown_anything(
    televisions: Televisions, clock: list[float]
) -> None:
    one = televisions.turn_on("here")
    clock[0] += LIVES_S + 1
    with pytest.raises(Illegal) as refused:
        televisions.show(one.code, "table", "en")
    assert refused.value.reason == "no-such-television-code"
    assert televisions.ask(one.token) is one  # the page was hidden, and is back
    assert televisions.show(one.code, "table", "en") is one


def test_there_are_only_so_many_and_of_one_household_few(
    televisions: Televisions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST", MOST)
    mine = [televisions.turn_on("here") for _ in range(MOST_OF_HOUSEHOLD + 1)]
    with pytest.raises(Illegal):
        televisions.ask(mine[0].token)
    assert televisions.ask(mine[1].token) is mine[1]
    for number in range(MOST):
        televisions.turn_on(f"house {number}")
    assert len(televisions._by_token) == MOST
