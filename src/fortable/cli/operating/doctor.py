"""`fortable doctor`: what is wrong with the machine and the settings of a server, and what to do."""

import argparse
import sys
from typing import Any

from fortable.cli.support import settings_flags
from fortable.kernel.codec import encode
from fortable.texts import Texts

UNWELL = 1


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "doctor", help=texts("cli-doctor"), description=texts("cli-doctor")
    )
    settings_flags.add_all(parser, texts)
    parser.add_argument("--url", metavar="URL", help=texts("cli-doctor-url"))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """The status is 1 if anything is wrong."""
    from fortable.server.doctor import examine

    found = examine(settings_flags.chosen(args), args.url)
    is_well = not any(each.is_fault for each in found)
    if args.json:
        sys.stdout.buffer.write(encode({"is_well": is_well, "found": found}) + b"\n")
        return 0 if is_well else UNWELL
    for each in found:
        sign = "✗" if each.is_fault else "✓"
        told = texts(f"doctor-{each.what}", **each.facts)
        sys.stdout.write(f"{sign} {told}\n")
    return 0 if is_well else UNWELL
