"""Whoever looks after a server: by a token or by the key beside the file, and nobody else."""

from pathlib import Path
from typing import Any

import pytest
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs

from fortable.kernel.codec import encode
from fortable.server.http.api.operators import ADMIN
from fortable.server.operating.local_key import key_file, read_key
from fortable.testing import rule
from tests.server.guests import seated
from tests.server.servers import opened

from .office import DAY_S, GAME, TOKEN, Office, person_id


def path_of(path: str) -> str:
    filled = path.format(table="1", person="1", number="1")
    return filled.removeprefix("/api/admin/")


@rule("TB-10")
@pytest.mark.parametrize("endpoint", ADMIN, ids=lambda each: f"{each.method} {each.path}")
async def test_nothing_is_there_without_the_token(endpoint: Any, tmp_path: Path) -> None:
    async with opened(tmp_path, admin_token=TOKEN, rate=1000.0) as house:
        for word in ("", "wrong", TOKEN[:-1], f"{TOKEN}x"):
            body = {} if endpoint.body is None else {"json": {"seconds": 60, "person": "x"}}
            answer = await Office(house, word).answer(
                endpoint.method, path_of(endpoint.path), **body
            )
            assert (answer.status_code, answer.json()["reason"]) == (403, "admin")


async def test_it_is_off_as_it_comes(tmp_path: Path) -> None:
    """An empty token opens nothing, and the key beside the file opens nothing through a proxy."""
    async with opened(tmp_path) as house:
        assert (await Office(house, "").answer("GET", "tables")).status_code == 403
        key = read_key(tmp_path / "x.sqlite").token
        assert (await Office(house, key).answer("GET", "tables")).status_code == 200
        forwarded = {"headers": {"x-forwarded-for": "192.0.2.1"}}
        assert (await Office(house, key).answer("GET", "tables", **forwarded)).status_code == 403


async def test_the_key_is_for_whoever_may_read_the_file_and_ends_with_the_server(
    tmp_path: Path,
) -> None:
    file = key_file(tmp_path / "x.sqlite")
    async with opened(tmp_path):
        assert file.stat().st_mode & 0o777 == 0o600
        first = read_key(tmp_path / "x.sqlite").token
    assert not file.exists()
    async with opened(tmp_path):
        assert read_key(tmp_path / "x.sqlite").token != first


@rule("TB-11")
async def test_whoever_guesses_has_few_tries_and_whoever_knows_as_many_as_needed(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        office = Office(house)
        for _ in range(30):
            await office.ask("GET", "bans")
        guesses = [
            (await Office(house, f"guess {number}").answer("GET", "bans")).status_code
            for number in range(20)
        ]
        assert guesses[:10] == [403] * 10
        assert guesses.count(429) >= 5, "a few are let pass as time goes by"


async def test_an_operator_sees_no_secret_of_a_match(tmp_path: Path) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        guests = await house.party(2)
        table = await seated(guests[0], guests[1:], GAME.key)
        row = await house.server.store.row(table)
        assert row is not None
        office = Office(house)
        told = [
            await office.ask("GET", "tables"),
            await office.ask("GET", f"tables/{table}"),
            await office.ask("GET", f"people/{row.host}"),
        ]
        written = encode(told).decode()
        assert row.seed.hex() not in written
        assert encode(row.seed).decode().strip('"') not in written
        assert told[1]["status"] == "playing"
        assert {player["name"] for player in told[1]["players"]} == {"Guest 0", "Guest 1"}
        devices = await house.server.store.devices_of(row.host)
        assert not any(each.token_hash.hex()[:12] in written for each in devices)


async def test_a_table_is_ended_for_good_and_those_there_hear_it(tmp_path: Path) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        guests, office = await house.party(2), Office(house)
        table = await seated(guests[0], guests[1:], GAME.key)
        async with guests[1].at(table) as line:
            await line.until("update")
            assert (await office.ask("DELETE", f"tables/{table}"))["status"] == "abandoned"
            await line.until("table", lambda said: said["status"] == "abandoned")
        again = await office.answer("DELETE", f"tables/{table}")
        assert again.json()["rule"] == "TB-02"
        gone = await office.answer("DELETE", "tables/nowhere")
        assert gone.status_code == 404


async def test_a_person_is_deleted_with_everything_about_them(tmp_path: Path) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        (anna, ben), office = await house.party(2), Office(house)
        table = await seated(anna, [ben], GAME.key)
        person = await person_id(anna, office)
        await office.ask("POST", "bans", json={"person": person, "seconds": DAY_S})
        assert len((await office.ask("GET", f"people/{person}"))["bans"]) == 1
        assert await office.ask("DELETE", f"people/{person}") == {"person": person}
        assert (await office.answer("GET", f"people/{person}")).status_code == 404
        assert (await anna.get("/api/me")).json()["name"] is None
        assert await house.server.store.bans(0.0, None, 9) == ()
        row = await house.server.store.row(table)
        assert row is not None
        assert person not in encode(row).decode()


async def test_what_an_operator_did_is_in_the_log_without_names(tmp_path: Path) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        (anna, ben) = await house.party(2)
        table = await seated(anna, [ben], GAME.key)
        office = Office(house)
        person = await person_id(ben, office)
        wish = {"person": person, "seconds": 60, "note": "a remark"}
        with capture_logs(processors=[merge_contextvars]) as lines:
            await office.ask("DELETE", f"tables/{table}")
            (ban,) = await office.ask("POST", "bans", json=wish)
            await office.ask("DELETE", f"bans/{ban['number']}")
            await office.ask("DELETE", f"people/{person}")
        done = [line for line in lines if line["event"] == "operator_acted"]
        assert [line["what"] for line in done] == ["end_table", "ban", "lift_ban", "delete_person"]
        assert done[0]["table"] == table
        assert {line["person"] for line in done[1:]} == {person}
        assert all(line["request"] for line in done)
        assert not any(word in str(done) for word in ("Guest", "a remark", TOKEN))
