"""`fortable restore BACKUP`: all tables as they were in a backup; what was there before is kept aside."""

import argparse
import asyncio
import sys
from pathlib import Path
from typing import Any

from fortable.cli.support import settings_flags
from fortable.kernel.codec import encode
from fortable.texts import Texts


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "restore", help=texts("cli-restore"), description=texts("cli-restore")
    )
    parser.add_argument("backup", type=Path, metavar="BACKUP", help=texts("cli-restore-backup"))
    settings_flags.add(parser, texts)
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Put it back, unless a server is using the file, or there is anything in the database."""
    from fortable.server.store import Unavailable
    from fortable.server.store.opening import is_postgres

    place = settings_flags.place_of(args)
    try:
        if is_postgres(place):
            name, aside = _into_database(args.backup, place), None
        else:
            name, aside = place, _into_file(args.backup, Path(place))
    except Unavailable as error:
        raise error.refusal from error
    if args.json:
        places = {"backup": args.backup, "database": name, "aside": aside}
        told = {key: None if place is None else str(place) for key, place in places.items()}
        sys.stdout.buffer.write(encode(told) + b"\n")
    else:
        _tell(args.backup, name, aside, texts)
    return 0


def _into_file(backup: Path, database: Path) -> Path | None:
    from fortable.server.store.sqlite.copies import restore

    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return restore(backup, database)


def _into_database(backup: Path, address: str) -> str:
    from fortable.server.store.moving import restore

    return asyncio.run(restore(backup, address)).target


def _tell(backup: Path, database: str, aside: Path | None, texts: Texts) -> None:
    told = [texts("restore-done", backup=str(backup), file=database)]
    if aside is not None:
        told.append(texts("restore-aside", file=str(aside)))
    sys.stdout.write("\n".join((*told, "")))
