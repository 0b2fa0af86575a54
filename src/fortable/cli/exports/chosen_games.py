"""One game or all of them, on standard output or into a folder."""

import argparse
import sys
from pathlib import Path

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.texts import Texts


def add_flags(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Which game, and where to."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=texts("cli-one-game"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=texts("cli-out"))


def chosen_games(key: str | None) -> list[AnyGame]:
    """The one that is named, or the whole shelf."""
    shelf = catalog()
    return [*shelf.games.values()] if key is None else [shelf[key]]


def write_file(file: Path, content: bytes, texts: Texts) -> None:
    """Write it, with the folders it lies in, and say so."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
    sys.stdout.write(texts("file-written", file=str(file)) + "\n")
