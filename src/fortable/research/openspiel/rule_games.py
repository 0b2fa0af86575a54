"""Games without a twin: by the rules themselves.

Where all act at once, everybody has a say in every tick, one after the other, beginning with another seat
each time. Action 0 waits, the others are those of the game, one higher. A tick lasts `TICK_MS` on the clock
of the rules. A puzzle for one is a game of its own, `fortable_GAME_alone`, and what counts are its points.

Where something is hidden, a row has first what a spectator sees and then what the seat sees; what a seat says
is its secret, as far as the rules do not tell it.
"""

from collections import Counter
from random import Random
from typing import Any, ClassVar

import numpy as np
import pyspiel

from fortable.catalog import catalog
from fortable.kernel import referee
from fortable.kernel.chance import Draw
from fortable.kernel.codec import encode
from fortable.kernel.game import AnyGame
from fortable.kernel.words import CLOCK, SPECTATOR, Seat, Viewer
from fortable.learning.encoding import encoding_of
from fortable.learning.learner_view import NONE, LearnerView, learner_view_of

from ..episode import Row, first_position, worth
from .registration import LONGEST, USUAL, Observer, hides, make_known, read_wish, type_of

TICK_MS = 250
WAIT = 0
MOST_POINTS = 1000.0
MOST_PICKS = 1000


class Game(pyspiel.Game):
    """A game with its number of players and its options."""

    game: ClassVar[AnyGame]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        wish, tiny = params.get("options", USUAL), bool(params.get("tiny", False))
        seats = params.get("players", self.kind.min_num_players)
        self.first = first_position(game, seats, read_wish(game, wish), tiny=tiny)
        self.players = self.first.seats
        self.learner_view: LearnerView = learner_view_of(game)
        self.hides = hides(game)
        self.may_wait = game.simultaneous and self.players > 1
        is_alone = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.learner_view.actions + 1,
            max_chance_outcomes=MOST_PICKS,
            num_players=self.players,
            min_utility=-MOST_POINTS if is_alone else -1.0,
            max_utility=MOST_POINTS if is_alone else 1.0,
            utility_sum=None if is_alone else 0.0,
            max_game_length=LONGEST,
        )
        wishes = {"players": self.players, "options": wish, "tiny": tiny}
        super().__init__(self.kind, info, wishes)

    def __deepcopy__(self, _: object) -> "Game":
        """Nothing of it changes."""
        return self

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        width = self.learner_view.width
        row = (2 * width, range(width, 2 * width)) if self.hides else (width, range(0))
        return Observer(*row, self.players, iig_obs_type or usual, params)


