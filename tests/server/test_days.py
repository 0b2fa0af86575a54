"""The deal of the day: the same match for the same choices, one try that counts, and nothing given away."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from html import escape
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.kernel.chance import fingerprint, read_seed
from fortable.kernel.choices import choices
from fortable.kernel.codec import decode, encode, typed
from fortable.kernel.daily import first_seed, is_of_day
from fortable.kernel.game import AnyGame
from fortable.server.bots import BotReply, BotRequest, Workers
from fortable.server.bots.worker import Bots
from fortable.server.days import tries, worker
from fortable.server.days.day_clock import FINISHING_S
from fortable.server.days.deals import DayDeals
from fortable.server.days.requests import Asked, DealRequest, Told
from fortable.server.days.sharing import DaySheet, day_sheet
from fortable.server.days.standing import bars, longest_streak, rank, streak
from fortable.server.replays import day_picture
from fortable.server.server import Server
from fortable.server.store import Day, DayDeal, Try
from fortable.testing import rule
from tests.games import for_two, in_turns, some_game

from .guests import Guest, Line, Message, turned_away
from .servers import Running, opened

GAMES = [game for game in catalog().games.values() if daily_of(game).levels]
DUELS = [game for game in GAMES if daily_of(game).bot]
GAME = some_game(for_two, in_turns, lambda game: game in DUELS)
NOON = 1_935_662_400.0
"""Of 2031-05-04."""
DAY_S = 24 * 3600.0
THINK = Workers.think
MIDNIGHT, MOVES = NOON + DAY_S / 2, 3
SECRET = bytes(range(32))


def at(server: Server, now: float) -> None:
    """What its clock says, as far as days are concerned."""
    server.day_clock._now = lambda: now


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need not let anybody see what they do, nor have a process of their own; and they act by luck
    alone, so that nothing changes as quickly as what they do.
    """

    async def here(_: Workers, request: BotRequest, __: str) -> BotReply:
        asked = replace(decode(encode(request), BotRequest), bot="random")
        return Bots(patience_s=60.0).think(asked)

    monkeypatch.setattr(tries, "PACE", replace(tries.PACE, bot_pace_ms=0))
    monkeypatch.setattr(Workers, "think", here)


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


