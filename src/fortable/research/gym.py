"""Gymnasium: a seat at any table against bots, or a puzzle alone.

    from fortable.research.gym import Seat
    table = Seat("GAME", bots=("casual", "casual"))

What the learner gets is 0 until the match is over and then 1 for a win alone, together with the bots
nothing. Alone it is the change of its points. Whoever does what the mask does not allow has lost.
"""

from hashlib import sha256
from math import inf
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fortable.bots import Bot, seat_bot
from fortable.bots.timeline import Timeline, Wish
from fortable.catalog import catalog
from fortable.kernel.log import Match
from fortable.kernel.options import read_options
from fortable.kernel.words import Action, Seat as SeatNumber
from fortable.learning.learner_view import NONE, learner_view_of

from .episode import first_position, worth

LOST = -1.0
PACE_MS = 1000
Observation = NDArray[np.int16]
Info = dict[str, Any]


class Seat(gymnasium.Env[Observation, int]):
    """One seat of a match, the others taken by bots."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as the library has it

    def __init__(
        self,
        key: str,
        bots: tuple[str, ...] = (),
        seat: int = 0,
        pace_ms: int = PACE_MS,
        render_mode: str | None = None,
        tiny: bool = False,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        """`pace_ms` is how long the learner takes for an action where all act at once.

        After `max_cycles` actions of the learner the match is cut short.
        """
        self.game = catalog()[key]
        self.learner_view = learner_view = learner_view_of(self.game)
        self.names = bots
        self.seat = SeatNumber(seat)
        self.pace_ms = pace_ms
        self.max_cycles = inf if max_cycles is None else max_cycles
        chosen = read_options(self.game.types.options, options)
        self.first = first_position(self.game, len(bots) + 1, chosen, tiny=tiny)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(
            0, learner_view.highest, (learner_view.width,), np.int16
        )
        self.action_space = spaces.Discrete(learner_view.actions)  # type: ignore[assignment]

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - part of the interface
    ) -> tuple[Observation, Info]:
        """A new match; the same seed deals the same one and gives the bots the same luck."""
        super().reset(seed=seed)
        deal = self.np_random.bytes(32)
        rng = Random(sha256(deal).digest())
        self.match = Match(self.game, self.first, deal)
        self._timeline = Timeline(self.match, self._sit_down(rng))
        self._head, self._points = NONE, self._own_points()
        self._cycles = 0
        self._wait()
        return self._seen(), self._info()

    def _sit_down(self, rng: Random) -> dict[SeatNumber, Bot]:
        others = (seat for seat in range(len(self.names) + 1) if seat != self.seat)
        bots = {
            SeatNumber(seat): seat_bot(self.game, name, SeatNumber(seat), Random(rng.random()))
            for seat, name in zip(others, self.names, strict=True)
        }
        for seat, bot in bots.items():
            bot.hear(self.match.retold(seat))
        return bots

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """The learner acts, and the bots, until the match waits for the learner again."""
        view = self.match.view(self.seat)
        if action not in self.learner_view.legal(view, self._head):
            return self._seen(), LOST, True, False, self._info()
        wish, self._head = self.learner_view.choose(view, self._head, int(action))
        if wish is not None:
            self._act(wish)
            self._wait()
        self._cycles += 1
        is_over = self.match.is_over
        is_cut = self._cycles >= self.max_cycles and not is_over
        return self._seen(), self._worth(), is_over, is_cut, self._info()

    def _act(self, action: Action) -> None:
        """It takes its time; who is quicker is first."""
        timeline = self._timeline
        due = Wish(timeline.now_ms + self.pace_ms, self.seat, action, self.match.version)
        while (wish := timeline.next_wish()) is not None and wish.due_ms < due.due_ms:
            timeline.fulfil(wish)
        if not self.match.is_over:
            timeline.fulfil(due)

    def _wait(self) -> None:
        while self.seat not in self.match.waiting:
            wish = self._timeline.next_wish()
            if wish is None:
                return
            self._timeline.fulfil(wish)

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done, as those who learn with masks ask for it."""
        mask = np.zeros(self.learner_view.actions, bool)
        if not self.match.is_over:
            mask[self.learner_view.legal(self.match.view(self.seat), self._head)] = True
        return mask

    def render(self) -> str | None:
        """The position in the game's notation."""
        if self.render_mode != "ansi":
            return None
        return self.game.notation.write_state(self.match.state)

    def _seen(self) -> Observation:
        return np.array(self.learner_view.observe(self.match.view(self.seat), self._head), np.int16)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def _own_points(self) -> int:
        return int(self.game.scores(self.match.state)[self.seat])

    def _worth(self) -> float:
        """Against bots the end alone counts; alone every change of the points."""
        if not self.names:
            before, self._points = self._points, self._own_points()
            return float(self._points - before)
        return worth(self.match.outcome())[self.seat] if self.match.is_over else 0.0
