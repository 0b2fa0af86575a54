"""A real NATS for tests: the one that the environment names, or one of our own, from its wheel."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .guests import PATIENCE_S
from .servers import free_port


@contextmanager
def nats_server() -> Iterator[str]:
    """The address of one; what was started here is gone afterwards."""
    if address := os.environ.get("FORTABLE_TEST_NATS"):
        yield address
        return
    with own_server() as server:
        yield server.address


class Server:
    """One that can be stopped and started again."""

    def __init__(self) -> None:
        self._port = free_port()
        self.address = f"nats://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        """It is there when this returns."""
        command = [program(), "--addr", "127.0.0.1", "--port", str(self._port)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        _wait(self._port)

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Meanwhile it takes what it is sent and answers nothing."""
        self._process.send_signal(signal.SIGSTOP)
        os.waitpid(self._process.pid, os.WUNTRACED)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def own_server() -> Iterator[Server]:
    """For whoever wants to stop it."""
    server = Server()
    try:
        yield server
    finally:
        server.kill()


def program() -> str:
    """Where it is."""
    beside = Path(sys.executable).with_name("nats-server")
    return str(beside) if beside.exists() else shutil.which("nats-server") or "nats-server"


def _wait(port: int) -> None:
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
        else:
            return