class State(pyspiel.State):
    """A match under way."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.of = game
        self.now: Any = game.first
        self.picks: tuple[int, ...] = ()
        self.sayers: tuple[Seat, ...] = ()
        """Who still has a say in this tick."""
        self.ticks = self.quiet_ms = 0
        self.has_happened = False
        self.public = ""
        self.private: list[str] = [""] * game.players
        self._look()

    def _look(self) -> None:
        """See whose turn it is: in a tick, of those who are waited for the next one who has a say."""
        waiting = self.of.game.waiting(self.now)
        while isinstance(waiting, Draw) and not waiting.count:
            self._follow(referee.resolve(self.of.game, self.now, ()))
            waiting = self.of.game.waiting(self.now)
        if isinstance(waiting, Draw):
            self.player = int(pyspiel.PlayerId.CHANCE)
            return
        if not waiting:
            self.player = int(pyspiel.PlayerId.TERMINAL)
            return
        self.sayers = tuple(seat for seat in self.sayers if seat in waiting)
        if self.sayers:
            self.player = int(self.sayers[0])
        else:
            self._tick()

    def _tick(self) -> None:
        """The clock goes on, and everybody has a say again."""
        self.quiet_ms = 0 if self.has_happened else self.quiet_ms + TICK_MS
        self.has_happened, self.ticks = False, self.ticks + 1
        seats = self.of.players
        self.sayers = tuple(Seat((self.ticks + seat) % seats) for seat in range(seats))
        deadline = self.of.game.deadline(self.now)
        if deadline is not None and self.quiet_ms >= deadline.after_ms:
            self._follow(referee.decide(self.of.game, self.now, CLOCK, deadline.action))
        self._look()

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        view = self.view(Seat(player))
        numbers = [number + 1 for number in self.of.learner_view.legal(view, NONE)]
        return sorted([WAIT, *numbers] if self.of.may_wait else numbers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        due = self._due()
        left = Counter(due.bag)
        left.subtract(() if due.returns else self.picks)
        return [(pick, copies / left.total()) for pick, copies in sorted(left.items()) if copies]

    def _due(self) -> Draw:
        due = self.of.game.waiting(self.now)
        assert isinstance(due, Draw)
        return due

    def _apply_action(self, action: int) -> None:
        if self.player == pyspiel.PlayerId.CHANCE:
            self._pick(action)
        else:
            self._say(Seat(self.player), action)
        self._look()

    def _pick(self, pick: int) -> None:
        self.picks += (pick,)
        if len(self.picks) == self._due().count:
            picks, self.picks = self.picks, ()
            self._follow(referee.resolve(self.of.game, self.now, picks))

    def _say(self, seat: Seat, number: int) -> None:
        self.sayers = self.sayers[1:]
        if self.of.hides:
            self.private[seat] += f" {number}"
        else:
            self.public += f" {seat}:{number}"
        if number != WAIT:
            view = self.view(seat)
            action, _ = self.of.learner_view.choose(view, NONE, number - 1)
            assert action is not None
            self._follow(referee.decide(self.of.game, self.now, seat, action))
            self.has_happened = True

    def _follow(self, happened: referee.Consequences) -> None:
        """What happened is told to everybody, as they may hear it."""
        for event, self.now in zip(happened.events, happened.states, strict=True):
            public = encode(self.of.game.redact(event, None, self.now)).decode()
            self.public += f" {public}"
            for seat in range(self.of.players) if self.of.hides else ():
                heard = encode(self.of.game.redact(event, Seat(seat), self.now)).decode()
                if heard != public:
                    self.private[seat] += f" {heard}"

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"pick {action}"
        if action == WAIT:
            return "wait"
        view = self.view(Seat(player))
        wish, _ = self.of.learner_view.choose(view, NONE, action - 1)
        assert wish is not None
        return self.of.game.notation.write_action(wish)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.of.players
        return worth(self.of.game.outcome(self.now))

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """Another match that this player may be in: what it cannot know is dealt anew.

        The others are then told no more of their past than what they see now.
        """
        other: State = self.clone()
        if self.of.hides:
            rng = Random(int(sampler() * 2**53))
            other.now = self.of.game.redeal(self.now, Seat(player), rng)
            for seat in range(self.of.players):
                if seat != player:
                    other.private[seat] = f" now {encode(other.view(Seat(seat))).decode()}"
        return other

    def view(self, seat: Viewer) -> Any:
        """What a seat, or a spectator, may know now."""
        return self.of.game.view_for(self.now, seat)

    def seen(self, seat: int) -> Row:
        """What a seat sees now."""
        viewers = (SPECTATOR, Seat(seat)) if self.of.hides else (Seat(seat),)
        rows = (self.of.learner_view.observe(self.view(viewer), NONE) for viewer in viewers)
        return np.array([number for row in rows for number in row], np.int16)

    def __str__(self) -> str:
        return (
            f"{encode(self.now).decode()} {self.picks} {self.sayers} {self.quiet_ms} {self.ticks}"
        )


def register() -> None:
    """Every game on the shelf that has no twin for learners: for several, and alone."""
    for game in catalog().games.values():
        if encoding_of(game) is not None:
            continue
        if several := [seats for seats in game.seats if seats > 1]:
            make_known(Game, game, type_of(game, seats=several))
        if 1 in game.seats:
            make_known(Game, game, type_of(game, f"{game.key}_alone", [1]))
