"""`fortable games`: what is on the shelf."""

import argparse
import sys
from typing import Any

from rich.table import Table
from rich.text import Text

from fortable.bots import roster
from fortable.catalog import catalog, entry
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.options import describe
from fortable.terminal.console.screen import Output
from fortable.terminal.setup.prompts import either
from fortable.texts import Texts

from .support.streams import tell


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "games", help=texts("cli-games"), description=texts("cli-games")
    )
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Show the shelf; what could not be put there is told on standard error."""
    shelf = catalog()
    for plug_in, problem in shelf.problems.items():
        tell(f"{plug_in}: {problem}")
    if args.json:
        sys.stdout.buffer.write(encode([entry(game) for game in shelf.games.values()]) + b"\n")
    else:
        Output().print(_table(list(shelf.games.values()), texts.language))
    return 0


def _table(games: list[AnyGame], language: str) -> Table:
    table = Table.grid(padding=(0, 2))
    for game in games:
        texts = Texts(language, [game.package])
        about = Text.assemble(texts.optional("tagline"), ("\n" + _choices(game, texts), "dim"))
        table.add_row(Text(game.key, "bold"), game.title, either(game.seats, texts), about)
    return table


def _choices(game: AnyGame, texts: Texts) -> str:
    """What can be said to `--preset`, `--option` and `--bot`."""
    options = (
        f"{option.name}={'|'.join(option.allowed)}" for option in describe(game.types.options)
    )
    return "\n".join(
        (
            " ".join((texts("games-presets"), ", ".join(each.name for each in game.presets))),
            " ".join((texts("games-options"), ", ".join(options) or "–")),
            " ".join((texts("games-bots"), ", ".join(roster(game)))),
        )
    )
