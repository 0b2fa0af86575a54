"""How a command that looks after a server finds its database: by the settings of that server."""

import argparse
from pathlib import Path

from fortable.texts import Texts


def add_file(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Which settings file is read."""
    text = texts("cli-settings") + " (FORTABLE_SETTINGS)"
    parser.add_argument("--settings", metavar="FILE", help=text)


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The file of settings, and the database if it is another one than they say."""
    add_file(parser, texts)
    parser.add_argument("--database", metavar="FILE", help=texts("cli-serve-database"))


def database_of(args: argparse.Namespace) -> Path:
    """The one that a server with these settings uses."""
    from fortable.server.settings import read_settings

    chosen = read_settings(args.settings, database=args.database)
    return Path(chosen.settings.database).expanduser()
