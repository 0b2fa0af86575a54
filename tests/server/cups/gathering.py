"""Cups, and what people do in them."""

import asyncio
from typing import Any

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from tests.games import for_three, for_two, in_turns, some_game
from tests.server.guests import Guest, Message

ALONE = [game for game in catalog().games.values() if daily_of(game).levels]


GAME = some_game(for_two, in_turns, lambda game: game in ALONE and bool(daily_of(game).bot))


LARGE = some_game(for_three, in_turns)


HOUR_S = 3600


async def opened_cup(host: Guest, game: AnyGame = GAME, rounds: int = 2, **more: Any) -> str:
    usual = {"kind": "alone", "lasts_s": HOUR_S, "level": (*daily_of(game).levels, "")[0]}
    answer = await host.post("/api/cups", {"game": game.key, "rounds": rounds, **usual, **more})
    assert answer.status_code == 201, answer.text
    cup: str = answer.json()["id"]
    return cup


async def order(guest: Guest, cup: str, do: str) -> Message:
    answer = await guest.post(f"/api/cups/{cup}", {"do": do})
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


async def begun(guests: list[Guest], *wishes: Any, **more: Any) -> str:
    """A cup that all of them are in."""
    cup = await opened_cup(guests[0], *wishes, **more)
    for guest in guests[1:]:
        await order(guest, cup, "join")
    assert (await order(guests[0], cup, "begin"))["status"] == "running"
    return cup


async def try_round(guest: Guest, cup: str, number: int = 1) -> str:
    answer = await guest.post(f"/api/cups/{cup}/rounds/{number}")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def told(guest: Guest, cup: str) -> Message:
    answer: Message = (await guest.get(f"/api/cups/{cup}")).json()
    return answer


async def until(guest: Guest, cup: str, status: str) -> Message:
    """What is told as soon as it has come to that."""
    async with asyncio.timeout(20):
        while (found := await told(guest, cup))["status"] != status:
            await asyncio.sleep(0.02)
    return found
