"""The screen and the keyboard: full-screen frames for people, plain text for everything else.

A live screen is the terminal's alternate one, drawn anew at every step: nothing is left to scroll
back to, which in a memory game would be cheating. Through a pipe, or on a terminal that cannot do
this, frames follow one another as plain text.
"""

import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Self

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment, SegmentLines
from rich.text import Text

from .keyboard import CAN_LISTEN, Keyboard

PROMPT = "›"
MARGIN = (0, 1)
LEAST_TOLD, MOST_TOLD = 3, 8
"""How many lines of what happened a frame tells: the last few, never the whole story."""


class Output(Console):
    """Standard output, which takes texts as they are: none for markup.

    Rich would end the program where nobody listens any more; that is for the caller to decide.
    """

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Left(Exception):
    """The person wants to go."""


class Screen:
    """Shows frames and asks for lines. Used in a `with`, it gives the terminal back as it was."""

    def __init__(self) -> None:
        self.console: Console = Output()
        self.has_keyboard = sys.stdin.isatty()
        self.is_live = (
            self.has_keyboard and sys.stdout.isatty() and not self.console.is_dumb_terminal
        )
        self._is_open = False
        self._left_behind: list[str] = []
        self._shown_at = 0.0
        self._keyboard = Keyboard()
        if self.has_keyboard:
            _allow_line_editing()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_open:
            self.console.show_cursor(True)
            self.console.set_alt_screen(False)
            self._is_open = False
        for line in self._left_behind:
            self.console.print(Text(line), soft_wrap=True)

    def leave_behind(self, line: str) -> None:
        """A line for the time after: all that stays when the screen is given back."""
        self._left_behind.append(line)

    def show(
        self,
        top: RenderableType,
        bottom: RenderableType | None = None,
        told: Sequence[RenderableType] = (),
    ) -> None:
        """A frame: `top`, and at the foot of the screen the end of what was `told` and `bottom`."""
        lines = self._lines(top)
        if bottom is not None:
            foot = self._lines(bottom)
            lines += self._middle(told, len(lines) + len(foot)) + foot
        self._print(lines)

    def ask(self, prompt: str = PROMPT) -> str:
        """A line from the person; `EOFError` when there will be none any more."""
        self.console.show_cursor(True)
        line = self._typed(f" {prompt} ") if self.has_keyboard else self._read(f" {prompt} ")
        return "".join(filter(str.isprintable, line)).strip()

    def ask_within(self, seconds: float) -> str | None:
        """A line, or None if it was not finished in time; then what was typed is kept for the next."""
        if not (self.is_live and CAN_LISTEN):
            return self.ask()
        self.console.show_cursor(True)
        line = self._keyboard.line(f" {PROMPT} ", seconds)
        return None if line is None else line.strip()

    def wait(self, prompt: str) -> str:
        """Until Enter is pressed, and what was typed before it. A script is not kept waiting."""
        return self.ask(prompt) if self.has_keyboard else ""

    def linger(self, seconds: float) -> None:
        """Keep what is on the screen readable for `seconds` in all, from when it was shown."""
        self.console.show_cursor(False)
        time.sleep(max(0.0, self._shown_at + seconds - time.monotonic()))

    def read(self, text: RenderableType, go_on: str, back: str) -> None:
        """Something long, page by page: Enter turns the page, anything else closes the book."""
        lines = self._lines(text)
        height = self.console.height - 1 if self.is_live else len(lines)
        for start in range(0, len(lines), height):
            self._print(lines[start : start + height])
            is_last = start + height >= len(lines)
            if self.is_live and self.ask(back if is_last else go_on):
                return

    def _print(self, lines: list[list[Segment]]) -> None:
        with self.console:  # one write, so that nothing flickers
            if self.is_live:
                self._is_open = self._is_open or self.console.set_alt_screen(True)
                self.console.clear()
            self.console.print(SegmentLines(lines, new_lines=True), end="")
        self._shown_at = time.monotonic()

    def _middle(self, told: Sequence[RenderableType], taken: int) -> list[list[Segment]]:
        """The last lines of `told`, always as many on one screen, so that the prompt stays put."""
        lines = self._lines(*told)
        if not self.is_live:
            return lines[-LEAST_TOLD:]
        room = min(MOST_TOLD, max(1, self.console.height - 1 - taken))
        gap: list[list[Segment]] = [[]] * (room > LEAST_TOLD)
        shown = gap + lines[len(gap) - room :]
        return shown + [[]] * (room - len(shown))

    def _lines(self, *parts: RenderableType) -> list[list[Segment]]:
        return self.console.render_lines(Padding(Group(*parts), MARGIN), pad=False)

    def _typed(self, prompt: str) -> str:
        try:
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise

    def _read(self, prompt: str) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text(prompt + line.rstrip()))
        return line


def _allow_line_editing() -> None:
    """Arrows move in the line, but bring no earlier one back: another person may have typed it."""
    with suppress(ImportError):  # not everywhere; then lines are typed the simple way
        import readline

        readline.set_auto_history(False)
