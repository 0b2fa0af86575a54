"""`fortable backup FILE`: a consistent copy of all tables, made while the server goes on."""

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any

from fortable.texts import Texts

from .support.saving import check_place


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "backup", help=texts("cli-backup"), description=texts("cli-backup")
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("cli-backup-file"))
    parser.add_argument("--database", metavar="FILE", help=texts("cli-serve-database"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Copy; a file that is there already is not touched, and a database that is not is not made."""
    from fortable.server.settings import from_environment
    from fortable.server.store.sqlite import SqliteStore

    database = Path(from_environment(database=args.database).database).expanduser()
    database.open("rb").close()
    check_place(args.file)

    async def copy() -> None:
        store = SqliteStore(database)
        await store.backup(args.file)
        await store.close()

    asyncio.run(copy())
    sys.stdout.write(texts("backup-done", file=str(args.file)) + "\n")
    return 0
