"""Results to the letter, and a crowd that plays a cup to its end."""

import asyncio
import csv
import io
from pathlib import Path

from fortable.bots.daily import daily_of
from fortable.kernel.choices import choices
from fortable.kernel.codec import typed
from fortable.testing import rule
from fortable.testing.endurance import endurance, often
from tests.server.days.day_house import (
    finish,
    is_my_turn,
)
from tests.server.guests import Guest, Line, Message
from tests.server.servers import opened, settled

from .gathering import (
    ALONE,
    GAME,
    begun,
    told,
    try_round,
    until,
)

QUICK = min((game for game in ALONE if daily_of(game).bot), key=lambda game: game.minutes)


async def test_results_are_told_exactly(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests = [await house.guest(name) for name in ("=Anna", "Ben, jr", "Eve")]
        cup = await begun(guests, GAME, 2)
        results = {0: (7, -2), 1: (7, 5), 2: (None, 5)}
        for number, made in results.items():
            for round_, result in enumerate(made, 1):
                table = await try_round(guests[number], cup, round_)
                await finish(house, table, *(() if result is None else (result, 0)))
        await until(guests[0], cup, "over")
        written = (await guests[0].get(f"/api/cups/{cup}/results.csv")).text
        assert written == (
            "place,name,points,result_1,table_place_1,points_1,result_2,table_place_2,points_2\r\n"
            '1,"Ben, jr",6,7,,3,5,,3\r\n'
            "2,'=Anna,3,7,,3,-2,,0\r\n"
            "2,Eve,3,,,0,5,,3\r\n"
        )
        listed = (await guests[0].get(f"/api/cups/{cup}/results.json")).json()
        told_ = (await told(guests[0], cup))["standings"]
        assert listed == told_
        assert [(row["place"], row["shared"], row["you"]) for row in listed] == [
            (1, False, False),
            (2, True, True),
            (2, True, False),
        ]


@rule("TB-18")
@endurance
async def test_a_crowd_plays_a_cup_to_its_end(tmp_path: Path) -> None:
    """Everybody plays every round over the wire; the standings are worked out here in another way."""
    people, rounds = often(3, in_full=100), often(1, in_full=2)
    async with opened(tmp_path, most_connections=0) as house:
        guests = await house.party(people)
        cup = await begun(guests, QUICK, rounds)
        turns = asyncio.Semaphore(8)

        async def play_all(number: int) -> list[int]:
            tables = []
            async with turns:
                for round_ in range(1, rounds + 1):
                    tables.append(await try_round(guests[number], cup, round_))
                    await play_wilfully(guests[number], tables[-1], number)
            endings = [await settled(house.server.store, table) for table in tables]
            return [ending.of_day or 0 for ending in endings]

        results = await asyncio.gather(*map(play_all, range(people)))
        over = await until(guests[0], cup, "over")
        expected = {
            f"Guest {number}": sum(
                (mine > theirs) + (mine >= theirs)
                for rival, other in enumerate(results)
                if rival != number
                for mine, theirs in zip(own, other, strict=True)
            )
            for number, own in enumerate(results)
        }
        assert {row["name"]: row["points"] for row in over["standings"]} == expected
        points = [row["points"] for row in over["standings"]]
        assert points == sorted(points, reverse=True)
        places = [points.index(each) + 1 for each in points]
        assert [row["place"] for row in over["standings"]] == places
        written = (await guests[0].get(f"/api/cups/{cup}/results.csv")).text
        rows = csv.DictReader(io.StringIO(written))
        assert {row["name"]: int(row["points"]) for row in rows} == expected


async def play_wilfully(guest: Guest, table: str, number: int) -> None:
    """To the end, each in their own way."""
    async with guest.at(table, since=0) as line:
        update = await line.until("update", is_my_turn)
        while update["waiting"]:
            update = await move_wilfully(line, update, number)
            if not is_my_turn(update):
                update = await line.until("update", is_my_turn)


async def move_wilfully(line: Line, update: Message, number: int) -> Message:
    legal = choices(QUICK.legal(typed(update["view"], QUICK.types.shown)))
    version = update["version"]
    await line.act(f"m{version}", version, legal[number * 7 % len(legal)])
    return await line.until("update", lambda news: news["version"] > version)
