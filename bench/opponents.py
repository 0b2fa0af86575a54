"""Our bots against OpenSpiel's own search on the same game, with the same time for every choice.

    python -m bench.opponents GAME [--bot strong] [--seats 2] [--deals 20] [--option name=value]

OpenSpiel plays through our adapter: MCTS where nothing is hidden, else ISMCTS, with random playouts. It gets
as much processor time for a choice as our bot took for its choices so far, and never less than `LEAST_S`. The
seats are shared evenly, and every deal is played once with each of them.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import fortable.research.openspiel as adapter
from fortable.arena.standings import interval
from fortable.bots import seat_bot
from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.chance import Draw, guess
from fortable.kernel.game import AnyGame
from fortable.kernel.options import parse_options, write_options
from fortable.kernel.words import Options, Seat
from fortable.learning.learner_view import NONE, learner_view_of

LEAST_S = 0.05
FEWEST = 10
"""Simulations, however little time there is."""
UCT = 1.4


def main() -> None:
    """Play, and tell our part of the wins with its interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--option", action="append", default=[])
    args = parser.parse_args()
    game = catalog()[args.game]
    options = parse_options(game.types.options, " ".join(args.option) or "-")
    seats = min(game.seats) if args.seats is None else args.seats
    shares = []
    for deal in range(args.deals):
        matches = [Duel(game, options, seats, args.bot, f"{deal}", shift) for shift in range(2)]
        shares.append(fmean(match.play() for match in matches))
        sys.stdout.write(json.dumps(told(args, shares, matches)) + "\n")
        sys.stdout.flush()


def told(args: argparse.Namespace, shares: Sequence[float], matches: Sequence["Duel"]) -> Any:
    share = interval(list(shares), 2 * len(shares))
    return {
        "game": args.game,
        "deals": len(shares),
        "our_share": [round(part, 3) for part in (share.value, share.low, share.high)],
        "our_ms": round(1000 * fmean(match.ours.mean_s for match in matches)),
        "their_ms": round(1000 * fmean(match.theirs.mean_s for match in matches)),
        "their_simulations": round(fmean(fmean(match.simulations) for match in matches)),
    }


class Watch:
    """How much processor time choices take."""

    def __init__(self) -> None:
        self.seconds, self.choices = 0.0, 0

    @property
    def mean_s(self) -> float:
        return self.seconds / max(1, self.choices)

    def __enter__(self) -> None:
        self._since = time.process_time()

    def __exit__(self, *_: object) -> None:
        self.seconds += time.process_time() - self._since
        self.choices += 1


class Duel:
    """One match: ours in every other seat, and theirs between them. Rules and adapter side by side."""

    def __init__(
        self, game: AnyGame, options: Options, seats: int, bot: str, deal: str, shift: int
    ) -> None:
        self.game = game
        self.learner_view = learner_view_of(game)
        self.state: Any = game.start(options, seats)
        changed = write_options(options).replace("=", ":").replace(" ", "+")
        wish = {"players": seats, "options": adapter.USUAL if changed == "-" else changed}
        self.spiel = pyspiel.load_game(f"fortable_{game.key}", wish).new_initial_state()
        self.chance, rng = Random(deal), Random(f"{deal} {shift}")
        self.bots = {
            Seat(seat): seat_bot(game, bot, Seat(seat), Random(rng.random()))
            for seat in range(seats)
            if seat % 2 == shift
        }
        self.rng = np.random.RandomState(rng.randrange(2**31))
        self.ours, self.theirs = Watch(), Watch()
        self.rate = 0.0
        self.simulations: list[int] = []

    def play(self) -> float:
        """To the end: our part of the win, as if both had the same number of seats."""
        while waiting := self.game.waiting(self.state):
            if isinstance(waiting, Draw):
                self._draw(waiting)
            else:
                (seat,) = waiting
                self._act(seat)
        winners = self.game.outcome(self.state).ranking[0]
        return sum(seat in self.bots for seat in winners) / len(winners)

    def _draw(self, due: Draw) -> None:
        picks = guess(self.chance)(due)
        for pick in picks:
            if self.spiel.is_chance_node():
                self.spiel.apply_action(pick)
        self._follow(referee.resolve(self.game, self.state, picks))

    def _act(self, seat: Seat) -> None:
        view = self.game.view_for(self.state, seat)
        if seat in self.bots:
            with self.ours:
                action = self.bots[seat].choose(view)
            for number in self.learner_view.numbers(view, action):
                self.spiel.apply_action(number)
        else:
            action = self._searched(view)
        self._follow(referee.decide(self.game, self.state, seat, action))

    def _searched(self, view: Any) -> Any:
        """Part by part, each with its own search in its part of the time."""
        head, action = NONE, None
        while action is None:
            with self.theirs:
                number = self._search()
            action, head = self.learner_view.choose(view, head, number)
            self.spiel.apply_action(number)
        return action

    def _search(self) -> int:
        """The most visited action of as many simulations as there was time for lately."""
        legal: list[int] = self.spiel.legal_actions()
        if len(legal) == 1:
            return legal[0]
        simulations = max(FEWEST, round(self.rate * max(LEAST_S, self.ours.mean_s)))
        since = time.process_time()
        visits = dict(self._policy(simulations))
        self.rate = simulations / (time.process_time() - since)
        self.simulations.append(simulations)
        return max(legal, key=lambda action: visits.get(action, 0.0))

    def _policy(self, simulations: int) -> Sequence[tuple[int, float]]:
        evaluator = mcts.RandomRolloutEvaluator(1, self.rng)
        kind = self.spiel.get_game().get_type().information
        if kind == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
            final = ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT
            searcher = ismcts.ISMCTSBot(
                self.spiel.get_game(),
                evaluator,
                UCT,
                simulations,
                random_state=self.rng,
                final_policy_type=final,
            )
            return list(searcher.get_policy(self.spiel))
        root = mcts.MCTSBot(
            self.spiel.get_game(), UCT, simulations, evaluator, random_state=self.rng
        ).mcts_search(self.spiel)
        return [(child.action, child.explore_count / simulations) for child in root.children]

    def _follow(self, happened: referee.Consequences) -> None:
        for event, self.state in zip(happened.events, happened.states, strict=True):
            for seat, bot in self.bots.items():
                bot.hear([self.game.redact(event, seat, self.state)])


if __name__ == "__main__":
    main()
