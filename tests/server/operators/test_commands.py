"""`fortable admin`: to the server that runs, or to the database of one that does not."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from fortable.cli import main
from fortable.server.store.sqlite import SqliteStore
from fortable.testing import rule
from tests.server.guests import seated
from tests.server.servers import opened

from .office import DAY_S, GAME, TOKEN


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
