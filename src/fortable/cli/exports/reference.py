"""`fortable reference [GAME]`: a page about a game for authors of programs."""

import argparse
import sys
from typing import Any

from fortable.schemas import reference
from fortable.texts import Texts

from .chosen_games import add_flags, chosen_games, write_file


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "reference", help=texts("cli-reference"), description=texts("cli-reference")
    )
    add_flags(parser, texts)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """On standard output one after another; in a folder a page for each game."""
    for game in chosen_games(args.game):
        page = reference(game)
        if args.out is None:
            sys.stdout.write(page)
        else:
            write_file(args.out / f"{game.key}.md", page.encode(), texts)
    return 0
