"""One try counts and more are practice; who may begin one, and what it is refused for."""

from pathlib import Path
from typing import Any

from fortable.bots.daily import daily_of
from fortable.testing import rule
from tests.server.guests import Guest

from .day_house import DUELS, GAME, GAMES, begin, day_house, give_up, mine, refused


@rule("TB-16")
async def test_one_try_counts_and_more_are_practice(tmp_path: Path) -> None:
    async with day_house(tmp_path) as house:
        anna = await house.guest("Anna")
        deal = await mine(anna, GAME)
        assert (deal["status"], deal["standing"]) == ("new", None)
        assert await refused(practice(anna)) == "TB-16-still-counts"
        table = await begin(anna, GAME)
        assert await begin(anna, GAME) == table
        assert await refused(practice(anna)) == "TB-16-still-counts"
        assert (await mine(anna, GAME))["status"] == "running"
        await give_up(anna, table)
        deal = await mine(anna, GAME)
        assert (deal["status"], deal["result"], deal["standing"]["gave_up"]) == (
            "given-up",
            None,
            1,
        )
        assert await refused(anna.post("/api/today", {"game": GAME.key})) == "TB-16-tried-already"
        again = await begin(anna, GAME, practice=True)
        assert again not in (table, await begin(anna, GAME, practice=True))
        rows = [await house.server.store.row(each) for each in (table, again)]
        assert [row is not None and row.day is not None and row.day.counts for row in rows] == [
            True,
            False,
        ]
        assert len({row.seed for row in rows if row is not None}) == 1


async def practice(guest: Guest) -> Any:
    return await guest.post("/api/today", {"game": GAME.key, "practice": True})


async def test_whoever_has_no_name_sees_what_there_is(tmp_path: Path) -> None:
    async with day_house(tmp_path) as house:
        nobody = await house.guest(None)
        deals = (await nobody.get("/api/today")).json()["deals"]
        levels = [(game.key, level) for game in GAMES for level in daily_of(game).levels]
        assert [(deal["game"], deal["level"]) for deal in deals] == levels
        assert await refused(nobody.post("/api/today", {"game": GAME.key})) == "TB-10-no-guest"
        assert await refused(nobody.get("/api/me/days")) == "TB-10-no-guest"


async def test_what_is_no_deal_is_refused(tmp_path: Path) -> None:
    async with day_house(tmp_path, most_running=1) as house:
        anna = await house.guest("Anna")
        wrong = {"game": GAME.key, "level": "impossible"}
        assert await refused(anna.post("/api/today", wrong)) == "TB-16-no-such-deal"
        await begin(anna, GAME)
        other = next(game for game in DUELS if game != GAME)
        assert (
            await refused(anna.post("/api/today", {"game": other.key})) == "TB-11-too-many-running"
        )


async def test_once_more_after_a_days_match_is_an_ordinary_one(tmp_path: Path) -> None:
    async with day_house(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begin(anna, GAME)
        await give_up(anna, table)
        following = (await anna.order(table, "rematch"))["next"]
        rows = [await house.server.store.row(each) for each in (table, following)]
        assert [row is not None and row.day is not None for row in rows] == [True, False]
        assert len({row.seed for row in rows if row is not None}) == 2
