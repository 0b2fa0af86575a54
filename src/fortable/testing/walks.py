"""Matches to try laws on: random play from any set-up, and actions that should be refused."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any, get_args

from hypothesis import strategies as st

from fortable.kernel.chance import SEED_BYTES
from fortable.kernel.codec import plain, typed
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match, Ruling
from fortable.kernel.options import describe
from fortable.kernel.words import CLOCK, SPECTATOR, Action, Illegal, Options, Seat, Viewer

from .broken import Broken

LONGEST_WALK = 250
TO_THE_END = 20_000
CLOCK_STRIKES = 0.05
ABSURD: tuple[Any, ...] = (-1, 10**30, "", "\N{PILE OF POO}", "Z99", None)


@dataclass(frozen=True)
class Step:
    """One admitted action: the state it met, and what it led to."""

    before: Any
    ruling: Ruling

    @property
    def seat(self) -> Seat:
        return self.ruling.asked.seat

    @property
    def action(self) -> Action:
        action: Action = self.ruling.asked.action
        return action


@dataclass
class Walk:
    """A match on its way, step by step, and a generator for whatever a law wants to try."""

    match: Match
    rng: Random
    steps: list[Step] = field(default_factory=list)

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def viewers(self) -> list[Viewer]:
        """Every seat, and the spectators."""
        return [*map(Seat, range(self.match.state.seats)), SPECTATOR]

    @property
    def resting(self) -> list[Any]:
        """The states in which somebody was asked, and the last one."""
        return [*(step.before for step in self.steps), self.match.state]

    def some_resting(self, most: int = 12) -> list[Any]:
        """A few of the resting states, the last one among them."""
        *earlier, last = self.resting
        return [*self.rng.sample(earlier, min(most, len(earlier))), last]

    def step(self) -> None:
        """Let a random seat of those waited for do a random thing, or now and then the clock."""
        deadline = self.game.deadline(self.match.state)
        if deadline is not None and self.rng.random() < CLOCK_STRIKES:
            return self._do(CLOCK, deadline.action)
        seat = self.rng.choice(sorted(self.match.waiting))
        return self._do(seat, self.rng.choice(list(self.game.legal(self.match.view(seat)))))

    def _do(self, seat: Seat, action: Action) -> None:
        before = self.match.state
        try:
            self.steps.append(Step(before, self.match.act(seat, action)))
        except Illegal as illegal:
            raise Broken("a legal action is refused", action=action, refusal=illegal) from None


def walks(game: AnyGame, longest: int = LONGEST_WALK) -> st.SearchStrategy[Walk]:
    """Random play from any set-up, broken off anywhere."""
    return st.builds(
        _walk,
        setup=st.sampled_from(list(setups(game))),
        seed=st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES),
        length=st.integers(0, 12) | st.integers(0, longest) | st.just(TO_THE_END),
        choices=st.integers(0, 2**32),
        game=st.just(game),
    )


def _walk(
    game: AnyGame, setup: tuple[int, Options], seed: bytes, length: int, choices: int
) -> Walk:
    walk = Walk(Match.begin(game, *setup, seed), Random(choices))
    while not walk.match.is_over and len(walk.steps) < length:
        walk.step()
    return walk


def setups(game: AnyGame) -> Iterator[tuple[int, Options]]:
    """Every seat count with every combination of the options' sample values that goes with it."""
    options = describe(game.types.options)
    combinations = list(product(*(option.samples for option in options)))
    for seats in game.seats:
        for values in combinations:
            given = {option.name: value for option, value in zip(options, values, strict=True)}
            chosen: Options = typed(given, game.types.options)
            if _is_playable(game, seats, chosen):
                yield seats, chosen


def _is_playable(game: AnyGame, seats: int, options: Options) -> bool:
    try:
        game.start(options, seats)
    except Illegal:
        return False
    return True


def strange_actions(walk: Walk, most: int = 20) -> Iterator[Action]:
    """Well-formed actions of which most make no sense now: from other moments, or made up."""
    known = [step.action for step in walk.steps]
    for seat in sorted(walk.match.waiting):
        known.extend(walk.game.legal(walk.match.view(seat)))
    kinds = get_args(walk.game.types.action) or (walk.game.types.action,)
    values = [*{*scalars(known), *scalars(walk.match.view(SPECTATOR)), *ABSURD}]
    for _ in range(most):
        if known and walk.rng.random() < 0.3:
            yield walk.rng.choice(known)
        else:
            yield from _made_up(walk.rng.choice(kinds), values, walk.rng)


def _made_up(kind: type[Action], values: list[Any], rng: Random) -> Iterator[Action]:
    """One action of a kind with any values that fit its fields, if some are found."""
    for _ in range(20):
        fields = {name: rng.choice(values) for name in kind.__struct_fields__}
        try:
            yield typed(fields, kind)
        except Illegal:
            continue
        return


def scalars(value: Any) -> Iterator[Any]:
    """All numbers and words in a value, however deep."""
    stack = [plain(value)]
    while stack:
        match stack.pop(0):
            case dict() as fields:
                stack[:0] = fields.values()
            case list() | tuple() as items:
                stack[:0] = items
            case scalar:
                yield scalar
