"""The servers as processes of their own: how they are started and stopped, and what they need."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE_S = 30.0
TICKS_PER_S = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Running:
    """A server that listens."""

    pid: int
    port: int

    def cpu_s(self) -> float:
        """Processor time of all its threads so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS_PER_S

    def cpu_ns(self) -> int:
        """The same to the nanosecond, where the system tells it: of the threads there are now."""
        return sum(self.threads_ns().values())

    def threads_ns(self) -> dict[int, int]:
        """Of each thread there is now."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/schedstat")
        return {int(file.parent.name): int(file.read_text().split()[0]) for file in threads}

    def wakes(self) -> int:
        """How often its first thread, that of the event loop, had nothing to do and then something."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("voluntary"))

    def memory_kib(self) -> int:
        """What it holds in memory now."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def children_cpu_s(self) -> float:
        """Processor time of the processes it started."""
        return sum(child.cpu_s() for child in self.children())

    def signal_children(self, number: signal.Signals) -> None:
        """Let the processes it started pause, or go on."""
        for child in self.children():
            os.kill(child.pid, number)

    def children(self) -> "list[Running]":
        """The processes it started, which listen nowhere."""
        threads = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [Running(int(word), 0) for file in threads for word in file.read_text().split()]


@contextmanager
def running(
    command: Sequence[str], port: int, log: Path, env: Mapping[str, str] | None = None
) -> Iterator[Running]:
    """The server while it is needed; what it writes is in `log`."""
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, stdout=out, stderr=out, env={**os.environ, **(env or {})}
        )
    try:
        _wait_for(process, port, log)
        yield Running(process.pid, port)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            process.kill()


@contextmanager
def spinning(count: int) -> Iterator[Callable[[signal.Signals], None]]:
    """Processes that want all cores, behind everybody else; they pause until they are signalled to go on."""
    spin = (
        f"import os; os.sched_setscheduler(0, {os.SCHED_IDLE}, os.sched_param(0))\nwhile True: pass"
    )
    processes = [subprocess.Popen([sys.executable, "-c", spin]) for _ in range(count)]

    def tell(number: signal.Signals) -> None:
        for process in processes:
            process.send_signal(number)

    try:
        tell(signal.SIGSTOP)
        yield tell
    finally:
        tell(signal.SIGKILL)
        for process in processes:
            process.wait()


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


def _wait_for(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"{process.args!r} does not listen: {log.read_text()[-2000:]}")
