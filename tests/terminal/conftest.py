"""A scripted person: drives the real program in a pseudo-terminal, and sees what people would see."""

import os
import re
import signal
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect
import pyte
import pytest

from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from tests.games import in_turns, lasting, listed, some_game, with_a_long_rulebook

SEED = "5e" * 32
PROMPT = "› "
PROGRAM = (sys.executable, "-m", "fortable")
PLAIN_SETTINGS = {"TERM": "xterm-256color", "FORTABLE_LANG": "en"}


def _with_interrupts() -> None:
    """What runs in the background ignores them, and so would all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Visitor:
    """Somebody in front of a terminal of 80 by 24."""

    def __init__(
        self,
        *arguments: str,
        rows: int = 24,
        columns: int = 80,
        until: str = PROMPT,
        **settings: str,
    ) -> None:
        self.raw = ""
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)
        with warnings.catch_warnings():  # starting a program beside threads is fine here
            warnings.simplefilter("ignore", DeprecationWarning)
            self.program = pexpect.spawn(
                PROGRAM[0],
                [*PROGRAM[1:], *arguments],
                dimensions=(rows, columns),
                env=environment(**settings),
                encoding="utf-8",
                timeout=60,
                preexec_fn=_with_interrupts,
            )
        self.program.delaybeforesend = None
        self.program.ptyproc.delayafterclose = self.program.ptyproc.delayafterterminate = 0.01
        self._see(until)

    def types(self, line: str = "") -> str:
        """Type a line and press Enter; what is on the screen when the next one is asked for."""
        self.program.sendline(line)
        return self._see(PROMPT)

    def leaves(self, line: str | None = None) -> int:
        """Type a line, or press Ctrl-C; the program's exit status."""
        if line is None:
            self.program.sendintr()
        else:
            self.program.sendline(line)
        self._see(pexpect.EOF)
        self.end()
        assert self.program.signalstatus is None
        return self.program.exitstatus or 0

    def end(self, signal: signal.Signals | None = None) -> None:
        """Wait until the program is gone, which may take a while on a busy machine."""
        if self.program.isalive():
            if signal is not None:
                self.program.kill(signal)
            self.program.wait()
        self.program.close()

    @property
    def seen(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    @property
    def left_behind(self) -> str:
        """What stays in the terminal when its own screen is back."""
        return self.raw.rpartition("\x1b[?1049l")[2].strip()

    @property
    def proposal(self) -> str:
        """What the screen proposes to do: the last way it names, or its example."""
        ways = self.seen.splitlines()[-2].rpartition("  ")[2]
        example = re.fullmatch(r"for example: (.*) · \? for help", ways)
        return example[1] if example else ways.split(" · ")[-1]

    def waits_for(self, what: str) -> str:
        """Do nothing until something shows; what is on the screen then."""
        return self._see(what)

    def acts(self) -> str:
        return self.types(self.proposal)

    def _see(self, what: object) -> str:
        self.program.expect(what)
        after = self.program.after if isinstance(self.program.after, str) else ""
        self.raw += self.program.before + after
        self._stream.feed(self.program.before + after)
        return self.seen


def environment(**settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LINES")}
    return kept | PLAIN_SETTINGS | settings


@pytest.fixture
def game() -> AnyGame:
    """A game of turns in which all that can be done can be listed, and in which there is a lot to tell."""
    return some_game(in_turns, listed, lasting, with_a_long_rulebook)


@pytest.fixture
def visit() -> Iterator[Callable[..., Visitor]]:
    """Starts the program for a visitor, and ends it whatever happens."""
    visitors: list[Visitor] = []

    def start(*arguments: str, **settings: object) -> Visitor:
        visitors.append(Visitor(*arguments, **settings))  # type: ignore[arg-type]
        return visitors[-1]

    yield start
    for visitor in visitors:
        visitor.end(signal.Signals.SIGKILL)


@pytest.fixture
def script() -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs the program with its input and output in pipes."""

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*PROGRAM, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            env=environment(),
            check=False,
        )

    return run


@pytest.fixture
def finished(game: AnyGame) -> Match:
    """A match that seats without players brought to its end."""
    match = Match.begin(game, game.seats[0], game.types.options(), bytes.fromhex(SEED))
    while not match.is_over:
        seat = min(match.waiting)
        match.act(seat, game.auto_action(match.view(seat)))
    return match


@pytest.fixture
def record(finished: Match, tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_bytes(write_record(export(finished, None)))
    return file
