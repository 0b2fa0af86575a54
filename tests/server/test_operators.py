"""Whoever looks after a server: by a token or by the key beside the file, and nobody else."""

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from structlog.contextvars import merge_contextvars
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from fortable.cli import main
from fortable.kernel.codec import encode
from fortable.server.http.api.operators import ADMIN
from fortable.server.operating.local_key import key_file, read_key
from fortable.server.people.banning.marks import Marks, key_file as marks_file
from fortable.server.store import Ban
from fortable.server.store.sqlite import SqliteStore
from fortable.testing import rule
from fortable.texts import LANGUAGES
from tests.games import for_two, in_turns, some_game

from .guests import PATIENCE_S, TRUSTED, Guest, seated, turned_away
from .servers import Running, opened

GAME = some_game(for_two, in_turns)
TOKEN = "a token that is long enough"  # noqa: S105
DAY_S = 86400


class Office:
    """An operator's requests to a running server."""

    def __init__(self, house: Running, token: str = TOKEN) -> None:
        self._headers = {"authorization": f"Bearer {token}".strip()}
        self._address = house.address

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        answer = await self.answer(method, path, **more)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def answer(self, method: str, path: str, **more: Any) -> httpx.Response:
        link = f"http://{self._address}/api/admin/{path}"
        async with httpx.AsyncClient(
            headers=self._headers, timeout=PATIENCE_S, verify=TRUSTED
        ) as client:
            return await client.request(method, link, **more)


async def person_id(guest: Guest, office: Office) -> str:
    me = (await guest.get("/api/me")).json()
    found: str = next(
        each["id"] for each in await office.ask("GET", "people") if each["name"] == me["name"]
    )
    return found


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
        enter = house.server.connections.enter

        def banned_meanwhile(who: str, where: str) -> None:
            enter(who, where)
            house.server.bans._until[f"person/{person}"] = house.server.now() + DAY_S

        house.server.connections.enter = banned_meanwhile  # type: ignore[assignment, method-assign]
        async with anna.at(table) as line:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(line.until_closed(), PATIENCE_S)


async def test_an_address_is_banned_with_all_who_share_it_and_none_is_kept(tmp_path: Path) -> None:
    async with opened(tmp_path, admin_token=TOKEN) as house:
        anna, office = await house.guest("Anna"), Office(house)
        elsewhere = {"address": "2001:db8::1", "seconds": DAY_S}
        await office.ask("POST", "bans", json=elsewhere)
        assert (await anna.get("/api/tables")).status_code == 200
        headers = {"x-forwarded-for": "2001:db8::ffff"}
        there = await anna.browser.get("/api/tables", headers=headers)
        assert there.json()["reason"] == "banned"
        await office.ask("POST", "bans", json={"address": "127.0.0.1", "seconds": DAY_S})
        assert (await anna.get("/api/tables")).json()["reason"] == "banned"
        stranger = await house.guest(None)
        assert (await stranger.post("/api/me", {"name": "Eve"})).json()["reason"] == "banned"
        assert len(await office.ask("GET", "bans")) == 2, "whoever looks after it is not kept out"
    assert b"2001:db8" not in (tmp_path / "x.sqlite").read_bytes()


async def test_who_has_the_database_alone_cannot_try_addresses(tmp_path: Path) -> None:
    """The mark of one is made with a key that lies beside it, for nobody else, and is the same tomorrow."""
    async with opened(tmp_path, admin_token=TOKEN) as house:
        await Office(house).ask("POST", "bans", json={"address": "192.0.2.7", "seconds": DAY_S})
        (ban,) = await house.server.store.bans(0.0, None, 9)
        secret, former = house.server.marks.all_of("192.0.2.7")
        assert ban.household == secret != former
    file = marks_file(tmp_path / "x.sqlite")
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.read_bytes() not in (tmp_path / "x.sqlite").read_bytes()
    async with opened(tmp_path) as house:
        assert house.server.marks.of("192.0.2.7") == secret


