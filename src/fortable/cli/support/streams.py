"""The three streams of a command: always there, never stumbling over a character or a closed pipe."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO
from unicodedata import category


def prepare() -> None:
    """Put nothing in the place of a stream that is closed, and `?` in that of an odd character."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - open to the end
            setattr(sys, name, nowhere)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def whole_output() -> Iterator[None]:
    """At the end all output is out, or the error that kept it in is raised, and raised only once."""
    try:
        yield
    finally:
        try:
            sys.stdout.flush()
        except OSError:
            _let_go_of_the_rest(sys.stdout)
            raise


def tell(refusal: str) -> None:
    """One line on standard error; what a file or an argument smuggled into it stays harmless."""
    printable = "".join(sign if _is_harmless(sign) else repr(sign)[1:-1] for sign in refusal)
    try:
        sys.stderr.write(f"fortable: {printable}\n")
        sys.stderr.flush()
    except OSError:  # if nobody can hear it, the exit status still says it
        _let_go_of_the_rest(sys.stderr)


def _is_harmless(sign: str) -> bool:
    """Printable, or a space of any width, as there are some in French."""
    return sign.isprintable() or category(sign) == "Zs"


def _let_go_of_the_rest(stream: TextIO) -> None:
    """What could not be written must not be tried again when Python ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
