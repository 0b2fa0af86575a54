"""`fortable schema [GAME]`: JSON Schema of what games say and are told."""

import argparse
import sys
from typing import Any

import msgspec

from fortable.kernel.codec import encode
from fortable.schemas import schemas_of
from fortable.texts import Texts

from .chosen_games import add_flags, chosen_games, write_file


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "schema", help=texts("cli-schema"), description=texts("cli-schema")
    )
    add_flags(parser, texts)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """On standard output all at once; in a folder a file for each kind of value."""
    told = {game.key: schemas_of(game) for game in chosen_games(args.game)}
    if args.out is None:
        sys.stdout.buffer.write(_pretty(told if args.game is None else told[args.game]))
        return 0
    for key, schemas in told.items():
        for name, schema in schemas.items():
            write_file(args.out / key / f"{name}.schema.json", _pretty(schema), texts)
    return 0


def _pretty(value: object) -> bytes:
    return msgspec.json.format(encode(value), indent=2) + b"\n"
