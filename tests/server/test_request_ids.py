"""Every answer has an id by which the lines about it are found; and no name or secret is in the log."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
import structlog

from fortable.catalog import catalog

from .guests import Guest, seated
from .player import Player
from .servers import opened, served

PLAIN = re.compile(r"[A-Za-z0-9_.-]{1,64}")


async def test_each_answer_has_an_id_of_its_own(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest("Anna")
        answers = [await guest.get(path) for path in ("/api/me", "/healthz", "/nowhere", "/")]
        ids = [answer.headers["x-request-id"] for answer in answers]
        assert len(set(ids)) == len(ids)
        assert all(map(PLAIN.fullmatch, ids))


@pytest.mark.parametrize(
    ("headers", "is_taken"),
    [
        ({"x-request-id": "theirs"}, False),
        ({"x-request-id": "theirs", "x-forwarded-for": "192.0.2.1"}, True),
        ({"x-request-id": "a b", "x-forwarded-for": "192.0.2.1"}, False),
        ({"x-request-id": "a" * 65, "x-forwarded-for": "192.0.2.1"}, False),
    ],
)
async def test_one_is_taken_from_a_trusted_proxy_alone(
    headers: dict[str, str], is_taken: bool, tmp_path: Path
) -> None:
    async with opened(tmp_path) as house:
        guest = await house.guest(None)
        answer = await guest.browser.get("/healthz", headers=headers)
        assert (answer.headers["x-request-id"] == headers["x-request-id"]) is is_taken
    async with opened(tmp_path, proxies="10.0.0.1") as house:
        guest = await house.guest(None)
        answer = await guest.browser.get("/healthz", headers=headers)
        assert answer.headers["x-request-id"] != headers["x-request-id"]


async def test_lines_about_a_request_have_its_id(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = list[dict[str, object]]()

    async def noisy(*_: object) -> None:
        seen.append(dict(structlog.contextvars.get_contextvars()))

    async with opened(tmp_path) as house:
        monkeypatch.setattr(house.server.readiness, "check", noisy)
        answer = await (await house.guest(None)).get("/readyz")
    assert seen == [{"request": answer.headers["x-request-id"]}]


ODD = ("Zoë Ünïcode", "<b>bold</b>", "Robert'); DROP TABLE", "שרה")


async def test_no_name_and_no_secret_is_in_the_log(tmp_path: Path) -> None:
    """People with odd names play, come with garbage, are refused and deleted, and the server is killed."""
    game = next(each for each in catalog().games.values() if 2 in each.seats)
    async with served(tmp_path, "--rate", "10000") as server:
        guests = [Guest(server.address) for _ in ODD]
        for guest, name in zip(guests, ODD, strict=True):
            await guest.introduce(name)
        table = await seated(guests[0], guests[1:2], game.key)
        players = [Player(each, table, game, Random(7)) for each in guests[:2]]
        await asyncio.wait_for(asyncio.gather(*(each.play() for each in players)), 60)
        async with guests[2].at(table) as line:
            await line.until("table")
            await line.say('{"type":"act","name":"Zoë"}')
        await guests[0].browser.request("DELETE", "/api/me")
        await guests[1].post("/api/tables", {"game": "Zoë Ünïcode"})
        cookies = [value for guest in guests for value in guest.browser.cookies.values()]
        for guest in guests:
            await guest.leave()
        await server.stop()
        logged = server.logged
    for secret in (*ODD, *cookies, "Zo\\u00eb"):
        assert secret not in logged
