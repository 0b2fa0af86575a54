"""How far from the best a level's takes in a race are, by the solver: one line for each level.

Before each take the longest chain from the own top card is proven, with the layout as it lies there, and
after it the longest that is still to be had. What a take lost are the cards in between. That others take
cards meanwhile nobody knows beforehand: this is what there was to know.
"""

import argparse
import json
import sys
from random import Random
from statistics import fmean
from typing import Any

from fortable.bots.playing import begin_match, play, sit_down
from fortable.kernel.log import Ruling

from .. import GAME
from ..actions import Take
from ..model import Options
from ..solver import longest_chain
from ..view import View

NEARLY_SURE = 1.96


def main() -> None:
    """Race every level against its likes, and say what its takes lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs="+", default=["beginner", "casual", "good", "strong"])
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--seats", type=int, default=2)
    args = parser.parse_args()
    for bot in args.bots:
        told = {"bot": bot} | summary(losses(bot, args.seats, args.matches))
        sys.stdout.write(json.dumps(told) + "\n")


def losses(bot: str, seats: int, matches: int) -> list[int]:
    """What each take of a card that matched lost, in cards."""
    found = []
    for number in range(matches):
        match, rng = begin_match(GAME, seats, Options(), f"race {number}"), Random(number)
        before = match.state
        for happening in play(match, sit_down(match, [bot], rng), rng):
            if isinstance(happening.action, Take) and isinstance(happening.answer, Ruling):
                view: View = GAME.view_for(before, happening.seat)
                if happening.action.place in view.takeable:
                    found.append(lost(view, happening.action.place))
            before = match.state
    return found


def lost(view: View, place: str) -> int:
    """How many cards shorter the longest chain is for a take."""
    deck, lying = view.deck, dict(view.lying)
    assert view.viewer is not None
    top = deck.face(view.chains[view.viewer][-1])
    before = _longest(top, [deck.face(card) for card in lying.values()])
    taken = deck.face(lying.pop(place))
    return before - 1 - _longest(taken, [deck.face(card) for card in lying.values()])


def _longest(top: int, faces: list[int]) -> int:
    """How many cards can follow a card that lies on a chain."""
    return len(longest_chain(tuple(sorted((top, *faces))), top).chain) - 1


def summary(found: list[int]) -> dict[str, Any]:
    """The mean with its interval, and how often nothing was lost."""
    mean = fmean(found)
    spread = fmean((each - mean) ** 2 for each in found) ** 0.5
    within = NEARLY_SURE * spread / len(found) ** 0.5
    return {
        "takes": len(found),
        "lost_a_take": round(mean, 3),
        "within": round(within, 3),
        "lost_nothing": round(sum(not each for each in found) / len(found), 3),
    }


if __name__ == "__main__":
    main()
