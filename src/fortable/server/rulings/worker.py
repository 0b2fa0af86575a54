"""The program of a worker that rules: what takes long is worked out here, and becomes true at the table."""

import sys

from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.chance import Dealer
from fortable.kernel.codec import decode, encode, plain, typed
from fortable.kernel.words import Illegal
from fortable.server.work.program import answer_requests

from .requests import RulingReply, RulingRequest


def rule(request: RulingRequest) -> RulingReply:
    """What the rules say, which may be no."""
    game = catalog()[request.game]
    state = typed(request.state, game.types.state)
    action = typed(request.action, game.types.action)
    dealer = Dealer(request.seed, request.drawn)
    try:
        course = referee.rule(game, state, request.seat, action, dealer)
    except Illegal as illegal:
        return RulingReply(refusal=(illegal.rule, illegal.reason, illegal.facts))
    return RulingReply(events=tuple(map(plain, course.events)), drawn=dealer.drawn)


def main() -> None:
    """Until nobody asks any more."""
    answer_requests(
        lambda request: encode(rule(decode(request, RulingRequest))), float(sys.argv[1])
    )


if __name__ == "__main__":
    main()
