"""`fortable --program NAME=COMMAND ...`: bots that are programs, for whatever command follows."""

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from fortable.bots.programs import PATIENCE, PROGRAMS, programs, read_program


def silent(_: str) -> str:
    """For a parser that nobody asks for help."""
    return ""


def add(parser: argparse.ArgumentParser, say: Callable[[str], str] = silent) -> None:
    """Declare the flags; both are environment variables too."""
    parser.add_argument(
        "--program",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help=say("cli-program") + f" ({PROGRAMS})",
    )
    parser.add_argument(
        "--program-time",
        type=float,
        metavar="SECONDS",
        help=say("cli-program-time") + f" ({PATIENCE})",
    )


@contextmanager
def in_environment(args: argparse.Namespace) -> Iterator[None]:
    """Meanwhile the programs are in the environment, where this process and its children find them."""
    said = dict[str, str]()
    if args.program:
        said[PROGRAMS] = ";".join("=".join(read_program(text)) for text in args.program)
    if args.program_time is not None:
        said[PATIENCE] = str(args.program_time)
    before = {name: os.environ.get(name) for name in said}
    os.environ.update(said)
    try:
        programs()
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value
