"""`fortable move-store FROM TO`: everything into another store, compared there, while nobody plays."""

import argparse
import asyncio
import sys
from typing import Any

from fortable.kernel.codec import encode
from fortable.texts import Texts


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "move-store", help=texts("cli-move-store"), description=texts("cli-move-store")
    )
    parser.add_argument("origin", metavar="FROM", help=texts("cli-move-store-from"))
    parser.add_argument("target", metavar="TO", help=texts("cli-move-store-to"))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Carry it over; what is at its origin stays there."""
    from fortable.server.store import Unavailable
    from fortable.server.store.moving import TABLES, move

    try:
        moved = asyncio.run(move(args.origin, args.target))
    except Unavailable as error:
        raise error.refusal from error
    if args.json:
        sys.stdout.buffer.write(encode(moved) + b"\n")
        return 0
    told = texts(
        "move-store-done",
        store=moved.target,
        old=moved.origin,
        rows=moved.rows,
        tables=len(TABLES),
    )
    sys.stdout.write(told + "\n")
    return 0
