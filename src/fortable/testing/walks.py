"""Matches to try laws on: random play from any set-up, and actions that should be refused."""

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import product
from random import Random
from typing import Any, TypeVar, get_args

from fortable.kernel.chance import SEED_BYTES
from fortable.kernel.choices import choices
from fortable.kernel.codec import encode, plain, typed
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match, Ruling
from fortable.kernel.options import describe
from fortable.kernel.tuples import exchanged
from fortable.kernel.words import CLOCK, SPECTATOR, Action, Event, Illegal, Options, Seat, Viewer

from .broken import Broken

T = TypeVar("T")

SHORT_WALK = 12
LONGEST_WALK = 250
TO_THE_END = 20_000
CLOCK_STRIKES = 0.05
SHARED = 100
"""So many walks are remembered: those of one game, for the next law that is held against it."""
KNOWN = 100
"""So many legal actions are material enough for strange ones."""
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


class Walk:
    """A match on its way, step by step, and a generator for whatever a law wants to try."""

    def __init__(self, match: Match, rng: Random) -> None:
        self.match = match
        self.rng = rng
        self.steps: list[Step] = []

    @property
    def everything(self) -> bytes:
        """All that the match remembers."""
        match = self.match
        return encode([match.state, match.drawn, match.asked, match.events])

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

    @property
    def told(self) -> list[tuple[Event, Any]]:
        """Every event after the opening with the state right after it, passing states included."""
        rulings = (step.ruling for step in self.steps)
        return [
            pair for ruling in rulings for pair in zip(ruling.events, ruling.states, strict=True)
        ]

    def few(self, among: Sequence[T], most: int = 5) -> list[T]:
        """At most so many of them, by lot."""
        return self.rng.sample(among, min(most, len(among)))

    def telling_states(self, each: int = 5) -> list[Any]:
        """States of all sorts: a few after every kind of event, and the last one.

        Rare moments are where secrets slip out, so the sorts count, not how often they come.
        """
        by_kind: dict[type[Event], list[Any]] = {}
        for event, state in self.told:
            by_kind.setdefault(type(event), []).append(state)
        chosen = [self.few(states, each) for states in by_kind.values()]
        return [*(state for states in chosen for state in states), self.match.state]

    def __repr__(self) -> str:
        state = self.match.state
        return (
            f"Walk({self.game.key}, {state.seats} seats, {state.options}, {len(self.steps)} steps)"
        )

    def anew(self) -> "Walk":
        """The same match and the same luck, for another law."""
        walk = Walk(self.match, copy(self.rng))
        walk.steps = self.steps
        return walk

    def step(self) -> None:
        """Let a random seat of those waited for do a random thing, or now and then the clock."""
        deadline = self.game.deadline(self.match.state)
        if deadline is not None and self.rng.random() < CLOCK_STRIKES:
            return self._do(CLOCK, deadline.action)
        seat = self.rng.choice(sorted(self.match.waiting))
        return self._do(seat, self.rng.choice(choices(self.game.legal(self.match.view(seat)))))

    def _do(self, seat: Seat, action: Action) -> None:
        before = self.match.state
        try:
            self.steps.append(Step(before, self.match.act(seat, action)))
        except Illegal as illegal:
            raise Broken("a legal action is refused", action=action, refusal=illegal) from None


def nth_walk(game: AnyGame, number: int, salt: str = "") -> Walk:
    """Random play from any set-up: by its number to the end, broken off early, or anywhere.

    Set-ups come again when there was each of them. What other laws met already is not played again.
    """
    luck = seeded(game.key, number, salt)
    possible = _all_setups(game)
    turn, place = divmod(number, len(possible))
    order = seeded(game.key, "set-ups", turn, salt).sample(possible, len(possible))
    seats, options = order[place]
    lengths = (TO_THE_END, luck.randint(0, SHORT_WALK), luck.randint(0, LONGEST_WALK))
    wish = seats, options, luck.randbytes(SEED_BYTES), lengths[number % len(lengths)]
    walk, everything = _walked(game, *wish)
    if walk.everything != everything:  # a law met a game that changes what is there
        _walked.cache_clear()
        walk, _ = _walked(game, *wish)
    return walk.anew()


@lru_cache(SHARED)
def _walked(
    game: AnyGame, seats: int, options: Options, luck: bytes, length: int
) -> tuple[Walk, bytes]:
    """A walk and all that it remembers: played once, however many laws are held against it."""
    walk = Walk(Match.begin(game, seats, options, luck), Random(luck))
    while not walk.match.is_over and len(walk.steps) < length:
        walk.step()
    return walk, walk.everything


def seeded(*names: object) -> Random:
    """Luck that is the same wherever and after whatever else these names are drawn for."""
    return Random(sha256(repr(names).encode()).digest())


@lru_cache(1)
def _all_setups(game: AnyGame) -> list[tuple[int, Options]]:
    return list(setups(game))


def setups(game: AnyGame) -> Iterator[tuple[int, Options]]:
    """Every seat count with every combination of choices; numbers vary one at a time."""
    options = describe(game.types.options)
    usual = [option.choices or (option.default,) for option in options]
    combinations = dict.fromkeys(product(*usual))
    for index, option in enumerate(options):
        for sample in option.samples:
            defaults = tuple(each.default for each in options)
            combinations[exchanged(defaults, index, sample)] = None
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
        legal = choices(walk.game.legal(walk.match.view(seat)))
        known.extend(walk.rng.sample(legal, min(KNOWN, len(legal))))
    kinds = get_args(walk.game.types.action) or (walk.game.types.action,)
    values = [*dict.fromkeys((*scalars(known), *scalars(walk.match.shown(SPECTATOR)), *ABSURD))]
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
