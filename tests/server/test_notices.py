"""Telling people who are away: it is sealed, in their language, at their hours; tried again, and given up."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Illegal
from fortable.protocol.notices import Quiet
from fortable.server.notices import notifier
from fortable.server.notices.quiet import quiet_until
from fortable.server.settings import ServerSettings
from fortable.server.store import Unavailable
from fortable.server.tables.context import Call
from fortable.testing import rule
from tests.games import for_two, in_turns, listed, some_game

from .guests import Guest, seated
from .push_service import Browser, Letter, PushService, push_service, sender_of
from .servers import Running, opened

GAME = some_game(for_two, in_turns, listed)
SLOW = {"clock_s": 3 * 24 * 3600}


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "LOOK_EVERY_S", 0.02)
    monkeypatch.setattr(notifier, "TRY_AGAIN_S", 0.02)


@asynccontextmanager
async def house_and_service(folder: Path, **how: Any) -> AsyncIterator[tuple[Running, PushService]]:
    async with (
        push_service(**how) as service,
        opened(folder, push="anywhere", push_after_s=0) as house,
    ):
        yield house, service


async def subscribe(
    guest: Guest, service: PushService, language: str = "en", **more: Any
) -> Browser:
    browser = Browser()
    wish = browser.subscription(service.endpoint(language), **more)
    answer = await guest.post(f"/api/me/push?lang={language}", wish)
    assert answer.status_code == 200, answer.text
    assert answer.json()["is_on"]
    return browser


def read(browser: Browser, letter: Letter) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(browser.opened(letter.body))
    return told


async def move(guest: Guest, table: str, number: str = "1") -> None:
    """Whatever is legal first, and away again."""
    async with guest.at(table) as line:
        update = await line.until("update")
        await line.ask(number, update["version"], update["legal"][0])


async def whose_turn(house: Running, table: str) -> int:
    waited = await house.server.store.waited_for([table])
    return waited[table][0]


@rule("TB-20")
async def test_who_is_away_is_told_in_their_language_that_it_is_their_turn(tmp_path: Path) -> None:
    async with house_and_service(tmp_path) as (house, service):
        guests = await house.party(2)
        devices = [
            await subscribe(guest, service, language)
            for guest, language in zip(guests, ("de", "it"), strict=True)
        ]
        table = await seated(guests[0], guests[1:], GAME.key, settings=SLOW)
        first = await whose_turn(house, table)
        (begun,) = await service.until(1)
        told = read(devices[first], begun)
        assert told["title"] == GAME.title
        assert told["body"].startswith(
            ("Du bist dran, mit Guest 1", "Tocca a te, con Guest 0")[first]
        )
        assert (told["path"], told["waiting"]) == (f"/t/{table}", 1)
        assert told["stop"] == ("Keine Nachrichten mehr", "Basta avvisi")[first]
        number = 0
        while await whose_turn(house, table) == first:
            number += 1
            await move(guests[first], table, str(number))
        *_, passed = await service.until(2)
        assert read(devices[1 - first], passed)["body"].startswith(
            ("Du bist dran", "Tocca a te")[1 - first]
        )
        shown = (await guests[0].get("/api/push")).json()
        assert sender_of(passed)["key"] == shown["key"]


@rule("TB-20")
async def test_a_full_table_and_a_rematch_are_told_to_those_who_left_and_to_nobody_who_is_there(
    tmp_path: Path,
) -> None:
    async with house_and_service(tmp_path) as (house, service):
        anna, ben = await house.party(2)
        annas, _ = await subscribe(anna, service), await subscribe(ben, service, "fr")
        table = await anna.open_table(GAME.key, [None, None], settings=SLOW)
        await ben.order(table, "sit")
        (full,) = await service.until(1)
        assert read(annas, full)["body"] == "Everybody is here, and it can begin: Guest 1"
        async with anna.at(table) as line, ben.at(table) as bens_line:
            await line.until("table")
            await bens_line.until("table")
            await anna.order(table, "start")
            await anna.order(table, "abandon")
            await ben.order(table, "abandon")
        await until_all_are_away(house, table)
        again = (await ben.order(table, "rematch"))["next"]
        letters = await service.until(2)
        assert len(letters) == 2, "nobody who was there was told anything"
        assert read(annas, letters[1])["path"] == f"/t/{again}"
        assert read(annas, letters[1])["body"] == "Once more? Guest 1"


async def until_all_are_away(house: Running, table: str) -> None:
    while any(house.server.tables.is_here(table, each) for each in await people_at(house, table)):
        await asyncio.sleep(0.01)


async def people_at(house: Running, table: str) -> list[str]:
    row = await house.server.store.row(table)
    assert row is not None
    return [chair.person for chair in row.chairs if chair.person is not None]


@rule("TB-20")
async def test_a_gone_subscription_is_forgotten_and_a_failure_is_tried_again_and_dropped(
    tmp_path: Path,
) -> None:
    async with house_and_service(tmp_path, status=503) as (house, service):
        guests = await house.party(2)
        for guest, name in zip(guests, ("en", "de"), strict=True):
            await subscribe(guest, service, name)
        table = await seated(guests[0], guests[1:], GAME.key, settings=SLOW)
        first = await whose_turn(house, table)
        await service.until(notifier.MOST_TRIES)
        await until_none_wait(house)
        assert len(service.letters) == notifier.MOST_TRIES
        assert (await guests[first].get("/api/me/push")).json()["is_on"]
        service.status = 410
        await house.server.store.add_notice(
            "turn", table, await people_at(house, table), due=0.0, until=1e12
        )
        house.server.notifier._something.set()
        await service.until(notifier.MOST_TRIES + 1)
        await until_none_wait(house)
        assert not (await guests[first].get("/api/me/push")).json()["is_on"]
        assert (await guests[1 - first].get("/api/me/push")).json()["is_on"], "it was not asked"


async def until_none_wait(house: Running) -> None:
    async with asyncio.timeout(20):
        while await house.server.store.due_notices(1e12, 1, ()):
            await asyncio.sleep(0.01)


@rule("TB-20")
async def test_one_press_stops_it_and_signing_out_does(tmp_path: Path) -> None:
    async with house_and_service(tmp_path) as (house, service):
        anna, ben = await house.party(2)
        for guest, name in ((anna, "en"), (ben, "de")):
            await subscribe(
                guest, service, name, quiet={"since": 22, "until": 7}, zone="Europe/Rome"
            )
        shown = (await anna.get("/api/me/push")).json()
        assert (shown["is_on"], shown["quiet"]) == (True, {"since": 22, "until": 7})
        stopped = (await anna.browser.delete("/api/me/push")).json()
        assert (stopped["is_on"], stopped["quiet"]) == (False, None)
        table = await seated(anna, [ben], GAME.key, settings=SLOW)
        assert await house.server.store.are_subscribed(await people_at(house, table))
        await ben.post("/api/me/logout")
        assert not await house.server.store.are_subscribed(await people_at(house, table))


@rule("TB-20")
async def test_what_is_no_subscription_is_refused_with_a_reason(tmp_path: Path) -> None:
    good = Browser().subscription("https://push.example/x")
    async with opened(tmp_path) as house:
        anna, nobody = await house.guest("Anna"), await house.guest(None)
        for wrong, why in (
            ({"endpoint": "http://push.example/x"}, "TB-20-bad-address"),
            ({"endpoint": "https://push.example:22/x"}, "TB-20-bad-address"),
            ({"p256dh": "AAAA"}, "TB-20-bad-key"),
            ({"auth": "ä"}, "TB-20-bad-key"),
            ({"zone": "Europe/Atlantis"}, "TB-20-bad-zone"),
            ({"quiet": {"since": 24, "until": 7}}, "TB-04-malformed"),
        ):
            refused = (await anna.post("/api/me/push", {**good, **wrong})).json()
            assert (f"{refused['rule']}-{refused['reason']}", bool(refused["text"])) == (why, True)
        assert (await nobody.post("/api/me/push", good)).json()["reason"] == "no-guest"
        assert (await nobody.get("/api/me/push")).json()["is_on"] is False
        assert (await anna.post("/api/me/push", good)).status_code == 200
    async with opened(tmp_path, push="off") as house:
        ben = await house.guest("Ben")
        assert (await ben.get("/api/push")).json() == {"key": None}
        assert (await ben.post("/api/me/push", good)).json()["reason"] == "no-notices"
    with pytest.raises(Illegal, match="wrong-setting"):
        ServerSettings(push="x")  # type: ignore[arg-type]


@rule("TB-20")
async def test_quiet_hours_put_it_off_until_the_morning_also_over_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with push_service() as service:
        async with opened(tmp_path, push="anywhere", push_after_s=0) as house:
            guests = await house.party(2)
            languages = zip(guests, ("en", "de"), strict=True)
            devices = [await subscribe(guest, service, language) for guest, language in languages]
            later = house.server.now() + 1000
            monkeypatch.setattr(notifier, "quiet_until", lambda *_: later)
            table = await seated(guests[0], guests[1:], GAME.key, settings=SLOW)
            first = await whose_turn(house, table)
            async with asyncio.timeout(20):
                while not await house.server.store.due_notices(later, 9, ()):
                    await asyncio.sleep(0.01)
                while await house.server.store.due_notices(later - 1, 9, ()):
                    await asyncio.sleep(0.01)
            assert service.letters == []
        monkeypatch.setattr(notifier, "quiet_until", lambda *_: None)
        async with opened(tmp_path, push="anywhere", push_after_s=0) as house:
            (held,) = await house.server.store.due_notices(later, 9, ())
            await house.server.store.postpone_notice(held.number, 0.0, 0)  # it is morning
            (letter,) = await service.until(1)
        assert read(devices[first], letter)["path"] == f"/t/{table}"


def test_quiet_hours_are_by_the_clock_on_the_readers_wall() -> None:
    at_22_utc = 22 * 3600.0
    assert quiet_until(at_22_utc, "UTC", Quiet(22, 7)) == at_22_utc + 9 * 3600
    assert quiet_until(at_22_utc, "Europe/Zurich", Quiet(22, 7)) == at_22_utc + 8 * 3600
    assert quiet_until(at_22_utc, "America/New_York", Quiet(22, 7)) is None
    assert quiet_until(at_22_utc, "UTC", Quiet(9, 17)) is None
    assert quiet_until(at_22_utc, "UTC", Quiet(0, 0)) is None
    assert quiet_until(at_22_utc, "UTC", None) is None


@rule("TB-20")
async def test_a_store_that_fails_or_a_fault_of_ours_loses_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_and_service(tmp_path) as (house, service):
        guests = await house.party(2)
        for guest, language in zip(guests, ("en", "de"), strict=True):
            await subscribe(guest, service, language)
        store, troubles = house.server.store, [Unavailable(Illegal("TB-12", "locked")), KeyError()]
        ask = store.are_subscribed

        async def are_subscribed(people: Collection[str]) -> bool:
            if troubles:
                raise troubles.pop(0)
            return await ask(people)

        monkeypatch.setattr(store, "are_subscribed", are_subscribed)
        for _ in range(2):
            await seated(guests[0], guests[1:], GAME.key, settings=SLOW)
        await service.until(1)
        assert not troubles


@rule("TB-20")
async def test_nobody_is_told_about_quick_tables_or_those_with_bots_alone(
    tmp_path: Path,
) -> None:
    async with house_and_service(tmp_path) as (house, service):
        anna, ben = await house.party(2)
        devices = {
            f"/{name}": await subscribe(guest, service, name)
            for guest, name in ((anna, "en"), (ben, "de"))
        }
        await seated(anna, [ben], GAME.key, settings={"clock_s": 60})
        alone = await anna.open_table(GAME.key, [None, "random"], settings={"bot_pace_ms": 0})
        await anna.order(alone, "start")
        slow = await seated(anna, [ben], GAME.key, settings=SLOW)
        (letter,) = await service.until(1)
        await until_none_wait(house)
        assert service.letters == [letter]
        assert read(devices[letter.path], letter)["path"] == f"/t/{slow}"


@pytest.mark.parametrize("game", catalog().games.values(), ids=lambda game: game.key)
@rule("TB-20")
async def test_what_is_told_is_the_same_whatever_happens_in_a_match(
    game: AnyGame, tmp_path: Path
) -> None:
    """Two matches from different seeds, some moves of each: a notice differs by its table alone."""
    seats = max(2, min(game.seats))
    async with house_and_service(tmp_path) as (house, service):
        guests = await house.party(seats)
        devices = {}
        for number, guest in enumerate(guests):
            browser = Browser()
            await guest.post("/api/me/push", browser.subscription(service.endpoint(f"{number}")))
            devices[f"/{number}"] = browser
        said = defaultdict[tuple[str, str], set[str]](set)
        for _ in range(2):
            table = await seated(guests[0], guests[1:], game.key, settings=SLOW)
            for number in range(4):
                waiting = await house.server.store.waited_for([table])
                for seat in waiting[table][:1]:
                    await move_somehow(guests[seat], table, f"{number}")
                await until_all_are_away(house, table)
                people = await people_at(house, table)
                house.server.notifier.call(Call("turn", table, tuple(people)))
                await service.until(len(service.letters) + 1)
        await until_none_wait(house)
        for letter in service.letters:
            told = read(devices[letter.path], letter)
            kind = told.pop("tag").partition(" ")[0]
            said[letter.path, kind].add(json.dumps({**told, "path": "", "waiting": 0}))
        assert all(len(texts) == 1 for texts in said.values()), said
        assert "turn" in {kind for _, kind in said}


async def move_somehow(guest: Guest, table: str, number: str) -> None:
    async with guest.at(table) as line:
        update = await line.until("update")
        if update["legal"]:
            await line.ask(number, update["version"], update["legal"][0])


@rule("TB-20", "TB-18")
async def test_who_is_in_a_cup_is_told_that_a_round_is_on_and_its_host_is_not(
    tmp_path: Path,
) -> None:
    async with house_and_service(tmp_path) as (house, service):
        guests = await house.party(2)
        devices = [await subscribe(guest, service, "de") for guest in guests]
        new = {"game": GAME.key, "kind": "tables", "rounds": 1, "lasts_s": 3600, "seats": 2}
        cup = (await guests[0].post("/api/cups", new)).json()["id"]
        for guest, order in ((guests[1], "join"), (guests[0], "begin")):
            await guest.post(f"/api/cups/{cup}", {"do": order})
        (letter,) = await service.until(1)
        told = read(devices[1], letter)
        assert (told["title"], told["path"]) == (GAME.title, f"/cup/{cup}")
        assert told["body"].startswith("Dein Pokal geht weiter")
