"""A countdown before a race: nobody knows anything of it before it is on, whoever they are."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fortable.catalog import catalog
from fortable.kernel.chance import Dealer
from fortable.kernel.game import AnyGame, no_race

from .guests import Guest, Line, Message, seated
from .servers import Running, opened

RACES = [game for game in catalog().games.values() if game.starts_race is not no_race]
each_race = pytest.mark.parametrize("game", RACES, ids=lambda game: game.key)
COUNTDOWN_S = 1


async def starting(house: Running, game: AnyGame, **settings: Any) -> tuple[list[Guest], str]:
    guests = await house.party(2)
    return guests, await seated(guests[0], guests[1:], game.key, settings=settings)


class Race:
    """Two people whose last action fires the gun of a race, and what they were told before."""

    def __init__(self, guests: list[Guest], table: str, lines: list[Line]) -> None:
        self.guests = guests
        self.table = table
        self.lines = lines
        self.last = lines[0]
        self.gun = ""
        self.before: Message = {}
        self.counting: Message = {}

    @property
    def seat(self) -> int:
        """Whose action fired the gun."""
        return self.lines.index(self.last)

    async def count_down(self) -> None:
        """Everybody does the first thing there is, until the countdown begins."""
        updates = [await line.until("update") for line in self.lines]
        for number in range(20):
            self.last, self.before = self.lines[number % 2], updates[number % 2]
            if not self.before["legal"]:
                continue
            self.gun = f"act {number}"
            await self.act(self.gun)
            updates = [await self._next(line) for line in self.lines]
            if updates[0]["type"] == "table":
                self.counting = updates[0]
                return
        raise AssertionError("no race")

    async def act(self, id: str, line: Line | None = None) -> None:  # noqa: A002
        """What fires the gun, or what came before it."""
        await (line or self.last).act(id, self.before["version"], self.before["legal"][0])

    async def is_on(self) -> Message:
        """The race, as whoever fired the gun is told it."""
        return await self.last.until("update")

    @staticmethod
    async def _next(line: Line) -> Message:
        """An update, or that everybody counts."""
        while True:
            message = await line.receive()
            if message["type"] == "update" or "begins_in_ms" in message:
                return message


@asynccontextmanager
async def counting(house: Running, game: AnyGame, **settings: Any) -> AsyncIterator[Race]:
    guests, table = await starting(house, game, **{"countdown_s": COUNTDOWN_S, **settings})
    async with guests[0].at(table) as anna, guests[1].at(table) as ben:
        race = Race(guests, table, [anna, ben])
        await asyncio.sleep(0.1)  # all have heard who is here
        await race.count_down()
        yield race


@each_race
async def test_a_race_begins_when_all_have_counted_down(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house, counting(house, game, fair_grabs=True) as race:
        assert 900 < race.counting["begins_in_ms"] <= 1000 * COUNTDOWN_S
        began = asyncio.get_running_loop().time()
        table, answer, update = [await race.last.receive() for _ in range(3)]
        assert asyncio.get_running_loop().time() - began > 0.9 * COUNTDOWN_S
        assert (table["type"], answer["type"], update["type"]) == ("table", "answer", "update")
        assert "begins_in_ms" not in table
        assert answer["version"] == update["version"] > race.before["version"]
        assert len(update["waiting"]) > 1


@each_race
async def test_whoever_comes_meanwhile_counts_what_is_left(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house, counting(house, game) as race:
        await asyncio.sleep(COUNTDOWN_S / 2)
        spectator = await house.guest(None)
        async with spectator.at(race.table) as late:
            table = await late.until("table")
            assert 0 < table["begins_in_ms"] <= 600 * COUNTDOWN_S
            update = await late.until("update")
            assert update["version"] == race.before["version"]
            assert "time_left_ms" not in update


@each_race
async def test_until_its_end_all_hear_the_same_whatever_is_dealt(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables that differ in nothing but what chance does next."""
    monkeypatch.setattr("fortable.server.http.api.tables.new_seed", lambda: bytes(32))
    heard, dealt = [], []
    async with opened(tmp_path) as house:
        for number in range(3):
            with monkeypatch.context() as patch:
                patch.setattr("fortable.kernel.log.Dealer", other_chance(number))
                async with counting(house, game) as race:
                    updates = [await line.until("update") for line in race.lines]
                    dealt.append(updates[0]["news"])
                    heard.append([told(line, race) for line in race.lines])
    assert heard[0] == heard[1] == heard[2]
    assert all(len(messages) > 1 for messages in heard[0])
    assert dealt[0] != dealt[1] != dealt[2]


