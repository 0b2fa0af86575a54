"""`fortable arena GAME`: bots against bots on the same deals, seats shared evenly."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.table import Table

from fortable.arena import Contest, Standings, standings
from fortable.arena.plot import figure
from fortable.arena.standings import Forfeits, Share
from fortable.catalog import catalog
from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal
from fortable.terminal.console.screen import Output
from fortable.texts import Texts

from .support.contest_flags import add_flags, contest_of, play_with_progress


def add(commands: Any, texts: Texts) -> None:
    """Declare the command."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "arena",
        help=texts("cli-arena"),
        description=texts("cli-arena"),
        epilog=texts("cli-arena-more"),
    )
    add_flags(parser, texts, games=100)
    parser.add_argument("--bots", nargs="+", required=True, metavar="BOT", help=texts("cli-bots"))
    parser.add_argument("--seats", type=int, metavar="N", help=texts("cli-seats"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=texts("cli-plot"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Play the contest and show what it proves."""
    contest = _contest(args)
    result = standings(contest, play_with_progress(contest, args, texts))
    if args.plot:
        figure(result, texts).savefig(args.plot)
    if args.json:
        sys.stdout.buffer.write(encode(result) + b"\n")
    else:
        Output().print(_table(result, texts))
        Output().print(_cross_table(result, texts))
        for forfeits in result.forfeits:
            Output().print(_told(forfeits, contest.game, texts))
    return 0


def _contest(args: argparse.Namespace) -> Contest:
    game = catalog()[args.game]
    bots = tuple(name for names in args.bots for name in names.split(","))
    if len(set(bots)) < max(2, len(bots)):
        raise Illegal("TB-06", "no-contest", tried=", ".join(bots)[:80])
    return contest_of(args, game, game.seats[0] if args.seats is None else args.seats, bots)


def _table(result: Standings, texts: Texts) -> Table:
    title = texts("arena-title", games=result.games, deals=result.contest.deals)
    table = Table(title=title, caption=texts("arena-caption"))
    for column in ("simulate-bot", "simulate-wins", "arena-times-fair", "arena-rating"):
        table.add_column(texts(column))
    for standing in result.standings:
        fair = standing.times_fair
        table.add_row(
            standing.bot,
            _percent(standing.wins),
            f"{fair.value:.2f} ({fair.low:.2f}–{fair.high:.2f})",
            "–" if standing.rating is None else f"{standing.rating:+.0f}",
        )
    return table


def _told(forfeits: Forfeits, game: str, texts: Texts) -> str:
    why = forfeits.why
    own = Texts(texts.language, [catalog()[game].package])
    reason = own.refusal(Illegal(why.rule, why.reason, **why.facts))
    return texts("arena-forfeits", bot=forfeits.bot, games=forfeits.games, why=reason)


def _cross_table(result: Standings, texts: Texts) -> Table:
    table = Table("", title=texts("arena-duels"))
    for standing in result.standings:
        table.add_column(standing.bot)
    for standing in result.standings:
        table.add_row(standing.bot, *_duels(result, standing.bot))
    return table


def _duels(result: Standings, bot: str) -> Iterator[str]:
    shares = {duel.against: duel.share for duel in result.duels if duel.bot == bot}
    for standing in result.standings:
        yield _percent(shares[standing.bot]) if standing.bot in shares else ""


def _percent(share: Share) -> str:
    return f"{100 * share.value:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"
