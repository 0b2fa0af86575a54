"""`fortable simulate GAME`: many matches between bots, and what they came to."""

import argparse
import sys
from typing import Any

from rich.table import Table

from fortable.bots.playing import Simulation, simulate
from fortable.catalog import catalog
from fortable.kernel.codec import encode
from fortable.kernel.options import parse_options
from fortable.kernel.words import Illegal
from fortable.terminal.console.screen import Output
from fortable.texts import Texts


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "simulate", help=texts("cli-simulate"), description=texts("cli-simulate")
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--seats", type=int, metavar="N", help=texts("cli-seats"))
    parser.add_argument(
        "--games", type=int, default=100, metavar="K", help=texts("cli-games-count")
    )
    parser.add_argument(
        "--bots", nargs="+", default=["random"], metavar="BOT", help=texts("cli-bots")
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=texts("cli-option")
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=texts("cli-seed-number"))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Play the matches and show the result."""
    if args.games < 1:
        raise Illegal("TB-06", "no-games", tried=args.games)
    game = catalog()[args.game]
    names = [name for names in args.bots for name in names.split(",")]
    options = parse_options(game.types.options, " ".join(args.option) or "-")
    seats = game.seats[0] if args.seats is None else args.seats
    result = simulate(game, seats, options, names, args.games, args.seed)
    if args.json:
        sys.stdout.buffer.write(encode(result) + b"\n")
    else:
        Output().print(_table(result, texts))
    return 0


def _table(result: Simulation, texts: Texts) -> Table:
    title = texts("simulate-title", games=result.games, actions=round(result.mean_actions))
    table = Table(title=title)
    for column in ("simulate-bot", "simulate-wins", "simulate-score"):
        table.add_column(texts(column))
    for bot, wins, score in zip(result.bots, result.wins, result.mean_scores, strict=True):
        table.add_row(bot, f"{wins / result.games:.1%}", f"{score:.2f}")
    return table
