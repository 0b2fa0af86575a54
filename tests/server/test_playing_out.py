"""The rest of a match in which no person has anything to decide."""

from pathlib import Path

from fortable.testing import rule
from tests.games import for_three, in_turns, lasting, listed, some_game

from .servers import opened

GAME = some_game(for_three, in_turns, listed, lasting)
BOTS: list[str | None] = ["random", "random", "random"]
SLOWLY = {"bot_pace_ms": 10_000}


@rule("TB-15")
async def test_the_host_of_a_match_of_bots_has_it_played_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        table = await anna.open_table(GAME.key, BOTS, settings=SLOWLY)
        assert await anna.refused(table, "play-out") == "TB-09-not-begun"
        await anna.order(table, "start")
        assert await ben.refused(table, "play-out") == "TB-10-not-host"
        async with anna.at(table) as line:
            assert (await anna.order(table, "play-out"))["played_out"]
            await line.until("update", lambda update: "outcome" in update)
        assert await anna.refused(table, "play-out") == "TB-02-over"


@rule("TB-15")
async def test_nothing_is_skipped_for_somebody_who_still_plays(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        table = await anna.open_table(GAME.key, [None, *BOTS[1:]], settings=SLOWLY)
        await anna.order(table, "start")
        assert await anna.refused(table, "play-out") == "TB-15-still-play"
        assert await ben.refused(table, "play-out") == "TB-09-not-seated"
        await anna.order(table, "seat-bot", seat=0, bot="random")
        assert await anna.refused(table, "play-out") == "TB-15-still-play"  # she may come back


@rule("TB-15", "TB-12")
async def test_what_is_played_out_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await anna.open_table(GAME.key, BOTS, settings=SLOWLY)
        await anna.order(table, "start")
        await anna.order(table, "play-out")
        cookies = anna.browser.cookies
    async with opened(tmp_path) as house:
        again = await house.guest(None)
        again.browser.cookies = cookies
        async with again.at(table) as line:
            await line.until("update", lambda update: "outcome" in update)
            following = (await again.get(f"/api/tables/{table}")).json()
            assert following["status"] == "over"
