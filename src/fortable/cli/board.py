"""`fortable board FOLDER`: build the board of a game of one's own, to be packed with it."""

import argparse
import sys
from pathlib import Path
from typing import Any

from fortable.texts import Texts


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "board", help=texts("cli-board"), description=texts("cli-board")
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=texts("cli-board-folder"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Build it, and say where it is; what a compiler finds wrong is told in its words."""
    from fortable.boards import build_board
    from fortable.boards.node import BuildFailed

    try:
        built = build_board(args.folder)
    except BuildFailed as failure:
        sys.stderr.write(str(failure))
        return 1
    sys.stdout.write(texts("board-done", file=str(built)) + "\n")
    return 0
