"""`fortable report GAME`: how a game plays at every number of seats, as a page with pictures."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from fortable.arena.contest import Contest, Result
from fortable.arena.massive import WAYS
from fortable.catalog import catalog
from fortable.kernel.codec import encode
from fortable.report.balance import balance
from fortable.report.boards import boards
from fortable.report.page import Report, write_page
from fortable.terminal.setup.chairs import usual_bot
from fortable.texts import Texts

from .support.contest_flags import add_flags, play_with_progress, wanted_contest

RULED = 1000
"""So many of what compiled code plays are played by the rules too, for what each clause brings."""


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "report", help=texts("cli-report"), description=texts("cli-report")
    )
    add_flags(parser, texts, games=1000)
    parser.add_argument("--seats", type=int, nargs="+", metavar="N", help=texts("cli-report-seats"))
    parser.add_argument("--bot", metavar="NAME", help=texts("cli-report-bot"))
    parser.add_argument(
        "--to", type=Path, default=Path(), metavar="FOLDER", help=texts("cli-report-to")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Play at every number of seats, and write what came of it."""
    game = catalog()[args.game]
    bot = usual_bot(game) if args.bot is None else args.bot
    contests = [wanted_contest(args, game, seats, (bot,)) for seats in args.seats or game.seats]
    results = {contest.seats: play_with_progress(contest, args, texts) for contest in contests}
    ruled = _ruled(args, contests, texts)
    if args.json:
        told = [balance(of, ruled.get(seats, ())) for seats, of in results.items()]
        sys.stdout.buffer.write(encode(told) + b"\n")
        return 0
    last = contests[-1]
    drawn = boards(last, ruled.get(last.seats, results[last.seats]), texts.language)
    on = args.on if args.on in WAYS else None
    report = Report(game.title, contests[0], results, args.option, drawn, on, ruled)
    page = write_page(report, args.to, texts)
    sys.stdout.write(texts("report-written", file=str(page)) + "\n")
    return 0


def _ruled(
    args: argparse.Namespace, contests: Sequence[Contest], texts: Texts
) -> dict[int, list[Result]]:
    """By seats, where compiled code plays: the first of the same deals by the rules."""
    if args.on not in WAYS:
        return {}
    fewer = [replace(each, deals=min(each.deals, RULED)) for each in contests]
    return {each.seats: play_with_progress(each, args, texts, on="local") for each in fewer}
