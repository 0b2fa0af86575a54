"""A server below systemd: what it says on a socket, and the socket it is handed; and the units."""

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from fortable.server.serving import listen
from fortable.server.supervisor import Supervisor, inherited

UNITS = Path(__file__).parents[2] / "deploy"
PATIENCE_S = 30.0
BEATS_EVERY_S = 0.6

ACTIVATED = """
import os, sys
os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
os.execv(sys.executable, [sys.executable, "-m", "fortable", "--lang", "en", "serve", *sys.argv[1:]])
"""


@pytest.fixture
def ear(tmp_path: Path) -> Iterator[socket.socket]:
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(PATIENCE_S)
        yield listening


@contextmanager
def supervised(
    folder: Path, ear: socket.socket, port: socket.socket
) -> Iterator[subprocess.Popen[bytes]]:
    """A server that is handed a socket, as systemd does it."""
    said = {"NOTIFY_SOCKET": ear.getsockname(), "WATCHDOG_USEC": str(int(3e6 * BEATS_EVERY_S))}
    program = subprocess.Popen(
        [sys.executable, "-c", ACTIVATED, "--database", str(folder / "x.sqlite")],
        stdout=subprocess.PIPE,
        env={**os.environ, **said},
        pass_fds=(3,),
        preexec_fn=lambda: os.dup2(port.fileno(), 3),
    )
    try:
        yield program
    finally:
        program.kill()
        program.communicate()


def test_it_says_when_it_is_ready_alive_and_stopping(tmp_path: Path, ear: socket.socket) -> None:
    with (
        closing(listen("127.0.0.1", 0)) as port,
        supervised(tmp_path, ear, port) as server,
    ):
        first = ear.recv(1000).decode().splitlines()
        assert first == ["READY=1", "STATUS=0 tables in use, 0 connections."]
        with urlopen(f"http://127.0.0.1:{port.getsockname()[1]}/healthz") as answer:
            assert answer.read() == b"ok\n"
        assert ear.recv(1000).startswith(b"WATCHDOG=1\nSTATUS=")
        server.send_signal(signal.SIGSTOP)  # whose loop does not go round says nothing
        ear.settimeout(0.0)
        while heard(ear):
            pass
        ear.settimeout(3 * BEATS_EVERY_S)
        assert not heard(ear)
        ear.settimeout(PATIENCE_S)
        server.send_signal(signal.SIGCONT)
        assert ear.recv(1000).startswith(b"WATCHDOG=1")
        server.send_signal(signal.SIGTERM)
        while not (last := ear.recv(1000)).startswith(b"STOPPING=1"):
            assert last.startswith(b"WATCHDOG=1")


def heard(ear: socket.socket) -> bytes:
    try:
        return ear.recv(1000)
    except (TimeoutError, BlockingIOError):
        return b""


def test_a_socket_for_somebody_else_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LISTEN_FDS", "1")
    monkeypatch.setenv("LISTEN_PID", str(os.getpid() + 1))
    assert inherited() == []
    assert "LISTEN_FDS" not in os.environ, "workers would take it for theirs"


async def test_whoever_listens_no_more_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "nobody"))
    monkeypatch.setenv("WATCHDOG_USEC", "3000")
    supervisor = Supervisor(lambda: "fine")
    supervisor.ready()
    await asyncio.sleep(0.02)
    supervisor.stopping()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not here")
def test_the_unit_is_hardened(tmp_path: Path) -> None:
    shutil.copytree(UNITS, tmp_path / "units")
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager"]
    said = subprocess.run(
        [*command, str(tmp_path / "units" / "fortable.service")], capture_output=True, text=True
    ).stdout
    exposure = re.search(r"exposure level for fortable\.service: ([\d.]+)", said)
    assert exposure is not None, said
    assert float(exposure.group(1)) < 2.0, said
