"""OpenSpiel: every game that has a twin, with chance explicit. Importing this registers them.

import fortable.research.openspiel
game = pyspiel.load_game("fortable_GAME", {"players": 3, "options": "name=value"})
"""

from random import Random
from typing import Any, ClassVar

import numpy as np
import pyspiel

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.learning.encoding import encoding_of
from fortable.twins import CHANCE, NOBODY, Flat, flat, new_luck, twin_of

from ..episode import NONE, EnvConfig, Row, first_position
from .registration import LONGEST, USUAL, Observer, make_known, read_wish, type_of

HIDDEN = "?"
PLAYERS = {CHANCE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}


class Game(pyspiel.Game):
    """A game with its number of players and its options."""

    game: ClassVar[AnyGame]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, params or {}
        wish = params.get("options", USUAL)
        tiny = bool(params.get("tiny", False))
        first = first_position(game, params.get("players"), read_wish(game, wish), tiny=tiny)
        self.config = EnvConfig(game, first)
        players = self.config.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.config.actions,
            max_chance_outcomes=self.config.encoding.picks_at_all,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        wishes = {"players": players, "options": wish, "tiny": tiny}
        super().__init__(self.kind, info, wishes)

    def new_initial_state(self) -> "State":
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        sizes = self.config.width, self.config.encoding.private, self.config.seats
        return Observer(*sizes, iig_obs_type or usual, params)


class State(pyspiel.State):
    """A match under way. What everybody and what each player was told is kept, for perfect recall."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.config = game.config
        self.position: Flat = flat(game.config.first)
        self.head = NONE
        self.public = ""
        self.private: list[str] = [""] * game.config.seats
        self._look()

    def _look(self) -> None:
        """See whose turn it is; it is asked for often."""
        self.seat = self.config.twin.waiting(self.position)

    def current_player(self) -> int:
        return PLAYERS[self.seat] if self.seat < 0 else self.seat

    def is_terminal(self) -> bool:
        return self.seat == NOBODY

    def _legal_actions(self, _player: int) -> list[int]:
        actions: list[int] = self.config.legal(self.position, self.head).tolist()
        actions.sort()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        room = self.config.room
        count = self.config.twin.bag(self.position, room)
        copies = np.bincount(room[:count])
        picks = np.flatnonzero(copies)
        chances: list[float] = (copies[picks] / count).tolist()
        return list(zip(picks.tolist(), chances, strict=True))

    def _apply_action(self, action: int) -> None:
        if self.seat == CHANCE:
            self._tell_pick(action)
            self.config.twin.draw(self.position, action)
        else:
            self.public += f" {action}"
            self.head = self.config.act(self.position, self.head, action)
        self._look()

    def _tell_pick(self, pick: int) -> None:
        """Everybody, or those whom it concerns; the others hear that there was one."""
        hears = self.config.encoding.hears
        heard = [bool(hears(self.position, seat)) for seat in range(self.config.seats)]
        if all(heard):
            self.public += f" {pick}"
            return
        self.public += f" {HIDDEN}"
        for seat, is_told in enumerate(heard):
            if is_told:
                self.private[seat] += f" {pick}"

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"pick {action}"
        return self.config.told(action, self.head)

    def returns(self) -> list[float]:
        return self.config.returns(self.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """Another match that this player may be in: what it cannot know is dealt anew.

        The others are then told no more of their past than what they hold now.
        """
        other: State = self.clone()
        if not self.config.encoding.private:
            return other
        luck = new_luck(Random(int(sampler() * 2**53)))
        self.config.encoding.redeal(other.position, player, luck, self.config.room)
        for seat in range(self.config.seats):
            if seat != player:
                other.private[seat] = f" now {other.seen(seat)[self.config.encoding.private]}"
        return other

    def seen(self, seat: int) -> Row:
        """What a seat sees now."""
        return self.config.see(self.position, seat, self.head)

    def __str__(self) -> str:
        return f"{list(map(int, self.position))} {self.head}"


def register() -> None:
    """Every game on the shelf that has what it takes.

    Each is a class of its own: the library lets go of it when Python is gone already, and of a class
    nothing is then left to do.
    """
    for game in catalog().games.values():
        if twin_of(game) is not None and encoding_of(game) is not None:
            make_known(Game, game, type_of(game))