def other_chance(number: int) -> Callable[[bytes, int], Dealer]:
    """The same as ever for what is dealt at the beginning, and something else afterwards."""

    def dealer(seed: bytes, drawn: int = 0) -> Dealer:
        return Dealer(bytes([number if drawn else 0]) + seed[1:], drawn)

    return dealer


def told(line: Line, race: Race) -> list[str]:
    """Every byte of the countdown, but for the name of the table and how the time passed."""
    since = next(at for at, text in enumerate(line.heard) if "begins_in_ms" in text)
    until = next(at for at, text in enumerate(line.heard) if at > since and '"update"' in text)
    return [
        re.sub('"begins_in_ms":[0-9]+', "", text.replace(race.table, ""))
        for text in line.heard[since:until]
        if '"answer"' not in text
    ]


@each_race
async def test_until_its_end_nothing_is_remembered(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house, counting(house, game, countdown_s=10) as race:
        stored = await house.server.store.table(race.table)
        assert stored is not None
        assert sum(len(step.events) for step in stored.steps) == race.before["version"]


@each_race
async def test_after_a_restart_it_is_asked_and_counted_again(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house, counting(house, game) as race:
        cookies = race.guests[race.seat].browser.cookies
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        guest.browser.cookies = cookies
        async with guest.at(race.table, since=race.before["version"]) as back:
            await race.act(race.gun, back)
            await back.until("table", lambda table: "begins_in_ms" in table)
            assert (await back.answer_to(race.gun))["type"] == "answer"
            assert len((await back.until("update"))["waiting"]) > 1


@each_race
async def test_asked_twice_it_is_one(game: AnyGame, tmp_path: Path) -> None:
    async with (
        opened(tmp_path) as house,
        counting(house, game) as race,
        race.guests[race.seat].at(race.table) as other,
    ):
        await race.act(race.gun, other)
        await race.act("another", other)
        answers = [await line.answer_to(race.gun) for line in (race.last, other)]
        assert answers[0] == answers[1]
        assert answers[0]["type"] == "answer"
        assert (await other.answer_to("another"))["type"] == "refusal"


@each_race
async def test_it_goes_on_without_whoever_began_it(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house, counting(house, game) as race:
        await race.last.socket.close()
        other = next(line for line in race.lines if line is not race.last)
        assert len((await other.until("update"))["waiting"]) > 1


@each_race
async def test_it_ends_with_an_abandoned_match(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house, counting(house, game, countdown_s=10) as race:
        for guest in race.guests:
            table = await guest.order(race.table, "abandon")
        assert (table["status"], "begins_in_ms" in table) == ("abandoned", False)
        refusal = await asyncio.wait_for(race.last.answer_to(race.gun), 5)
        assert refusal["rule"] == "TB-02"


@each_race
async def test_a_bot_that_sits_in_counts_anew(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house, counting(house, game, bot_pace_ms=0) as race:
        await race.guests[race.seat].order(race.table, "seat-bot", seat=race.seat, bot="random")
        assert (await race.last.answer_to(race.gun))["reason"] == "bot-sits-here"
        await race.last.until("table", lambda table: "begins_in_ms" in table)
        assert len((await race.is_on())["waiting"]) > 1


@each_race
async def test_the_clock_fires_the_gun_too(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guests, table = await starting(house, game, countdown_s=COUNTDOWN_S, clock_s=5)
        async with guests[0].at(table) as anna:
            counting = await anna.until("table", lambda table: "begins_in_ms" in table)
            assert counting["begins_in_ms"] <= 1000 * COUNTDOWN_S
            assert len((await anna.until("update"))["waiting"]) > 1


@each_race
async def test_the_clock_counts_from_the_race_on(game: AnyGame, tmp_path: Path) -> None:
    async with opened(tmp_path) as house, counting(house, game, clock_s=5) as race:
        assert 4900 < (await race.is_on())["time_left_ms"] <= 5000


@each_race
async def test_bots_fire_the_gun_too_and_do_not_begin_before_it(
    game: AnyGame, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        host = await house.guest("Anna")
        settings = {"countdown_s": COUNTDOWN_S, "bot_pace_ms": 0}
        table = await host.open_table(game.key, ["random", "random"], settings=settings)
        async with host.at(table) as line:
            await host.order(table, "start")
            await line.until("table", lambda table: "begins_in_ms" in table)
            began = asyncio.get_running_loop().time()
            after = await line.until("update")
            assert asyncio.get_running_loop().time() - began > 0.9 * COUNTDOWN_S
            assert len(after["waiting"]) > 1
