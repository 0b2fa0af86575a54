"""`fortable games`: what is on the shelf."""

import argparse
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from fortable.catalog import catalog
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.options import describe
from fortable.texts import Texts


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser("games", help=texts("cli-games"))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Show the shelf; what could not be put there is told on standard error."""
    shelf = catalog()
    for plug_in, problem in shelf.problems.items():
        sys.stderr.write(f"fortable: {plug_in}: {problem}\n")
    if args.json:
        sys.stdout.buffer.write(encode([_entry(game) for game in shelf.games.values()]) + b"\n")
    else:
        Console().print(_table(list(shelf.games.values()), texts.language))
    return 0


def _entry(game: AnyGame) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "version": game.version,
        "seats": game.seats,
        "minutes": game.minutes,
        "age": game.age,
        "options": describe(game.types.options),
    }


def _table(games: list[AnyGame], language: str) -> Table:
    table = Table.grid(padding=(0, 2))
    for game in games:
        texts = Texts(language, [game.package])
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(f"[bold]{game.key}[/]", game.title, seats, texts("tagline"))
    return table
