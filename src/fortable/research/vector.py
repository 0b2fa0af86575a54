"""Many matches side by side, over the quick twins: the fast path for learners.

    from fortable.research.vector import Vector
    tables = Vector("GAME", 256, seats=3, seed=1)
    now = tables.reset()
    now = tables.step(actions)

Every row is a match. Whoever is to act there is named by `seats`, sees `observations` and may do what
`masks` says. A match that is over begins anew at once: `dones` says so, and `rewards` what it was worth to
every seat. The same on a GPU is `fortable.research.gpu.Vector`.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fortable.twins import NOBODY

from .episode import NONE, Numbers, config_of
from .turns import Tables, choose_by_lot, lucks_of, rules_of, turns_of


class Now(NamedTuple):
    """What there is to see after a step, match by match. The arrays are written anew with the next one."""

    observations: Numbers
    masks: Numbers
    seats: Numbers
    rewards: NDArray[np.float64]
    dones: NDArray[np.bool_]


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
        config = config_of(key, seats, options, tiny=tiny)
        self.config = config
        self.batch = batch
        self._tables = Tables(
            positions=np.zeros((batch, len(config.first)), np.int64),
            lucks=lucks_of(seed, batch),
            chosen=np.full(batch, NONE),
            seen=np.zeros((batch, config.width), np.int64),
            masks=np.zeros((batch, config.actions), np.int64),
            seats=np.zeros(batch, np.int64),
            rewards=np.zeros((batch, config.seats)),
            dones=np.zeros(batch, bool),
        )
        self._lots = lucks_of(f"{seed} by lot", batch)
        self._first: Any = np.array(config.first)
        self._room: Any = np.array(config.room)
        self._turns = turns_of(rules_of(config))

    def reset(self) -> Now:
        """All matches begin."""
        self._tables.seats[:] = NOBODY
        self._tables.rewards[:] = 0
        self._tables.dones[:] = False
        return self._begin()

    def step(self, actions: Numbers) -> Now:
        """An action in every match, legal by its mask: nobody asks again."""
        chosen: Any = np.asarray(actions, np.int64)
        if self._turns.step(self._tables, chosen, self._first, self._room, 0, self.batch):
            for match in np.flatnonzero(self._tables.seats == NOBODY):
                self._tables.rewards[match] = self.config.returns(self._tables.positions[match])
            return self._begin()
        return self._now()

    def by_lot(self) -> Numbers:
        """An action for every match, as chance would have it."""
        actions: Any = np.zeros(self.batch, np.int64)
        choose_by_lot(self._tables.masks, self._lots, actions, 0, self.batch)
        return np.asarray(actions)

    def _begin(self) -> Now:
        """Matches begin where there is none."""
        self._turns.begin(self._tables, self._first, self._room, 0, self.batch)
        return self._now()

    def _now(self) -> Now:
        tables = self._tables
        return Now(tables.seen, tables.masks, tables.seats, tables.rewards, tables.dones)
