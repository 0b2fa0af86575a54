"""How well an outlook is met: the part of the win it gives a seat where a playout stops, and what it has.

Of games whose reviewer stops before the end. Matches go on by its own playouts; wherever one stops,
the outlook is noted, and beside it who wins in the end. With `--among strong` bots of this level play the
match, and it is noted before each of their decisions. By tenths of the win: how often it was said, and the
means of what was said and what was true.
"""

import argparse
import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean

from fortable import folder
from fortable.bots.playing import play_match
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.review.course import Course
from fortable.review.reviewer import MILLIONTHS, reviewer_of
from fortable.twins import NOBODY, Flat, Twin, blank, flat, new_luck
from fortable.twins.twin import WHOLE, share_win

Pair = tuple[float, float]
"""What was said of a seat, and what it had in the end."""
TENTHS = 10


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.outlook", description=__doc__)
    parser.add_argument("--only", action="append", metavar="GAME")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--among", metavar="LEVEL", help="bots that play, to the end")
    args = parser.parse_args()
    for key in args.only or catalog().games:
        game = catalog()[key]
        for seats in (count for count in game.seats if count > 1):
            pairs = [
                pair
                for number in range(args.matches if reviewer_of(game).playout else 0)
                for pair in (
                    said_among(game, seats, number, args.among)
                    if args.among
                    else said_and_true(game, seats, number)
                )
            ]
            if pairs:
                sys.stdout.write(f"\n{game.title}, {seats} seats\n")
                sys.stdout.writelines(f"{line}\n" for line in told(pairs))


def said_and_true(game: AnyGame, seats: int, number: int) -> Iterator[Pair]:
    """Of one match, at every stop but the last."""
    reviewer, twin, rng = reviewer_of(game), twin_of(game), Random(number)
    assert reviewer.playout, "it stops before the end"
    match = Match.begin(game, seats, game.types.options(), seed=rng.randbytes(32))
    row, luck = flat(twin.pack(match.state)), new_luck(rng)
    room = room_of(twin)
    said: list[list[float]] = []
    while twin.waiting(row) != NOBODY:
        reviewer.playout(row, luck, room)
        said.append(outlook(game, row, room, seats))
    true = truth(twin, row, room, seats)
    for parts in said[:-1]:
        yield from zip(parts, true, strict=True)


def said_among(game: AnyGame, seats: int, number: int, level: str) -> Iterator[Pair]:
    """Of one match of bots, before every decision."""
    twin, deal = twin_of(game), f"outlook/{number}"
    match = play_match(game, seats, game.types.options(), [level] * seats, deal, deal)
    room = room_of(twin)
    true = truth(twin, flat(twin.pack(match.state)), room, seats)
    for step in Course(match).steps:
        if step.asked is not None:
            yield from zip(
                outlook(game, flat(twin.pack(step.before)), room, seats), true, strict=True
            )


def twin_of(game: AnyGame) -> Twin:
    plan = folder.PLAN.of(game)
    twin = plan.twin if plan else folder.TWIN.of(game)
    assert twin, "playouts are over one"
    return twin


def room_of(twin: Twin) -> Flat:
    return blank(max(twin.most_moves, twin.size))


def outlook(game: AnyGame, row: Flat, room: Flat, seats: int) -> list[float]:
    """What every seat is said to have of the win."""
    reviewer = reviewer_of(game)
    assert reviewer.outlook, "it knows how it would go on"
    reviewer.outlook(row, room)
    return [int(part) / MILLIONTHS for part in room[:seats]]


def truth(twin: Twin, row: Flat, room: Flat, seats: int) -> list[float]:
    """What they have where nobody is to act any more."""
    twin.merits(row, room)
    share_win(room, seats)
    return [int(part) / WHOLE for part in room[:seats]]


def told(pairs: list[Pair]) -> Iterator[str]:
    for tenth in range(TENTHS):
        some = [pair for pair in pairs if min(TENTHS - 1, int(TENTHS * pair[0])) == tenth]
        if some:
            said, true = (fmean(column) for column in zip(*some, strict=True))
            yield f"{len(some):6} times {said:6.1%} was said, {true:6.1%} was true"
    yield f"mean square {fmean((said - true) ** 2 for said, true in pairs):.4f}"


if __name__ == "__main__":
    main()
