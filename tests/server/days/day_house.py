"""A server on a certain day, and what people do there."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.kernel.choices import choices
from fortable.kernel.codec import decode, typed
from fortable.kernel.game import AnyGame
from fortable.server.server import Server
from fortable.server.store import Day, DayDeal, Ending, Stale
from tests.games import for_two, in_turns, some_game
from tests.server.guests import Guest, Line, Message
from tests.server.servers import Running, opened

GAMES = [game for game in catalog().games.values() if daily_of(game).levels]


DUELS = [game for game in GAMES if daily_of(game).bot]


EVERY_TABLE = [
    (game, seats)
    for game in GAMES
    for seats in (
        [each for each in game.seats if each > 1] if game in DUELS else [daily_of(game).seats]
    )
]
"""Also with more seats than the custom of the house has: a game may bring another."""
GAME = some_game(for_two, in_turns, lambda game: game in DUELS)


NOON = 1_935_662_400.0
"""Of 2031-05-04."""


DAY_S = 24 * 3600.0


MIDNIGHT, MOVES = NOON + DAY_S / 2, 3


SECRET = bytes(range(32))


def at(server: Server, now: float) -> None:
    """What its clock says, as far as days are concerned."""
    server.day_clock._now = lambda: now


@asynccontextmanager
async def day_house(folder: Path, now: float = NOON, **settings: Any) -> AsyncIterator[Running]:
    async with opened(folder, **settings) as house:
        at(house.server, now)
        await house.server.store.begin_day(Day("2031-05-04", SECRET, NOON))
        yield house


async def begin(guest: Guest, game: AnyGame, *, practice: bool = False) -> str:
    body = {"game": game.key, "level": daily_of(game).levels[0], "practice": practice}
    answer = await guest.post("/api/today", body)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def refused(answer: Any) -> str:
    response = await answer
    assert response.status_code >= 400, response.text
    told = response.json()
    assert told["text"]
    return f"{told['rule']}-{told['reason']}"


async def mine(guest: Guest, game: AnyGame) -> Message:
    """What today tells of a game."""
    deals = (await guest.get("/api/today")).json()["deals"]
    found: Message = next(deal for deal in deals if deal["game"] == game.key)
    return found


def is_my_turn(update: Message) -> bool:
    return 0 in update["waiting"] or not update["waiting"]


async def move(line: Line, game: AnyGame, update: Message) -> Message:
    """In the middle of what is legal."""
    legal = choices(game.legal(typed(update["view"], game.types.shown)))
    await line.act(f"m{update['version']}", update["version"], legal[len(legal) // 2])
    return await line.until("update", lambda news: news["version"] > update["version"])


async def play(guest: Guest, table: str, game: AnyGame, moves: int) -> list[str]:
    """So many moves of mine, as long as the match goes on; all that was heard."""
    async with guest.at(table, since=0) as line:
        update = await line.until("update", is_my_turn)
        for _ in range(moves):
            if not update["waiting"]:
                break
            update = await move(line, game, update)
            if not is_my_turn(update):
                update = await line.until("update", is_my_turn)
        return line.heard


async def events(house: Running, table: str) -> list[Any]:
    stored = await house.server.store.table(table)
    assert stored is not None
    return [event for step in stored.steps for event in step.events]


def whole(heard: list[str]) -> Iterator[Any]:
    """All that was said, however quick a bot was: what happened, how it stood at my turn, the table."""
    said = [decode(text.encode(), dict[str, Any]) for text in heard]
    updates = [message for message in said if message["type"] == "update"]
    yield {
        str(number): event
        for update in updates
        for number, event in enumerate(update["news"], update["since"])
    }
    yield {
        str(update["version"]): {**update, "since": 0, "news": []}
        for update in updates
        if is_my_turn(update)
    }
    yield [message for message in said if message["type"] == "answer"]
    yield [message for message in said if message["type"] == "table"][-1]


async def give_up(guest: Guest, table: str) -> None:
    await guest.order(table, "resign")


async def played_across_restarts(
    house_in: Callable[[Path], AbstractAsyncContextManager[Running]],
    folder: Path,
    cookies: Any,
    table: str,
    game: AnyGame,
) -> list[Any]:
    """What happened at a table where somebody makes each move on a server that was started anew."""
    had: list[Any] = []
    for _ in range(MOVES):
        async with house_in(folder) as house:
            guest = await house.guest(None)
            guest.browser.cookies = cookies
            await play(guest, table, game, 1)
            had = await events(house, table)
    return had


async def dealt(
    server: Server, game: AnyGame, seats: int | None = None, seed: bytes = SECRET
) -> None:
    """At once, where a game would look for a deal that it likes; with so many seats, or as is its custom."""
    daily = daily_of(game)
    deal = DayDeal(
        day="2031-05-04",
        game=game.key,
        level=daily.levels[0],
        seed=seed,
        seats=seats or daily.seats,
        options=dict(daily.options),
        bot=daily.bot,
    )
    await server.store.keep_deal(deal)


async def finish(house: Running, table: str, *scores: int) -> None:
    """As if a match had been played to its end, with these scores; with none it was given up."""
    store = house.server.store
    places = tuple(sum(other > each for other in scores) + 1 for each in scores)
    ending = Ending(1.0, places, scores, None, scores[0]) if scores else None
    async with asyncio.timeout(20):
        while (row := await store.row(table)) is not None and row.status == "playing":
            over = replace(row, status="over" if scores else "abandoned", ending=ending)
            with suppress(Stale):  # its owner has just written something
                await store.change_table(replace(over, revision=row.revision + 1))
