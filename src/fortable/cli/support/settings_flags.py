"""The settings of a server among the flags of a command: all, or by which what it remembers is found."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from fortable.texts import Texts

if TYPE_CHECKING:
    from fortable.server.settings import Chosen


def add_file(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Which settings file is read."""
    text = texts("cli-settings") + " (FORTABLE_SETTINGS)"
    parser.add_argument("--settings", metavar="FILE", help=text)


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The file of settings, and the file or database if it is another one than they say."""
    add_file(parser, texts)
    parser.add_argument("--database", metavar="FILE", help=texts("cli-serve-database"))
    parser.add_argument("--store", metavar="ADDRESS", help=texts("cli-serve-store"))


def add_all(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """The file of settings, and a flag for each of them."""
    from fortable.server.settings.settings import kinds
    from fortable.server.settings.sources import flag_of, placeholder_of, variable_of

    add_file(parser, texts)
    for name in kinds():
        about = texts(f"cli-serve-{name}")
        text = f"{about} ({variable_of(name)})"
        parser.add_argument(flag_of(name), dest=name, metavar=placeholder_of(name), help=text)


def chosen(args: argparse.Namespace) -> "Chosen":
    """What holds, with all that flags say."""
    from fortable.server.settings import read_settings
    from fortable.server.settings.settings import kinds

    return read_settings(args.settings, **{name: getattr(args, name) for name in kinds()})


def place_of(args: argparse.Namespace) -> str:
    """Where everything is remembered: a file, or the address of a database in PostgreSQL.

    A file that is named by the flag is meant, whatever a server has; a settings file may name a database.
    """
    from fortable.server.settings import read_settings

    store: str = read_settings(args.settings, store=args.store).settings.store
    return store if store and (args.store or not args.database) else str(database_of(args))


def database_of(args: argparse.Namespace) -> Path:
    """The one that a server with these settings uses."""
    from fortable.server.settings import read_settings

    chosen = read_settings(args.settings, database=args.database)
    return Path(chosen.settings.database).expanduser()
