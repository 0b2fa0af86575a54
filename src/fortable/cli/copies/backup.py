"""`fortable backup FILE`: a whole and verified copy of all tables, made while the server goes on."""

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
        "backup", help=texts("cli-backup"), description=texts("cli-backup")
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("cli-backup-file"))
    settings_flags.add(parser, texts)
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Copy; a file that is there already is not touched, and a database that is not is not made."""
    from fortable.server.store import Unavailable

    try:
        _copy(settings_flags.place_of(args), args.file)
    except Unavailable as error:
        raise error.refusal from error
    if args.json:
        told = {"file": str(args.file), "bytes": args.file.stat().st_size}
        sys.stdout.buffer.write(encode(told) + b"\n")
    else:
        sys.stdout.write(texts("backup-done", file=str(args.file)) + "\n")
    return 0


def _copy(origin: str, target: Path) -> None:
    from fortable.server.store import moving
    from fortable.server.store.opening import is_postgres
    from fortable.server.store.sqlite.copies import back_up

    if is_postgres(origin):
        asyncio.run(moving.back_up(origin, target))
    else:
        back_up(Path(origin), target)
