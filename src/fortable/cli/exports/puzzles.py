"""`fortable puzzles GAME`: puzzles out of play, as they lie in a game's folder."""

import argparse
import sys
from itertools import islice
from pathlib import Path
from typing import Any

from fortable.catalog import catalog
from fortable.puzzles.making import made
from fortable.puzzles.puzzle import Puzzle, written
from fortable.texts import Texts

MANY = 100


def add(commands: Any, texts: Texts) -> None:
    """Declare the flags."""
    parser = commands.add_parser(
        "puzzles", help=texts("cli-puzzles"), description=texts("cli-puzzles")
    )
    parser.add_argument("game", metavar="GAME", choices=[*catalog().games])
    parser.add_argument(
        "--count", type=int, default=MANY, metavar="N", help=texts("cli-puzzles-count")
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=texts("cli-puzzles-seed"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=texts("cli-puzzles-out"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, _: Texts) -> int:
    """Make so many; a file is written anew with each one that is found."""
    found: list[Puzzle] = []
    for puzzle in islice(made(catalog()[args.game], args.seed), args.count):
        found.append(puzzle)
        if args.out:
            args.out.write_bytes(written(found))
    if not args.out:
        sys.stdout.buffer.write(written(found))
    return 0
