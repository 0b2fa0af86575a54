"""A quick twin beside the rules: step by step the same, to the end of a match."""

from random import Random
from typing import Any

from fortable.kernel import referee
from fortable.kernel.chance import Draw, guess
from fortable.kernel.game import AnyGame, ranked
from fortable.kernel.words import Action, Options, Seat
from fortable.twins import CHANCE, NOBODY, Flat, Twin, flat

from .broken import Broken

MANY = 1_000
"""Longer lists of moves are compared in full only now and then."""
SHARE, SOME = 0.02, 20
"""How often that is; and of how many actions it is asked otherwise whether they are listed."""


class Beside:
    """One match, played in both."""

    def __init__(self, game: AnyGame, twin: Twin, options: Options, seats: int) -> None:
        self.game = game
        self.twin = twin
        self.state: Any = game.start(options, seats)
        self.position = flat(twin.pack(self.state))
        self.room = flat([0] * twin.most_moves)
        self.steps = 0

    def play(self, rng: Random) -> None:
        """To the end by lot; `Broken` where they differ."""
        self._compare()
        while (due := self.game.waiting(self.state)) or isinstance(due, Draw):
            if isinstance(due, Draw):
                self._draw(due, rng)
            else:
                (seat,) = due
                self._act(seat, rng)
            self.steps += 1
            self._compare()
        self._same("waiting", NOBODY, self.twin.waiting(self.position))
        self._compare_ranks()

    def _draw(self, due: Draw, rng: Random) -> None:
        """The twin may stop asking when nothing more depends on the picks."""
        self._same("waiting", CHANCE, self.twin.waiting(self.position))
        picks = guess(rng)(due)
        left = sorted(due.bag)
        for pick in picks:
            if self.twin.waiting(self.position) != CHANCE:
                break
            self._same("bag", left, sorted(self._written(self.twin.bag)))
            self.twin.draw(self.position, pick)
            if not due.returns:
                left.remove(pick)
        self.state = referee.resolve(self.game, self.state, picks).states[-1]

    def _act(self, seat: Seat, rng: Random) -> None:
        self._same("waiting", seat, self.twin.waiting(self.position))
        actions = list(self.game.legal(self.game.view_for(self.state, seat)))
        self._compare_moves(actions, rng)
        self._check_pruned(actions)
        action = _of_any_kind(actions, rng)
        move = self.twin.move_of(action)
        self._same("action", action, self.twin.action_of(move))
        self.twin.act(self.position, move)
        self.state = referee.decide(self.game, self.state, seat, action).states[-1]

    def _compare_moves(self, actions: list[Action], rng: Random) -> None:
        listed = self._written(self.twin.legal)
        self._same("number of moves", len(actions), len(listed))
        if len(actions) > MANY and rng.random() > SHARE:
            some = rng.sample(actions, SOME)
            unlisted = [action for action in some if self.twin.move_of(action) not in listed]
            self._same("legal", [], unlisted)
        else:
            self._same("legal", sorted(map(self.twin.move_of, actions)), sorted(listed))

    def _check_pruned(self, actions: list[Action]) -> None:
        """What is left for search is legal, and something is left."""
        if self.twin.pruned_legal:
            left = set(self._written(self.twin.pruned_legal))
            may = {self.twin.move_of(action) for action in actions}
            self._same("choice for search", (True, set()), (bool(left), left - may))

    def _compare(self) -> None:
        """Where they differ, the parts that do are told by name."""
        packed, position = self.twin.pack(self.state), list(self.position)
        if packed != position:
            rules, twin = self.twin.row.told(packed), self.twin.row.told(position)
            parts = [name for name in rules if rules[name] != twin[name]]
            self._same(
                f"position: {', '.join(parts) or 'between the parts'}",
                {name: rules[name] for name in parts},
                {name: twin[name] for name in parts} or position,
            )

    def _compare_ranks(self) -> None:
        merits = list(self._written(self.twin.merits))
        self._same("ranking", self.game.outcome(self.state).ranking, ranked(merits))

    def _written(self, ask: Any) -> Flat:
        count = ask(self.position, self.room)
        return self.room[:count]

    def _same(self, what: str, rules: object, twin: object) -> None:
        if rules != twin:
            raise Broken(f"the twin has another {what}", step=self.steps, rules=rules, twin=twin)


def _of_any_kind(actions: list[Action], rng: Random) -> Action:
    """One of the actions, every kind being equally likely: the rare ones come up as well."""
    kinds = list(dict.fromkeys(map(type, actions)))
    if len(kinds) == 1:
        return rng.choice(actions)
    kind = rng.choice(kinds)
    return rng.choice([action for action in actions if type(action) is kind])
