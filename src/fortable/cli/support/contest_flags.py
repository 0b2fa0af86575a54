"""What the commands that let bots play have in common."""

import argparse
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.progress import Progress

from fortable.arena import Contest, play_contest
from fortable.arena.contest import Result, contest_of
from fortable.arena.executors import EXECUTORS
from fortable.arena.massive import WAYS, play_massively
from fortable.kernel.game import AnyGame
from fortable.kernel.options import parse_options
from fortable.texts import Texts


def add_flags(parser: argparse.ArgumentParser, texts: Texts, games: int) -> None:
    """How many matches, by which rules, and who plays them."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--games", type=int, default=games, metavar="K", help=texts("cli-games-count")
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=texts("cli-option")
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=texts("cli-seed-number"))
    parser.add_argument("--on", choices=(*EXECUTORS, *WAYS), default="local", help=texts("cli-on"))
    parser.add_argument("--workers", type=int, metavar="N", help=texts("cli-workers"))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))


def wanted_contest(
    args: argparse.Namespace, game: AnyGame, seats: int, bots: tuple[str, ...]
) -> Contest:
    """What the flags say is to be played."""
    options = parse_options(game.types.options, " ".join(args.option) or "-")
    return contest_of(game, seats, options, bots, args.games, args.seed)


def play_with_progress(
    contest: Contest, args: argparse.Namespace, texts: Texts, on: str | None = None
) -> list[Result]:
    """All matches, with a bar that shows how far they are; by whom the flags say, if not by another."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(texts("arena-playing"), total=contest.deals)
        told = partial(progress.advance, bar)
        return _played(contest, on or args.on, args.workers, told)


def _played(
    contest: Contest, on: str, workers: int | None, told: Callable[[int], None]
) -> list[Result]:
    if on in WAYS:
        return play_massively(contest, on, told)
    return play_contest(contest, EXECUTORS[on](workers), told)
