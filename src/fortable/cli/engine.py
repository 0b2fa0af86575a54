"""`fortable engine`: the referee on standard input and output, for programs."""

import argparse
import sys
from typing import Any

from fortable.catalog import catalog
from fortable.engine import Engine, texts_for_programs
from fortable.texts import Texts


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "engine", help=texts("cli-engine"), description=texts("cli-engine")
    )
    parser.add_argument("--bot", default="greedy", metavar="NAME", help=texts("cli-engine-bot"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Answer line by line until the input ends; whoever stops listening ends it too."""
    shelf = catalog()
    words = texts_for_programs(texts.language, shelf)
    for answer in Engine(shelf, words, args.bot).converse(sys.stdin.buffer):
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
    return 0
