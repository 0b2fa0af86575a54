"""`fortable review FILE`: what of a finished match was luck, what skill, what would have been better."""

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from fortable.catalog import catalog
from fortable.kernel.codec import encode
from fortable.kernel.log import Match
from fortable.kernel.record import read_record, verify
from fortable.review import Review, review
from fortable.review.telling.page import page
from fortable.review.telling.tables import tables
from fortable.terminal.console.screen import Output
from fortable.texts import Texts


def add(commands: Any, texts: Texts) -> None:
    """Declare the flags."""
    parser = commands.add_parser(
        "review", help=texts("cli-review"), description=texts("cli-review")
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=texts("cli-file"))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    parser.add_argument("--html", type=Path, metavar="PAGE", help=texts("cli-review-html"))
    parser.add_argument("--all", action="store_true", help=texts("cli-review-all"))
    parser.add_argument(
        "--name", action="append", default=[], metavar="NAME", help=texts("cli-draw-name")
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=texts("cli-review-seed"))
    parser.add_argument(
        "--effort", type=float, default=1.0, metavar="X", help=texts("cli-review-effort")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Review a file; `Illegal` if it is damaged, was tampered with, or is of a match that goes on."""
    record = read_record(args.file.read_bytes())
    match = verify(catalog()[record.game], record)
    found = _with_progress(match, args, texts)
    said = Texts(texts.language, [match.game.package], args.name)
    if args.html:
        with args.html.open("x", encoding="utf-8") as place:
            place.write(page(found, match.game.title, said))
    if args.json:
        sys.stdout.buffer.write(encode(found) + b"\n")
    elif not args.html:
        for table in tables(found, said, args.all):
            Output().print(table)
    return 0


def _with_progress(match: Match, args: argparse.Namespace, texts: Texts) -> Review:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("review-looking"))
        return review(
            match,
            seed=args.seed,
            effort=args.effort,
            tick=lambda done, of: progress.update(bar, completed=done, total=of),
        )
