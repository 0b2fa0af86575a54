"""PettingZoo: every game, agent by agent.

    from fortable.research.pettingzoo import env
    table = env("GAME", seats=3, render_mode="ansi")

Agents see a row of small numbers and a mask of what they may do. What they get is 0 until the match is
over; then 1 for who wins alone, and together nothing. A match of `max_cycles` actions is cut short.

Where all act at once, `env` is that of `fortable.research.parallel_env`, in which action 0 waits.
"""

from functools import partial
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fortable.catalog import catalog
from fortable.kernel.options import read_options

from . import parallel_env
from .episode import first_position
from .rule_episode import config_of

Observation = dict[str, NDArray[Any]]


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801 - so its users call it
    """One match after another, agent by agent; nothing is checked."""

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        render_mode: str | None = None,
        *,
        tiny: bool = False,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        game = catalog()[key]
        chosen = read_options(game.types.options, options)
        self.config = config_of(game, first_position(game, seats, chosen, tiny=tiny))
        self.max_cycles = max_cycles
        self.metadata = {
            "name": f"fortable_{key}_v{game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.config.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(self.config.actions, np.int8)
        rows = spaces.Box(0, self.config.highest, (self.config.width,), np.int16)
        masks = spaces.Box(0, 1, (self.config.actions,), np.int8)
        seen = spaces.Dict({"observation": rows, "action_mask": masks})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(self.config.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new match; a seed deals the same one again."""
        self.episode = self.config.begin(Random(seed))
        self._cycles_left = self.max_cycles
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do if it is its turn."""
        is_due = agent == self.agent_selection and not self.episode.is_over
        return {
            "observation": self.episode.see(self._seat_of[agent]),
            "action_mask": self.episode.mask() if is_due else self._nothing.copy(),
        }

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(int(action))
        if self.episode.is_over:
            returns = self.episode.returns()
            self.rewards = dict(zip(self.possible_agents, returns, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
            if self._cycles_left is not None:
                self._cut_short()

    def _cut_short(self) -> None:
        """One action less; after the last the match goes on without anybody."""
        assert self._cycles_left is not None
        self._cycles_left -= 1
        if self._cycles_left <= 0:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """What the first seat sees, as text."""
        if self.render_mode != "ansi":
            return None
        return " ".join(map(str, self.episode.see(0)))


def env(key: str, **wishes: Any) -> AECEnv[str, Observation, int | None]:
    """The same with everything checked: who acts when it is not legal has lost."""
    if catalog()[key].simultaneous:
        return parallel_env.env(key, **wishes)
    checked: Any = raw_env(key, **wishes)
    for wrap in (
        partial(wrappers.TerminateIllegalWrapper, illegal_reward=-1),
        wrappers.AssertOutOfBoundsWrapper,
        wrappers.OrderEnforcingWrapper,
    ):
        checked = wrap(checked)
    return checked
