"""What one came to: the place among all, beside the rival, in a row of days, and as lines to share."""

import asyncio
from html import escape
from pathlib import Path
from typing import Any

import pytest

from fortable.bots.daily import daily_of
from fortable.kernel.game import AnyGame
from fortable.server.days.deals import DayDeals
from fortable.server.days.requests import Asked, Told
from fortable.server.days.sharing import DaySheet, day_sheet
from fortable.server.days.standing import bars, longest_streak, rank, streak
from fortable.server.replays import day_picture
from fortable.server.store import Try
from fortable.testing import rule

from .day_house import (
    GAME,
    GAMES,
    begin,
    day_house,
    dealt,
    finish,
    give_up,
    mine,
    refused,
)


async def test_what_a_rival_made_of_a_deal_is_shown_when_mine_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answered(_: DayDeals, __: Any, asked: Asked) -> Told:
        assert asked.rival is not None
        return Told(result=5)

    monkeypatch.setattr(DayDeals, "_ask", answered)
    async with day_house(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begin(anna, GAME)
        while not await house.server.store.rivals_of("2031-05-04"):
            await asyncio.sleep(0.01)
        assert (await mine(anna, GAME))["standing"] is None
        await give_up(anna, table)
        standing = (await mine(anna, GAME))["standing"]
        assert (standing["rival"], standing["rival_result"]) == (daily_of(GAME).rival, 5)
        assert standing["rival_said"]


RESULTS = {None: 1, -3: 2, 0: 1, 7: 1}


@pytest.mark.parametrize(
    ("result", "told"), [(7, (1, 5, 100)), (0, (2, 5, 75)), (-3, (3, 5, 25)), (None, (5, 5, 0))]
)
def test_a_result_has_its_place_among_all(result: int | None, told: tuple[int, ...]) -> None:
    assert rank(RESULTS, result) == told


def test_results_are_told_in_few_bars() -> None:
    few = bars(RESULTS, 0)
    assert sum(bar.count for bar in few) == 4
    assert [bar.least for bar in few if bar.mine] == [-1]
    many = bars(dict.fromkeys(range(100), 1), None)
    assert len(many) <= 9
    assert sum(bar.count for bar in many) == 100
    assert bars({None: 3}, None) == ()


@pytest.mark.parametrize(
    ("days", "now", "longest"),
    [
        ([], 0, 0),
        (["2031-05-04", "2031-05-03", "2031-05-01"], 2, 2),
        (["2031-05-03"], 1, 1),
        (["2031-05-02", "2031-05-01", "2031-04-30"], 0, 3),
    ],
)
def test_a_row_of_days_goes_on_until_one_is_left_out(
    days: list[str], now: int, longest: int
) -> None:
    assert (streak(days, "2031-05-04"), longest_streak(days)) == (now, longest)


async def test_days_in_a_row_are_counted(tmp_path: Path) -> None:
    async with day_house(tmp_path) as house:
        anna = await house.guest("Anna")
        assert (await anna.get("/api/me/days")).json()["days"] == []
        table = await begin(anna, GAME)
        await give_up(anna, table)
        told = (await anna.get("/api/me/days")).json()
        assert told["days"] == [{"day": "2031-05-04", "tried": 1, "done": 0}]
        assert (told["first"], told["last"]) == ("2031-05-01", "2031-05-31")
        assert (told["streak"], told["longest"]) == (0, 0)


async def test_what_is_shared_tells_nothing_of_how_a_deal_goes(tmp_path: Path) -> None:
    """It is made of results alone, and the picture of that."""
    async with day_house(tmp_path) as house:
        anna = await house.guest("Anna")
        assert await refused(anna.get("/api/me/days/2031-05-04/picture.png")) == (
            "TB-16-nothing-to-share"
        )
        await give_up(anna, await begin(anna, GAME))
        told = (await anna.get("/api/today")).json()
        assert (
            told["shared"]
            == f"Fortable · The deal of the day · 2031-05-04\n✕ {GAME.title}: given up"
        )
        picture = await anna.get("/api/me/days/2031-05-04/picture.png")
        assert picture.content.startswith(b"\x89PNG")


@rule("TB-16")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_what_is_shared_of_two_deals_with_the_same_result_is_the_same(
    game: AnyGame, tmp_path: Path
) -> None:
    """The law of secrecy for what is shared of a day: other cards, the same lines and the same picture."""

    async def shared(seed: bytes) -> tuple[str, bytes]:
        folder = tmp_path / seed.hex()
        folder.mkdir()
        async with day_house(folder) as house:
            anna = await house.guest("Anna")
            await dealt(house.server, game, seed=seed)
            table = await begin(anna, game)
            await finish(house, table, *range(3, 3 - daily_of(game).seats, -1))
            told = (await anna.get("/api/today")).json()["shared"]
            picture = await anna.get("/api/me/days/2031-05-04/picture.png")
            assert game.title in told
            assert picture.status_code == 200
            return told, picture.content

    assert await shared(bytes(32)) == await shared(bytes(range(1, 33)))


def sheet(result: int | None, streak: int = 1) -> DaySheet:
    tried = Try("2031-05-04", GAME.key, "", "anywhere", 1.0, result)
    made = day_sheet("2031-05-04", [tried], streak, "en")
    assert made is not None
    return made


@pytest.mark.parametrize(("result", "mark"), [(3, "▲"), (0, "■"), (-1, "▼"), (None, "✕")])
def test_a_days_picture_says_what_its_lines_say(result: int | None, mark: str) -> None:
    made = sheet(result, streak=4)
    assert made.text.splitlines()[1:] == [
        f"{mark} {GAME.title}: {made.lines[0].said}",
        "4 days in a row",
    ]
    drawing = day_picture.drawn(made)
    for said in (escape(GAME.title), made.lines[0].said, "4 days in a row", "2031-05-04"):
        assert said in drawing


def test_a_day_on_which_nothing_is_over_is_not_shared() -> None:
    running = Try("2031-05-04", GAME.key, "", "anywhere", None, None)
    assert day_sheet("2031-05-04", [running], 3, "en") is None
    assert sheet(2).streak == ""
