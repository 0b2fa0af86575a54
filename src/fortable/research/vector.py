"""Many matches side by side, over the quick twins: the fast path for learners.

    from fortable.research.vector import Vector
    tables = Vector("GAME", 256, seats=3, seed=1)
    now = tables.reset()
    now = tables.step(actions)

Every row is a match. Whoever is to act there is named by `seats`, sees `observations` and may do what
`masks` says. A match that is over begins anew at once: `dones` says so, and `rewards` what it was worth to
every seat.
"""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fortable.catalog import catalog
from fortable.kernel.options import read_options
from fortable.twins import CHANCE, NOBODY, Flat, below, new_luck
from fortable.twins.compiling import compiled, compiled_for_each

from .episode import NONE, EnvConfig, Numbers, first_position

LUCK = 4
"""How many numbers a state of luck has."""


class Rules(NamedTuple):
    """What is asked of a twin here."""

    waiting: Callable[[Flat], int]
    act: Callable[[Flat, int], None]
    bag: Callable[[Flat, Flat], int]
    draw: Callable[[Flat, int], None]
    heads: Callable[[Flat, Flat], int]
    tails: Callable[[Flat, int, Flat], int]
    sight: Callable[[Flat, int, Flat], int]
    move_of: Callable[[int, int], int]


class Now(NamedTuple):
    """What there is to see after a step, match by match. The arrays are written anew with the next one."""

    observations: Numbers
    masks: Numbers
    seats: Numbers
    rewards: NDArray[np.float64]
    dones: NDArray[np.bool_]


@compiled_for_each
def advance(
    twin: Rules,
    positions: Flat,
    chosen: Flat,
    which: Flat,
    actions: Flat,
    seen: Flat,
    masks: Flat,
    seats: Flat,
    lucks: Flat,
    room: Flat,
    heads_at_all: int,
) -> int:
    """In some matches an action (none: just look), then chance, then what the next seat sees.

    `chosen` are the heads that want a tail. How many of these matches are over now.
    """
    waiting, act, bag, draw, heads, tails, sight, move_of = twin
    batch, over = len(seats), 0
    size, width, most = len(positions) // batch, len(seen) // batch, len(masks) // batch
    for index in range(len(which)):
        match, action = which[index], actions[index]
        s, luck = (
            positions[match * size : (match + 1) * size],
            lucks[match * LUCK : (match + 1) * LUCK],
        )
        if chosen[match] != NONE:
            act(s, move_of(chosen[match], action - heads_at_all))
            chosen[match] = NONE
        elif action != NONE and tails(s, action, room):
            chosen[match] = action
        elif action != NONE:
            act(s, move_of(action, NONE))
        seat = waiting(s)
        while seat == CHANCE:
            draw(s, room[below(luck, bag(s, room))])
            seat = waiting(s)
        seats[match] = seat
        if seat == NOBODY:
            over += 1
            continue
        row, mask = (
            seen[match * width : (match + 1) * width],
            masks[match * most : (match + 1) * most],
        )
        row[sight(s, seat, row)] = chosen[match] + 1
        for number in range(most):
            mask[number] = 0
        if chosen[match] != NONE:
            for number in range(tails(s, chosen[match], room)):
                mask[heads_at_all + room[number]] = 1
        else:
            for number in range(heads(s, room)):
                mask[room[number]] = 1
    return over


@compiled
def choose_by_lot(masks: Flat, luck: Flat, actions: Flat) -> None:
    """In every match one of the actions that may be chosen, each equally likely."""
    most = len(masks) // len(actions)
    for match in range(len(actions)):
        count = 0
        for action in range(match * most, (match + 1) * most):
            if masks[action]:
                count += 1
                if below(luck, count) == 0:
                    actions[match] = action - match * most


class Vector:
    """`batch` matches of one game."""

    def __init__(
        self,
        key: str,
        batch: int,
        seats: int | None = None,
        seed: int = 0,
        *,
        tiny: bool = False,
        **options: Any,
    ) -> None:
        game = catalog()[key]
        chosen = read_options(game.types.options, options)
        config = EnvConfig(game, first_position(game, seats, chosen, tiny=tiny))
        twin, stages = config.twin, config.stages
        self.config = config
        self.batch = batch
        self._rng = Random(seed)
        self._luck: Any = np.array(new_luck(Random(f"{seed} by lot")))
        self._all: Any = np.arange(batch)
        self._nothing: Any = np.full(batch, NONE)
        self._positions: Any = np.array(config.first * batch)
        self._chosen: Any = np.full(batch, NONE)
        self._seen: Any = np.zeros(config.width * batch, np.int64)
        self._masks: Any = np.zeros(config.actions * batch, np.int64)
        self._seats: Any = np.zeros(batch, np.int64)
        self._lucks: Any = np.zeros(LUCK * batch, np.int64)
        self._room: Any = np.array(config.room)
        self._rules = Rules(
            *(twin.waiting, twin.act, twin.bag, twin.draw),
            *(stages.heads, stages.tails, config.encoding.sight, stages.move_of),
        )

    def reset(self) -> Now:
        """All matches begin."""
        for match in range(self.batch):
            self._begin(match)
        self._advance(self._all, self._nothing)
        return self._now()

    def step(self, actions: Numbers) -> Now:
        """An action in every match, legal by its mask: nobody asks again."""
        if not self._advance(self._all, np.asarray(actions, np.int64)):
            return self._now()
        ended = np.flatnonzero(self._seats == NOBODY)
        worth = {match: self._worth(match) for match in ended.tolist()}
        for match in worth:
            self._begin(match)
        self._advance(ended, self._nothing[: len(ended)])
        return self._now(worth)

    def by_lot(self) -> Numbers:
        """An action for every match, as chance would have it."""
        actions: Any = np.zeros(self.batch, np.int64)
        choose_by_lot(self._masks, self._luck, actions)
        return np.asarray(actions)

    def _advance(self, which: Any, actions: Any) -> int:
        return advance(
            self._rules,
            self._positions,
            self._chosen,
            which,
            actions,
            self._seen,
            self._masks,
            self._seats,
            self._lucks,
            self._room,
            self.config.stages.heads_at_all,
        )

    def _begin(self, match: int) -> None:
        size = len(self.config.first)
        self._positions[match * size : (match + 1) * size] = self.config.first
        self._lucks[match * LUCK : (match + 1) * LUCK] = new_luck(self._rng)

    def _worth(self, match: int) -> list[float]:
        size = len(self.config.first)
        return self.config.returns(self._positions[match * size : (match + 1) * size])

    def _now(self, worth: dict[int, list[float]] | None = None) -> Now:
        rewards = np.zeros((self.batch, self.config.seats))
        dones = np.zeros(self.batch, bool)
        for match, returns in (worth or {}).items():
            rewards[match], dones[match] = returns, True
        return Now(
            self._seen.reshape(self.batch, -1),
            self._masks.reshape(self.batch, -1),
            self._seats,
            rewards,
            dones,
        )