def test_the_key_for_marks_has_a_place_also_where_there_is_no_file(tmp_path: Path) -> None:
    """With a database elsewhere nobody else makes the folder."""
    database = tmp_path / "data" / "fortable" / "fortable.sqlite"
    first, second = Marks(database), Marks(database)
    with capture_logs() as lines:
        first.load("former")
        second.load("former")
    assert first.of("192.0.2.7") == second.of("192.0.2.7") != first.all_of("192.0.2.7")[1]
    assert lines == []


def test_several_processes_of_one_house_know_each_others_marks(tmp_path: Path) -> None:
    """Each has a folder of its own, and none of them a key that the others lack."""
    one, other = Marks(tmp_path / "one.sqlite"), Marks(tmp_path / "other.sqlite")
    for marks in (one, other):
        marks.load("installation", is_shared=True)
    assert one.of("192.0.2.7") == other.of("192.0.2.7") != one.of("192.0.2.8")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="it is about root")
def test_a_key_for_marks_that_root_made_is_the_servers(tmp_path: Path) -> None:
    os.chown(tmp_path, 65532, 65532)
    Marks(tmp_path / "x.sqlite").load("former")
    assert marks_file(tmp_path / "x.sqlite").stat().st_uid == 65532


async def test_who_was_banned_by_a_mark_of_former_versions_stays_so(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, now = await house.guest("Anna"), house.server.now()
        _, former = house.server.marks.all_of("127.0.0.1")
        await house.server.store.add_ban(Ban(None, former, now, now + DAY_S))
        await house.server.bans.load()
        assert (await anna.get("/api/tables")).json()["reason"] == "banned"


async def test_a_key_for_marks_that_is_not_whole_is_told_and_not_used(tmp_path: Path) -> None:
    marks_file(tmp_path / "x.sqlite").write_bytes(b"torn")
    with capture_logs() as lines:
        async with opened(tmp_path) as house:
            secret, former = house.server.marks.all_of("192.0.2.7")
            assert secret == former
    assert [line["event"] for line in lines if line["log_level"] == "warning"] == [
        "no_key_for_marks"
    ]


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


def admin(database: Path, *words: str) -> int:
    what, *rest = words
    return main(["--lang", "en", "admin", what, "--database", str(database), *rest])


async def test_commands_go_to_the_server_that_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with opened(tmp_path) as house:
        file = tmp_path / "x.sqlite"
        (anna, ben) = await house.party(2)
        table = await seated(anna, [ben], GAME.key)

        async def told(*words: str) -> Any:
            assert await asyncio.to_thread(admin, file, *words, "--json") == 0
            return json.loads(capsys.readouterr().out.splitlines()[-1])  # behind the server's log

        assert [each["id"] for each in await told("tables")] == [table]
        assert (await told("tables", table, "--end"))["status"] == "abandoned"
        assert await told("matches") == []
        people = {each["name"]: each["id"] for each in await told("people")}
        assert people.keys() == {"Guest 0", "Guest 1"}
        (ban,) = await told("people", people["Guest 1"], "--ban", "7d", "--note", "spam")
        assert round(ban["until"] - ban["since"]) == 7 * DAY_S
        assert (await ben.get("/api/tables")).json()["reason"] == "banned"
        await told("bans", "--lift", str(ban["number"]))
        await told("bans", "--ban", "2h", "--address", "192.0.2.7")
        await told("people", people["Guest 0"], "--delete")
        assert (await anna.get("/api/me")).json()["name"] is None
        assert await asyncio.to_thread(admin, file, "tables", "nowhere") == 2
        assert "(TB-09)" in capsys.readouterr().err


def test_whoever_reads_a_list_is_told_how_it_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visited() -> None:
        async with opened(tmp_path) as house:
            await house.party(2)

    asyncio.run(visited())
    assert admin(tmp_path / "x.sqlite", "people") == 0
    assert "--after" not in capsys.readouterr().err
    monkeypatch.setattr("fortable.server.operating.operator.PORTION", 1)
    assert admin(tmp_path / "x.sqlite", "people") == 0
    said = capsys.readouterr()
    last = said.out.split()[0].removeprefix("id=")
    assert f"--after {last}" in said.err


def test_commands_go_to_the_database_of_a_server_that_is_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.sqlite"

    async def played() -> str:
        async with opened(tmp_path) as house:
            (anna, ben) = await house.party(2)
            return await seated(anna, [ben], GAME.key)

    table = asyncio.run(played())
    assert admin(file, "tables") == 0
    assert f"id={table}" in capsys.readouterr().out
    assert admin(file, "tables", table, "--end", "--json") == 0
    assert json.loads(capsys.readouterr().out)["status"] == "abandoned"
    assert admin(file, "people", "--name", "guest 1", "--json") == 0
    (ben,) = json.loads(capsys.readouterr().out)
    assert admin(file, "people", ben["id"], "--ban", "1d") == 0
    capsys.readouterr()
    assert admin(file, "bans", "--json") == 0
    assert [each["person"] for each in json.loads(capsys.readouterr().out)] == [ben["id"]]
    assert admin(file, "people", ben["id"], "--delete") == 0
    assert admin(file, "people", ben["id"]) == 2

    async def left() -> int:
        store = SqliteStore(file)
        try:
            return len(await store.all_people("", None, 9)) + len(await store.bans(0.0, None, 9))
        finally:
            await store.close()

    assert asyncio.run(left()) == 1


@rule("TB-06")
def test_a_span_of_time_must_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from fortable.server.store.sqlite.database import open_database

    open_database(tmp_path / "x.sqlite").close()
    assert admin(tmp_path / "x.sqlite", "people", "x", "--ban", "soon") == 2
    assert "12h" in capsys.readouterr().err


@rule("TB-06")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("tables", "--end"), "fortable admin tables ID --end"),
        (("people", "--delete"), "fortable admin people ID --delete"),
        (("people", "--ban", "7d"), "fortable admin people ID --ban"),
        (("bans", "--address", "192.0.2.7"), "12h"),
        (("tables", "--status", "asleep"), "abandoned"),
    ],
)
def test_what_is_not_done_does_not_look_as_if_it_were(
    words: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A list would."""
    from fortable.server.store.sqlite.database import open_database

    open_database(tmp_path / "x.sqlite").close()
    assert admin(tmp_path / "x.sqlite", *words) == 2
    said = capsys.readouterr()
    assert (said.out, told in said.err) == ("", True)


@pytest.fixture
def stranger() -> Iterator[tuple[str, list[str]]]:
    """A server of somebody else's, and the tokens that it was told."""
    told: list[str] = []

    class Stranger(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            told.append(self.headers["authorization"])
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"[]")

        def log_message(self, *_: object) -> None: ...

    with served_by(Stranger) as address:
        yield address, told


@contextmanager
def served_by(kind: type[BaseHTTPRequestHandler]) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), kind) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


@rule("TB-06")
def test_the_token_goes_nowhere_but_to_the_server_that_was_named(
    stranger: tuple[str, list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    elsewhere, told = stranger

    class Pointer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(302)
            self.send_header("Location", f"{elsewhere}/x")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    monkeypatch.setenv("FORTABLE_ADMIN_TOKEN", TOKEN)
    with served_by(Pointer) as address:
        assert admin(tmp_path / "x.sqlite", "tables", "--url", address) == 2
    said = capsys.readouterr()
    assert (said.out, f"{elsewhere}/x" in said.err, told) == ("", True, [])


async def test_the_key_beside_the_file_goes_through_no_proxy(
    stranger: tuple[str, list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proxy, told = stranger
    monkeypatch.setenv("http_proxy", proxy)
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    async with opened(tmp_path):
        assert await asyncio.to_thread(admin, tmp_path / "x.sqlite", "tables") == 0
    assert told == []


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    assert admin(tmp_path / "none.sqlite", "tables") == 2
    assert not (tmp_path / "none.sqlite").exists()
