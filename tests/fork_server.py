"""`fortable` without its imports: programs are forked from a process that has everything imported.

To start takes half a second of work, and a few hundredths do what most tests want of a program. That it
starts from nothing is shown by others: by the drill, by what is served, by those who pipe into it.
"""

import fcntl
import gc
import os
import signal
import socket
import subprocess
import sys
import termios
import traceback
from collections.abc import Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from random import Random
from tempfile import TemporaryFile
from typing import NoReturn

import msgspec

from fortable.bots.bot import seat_bot
from fortable.catalog import catalog
from fortable.cli import main
from fortable.folder import TERMINAL
from fortable.kernel.log import Match
from fortable.terminal.setup.chairs import usual_bot

ROOT = Path(__file__).parents[1]
LONGEST = 1 << 20
STREAMS = 3


class Start(msgspec.Struct):
    """What is started, and its surroundings; its streams come beside it."""

    words: list[str]
    environment: dict[str, str]


class Program:
    """`fortable` as it runs, a child of somebody else who tells of it."""

    def __init__(self, told: socket.socket) -> None:
        self._told = told
        self._pid = int(told.recv(LONGEST))

    @cached_property
    def status(self) -> int:
        """How it ended, once it has: its status, or less than nothing if a signal ended it."""
        with self._told as told:
            return int(told.recv(LONGEST))

    def end(self) -> None:
        """Whatever it was about to do."""
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)
        assert self.status is not None


class ForkServer:
    """Starts programs for as long as it is open."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.fork_server", str(theirs.fileno())],
                cwd=ROOT,
                pass_fds=[theirs.fileno()],
                start_new_session=True,
            )

    def start(
        self, words: tuple[str, ...], streams: tuple[int, int, int], environment: Mapping[str, str]
    ) -> Program:
        """`fortable` with these words; if its input is a terminal, it is the program's own."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        start = msgspec.json.encode(Start(list(words), dict(environment)))
        with theirs:
            socket.send_fds(self._line, [start], [*streams, theirs.fileno()])
        return Program(ours)

    def run(
        self, words: tuple[str, ...], typed: str, environment: Mapping[str, str]
    ) -> subprocess.CompletedProcess[str]:
        """To its end, with its input and output in files."""
        with TemporaryFile("w+") as told, TemporaryFile("w+") as out, TemporaryFile("w+") as errors:
            told.write(typed)
            told.seek(0)
            streams = (told.fileno(), out.fileno(), errors.fileno())
            status = self.start(words, streams, environment).status
            out.seek(0)
            errors.seek(0)
            return subprocess.CompletedProcess(words, status, out.read(), errors.read())

    def close(self) -> None:
        self._line.close()
        self._process.wait()


def serve(line: socket.socket) -> None:
    """Start what is asked for until nobody is there to ask."""
    signal.signal(signal.SIGCHLD, _reap)
    while True:
        asked, handed, _, _ = socket.recv_fds(line, LONGEST, STREAMS + 1)
        if not asked:
            return
        if os.fork() == 0:
            line.close()
            _attend(msgspec.json.decode(asked, type=Start), handed)
        for each in handed:
            os.close(each)


def _reap(*_: object) -> None:
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def _attend(start: Start, handed: list[int]) -> NoReturn:
    """Start one program, and tell of it."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    told = socket.socket(fileno=handed.pop())
    if (pid := os.fork()) == 0:
        told.close()
        _become(start, handed)
    for each in handed:
        os.close(each)
    told.send(b"%d" % pid)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    with suppress(OSError):  # nobody may want to know
        told.send(b"%d" % status)
    os._exit(0)


def _become(start: Start, streams: list[int]) -> NoReturn:
    """The program: with its own session, terminal, streams and environment."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.setsid()
    for number, each in enumerate(streams):
        os.dup2(each, number)
        os.close(each)
    if os.isatty(0):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    sys.stdin, sys.stdout = open(0, closefd=False), open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", errors="backslashreplace", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(start.environment)
    sys.argv[1:] = start.words
    try:
        status = main()
    except SystemExit as left:
        status = int(left.code or 0)
    except BaseException:  # as Python itself would tell it
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    os._exit(status)  # what was imported before has nothing to clear away in this process


def prepare() -> None:
    """Do what programs would do first: import their modules, and get the code that bots are compiled to."""
    import fortable.cli.play
    import fortable.cli.replay  # noqa: F401

    for game in catalog().games.values():
        TERMINAL.of(game)
        match = Match.begin(game, game.seats[0], game.types.options(), bytes(32))
        seat = min(match.waiting)
        seat_bot(game, usual_bot(game), seat, Random(0)).choose(match.view(seat))
    gc.freeze()


if __name__ == "__main__":
    prepare()
    with socket.socket(fileno=int(sys.argv[1])) as asking:
        serve(asking)
