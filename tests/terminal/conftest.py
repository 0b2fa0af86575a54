"""A scripted person: drives the real program in a pseudo-terminal, and sees what people would see."""

import os
import re
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess

import pexpect
import pyte
import pytest
from pexpect.fdpexpect import fdspawn

from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from tests.fork_server import ForkServer
from tests.games import in_turns, lasting, listed, some_game, with_a_long_rulebook

SEED = "5e" * 32
PROMPT = "› "
INTERRUPT = "\x03"
PLAIN_SETTINGS = {"TERM": "xterm-256color", "FORTABLE_LANG": "en"}


class Visitor:
    """Somebody in front of a terminal of 80 by 24."""

    def __init__(
        self,
        programs: ForkServer,
        *arguments: str,
        rows: int = 24,
        columns: int = 80,
        until: str = PROMPT,
        **settings: str,
    ) -> None:
        self.raw = ""
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.Stream(self.screen)
        ours, theirs = os.openpty()
        termios.tcsetwinsize(theirs, (rows, columns))
        self.program = programs.start(arguments, (theirs,) * 3, environment(**settings))
        os.close(theirs)
        self.keyboard = fdspawn(ours, encoding="utf-8", timeout=60)
        self.keyboard.delaybeforesend = None
        self._see(until)

    def types(self, line: str = "") -> str:
        """Type a line and press Enter; what is on the screen when the next one is asked for."""
        self.keyboard.sendline(line)
        return self._see(PROMPT)

    def leaves(self, line: str | None = None) -> int:
        """Type a line, or press Ctrl-C; the program's exit status."""
        self.keyboard.send(INTERRUPT if line is None else f"{line}\n")
        self._see(pexpect.EOF)
        return self.program.status

    def end(self) -> None:
        """Turn the terminal off, whatever the program was about to do."""
        self.program.end()
        self.keyboard.close()

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
        self.keyboard.expect(what)
        after = self.keyboard.after if isinstance(self.keyboard.after, str) else ""
        self.raw += self.keyboard.before + after
        self._stream.feed(self.keyboard.before + after)
        return self.seen


def environment(**settings: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LINES")}
    return kept | PLAIN_SETTINGS | settings


@pytest.fixture
def game() -> AnyGame:
    """A game of turns in which all that can be done can be listed, and in which there is a lot to tell."""
    return some_game(in_turns, listed, lasting, with_a_long_rulebook)


@pytest.fixture
def visit(programs: ForkServer) -> Iterator[Callable[..., Visitor]]:
    """Starts the program for a visitor, and ends it whatever happens."""
    visitors: list[Visitor] = []

    def start(*arguments: str, **settings: object) -> Visitor:
        visitors.append(Visitor(programs, *arguments, **settings))  # type: ignore[arg-type]
        return visitors[-1]

    yield start
    for visitor in visitors:
        visitor.end()


@pytest.fixture
def script(programs: ForkServer) -> Callable[..., CompletedProcess[str]]:
    """Runs the program with its input and output in files."""

    def run(*arguments: str, typed: str = "") -> CompletedProcess[str]:
        return programs.run(arguments, typed, environment())

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
