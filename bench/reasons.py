"""How many proven mistakes come with a reason in words, and with which one.

Beginners and casual players at one table, in turn; every match is reviewed. Of a game that says none there
are numbers alone.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator

from fortable.bots.playing import play_match
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.review import Review, review

LEVELS = ("beginner", "casual")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.reasons", description=__doc__)
    parser.add_argument("--only", action="append", metavar="GAME")
    parser.add_argument(
        "--seats", type=int, help="at the table; without it the fewest and the most"
    )
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--effort", type=float, default=0.4, help="of each review")
    args = parser.parse_args()
    for key in args.only or catalog().games:
        game = catalog()[key]
        for seats in [args.seats] if args.seats else sorted({game.seats[0], game.seats[-1]}):
            deals = range(args.first, args.first + args.matches)
            found = [reviewed(game, seats, deal, args.effort) for deal in deals]
            sys.stdout.writelines(f"{line}\n" for line in told(game, seats, found))
            sys.stdout.flush()


def reviewed(game: AnyGame, seats: int, number: int, effort: float) -> Review:
    """From match to match the levels change places."""
    first = number % len(LEVELS)
    seated, deal = (*LEVELS[first:], *LEVELS[:first]), f"reasons/{number}"
    return review(play_match(game, seats, game.types.options(), seated, deal, deal), effort=effort)


def told(game: AnyGame, seats: int, found: list[Review]) -> Iterator[str]:
    judged = [each for one in found for each in one.judgements]
    mistakes = [each for each in judged if each.cost]
    said = Counter(each.reason.message for each in mistakes if each.reason)
    yield (
        f"\n{game.title}, {seats} seats: {len(found)} matches, {len(judged)} decisions, "
        f"{len(mistakes)} proven mistakes, {said.total() / max(1, len(mistakes)):.1%} with a reason"
    )
    for message, count in said.most_common():
        yield f"  {count:5} {message}"


if __name__ == "__main__":
    main()
