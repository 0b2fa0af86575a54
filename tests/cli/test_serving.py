"""`fortable serve`, `fortable backup` and `fortable restore`, as somebody starts them."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from fortable.cli import main
from fortable.server.settings import read_settings
from fortable.server.settings.settings import kinds
from fortable.server.settings.sources import flag_of, variable_of


@contextmanager
def serving(*words: str, **environment: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server, and the first line it says."""
    program = subprocess.Popen(
        [sys.executable, "-m", "fortable", "--lang", "en", "serve", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    assert program.stdout is not None
    try:
        yield program, program.stdout.readline()
    finally:
        program.send_signal(signal.SIGTERM)
        program.communicate(timeout=20)


def address(line: str) -> str:
    found = re.search(r"http://localhost:\d+/", line)
    assert found is not None, line
    return found.group()


def test_it_says_where_it_is_and_keeps_its_file(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "x.sqlite"
    with (
        serving("--port", "0", "--database", str(file)) as (_, line),
        urlopen(f"{address(line)}healthz") as answer,  # noqa: S310
    ):
        assert answer.read() == b"ok\n"
    assert file.is_file()


def test_two_can_be_started_without_thinking_of_ports(tmp_path: Path) -> None:
    one, two = (str(tmp_path / name) for name in ("one.sqlite", "two.sqlite"))
    with serving("--database", one) as (_, first), serving("--database", two) as (_, second):
        assert address(first) != address(second)


def test_phones_in_the_room_get_an_address_and_a_picture_of_it(tmp_path: Path) -> None:
    database = str(tmp_path / "x.sqlite")
    with serving("--host", "0.0.0.0", "--port", "0", "--database", database) as (program, _):  # noqa: S104
        assert program.stdout is not None
        told = ""
        while "Ctrl+C" not in told:
            told += program.stdout.readline()
    if "phones" in told:  # a machine without a network has no address to tell
        assert "█" in told


def test_everything_can_be_set_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORTABLE_PORT", "7777")
    monkeypatch.setenv("FORTABLE_RATE", "5.5")
    monkeypatch.setenv("FORTABLE_DATABASE", "/srv/x.sqlite")
    settings = read_settings(port=None, rate="9.0").settings
    assert (settings.port, settings.rate, settings.database) == (7777, 9.0, "/srv/x.sqlite")


def test_help_explains_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--lang", "en", "serve", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    for name in kinds():
        assert f"{flag_of(name)} " in told
        assert f"({variable_of(name)})" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "99999"], "99999"),
        (["--rate", "0"], "more than 0"),
        (["--bus", "pigeons"], "pigeons"),
        (["--keep-days", "-1"], "0 or more"),
        (["--most-guests", "-1"], "0 or more"),
    ],
)
def test_a_setting_that_cannot_be_is_told(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--database", str(tmp_path / "x.sqlite"), *words]) == 2
    assert told in capsys.readouterr().err


def test_a_file_that_cannot_be_opened_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter, folder = tmp_path / "letter.txt", tmp_path / "folder"
    letter.write_text("Dear Anna, this is no database, and it is long enough to show that.")
    folder.mkdir()
    for place, told in ((letter, "not a database"), (folder, "Is a directory")):
        assert main(["--lang", "en", "serve", "--port", "0", "--database", str(place)]) == 2
        said = capsys.readouterr().err
        assert told in said
        assert str(place) in said
        assert "Traceback" not in said
    assert letter.read_text().startswith("Dear Anna")


def test_a_second_server_on_one_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "x.sqlite")
    with serving("--port", "0", "--database", file) as (program, line):
        address(line)
        assert main(["--lang", "en", "serve", "--port", "0", "--database", file]) == 2
        said = capsys.readouterr().err
        assert f"process {program.pid}" in said
        assert "(TB-12)" in said


def test_a_number_in_the_environment_must_be_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORTABLE_PORT", "eighty")
    assert main(["serve"]) == 2
    assert "FORTABLE_PORT" in capsys.readouterr().err


def test_a_backup_is_made_while_the_server_goes_on_and_put_back_when_it_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "x.sqlite", tmp_path / "copy.sqlite"
    with serving("--port", "0", "--database", str(file)) as (_, line):
        data = json.dumps({"name": "Anna"}).encode()
        with urlopen(f"{address(line)}api/me", data):  # noqa: S310
            pass
        assert main(["backup", str(copy), "--database", str(file)]) == 0
        with urlopen(f"{address(line)}healthz") as answer:  # noqa: S310
            assert answer.status == 200
        assert main(["restore", str(copy), "--database", str(file)]) == 2
    assert b"Anna" in copy.read_bytes()
    assert main(["--lang", "en", "restore", str(copy), "--database", str(file)]) == 0
    told = capsys.readouterr()
    assert "in use by another server" in told.err
    assert f"What was there before is kept in {file}.before-" in told.out
    assert main(["restore", str(tmp_path / "none"), "--database", str(file)]) == 2


def test_a_backup_overwrites_nothing_and_makes_no_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    assert main(["backup", str(there), "--database", str(tmp_path / "none.sqlite")]) == 2
    assert "none.sqlite" in capsys.readouterr().err
    (tmp_path / "x.sqlite").touch()
    assert main(["backup", str(there), "--database", str(tmp_path / "x.sqlite")]) == 2
    assert there.read_text() == "mine"
    assert not (tmp_path / "none.sqlite").exists()
