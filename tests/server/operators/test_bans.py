"""Who is banned is told until when, and for how long it holds."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from fortable.testing import rule
from fortable.texts import LANGUAGES
from tests.server.guests import PATIENCE_S, seated, turned_away
from tests.server.servers import opened

from .office import DAY_S, GAME, TOKEN, Office, person_id


@rule("TB-10")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_is_banned_is_told_until_when_and_may_have_their_data(
    language: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        (anna, ben), office = await house.party(2), Office(house)
        table = await seated(anna, [ben], GAME.key)
        person = await person_id(anna, office)
        async with anna.at(table) as line:
            await line.until("update")
            (ban,) = await office.ask("POST", "bans", json={"person": person, "seconds": DAY_S})
            with pytest.raises(ConnectionClosed):
                await line.until_closed()
        status, refusal = await turned_away(anna, table, lang=language)
        assert (status, refusal["reason"]) == (403, "banned")
        assert refusal["facts"]["until"] in refusal["text"]
        refused = await anna.post("/api/tables", {"game": GAME.key, "chairs": [None, None]})
        assert refused.json()["reason"] == "banned"
        for path in ("/api/games", "/api/me", "/api/me/data"):
            assert (await anna.get(path)).status_code == 200
        assert (await ben.get("/api/tables")).status_code == 200
        await office.ask("DELETE", f"bans/{ban['number']}")
        assert (await anna.get("/api/tables")).status_code == 200


@rule("TB-10")
async def test_whoever_is_banned_while_a_hand_is_shaken_leaves_at_once(tmp_path: Path) -> None:
    """Between the look at the door and the first word, when nobody listens for bans yet."""
    async with opened(tmp_path, admin_token=TOKEN) as house:
        anna, office = await house.guest("Anna"), Office(house)
        table = await anna.open_table(GAME.key, [None, None])
        person = await person_id(anna, office)
        enter = house.server.limits.connections.enter

        def banned_meanwhile(who: str, where: str) -> None:
            enter(who, where)
            house.server.bans._until[f"person/{person}"] = house.server.now() + DAY_S

        house.server.limits.connections.enter = banned_meanwhile  # type: ignore[assignment, method-assign]
        async with anna.at(table) as line:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.until_closed(), PATIENCE_S)


async def test_however_many_are_banned_all_are_known_and_listed_in_portions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        guests, office = await house.party(5), Office(house)
        people = [await person_id(guest, office) for guest in guests]
        monkeypatch.setattr("fortable.server.people.banning.bans.PORTION", 2)
        monkeypatch.setattr("fortable.server.operating.operator.PORTION", 2)
        for person in people:
            await office.ask("POST", "bans", json={"person": person, "seconds": DAY_S})
        for guest in guests:
            assert (await guest.get("/api/tables")).json()["reason"] == "banned"
        listed, portion = list[int](), await office.ask("GET", "bans")
        while portion:
            assert len(portion) <= 2
            listed += [each["number"] for each in portion]
            portion = await office.ask("GET", f"bans?after={listed[-1]}")
        assert len(listed) == len({*listed}) == 5
        assert await office.ask("GET", "bans?after=nobody") == []


async def test_a_ban_outlives_a_restart_and_ends_by_itself(tmp_path: Path) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        anna, office = await house.guest("Anna"), Office(house)
        cookies = dict(anna.browser.cookies)
        person = await person_id(anna, office)
        await office.ask("POST", "bans", json={"person": person, "seconds": DAY_S})
    async with opened(tmp_path, admin_token=TOKEN) as house:
        again = await house.guest(None)
        again.browser.cookies.update(cookies)
        assert (await again.get("/api/tables")).json()["reason"] == "banned"
        house.server.bans._now = lambda: house.server.now() + 2 * DAY_S
        assert (await again.get("/api/tables")).status_code == 200


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"seconds": 60}, "ban-whom"),
        ({"seconds": 60, "person": "x", "address": "192.0.2.1"}, "ban-whom"),
        ({"seconds": 60, "person": "nobody"}, "no-such-person"),
        ({"seconds": 60, "address": "example.org"}, "no-address"),
        ({"seconds": 59, "address": "192.0.2.1"}, "malformed"),
    ],
)
async def test_a_ban_that_cannot_be_teaches(
    wish: dict[str, Any], reason: str, tmp_path: Path
) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        answer = await Office(house).answer("POST", "bans", json=wish)
        assert 400 <= answer.status_code < 500
        assert answer.json()["reason"] in (reason, "misfit")
        assert await house.server.store.bans(0.0, None, 9) == ()
