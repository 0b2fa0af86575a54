"""Bots that are programs of their own, in any language: asked line by line (docs/engine.md).

Whoever runs Fortable names them in the environment, so that they sit wherever a bot may: in the arena,
in the terminal, at a table of the server. Nobody who only plays there can name one.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from threading import Timer
from typing import Any

from fortable.kernel.codec import decode, encode, plain
from fortable.kernel.game import AnyGame, read_wish
from fortable.kernel.words import Action, Event, Illegal, Seat

PROGRAMS = "FORTABLE_PROGRAMS"
PATIENCE = "FORTABLE_PROGRAM_S"
USUAL_PATIENCE_S = 5.0
LONGEST_LINE = 16 * 2**20
NAME = re.compile(r"[\w.-]{1,40}")


class Forfeit(Exception):
    """A bot crashed, was not done in time, or wanted what is not allowed: it has lost."""

    def __init__(self, seat: Seat, why: Illegal) -> None:
        super().__init__(seat, why)
        self.seat = seat
        self.why = why


def programs() -> dict[str, str]:
    """Names and commands, as the environment tells them: `name=command; name=command`."""
    named = filter(str.strip, os.environ.get(PROGRAMS, "").split(";"))
    return dict(map(read_program, named))


def read_program(text: str) -> tuple[str, str]:
    """A name and a command that can be run here, or `Illegal`."""
    name, _, command = map(str.strip, text.partition("="))
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not NAME.fullmatch(name) or not words or shutil.which(words[0]) is None:
        raise Illegal("TB-06", "bad-program", tried=text[:80])
    return name, command


def patience_s() -> float:
    """How long a program may think about one choice."""
    return float(os.environ.get(PATIENCE, USUAL_PATIENCE_S))


class Program:
    """A bot in one seat: a process that lives as long as this object does.

    It is killed when it is late, with all that it started.
    """

    pace_ms: int | None = None

    def __init__(self, command: str, game: AnyGame, seat: Seat, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self._patience_s = patience_s()
        self._process = subprocess.Popen(  # noqa: S603 - named by whoever runs Fortable
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )
        weakref.finalize(self, _end, self._process)
        self._unheard: list[Event] = []
        told = self._ask("sit", game=game.key, version=game.version, seat=seat, luck=_luck(rng))
        self._wants_legal = told.get("legal") is True

    def hear(self, news: Sequence[Event]) -> None:
        """It is told with the next question."""
        self._unheard.extend(news)

    def choose(self, view: Any) -> Action:
        """What the program answers; `Forfeit` if that is nothing, or nothing known."""
        legal = {"legal": list(self.game.legal(view))} if self._wants_legal else {}
        events, self._unheard = self._unheard, []
        time_ms = round(1000 * self._patience_s)
        told = self._ask(
            "choose", events=events, view=self.game.shown(view), time_ms=time_ms, **legal
        )
        pace_ms = told.get("pace_ms")
        self.pace_ms = max(0, pace_ms) if isinstance(pace_ms, int) else None
        try:
            return read_wish(self.game, told.get("action"))
        except Illegal as illegal:
            raise Forfeit(self.seat, illegal) from illegal

    def _ask(self, command: str, **fields: Any) -> Mapping[str, Any]:
        line = self._answer(encode({"command": command, **plain(fields)}) + b"\n")
        try:
            told = decode(line, dict[str, Any])
        except Illegal as illegal:
            raise Forfeit(self.seat, illegal) from illegal
        if told.get("ok") is not True:
            error = str(told.get("error"))[:200]
            raise Forfeit(self.seat, Illegal("TB-13", "bot-refuses", asked=command, error=error))
        return told

    def _answer(self, question: bytes) -> bytes:
        """One line for one line, within the time it has."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        began = time.monotonic()
        alarm = Timer(self._patience_s, _kill, (self._process,))
        alarm.daemon = True
        alarm.start()
        try:
            self._process.stdin.write(question)
            self._process.stdin.flush()
            line = self._process.stdout.readline(LONGEST_LINE)
        except (OSError, ValueError):
            line = b""
        finally:
            alarm.cancel()
        if not line:
            raise Forfeit(self.seat, self._silence(time.monotonic() - began))
        return line

    def _silence(self, lasted_s: float) -> Illegal:
        if lasted_s >= self._patience_s:
            return Illegal("TB-13", "bot-late", allowed=self._patience_s)
        return Illegal("TB-13", "bot-gone", status=self._process.wait())


def _luck(rng: Random) -> int:
    return rng.getrandbits(48)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """It, and whatever it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: "subprocess.Popen[bytes]") -> None:
    _kill(process)
    with suppress(OSError):  # what it never read is lost
        process.communicate()
