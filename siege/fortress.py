"""The server under siege: as anybody starts it, with its usual limits, in a folder of its own."""

import asyncio
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from bench.server.plug_in import ROOT, plugged_in
from bench.server.processes import free_port
from fortable.server.loop_watch import MACHINE

MOST_VIRTUAL_MEMORY = 4 * 2**30
"""What would take more than this dies, instead of the machine."""
START_S = 60.0
STOP_S = 30.0
LOOK_EVERY_S = 0.05
MIB = 2**20
STALL = re.compile(r'^fortable_loop_stall_seconds_total\{who="([^"]*)"\} (\S+)$', re.MULTILINE)


class Fortress:
    """One folder, one port, and the server that runs there just now."""

    def __init__(self, folder: Path, *, counts_turns: bool = False) -> None:
        self.port = free_port()
        self._program = "siege.turns" if counts_turns else "fortable"
        self.most_memory_mib = 0.0
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def is_alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def log_mib(self) -> float:
        return _size_mib(self._folder / "log.txt")

    @property
    def errors(self) -> list[str]:
        """Lines of its log that tell of one."""
        lines = (self._folder / "log.txt").read_text(errors="replace").splitlines()
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]

    @property
    def database_mib(self) -> float:
        return sum(map(_size_mib, self._folder.glob("table.sqlite*")))

    async def stalls_ms(self) -> dict[str, float]:
        """How long its event loop was held up so far, by whom, but for the machine; as far as it tells."""
        with suppress(OSError, HTTPException):
            page = await asyncio.to_thread(self._metrics)
            told = {who: 1000 * float(seconds) for who, seconds in STALL.findall(page)}
            return {who: ms for who, ms in told.items() if who != MACHINE}
        return {}

    async def longest_turn_ms(self) -> float | None:
        """Of its event loop, since this was asked last; None if nobody counts, or it is dead."""
        process = self._process
        if process is None or self._program == "fortable":
            return None
        self._turns.unlink(missing_ok=True)
        process.send_signal(signal.SIGUSR1)
        while not self._turns.exists():
            if process.poll() is not None:
                return None
            await asyncio.sleep(LOOK_EVERY_S)
        return float(self._turns.read_text())

    @property
    def _turns(self) -> Path:
        return self._folder / "turns"

    def _metrics(self) -> str:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=STOP_S)
        connection.request("GET", "/metrics")
        with closing(connection):
            return connection.getresponse().read().decode()

    async def start(self) -> float:
        """How many seconds it takes until people can come."""
        since = time.perf_counter()
        command = [sys.executable, "-m", self._program, "serve", f"--port={self.port}"]
        command += [f"--database={self._folder / 'table.sqlite'}"]
        path = f"{plugged_in(self._folder)}:{ROOT / 'src'}:{ROOT}"
        env = {**os.environ, "PYTHONPATH": path, "TURNS": str(self._turns)}
        with (self._folder / "log.txt").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=env)
        most = (MOST_VIRTUAL_MEMORY, MOST_VIRTUAL_MEMORY)
        resource.prlimit(self._process.pid, resource.RLIMIT_AS, most)
        while not self._listens():
            if time.perf_counter() - since > START_S or not self.is_alive:
                raise RuntimeError((self._folder / "log.txt").read_text()[-2000:])
            await asyncio.sleep(0.02)
        return time.perf_counter() - since

    async def stop(self) -> float | None:
        """How many seconds it takes to end when it is told to; None if it must be killed."""
        assert self._process is not None
        since = time.perf_counter()
        self._process.send_signal(signal.SIGTERM)
        while self.is_alive:
            await asyncio.sleep(0.005)
            if time.perf_counter() - since > STOP_S:
                self.kill()
                return None
        return time.perf_counter() - since

    def kill(self) -> None:
        if self._process is not None and self.is_alive:
            for pid in (*_children(self._process.pid), self._process.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._process.wait()

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Note meanwhile how much memory it and its children hold at most."""
        self.most_memory_mib = 0.0
        watch = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            watch.cancel()

    async def _watch(self) -> None:
        while self.is_alive:
            self.most_memory_mib = max(self.most_memory_mib, self.memory_mib())
            await asyncio.sleep(LOOK_EVERY_S)

    def memory_mib(self) -> float:
        """What it and its children hold now; what they share is counted for each."""
        assert self._process is not None
        pids = (self._process.pid, *_children(self._process.pid))
        return sum(map(_resident_mib, pids))

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port)).close()
        except OSError:
            return False
        return True


def _children(pid: int) -> list[int]:
    """All that it started, and that those started."""
    found: list[int] = []
    with suppress(OSError):
        for file in Path(f"/proc/{pid}/task").glob("*/children"):
            found += [int(word) for word in file.read_text().split()]
    return found + [deeper for child in found for deeper in _children(child)]


def _resident_mib(pid: int) -> float:
    with suppress(OSError):
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / MIB
    return 0.0


def _size_mib(file: Path) -> float:
    return file.stat().st_size / MIB if file.exists() else 0.0
