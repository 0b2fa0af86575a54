"""`fortable verify FILE`: recompute every draw and every ruling of a finished match."""

import argparse
import sys
from pathlib import Path
from typing import Any

from fortable.catalog import catalog
from fortable.kernel.record import read_record, verify
from fortable.kernel.words import Illegal
from fortable.texts import Texts


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "verify", help=texts("cli-verify"), description=texts("cli-verify")
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("cli-file"))
    parser.add_argument("--commitment", metavar="HEX", help=texts("cli-commitment"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Say what of the match is genuine and under which commitment, or raise the rule it breaks."""
    record = read_record(args.file.read_bytes())
    if args.commitment is not None and args.commitment.lower() != record.commitment:
        raise Illegal(
            "TB-07", "other-commitment", tried=args.commitment, recorded=record.commitment
        )
    match = verify(catalog()[record.game], record)
    finding = "verify-good" if record.position is None else "verify-good-from-position"
    good = texts(finding, game=match.game.title, events=match.version)
    played_under = texts("verify-commitment", commitment=match.commitment)
    sys.stdout.write(f"{good}\n{played_under}\n")
    return 0
