"""`fortable doctor`: what is wrong is said in words, in every language, with a status."""

import json
import socket
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import apsw
import pytest

from fortable.cli import main
from fortable.server.doctor import machine
from fortable.server.store.sqlite.database import open_database
from fortable.texts import LANGUAGES

from .servers import free_port, served


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FORTABLE_PORT", str(free_port()))
    open_database(tmp_path / "x.sqlite").close()
    return tmp_path / "x.sqlite"


def examined(database: Path, capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, bool]:
    """By what was found, whether it is a fault."""
    status = main(["doctor", "--database", str(database), "--json", *words])
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert status == (0 if told["is_well"] else 1)
    return {each["what"]: each["is_fault"] for each in told["found"]}


def test_a_healthy_server_is_told_so(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = examined(database, capsys)
    assert not any(found.values())
    assert {"versions", "extras", "file-fine", "room", "disk", "port-free"} <= found.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_readers_language(
    language: str, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", language, "doctor", "--database", str(database)]) == 0
    assert "SQLite" in capsys.readouterr().out


def test_a_port_that_somebody_else_has_is_a_fault(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert examined(database, capsys, "--port", port)["port-taken"], (
            "as it is told to the server"
        )
        monkeypatch.setenv("FORTABLE_PORT", port)
        assert examined(database, capsys)["port-taken"]


async def test_the_port_of_the_server_that_runs_is_known(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    async with served(tmp_path) as server:
        monkeypatch.setenv("FORTABLE_PORT", server.address.rpartition(":")[2])
        found = await asyncio.to_thread(examined, tmp_path / "x.sqlite", capsys)
        assert found["port-ours"] is False
        url = f"http://{server.address}"
        found = await asyncio.to_thread(examined, tmp_path / "x.sqlite", capsys, "--url", url)
        assert found["no-tls"] is True


def test_a_clock_that_was_set_back_is_seen(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(apsw.Connection(str(database))) as connection:
        tomorrow = time.time() + 86400
        connection.execute("INSERT INTO people VALUES ('a', 'Anna', ?)", (tomorrow,))
    assert examined(database, capsys)["clock"]


def test_what_others_can_read_is_told(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.chmod(0o644)
    assert examined(database, capsys)["open-file"]
    database.chmod(0o600)
    settings = tmp_path / "s.toml"
    settings.write_text('metrics_token = "sesame"\n')
    settings.chmod(0o644)
    assert examined(database, capsys, "--settings", str(settings))["open-file"]


def test_a_file_that_is_no_database_is_told(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.write_text("Dear Anna, this is no database, and it is long enough to show that.")
    assert examined(database, capsys)["file"]


def test_a_small_and_slow_disk_is_told(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "LITTLE_MIB", 10**9)
    monkeypatch.setattr(machine, "SLOW_MS", 0.0)
    found = examined(database, capsys)
    assert found["little-room"]
    assert found["slow-disk"]


@pytest.mark.parametrize(
    ("url", "what"), [("http://127.0.0.1:1", "no-answer"), ("ftp://x", "no-answer")]
)
def test_a_public_address_that_does_not_answer_is_told(
    url: str, what: str, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert examined(database, capsys, "--url", url)[what]


def test_a_name_that_leads_nowhere_is_told(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORTABLE_SITE", "nowhere.invalid,localhost")
    found = examined(database, capsys)
    assert found["no-name"]
    assert not found["name"]