@rule("TB-16")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_who_chooses_the_same_has_the_same_match_also_across_restarts(
    game: AnyGame, tmp_path: Path
) -> None:
    """One plays all at once, the other after each move on a server that was started anew."""
    async with day_house(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        await dealt(house.server, game)
        quick, slow = await begin(anna, game), await begin(ben, game)
        await play(anna, quick, game, MOVES)
        expected = await events(house, quick)
        cookies = ben.browser.cookies
    had = await played_across_restarts(day_house, tmp_path, cookies, slow, game)
    assert had == expected[: len(had)] or had[: len(expected)] == expected
    assert len(had) >= MOVES


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


async def dealt(server: Server, game: AnyGame) -> None:
    """At once, where a game would look for a deal that it likes."""
    daily = daily_of(game)
    deal = DayDeal(
        day="2031-05-04",
        game=game.key,
        level=daily.levels[0],
        seed=SECRET,
        seats=daily.seats,
        options=dict(daily.options),
        bot=daily.bot,
    )
    await server.store.keep_deal(deal)


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


@rule("TB-16")
async def test_nobody_looks_on_while_the_day_has_a_secret(tmp_path: Path) -> None:
    async with day_house(tmp_path) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        table = await begin(anna, GAME)
        for other in (ben, await house.guest(None)):
            status, told = await turned_away(other, table)
            assert (status, told["reason"]) == (409, "others-deal")
            for what in ("match", "replay", "picture.png"):
                asked = other.get(f"/api/tables/{table}/{what}")
                assert await refused(asked) == "TB-16-not-revealed"
        for what in ("match", "picture.png"):
            asked = anna.get(f"/api/tables/{table}/{what}")
            assert await refused(asked) == "TB-16-not-revealed"
        assert await anna.refused(table, "seat-bot", seat=0, bot="random") == "TB-16-own-hands"
        await give_up(anna, table)
        at(house.server, MIDNIGHT + FINISHING_S + 1)
        async with ben.at(table) as line:
            await line.until("update")


@rule("TB-16")
async def test_a_finished_match_does_not_tell_its_seed_before_the_day_does(tmp_path: Path) -> None:
    async with day_house(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begin(anna, GAME)
        row = await house.server.store.row(table)
        assert row is not None
        heard = await play(anna, table, GAME, 1000)
        assert '"outcome"' in heard[-1] or '"outcome"' in heard[-2]
        replay = await anna.get(f"/api/tables/{table}/replay")
        assert replay.status_code == 200
        today = await anna.get("/api/today")
        for told in (*heard, replay.text, today.text):
            assert row.seed.hex() not in told
        deal = await mine(anna, GAME)
        assert (deal["status"], deal["standing"]["rank"], deal["seed"]) == ("over", 1, None)
        assert deal["said"]
        assert deal["mark"] in today.json()["shared"]
        at(house.server, MIDNIGHT + FINISHING_S)
        assert await refused(anna.get(f"/api/tables/{table}/match")) == "TB-16-not-revealed"
        at(house.server, MIDNIGHT + FINISHING_S + 1)
        record = (await anna.get(f"/api/tables/{table}/match")).json()
        past = (await anna.get("/api/days/2031-05-04")).json()
        secret = read_seed(past["secret"])
        assert fingerprint(secret) == today.json()["fingerprint"] == past["fingerprint"]
        assert is_of_day(read_seed(record["seed"]), secret, "2031-05-04", GAME, "")
        assert record["settings"]["day"] == "2031-05-04"
        (listed,) = (await anna.get("/api/days")).json()
        assert listed == {key: past[key] for key in ("day", "fingerprint", "secret")}


@rule("TB-16")
async def test_each_day_has_a_secret_of_its_own_drawn_when_it_begins(tmp_path: Path) -> None:
    async with day_house(tmp_path) as house:
        anna = await house.guest("Anna")
        first = (await anna.get("/api/today")).json()
        assert (await anna.get("/api/today")).json()["fingerprint"] == first["fingerprint"]
        assert first["left_s"] == 12 * 3600
        assert first["secret"] is None
        assert await house.server.store.day("2031-05-05") is None
        at(house.server, NOON + DAY_S)
        assert (await anna.get("/api/today")).json()["fingerprint"] != first["fingerprint"]
        assert await refused(anna.get("/api/days/2031-05-09")) == "TB-16-not-begun"
        assert await refused(anna.get("/api/days/2031-02-30")) == "TB-16-no-such-day"
        assert await refused(anna.get("/api/me/days", month="May")) == "TB-16-no-such-day"


async def test_a_day_begins_at_midnight_of_the_servers_zone(tmp_path: Path) -> None:
    async with day_house(tmp_path, NOON, day_zone="Pacific/Auckland") as house:
        anna = await house.guest("Anna")
        today = (await anna.get("/api/today")).json()
        assert (today["day"], today["left_s"]) == ("2031-05-05", 24 * 3600)


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


async def test_once_more_after_a_days_match_is_an_ordinary_one(tmp_path: Path) -> None:
    async with day_house(tmp_path) as house:
        anna = await house.guest("Anna")
        table = await begin(anna, GAME)
        await give_up(anna, table)
        following = (await anna.order(table, "rematch"))["next"]
        rows = [await house.server.store.row(each) for each in (table, following)]
        assert [row is not None and row.day is not None for row in rows] == [True, False]
        assert len({row.seed for row in rows if row is not None}) == 2


def test_what_takes_long_is_worked_out_by_a_worker() -> None:
    game = next(game for game in GAMES if daily_of(game).seed is not first_seed)
    level = daily_of(game).levels[0]
    request = DealRequest(secret=SECRET, day="2031-05-04", game=game.key, level=level)
    told = decode(worker.answer(encode(Asked(deal=request))), Told)
    assert told.seed is not None
    assert is_of_day(told.seed, SECRET, "2031-05-04", game, level)
    unknown = DealRequest(secret=SECRET, day="2031-05-04", game="nothing", level="")
    assert decode(worker.answer(encode(Asked(deal=unknown))), Told) == Told()


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
