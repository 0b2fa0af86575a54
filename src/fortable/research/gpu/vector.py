"""The vector environment on a GPU: a thread for every table."""

from typing import Any, NamedTuple

import numpy as np

from fortable.research.episode import NONE, EnvConfig, config_of
from fortable.research.turns import Tables, lucks_of, rules_of
from fortable.twins import NOBODY
from fortable.twins.device import cuda_for, number_of, started

from .device_arrays import HERE, DeviceArray


class Now(NamedTuple):
    """What there is to see after a step, match by match. The arrays are written anew with the next one."""

    observations: DeviceArray
    masks: DeviceArray
    seats: DeviceArray
    rewards: DeviceArray
    dones: DeviceArray


class Vector:
    """`batch` matches of one game, on the device."""

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
        self._cuda = cuda = cuda_for(HERE)
        from . import kernels

        config = config_of(key, seats, options, tiny=tiny)
        rules = rules_of(config)
        self.config = config
        self.batch = batch
        self._kernels = kernels.kernels_of(rules, config.twin.room, number_of(config.twin))
        self._tables = Tables(*map(cuda.to_device, _tables_of(config, seed, batch)))
        self._lots = cuda.to_device(_by_number(lucks_of(f"{seed} by lot", batch)))
        self._actions = cuda.to_device(np.zeros(batch, np.int64))
        self._first = cuda.to_device(np.array(config.first))
        self._unjudged = cuda.to_device(np.zeros(1 + batch, np.int64))
        self.judged_by_processor = 0
        """How many matches so far: those whose merits want thought."""
        self._may_want_thought = rules.merits_at_sight is not config.twin.merits

    def reset(self) -> Now:
        """All matches begin."""
        from .kernels import forget

        self._start(forget, self._tables)
        return self._begin()

    def step(self, actions: Any) -> Now:
        """An action in every match, legal by its mask: nobody asks again."""
        self._take(actions)
        self._start(self._kernels.step, self._tables, self._actions, self._first, self._unjudged)
        if self._may_want_thought and (count := int(self._unjudged[0])):
            self._judge(count)
            return self._begin()
        return self._now()

    def by_lot(self) -> DeviceArray:
        """An action for every match, as chance would have it."""
        from .kernels import choose

        self._start(choose, self._tables.masks, self._lots, self._actions)
        return DeviceArray(self._actions)

    def _take(self, actions: Any) -> None:
        """Whole numbers in an array on the device, or in one of NumPy."""
        from .kernels import take

        if isinstance(actions, DeviceArray) and actions.is_of(self._actions):
            return
        if hasattr(actions, "__cuda_array_interface__"):
            given = self._cuda.as_cuda_array(actions)
        else:
            given = self._cuda.to_device(np.asarray(actions, np.int64))
        assert given.shape == (self.batch,), f"one action for each of {self.batch} matches"
        self._start(take, given, self._actions)

    def _judge(self, count: int) -> None:
        """What matches were worth that want thought: few, by the processor."""
        from .kernels import gather, scatter

        self.judged_by_processor += count
        which = self._unjudged[1 : 1 + count]
        found = self._cuda.device_array((count, len(self.config.first)), np.int64)
        started(gather, count)(self._tables.positions, which, found)
        worths = [self.config.returns(position) for position in found.copy_to_host()]
        rewards = self._cuda.to_device(np.array(worths, np.float32))
        started(scatter, count)(rewards, which, self._tables.rewards)
        self._unjudged[:1].copy_to_device(np.zeros(1, np.int64))

    def _begin(self) -> Now:
        """Matches begin where there is none."""
        self._start(self._kernels.begin, self._tables, self._first)
        return self._now()

    def _start(self, kernel: Any, *arguments: Any) -> None:
        started(kernel, self.batch)(*arguments)

    def _now(self) -> Now:
        tables = self._tables
        shown = (tables.seen, tables.masks, tables.seats, tables.rewards, tables.dones)
        return Now(*map(DeviceArray, shown))


def _tables_of(config: EnvConfig, seed: int, batch: int) -> Tables:
    """Small numbers, and those of one kind side by side for all tables: neighbours write to neighbours."""
    kind = np.int32 if config.twin.is_narrow else np.int64
    return Tables(
        positions=_by_number(np.zeros((batch, len(config.first)), kind)),
        lucks=_by_number(lucks_of(seed, batch)),
        chosen=np.full(batch, NONE),
        seen=_by_number(np.zeros((batch, config.width), np.int16)),
        masks=_by_number(np.zeros((batch, config.actions), np.int8)),
        seats=np.full(batch, NOBODY, np.int8),
        rewards=_by_number(np.zeros((batch, config.seats), np.float32)),
        dones=np.zeros(batch, bool),
    )


def _by_number(rows: Any) -> Any:
    return np.asfortranarray(rows)
