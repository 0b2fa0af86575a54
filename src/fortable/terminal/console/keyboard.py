"""A keyboard that does not keep the table waiting: what is typed so far is kept while the screen changes."""

import codecs
import os
import re
import select
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

try:
    import termios
    import tty
except ImportError:  # not everywhere; then a line is waited for
    CAN_LISTEN = False
else:
    CAN_LISTEN = True

ENTER, ERASE, END = "\r\n", "\x7f\b", "\x04"
ARROWS = re.compile(r"\x1b(\[[0-9;]*[A-Za-z~]|O[A-Z])")


class Keyboard:
    """Reads a line bit by bit."""

    def __init__(self) -> None:
        self.typed = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def line(self, prompt: str, seconds: float) -> str | None:
        """A finished line, or None when the time is up; `EOFError` when there will be none any more."""
        end = time.monotonic() + seconds
        self._echo(prompt + self.typed)
        with _listening():
            while (left := end - time.monotonic()) > 0:
                if not select.select([sys.stdin], [], [], left)[0]:
                    return None
                for sign in self._signs():
                    if (line := self._take(sign)) is not None:
                        return line
        return None

    def _signs(self) -> str:
        data = os.read(sys.stdin.fileno(), 1024)
        if not data:
            raise EOFError
        return ARROWS.sub("", self._decoder.decode(data))

    def _take(self, sign: str) -> str | None:
        """One more sign; the whole line, if that was its end."""
        if sign in ENTER:
            line, self.typed = self.typed, ""
            self._echo("\n")
            return line
        if sign == END and not self.typed:
            raise EOFError
        if sign in ERASE and self.typed:
            self.typed = self.typed[:-1]
            self._echo("\b \b")
        elif sign.isprintable():
            self.typed += sign
            self._echo(sign)
        return None

    def _echo(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


@contextmanager
def _listening() -> Iterator[None]:
    """The terminal hands over every sign at once, and is given back as it was."""
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal)
    try:
        yield
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)
