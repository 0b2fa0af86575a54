"""PettingZoo for games in which all act at once: tick by tick, everybody at the same time.

    from fortable.research.parallel_env import parallel_env
    table = parallel_env("GAME", seats=3, tick_ms=250)

Action 0 waits; the others are those of the game, one higher. Who acts in the same tick is heard in an order
by lot, and who comes too late has waited. A tick lasts `tick_ms` on the clock of the rules. Nobody
need act: after `max_cycles` ticks a match is cut short.
"""

from hashlib import sha256
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.options import read_options
from fortable.kernel.words import CLOCK, Illegal, Seat
from fortable.learning.learner_view import NONE, learner_view_of

from .episode import worth

Observation = dict[str, NDArray[Any]]
Each = dict[str, Any]
WAIT = 0


class parallel_env(ParallelEnv[str, Observation, int]):  # noqa: N801 - so its users call it
    """One match after another."""

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        tick_ms: int = 250,
        max_cycles: int = 10_000,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = catalog()[key]
        self.learner_view = learner_view = learner_view_of(self.game)
        self.options = read_options(self.game.types.options, options)
        self.tick_ms = tick_ms
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"fortable_{key}_parallel_v{self.game.version}",
            "render_modes": ["ansi"],
            "render_fps": 1000 // tick_ms or 1,
        }
        seats = _fewest(self.game) if seats is None else seats
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        rows = spaces.Box(0, learner_view.highest, (learner_view.width,), np.int16)
        masks = spaces.Box(0, 1, (learner_view.actions + 1,), np.int8)
        seen = spaces.Dict({"observation": rows, "action_mask": masks})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(learner_view.actions + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - part of the interface
    ) -> tuple[dict[str, Observation], Each]:
        """A new match; a seed deals the same one again."""
        self._rng = Random(seed)
        deal = sha256(self._rng.randbytes(32)).digest()
        self.match = Match.begin(self.game, len(self.possible_agents), self.options, deal)
        self.agents = self.possible_agents[:]
        self._ticks = self._quiet_ms = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], Each, Each, Each, Each]:
        """A tick: everybody acts or waits, and then the clock."""
        heard = sorted(actions)
        self._rng.shuffle(heard)
        before = self.match.version
        for agent in heard:
            if actions[agent] != WAIT:
                self._act(self._seats[agent], int(actions[agent]) - 1)
        self._tick(has_happened=self.match.version > before)
        return self._told()

    def _act(self, seat: Seat, number: int) -> None:
        """Who is not waited for, or comes too late, has waited."""
        action, _ = self.learner_view.choose(self.match.view(seat), NONE, number)
        try:
            if action is not None:
                self.match.act(seat, action)
        except Illegal:
            return

    def _tick(self, has_happened: bool) -> None:
        self._ticks += 1
        self._quiet_ms = 0 if has_happened else self._quiet_ms + self.tick_ms
        deadline = None if self.match.is_over else self.game.deadline(self.match.state)
        if deadline is not None and self._quiet_ms >= deadline.after_ms:
            self.match.act(CLOCK, deadline.action)
            self._quiet_ms = 0

    def _told(self) -> tuple[dict[str, Observation], Each, Each, Each, Each]:
        """What all see, what it was worth, and whether it is over or cut short."""
        is_over, is_cut = self.match.is_over, self._ticks >= self.max_cycles
        nothing: Each = {agent: {} for agent in self.agents}
        told = (
            self._seen(),
            dict(zip(self.agents, self._worth(), strict=True)),
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, is_cut and not is_over),
            nothing,
        )
        if is_over or is_cut:
            self.agents = []
        return told

    def _worth(self) -> list[float]:
        if not self.match.is_over:
            return [0.0] * len(self.possible_agents)
        return worth(self.match.outcome())

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._observation(self._seats[agent]) for agent in self.agents}

    def _observation(self, seat: Seat) -> Observation:
        view = self.match.view(seat)
        mask = np.zeros(self.learner_view.actions + 1, np.int8)
        mask[WAIT] = 1
        if seat in self.match.waiting:
            mask[[number + 1 for number in self.learner_view.legal(view, NONE)]] = 1
        row = np.array(self.learner_view.observe(view, NONE), np.int16)
        return {"observation": row, "action_mask": mask}

    def render(self) -> str | None:
        """The position in the game's notation."""
        if self.render_mode != "ansi":
            return None
        return self.game.notation.write_state(self.match.state)


def _fewest(game: AnyGame) -> int:
    """As few as may play, but not alone if they need not."""
    return next((seats for seats in game.seats if seats > 1), game.seats[0])


def env(key: str, **wishes: Any) -> AECEnv[str, Observation, int]:
    """The same agent by agent: a tick is over when all have said what they do."""
    return parallel_to_aec(parallel_env(key, **wishes))
