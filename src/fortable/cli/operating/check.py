"""`fortable check`: whether a database is whole; nothing is repaired, and a server may run meanwhile."""

import argparse
import sys
from typing import TYPE_CHECKING, Any

from fortable.cli.support import settings_flags
from fortable.kernel.codec import encode
from fortable.kernel.words import Fact
from fortable.texts import Texts

if TYPE_CHECKING:
    from fortable.server.checking import Finding, Report
    from fortable.server.store.checking import Sizes

DAMAGED = 1
MIB = 2**20


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "check", help=texts("cli-check"), description=texts("cli-check")
    )
    settings_flags.add(parser, texts)
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """The status is 1 if anything is wrong."""
    from rich.console import Console
    from rich.progress import Progress

    from fortable.server.checking import check
    from fortable.server.store import Unavailable

    place = settings_flags.place_of(args)
    try:
        with Progress(console=Console(stderr=True), transient=True) as progress:
            bar = progress.add_task(texts("check-goes-on"), total=None)
            report = check(place, lambda seen: progress.update(bar, completed=seen))
    except Unavailable as error:
        raise error.refusal from error
    if args.json:
        told = {"is_whole": report.is_whole, "report": report}
        sys.stdout.buffer.write(encode(told) + b"\n")
    else:
        sys.stdout.write("\n".join((*_lines(report, texts), "")))
    return 0 if report.is_whole else DAMAGED


def _lines(report: "Report", texts: Texts) -> list[str]:
    told = [_line(finding, texts) for finding in report.findings]
    facts: dict[str, Fact] = {"tables": report.tables, "moves": report.moves, "file": report.file}
    if report.sizes is not None:
        told.append(_sizes(report.sizes, texts))
    if report.is_whole:
        return [*told, texts("check-whole", **facts)]
    return [*told, texts("check-not-whole", **facts)]


def _sizes(sizes: "Sizes", texts: Texts) -> str:
    size = round(sizes.bytes / MIB, 1)
    if sizes.log_bytes is None or sizes.free_bytes is None:
        return texts("check-sizes-database", size=size, **sizes.rows)
    log, free = round(sizes.log_bytes / MIB, 1), round(sizes.free_bytes / MIB, 1)
    return texts("check-sizes", size=size, log=log, free=free, **sizes.rows)


def _line(finding: "Finding", texts: Texts) -> str:
    said = texts(f"check-{finding.what}", **finding.facts)
    return texts("check-at-table", table=finding.table, said=said) if finding.table else said
