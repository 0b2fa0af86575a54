"""`fortable arena GAME`: bots against bots on the same deals, seats shared evenly."""

import argparse
import sys
from pathlib import Path
from typing import Any

from fortable.arena import Contest, standings
from fortable.arena.contest import rivals
from fortable.arena.massive import WAYS
from fortable.arena.places import measured, write_places
from fortable.arena.plot import figure
from fortable.arena.tables import tables
from fortable.catalog import catalog
from fortable.kernel.codec import encode
from fortable.terminal.console.screen import Output
from fortable.texts import Texts

from .support.contest_flags import add_flags, play_with_progress, wanted_contest


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "arena",
        help=texts("cli-arena"),
        description=texts("cli-arena"),
        epilog=texts("cli-arena-more"),
    )
    add_flags(parser, texts, games=100)
    parser.add_argument("--bots", nargs="+", required=True, metavar="BOT", help=texts("cli-bots"))
    parser.add_argument("--seats", type=int, metavar="N", help=texts("cli-seats"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=texts("cli-plot"))
    parser.add_argument("--places", type=Path, metavar="FILE", help=texts("cli-places"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Play the contest and show what it proves."""
    contest = _contest(args)
    results = play_with_progress(contest, args, texts)
    result = standings(contest, results)
    if args.places:
        write_places(args.places, *measured(contest, results))
    if args.plot:
        figure(result, texts).savefig(args.plot)
    if args.json:
        sys.stdout.buffer.write(encode(result) + b"\n")
    else:
        for table in tables(result, texts):
            Output().print(table)
    return 0


def _contest(args: argparse.Namespace) -> Contest:
    game = catalog()[args.game]
    names = [name for names in args.bots for name in names.split(",")]
    bots = rivals(names, least=1 if args.on in WAYS else 2)  # its seats against each other
    return wanted_contest(args, game, game.seats[0] if args.seats is None else args.seats, bots)
