"""A cup that everybody plays alone: the same deals, one try at each, and nothing of others before."""

import asyncio
from pathlib import Path

import pytest

from fortable.bots.daily import daily_of
from fortable.kernel.codec import encode
from fortable.kernel.daily import first_seed
from fortable.kernel.game import AnyGame
from fortable.server.server import Server
from fortable.testing import rule
from tests.server.days.day_house import (
    MOVES,
    events,
    finish,
    give_up,
    play,
    played_across_restarts,
    whole,
)
from tests.server.guests import Guest
from tests.server.servers import opened

from .gathering import (
    ALONE,
    GAME,
    begun,
    told,
    try_round,
)


@rule("TB-18")
@pytest.mark.parametrize("game", ALONE, ids=lambda game: game.key)
async def test_who_chooses_the_same_has_the_same_round_also_across_restarts(
    game: AnyGame, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        cup = await begun([anna, ben], game)
        await dealt(house.server, cup, game)
        quick, slow = await try_round(anna, cup), await try_round(ben, cup)
        await play(anna, quick, game, MOVES)
        expected = await events(house, quick)
        cookies = ben.browser.cookies
    had = await played_across_restarts(opened, tmp_path, cookies, slow, game)
    assert had == expected[: len(had)] or had[: len(expected)] == expected
    assert len(had) >= MOVES


async def dealt(server: Server, cup: str, game: AnyGame) -> None:
    """At once, where a game would look for a deal that it likes."""
    if daily_of(game).seed is not first_seed:
        await server.store.keep_cup_seed(cup, 1, bytes(range(32)))


@rule("TB-18")
async def test_the_wire_is_the_same_whatever_another_did(tmp_path: Path) -> None:
    """Anna's in a cup in which nobody else played, and Ben's in the same after others had."""

    async def wire(guest: Guest, cup: str, name: str) -> str:
        before = await told(guest, cup)
        table = await try_round(guest, cup)
        heard = await play(guest, table, GAME, MOVES)
        meanwhile = await told(guest, cup)
        for each in (before, meanwhile):
            del each["left_s"], each["host"]
            for row in each["standings"]:
                del row["you"]
        played = encode([*whole(heard)]).decode().replace(f'"name":"{name}"', "")
        return (played + encode([before, meanwhile]).decode()).replace(table, "TABLE")

    async with opened(tmp_path) as house:
        guests = [await house.guest(name) for name in ("Anna", "Ben", "Eve")]
        cup = await begun(guests)
        first = await wire(guests[0], cup, "Anna")
        await give_up(guests[0], (await told(guests[0], cup))["rounds"][0]["table"])
        table = await try_round(guests[2], cup)
        await finish(house, table, 7, 2)
        assert await wire(guests[1], cup, "Ben") == first


@rule("TB-18")
async def test_others_results_are_told_when_ones_own_try_is_over(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben, eve = await house.party(3)
        cup = await begun([anna, ben, eve])
        await finish(house, await try_round(anna, cup), 9, 4)
        mine = await told(anna, cup)
        assert (mine["rounds"][0]["status"], bool(mine["rounds"][0]["said"])) == ("over", True)
        assert [row["rounds"][0] for row in mine["standings"]] == [
            {"points": 0, "result": 9, "place": None},
            None,
            None,
        ]
        for other in (ben, eve, await house.guest(None)):
            theirs = await told(other, cup)
            assert [row["rounds"] for row in theirs["standings"]] == [[None, None]] * 3
            assert (theirs["secret"], theirs["seeds"]) == (None, [None, None])
            assert "9" not in (await other.get(f"/api/cups/{cup}/results.csv")).text
        await finish(house, await try_round(ben, cup), 3, 4)
        await give_up(eve, await try_round(eve, cup))
        table = [(row["name"], row["points"]) for row in (await told(eve, cup))["standings"]]
        assert table == [("Guest 0", 4), ("Guest 1", 2), ("Guest 2", 0)]


@rule("TB-18")
async def test_a_round_is_played_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        cup = await begun([anna, ben])
        table = await try_round(anna, cup)
        assert {*await asyncio.gather(*[try_round(ben, cup) for _ in range(3)])} != {table}
        assert await try_round(anna, cup) == table
        await give_up(anna, table)
        assert await try_round(anna, cup) == table
        assert (await told(anna, cup))["rounds"][0]["status"] == "given-up"
        assert await anna.refused(
            await try_round(anna, cup, 2), "seat-bot", seat=0, bot="random"
        ) == ("TB-18-own-hands")
