"""The program that deals and plays ahead: in a process of its own, for it may take long."""

import sys

from fortable.bots.daily import daily_of, play_day
from fortable.catalog import catalog
from fortable.kernel.codec import decode, encode
from fortable.kernel.log import Match
from fortable.kernel.options import read_options
from fortable.plain_twins import keep_twins_plain
from fortable.server.work.program import answer_requests

from .requests import Asked, DealRequest, RivalRequest, Told


def answer(request: bytes) -> bytes:
    """Whatever a game of others does with it, somebody gets an answer, or nothing."""
    asked = decode(request, Asked)
    try:
        if asked.deal is not None:
            return encode(Told(seed=dealt(asked.deal)))
        assert asked.rival is not None, "one of the two is asked"
        return encode(Told(result=result_of_rival(asked.rival)))
    except Exception as error:  # a bot may be anybody's
        sys.stderr.write(f"no deal of the day: {error!r}\n")
        return encode(Told())


def dealt(request: DealRequest) -> bytes:
    """The seed of a deal."""
    return daily_of(catalog()[request.game]).seed(request.seeds(), request.level)


def result_of_rival(request: RivalRequest) -> int:
    """What the rival made of a deal."""
    game = catalog()[request.game]
    daily = daily_of(game)
    assert daily.rival is not None, "a game without one is not asked"
    options = read_options(game.types.options, request.options)
    match = Match.begin(game, request.seats, options, request.seed)
    play_day(match, daily.rival, request.bot)
    return daily.result(match.state, match.outcome())


def main() -> None:
    """Until nobody asks any more; nothing is compiled, so that the rival is the same everywhere."""
    keep_twins_plain("bots of the day think alike on every machine")
    answer_requests(answer, float(sys.argv[1]))


if __name__ == "__main__":
    main()
