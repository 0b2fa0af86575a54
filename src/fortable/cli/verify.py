"""`fortable verify FILE`: recompute commitment, every draw and every ruling of a finished match.

Its status is 0 if all that decides the match is proven, and `SEED_ALONE` if only the seed is.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

from fortable.catalog import catalog
from fortable.kernel.chance import fingerprint, read_seed
from fortable.kernel.daily import is_of_cup, is_of_day
from fortable.kernel.log import Match
from fortable.kernel.record import Record, read_record, verify
from fortable.kernel.words import Illegal
from fortable.texts import Texts

SEED_ALONE = 3
"""The status if options, seats and rules are what the file says, and nothing proves it."""


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "verify", help=texts("cli-verify"), description=texts("cli-verify")
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("cli-file"))
    parser.add_argument("--commitment", metavar="HEX", help=texts("cli-commitment"))
    parser.add_argument("--day", metavar="HEX", help=texts("cli-day"))
    parser.add_argument("--cup", metavar="HEX", help=texts("cli-cup"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Say what of the match is genuine and under which commitment, or raise the rule it breaks."""
    record = read_record(args.file.read_bytes())
    match = verify(catalog()[record.game], record)
    proof = _proof(record, match.seed, args.commitment)
    finding = "verify-good" if record.position is None else "verify-good-from-position"
    good = texts(finding, game=match.game.title, events=match.version)
    played_under = texts("verify-commitment", commitment=record.commitment)
    found = [good, played_under, texts(proof)]
    if args.day is not None:
        found.append(_of_day(record, match, read_seed(args.day), texts))
    if args.cup is not None:
        found.append(_of_cup(record, match, read_seed(args.cup), texts))
    sys.stdout.write("".join(f"{line}\n" for line in found))
    return 0 if proof == "verify-bound" else SEED_ALONE


def _of_day(record: Record, match: Match, secret: bytes, texts: Texts) -> str:
    """Which day's deal it was, by the secret that the day's table revealed, or `Illegal` if it was not."""
    day, level = record.settings.get("day"), record.settings.get("level")
    if not is_of_day(match.seed, secret, str(day), match.game, str(level)):
        raise Illegal("TB-07", "other-day", tried=fingerprint(secret), recorded=str(day))
    return texts("verify-day", day=str(day), fingerprint=fingerprint(secret))


def _of_cup(record: Record, match: Match, secret: bytes, texts: Texts) -> str:
    """Which round of which cup it was, by the secret revealed at its end, or `Illegal` if it was not."""
    cup, number, level = (str(record.settings.get(name)) for name in ("cup", "round", "level"))
    round_ = int(number) if number.isdecimal() else 0
    if not is_of_cup(match.seed, secret, cup, round_, match.game, level):
        raise Illegal("TB-07", "other-cup", tried=fingerprint(secret), recorded=cup)
    return texts("verify-cup", cup=cup, round=round_, fingerprint=fingerprint(secret))


def _proof(record: Record, seed: bytes, published: str | None) -> str:
    """What the commitment proves, compared with what the table published if somebody says it."""
    compared = record.commitment if published is None else published.lower()
    if compared == record.commitment:
        return "verify-bound" if record.is_bound else "verify-old-file"
    if compared == fingerprint(seed):
        return "verify-fingerprint"
    raise Illegal("TB-07", "other-commitment", tried=published, recorded=record.commitment)
