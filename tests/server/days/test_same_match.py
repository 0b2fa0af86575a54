"""The same choices lead to the same match, whatever happens meanwhile and whoever else plays."""

import asyncio
from pathlib import Path

import hazard
import pytest

from fortable.catalog import catalog
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.server.bots import BotReply, BotRequest, Workers
from fortable.testing import rule
from tests.server.guests import Guest, Line, Message

from .day_house import (
    EVERY_TABLE,
    GAME,
    MOVES,
    begin,
    day_house,
    dealt,
    events,
    give_up,
    play,
    played_across_restarts,
    whole,
)

THINK = Workers.think


@rule("TB-16")
@pytest.mark.parametrize(
    ("game", "seats"), EVERY_TABLE, ids=lambda each: getattr(each, "key", each)
)
async def test_who_chooses_the_same_has_the_same_match_also_across_restarts(
    game: AnyGame, seats: int, tmp_path: Path
) -> None:
    """One plays all at once, the other after each move on a server that was started anew."""
    async with day_house(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        await dealt(house.server, game, seats)
        quick, slow = await begin(anna, game), await begin(ben, game)
        await play(anna, quick, game, MOVES)
        expected = await events(house, quick)
        cookies = ben.browser.cookies
    had = await played_across_restarts(day_house, tmp_path, cookies, slow, game)
    assert had == expected[: len(had)] or had[: len(expected)] == expected
    assert len(had) >= MOVES


@rule("TB-16")
async def test_where_all_act_at_once_bots_come_first_however_quick_somebody_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anna acts while all bots think, Ben when they are done: their matches are the same."""
    game, seats, may_think = hazard.GAME, 4, asyncio.Event()
    monkeypatch.setitem(catalog().games, game.key, game)
    at_once = Workers.think

    async def slowly(own: Workers, request: BotRequest, household: str) -> BotReply:
        await may_think.wait()
        await asyncio.sleep((seats - request.seat) / 50)  # those behind would be quicker
        return await at_once(own, request, household)

    async def act(line: Line, update: Message) -> Message:
        assert update["legal"]
        return await line.ask("mine", update["version"], update["legal"][0])

    monkeypatch.setattr(Workers, "think", slowly)
    async with day_house(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        await dealt(house.server, game, seats)
        quick, slow = await begin(anna, game), await begin(ben, game)
        async with anna.at(quick) as line:
            update = await line.until("update")
            assert update["waiting"] == [0, 1, 2, 3]
            await line.act("mine", update["version"], update["legal"][0])
            await line.say("nonsense")
            await line.until("refusal")  # by now the table has heard what came before
            assert len(await events(house, quick)) == update["version"]
            may_think.set()
            await line.answer_to("mine")
        async with ben.at(slow) as line:
            await act(line, await line.until("update", lambda news: news["waiting"] == [0]))
        matches = [await events(house, table) for table in (quick, slow)]
        calls = [[each["seat"] for each in match if "seat" in each][:seats] for match in matches]
        assert calls == [[1, 2, 3, 0], [1, 2, 3, 0]]
        both = min(map(len, matches))
        assert matches[0][:both] == matches[1][:both]


async def test_bots_of_the_day_have_a_process_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Workers, "think", THINK)
    async with day_house(tmp_path) as house:
        guests = [await house.guest("Anna"), await house.guest("Ben")]
        tables = [await begin(guest, GAME) for guest in guests]
        for guest, table in zip(guests, tables, strict=True):
            await play(guest, table, GAME, 1)
        first, second = [await events(house, table) for table in tables]
        assert first == second
        assert house.server.day_workers._processes[0]._worker is not None
        assert house.server.workers._processes[0]._worker is None


@rule("TB-16")
async def test_the_wire_is_the_same_whatever_another_player_did(tmp_path: Path) -> None:
    """Anna's on a day on which nobody else played, and on the same day after others had."""

    async def wire(guest: Guest) -> str:
        before = (await guest.get("/api/today")).json()
        table = await begin(guest, GAME)
        heard = await play(guest, table, GAME, MOVES)
        told = (await guest.get("/api/today")).json()
        del before["left_s"], told["left_s"]
        return encode([before, *whole(heard), told]).decode().replace(table, "TABLE")

    async with day_house(tmp_path) as house:
        first = await wire(await house.guest("Anna"))
        for name in ("Ben", "Eve"):
            other = await house.guest(name)
            table = await begin(other, GAME)
            await play(other, table, GAME, 1)
            await give_up(other, table)
        assert await wire(await house.guest("Anna")) == first
