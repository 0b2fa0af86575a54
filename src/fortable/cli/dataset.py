"""`fortable dataset`: matches between bots, or finished ones from files, as a table of choices."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fortable.bots.playing import play_match
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.options import parse_options
from fortable.kernel.record import Record, export, read_record, verify
from fortable.kernel.words import Illegal
from fortable.texts import Texts

Matches = Iterator[tuple[AnyGame, Record]]


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "dataset", help=texts("cli-dataset"), description=texts("cli-dataset")
    )
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument(
        "--to", type=Path, required=True, metavar="FILE", help=texts("cli-dataset-to")
    )
    parser.add_argument(
        "--from",
        dest="files",
        type=Path,
        nargs="+",
        default=[],
        metavar="MATCH",
        help=texts("cli-dataset-from"),
    )
    parser.add_argument(
        "--games", type=int, default=100, metavar="K", help=texts("cli-games-count")
    )
    parser.add_argument("--seats", type=int, metavar="N", help=texts("cli-seats"))
    parser.add_argument(
        "--bots", nargs="+", default=["random"], metavar="BOT", help=texts("cli-bots")
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=texts("cli-option")
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=texts("cli-seed-number"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Write the table, and say how long it is."""
    try:
        from fortable.research.dataset import write
    except ImportError:
        raise Illegal("TB-06", "extra-missing", tried="dataset", extra="data") from None
    rows = write(_from_files(args.files) if args.files else _between_bots(args), args.to)
    sys.stdout.write(texts("dataset-written", file=str(args.to), rows=rows) + "\n")
    return 0


def _from_files(files: list[Path]) -> Matches:
    """Finished matches, each checked as by `fortable verify`."""
    for file in files:
        record = read_record(file.read_bytes())
        game = catalog()[record.game]
        verify(game, record)
        yield game, record


def _between_bots(args: argparse.Namespace) -> Matches:
    if args.game is None:
        raise Illegal("TB-06", "no-matches")
    game = catalog()[args.game]
    options = parse_options(game.types.options, " ".join(args.option) or "-")
    seats = game.seats[0] if args.seats is None else args.seats
    names = [name for names in args.bots for name in names.split(",")]
    for number in range(args.games):
        deal = f"{args.seed}/{number}"
        record = export(play_match(game, seats, options, names, deal, luck=deal), None)
        assert isinstance(record, Record)
        yield game, record
