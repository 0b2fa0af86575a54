"""Every attack, or those that are named; the status is 1 if a bar was missed."""

import argparse
import asyncio
import json
import signal
import sys
import tempfile
from pathlib import Path

from .attacks import ATTACKS
from .battle import battle
from .report import Figures, page, row, verdict

LONGEST_S, LONGEST_TIMES = 180.0, 10
"""After so long, and so many times as long as it should last, a fight is given up, and the next begins."""


def main() -> int:
    """One line for each attack as it ends, and a report when all are over."""
    parser = argparse.ArgumentParser(prog="siege", description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"of {', '.join(ATTACKS)}")
    parser.add_argument("--seconds", type=float, default=6.0, help="that each attack lasts")
    parser.add_argument(
        "--turns",
        action="store_true",
        help="judge by the longest turn of the event loop, in processor time, on a busy machine",
    )
    parser.add_argument("--report", type=Path, help="write NAME.md and NAME.json")
    parser.add_argument(
        "--page",
        type=Path,
        help="a page whose beginning, up to its first section, becomes the report",
    )
    args = parser.parse_args()
    unknown = set(args.attacks) - ATTACKS.keys()
    if unknown:
        parser.error(f"no attack {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}")
    results: list[Figures] = []
    failed: dict[str, str] = {}
    for name in args.attacks or ATTACKS:
        try:
            results.append(_fought(name, args.seconds, counts_turns=args.turns))
        except Exception as error:  # one that cannot be fought keeps no other from it
            failed[name] = repr(error)
            sys.stdout.write(f"| {name} | could not be fought: {error!r} |\n")
        if args.report is not None:
            _write(args.report, results, failed)
    if args.page is not None:
        _begin_page(args.page, page(results, failed))
    sys.stdout.write(f"\n{verdict(results, failed)}\n")
    return 1 if failed or any(result.missed for result in results) else 0


def _fought(name: str, seconds: float, *, counts_turns: bool) -> Figures:
    with tempfile.TemporaryDirectory(prefix="siege-") as folder:
        fight = battle(name, Path(folder), seconds, counts_turns=counts_turns)
        result = asyncio.run(asyncio.wait_for(fight, LONGEST_S + LONGEST_TIMES * seconds))
    sys.stdout.write(row(result) + "\n")
    sys.stdout.flush()
    return result


def _write(report: Path, results: list[Figures], failed: dict[str, str]) -> None:
    report.with_suffix(".md").write_text(page(results, failed))
    figures = [result.plain for result in results]
    report.with_suffix(".json").write_text(json.dumps(figures, indent=2) + "\n")


def _begin_page(file: Path, report: str) -> None:
    """The report, and then all of the page from its first section on."""
    _, section, rest = file.read_text().partition("\n## ")
    file.write_text(report + section + rest)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # no server is left behind
    sys.exit(main())
