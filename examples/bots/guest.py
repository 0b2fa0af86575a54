"""A bot that plays at somebody's table: `python examples/bots/guest.py LINK`.

It takes the first free chair, waits until the match begins, and does any legal thing whenever it may.
"""

import random
import sys

import fortable


def play(link: str) -> None:
    """To the end of the match."""
    with fortable.table(link, name="A bot") as seat:
        for moment in seat.turns():
            try:
                seat.play(random.choice(moment.legal))
            except fortable.Refusal as refusal:  # where all act at once somebody may be quicker
                print(refusal)  # noqa: T201
        print(seat.outcome)  # noqa: T201


if __name__ == "__main__":
    play(sys.argv[1])
