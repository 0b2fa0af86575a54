"""What all games of Fortable have in common for OpenSpiel: their kinds, their parameters, their observers."""

import sys
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import pyspiel

from fortable import folder
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.options import parse_options
from fortable.kernel.words import Options
from fortable.learning.encoding import encoding_of

from ..episode import Row

USUAL = "usual"
LONGEST = 1_000_000
"""The rules of some games let players go on for as long as they like."""
Kind = pyspiel.GameType


def type_of(game: AnyGame, name: str = "", seats: Sequence[int] = ()) -> Any:
    """What OpenSpiel wants to know of a game before it is set up."""
    seats = seats or game.seats
    return Kind(
        short_name=f"fortable_{name or game.key}",
        long_name=game.title,
        dynamics=Kind.Dynamics.SEQUENTIAL,
        chance_mode=Kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            Kind.Information.IMPERFECT_INFORMATION
            if hides(game)
            else Kind.Information.PERFECT_INFORMATION
        ),
        utility=Kind.Utility.GENERAL_SUM if max(seats) == 1 else Kind.Utility.ZERO_SUM,
        reward_model=Kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": min(seats), "options": USUAL, "tiny": False},
    )


def load(name: str, **parameters: int | str | bool) -> Any:
    """A game by its name on the shelf, as OpenSpiel has it; set up with `players`, `options` and `tiny`."""
    return pyspiel.load_game(type_of(catalog()[name]).short_name, parameters)


def hides(game: AnyGame) -> bool:
    """Whether somebody may know more than others: as the game says, and if it says nothing, yes."""
    encoding = encoding_of(game)
    if encoding is None:
        return not folder.LEARNER_VIEW.is_in(game.package)
    return bool(encoding.private)


def read_wish(game: AnyGame, wish: str) -> Options:
    """Options in the library's parameters, where some signs mean something else already."""
    line = "-" if wish == USUAL else wish.replace(":", "=").replace("+", " ")
    options: Options = parse_options(game.types.options, line)
    return options


def make_known(of: type[Any], game: AnyGame, kind: Any) -> None:
    """Register a class for one game, where others find it by its name."""
    name = f"Game_{kind.short_name}"
    module = sys.modules[of.__module__]
    setattr(
        module, name, type(name, (of,), {"game": game, "kind": kind, "__module__": of.__module__})
    )
    pyspiel.register_game(kind, getattr(module, name))


class Seen(Protocol):
    """What an observer asks of a state."""

    public: str
    private: list[str]

    def seen(self, seat: int) -> Row: ...


class Observer:
    """What a player sees of a state: what all see, what it alone sees, now or from the beginning."""

    def __init__(self, width: int, private: range, seats: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no such parameters: {params}")
        self.kind = kind
        self.seats = seats
        own = np.zeros(width, bool)
        own[private] = True
        shows_own = kind.private_info != pyspiel.PrivateInfoType.NONE
        self._shown = own & shows_own | ~own & kind.public_info
        self.tensor = np.zeros(0 if kind.perfect_recall else width, np.float32)
        self.dict = {} if kind.perfect_recall else {"seen": self.tensor}

    def set_from(self, state: Seen, player: int) -> None:
        """Into `tensor` and `dict`; for what is remembered there is no tensor."""
        if not self.kind.perfect_recall:
            self.tensor[:] = state.seen(player) * self._shown

    def string_from(self, state: Seen, player: int) -> str:
        """The same in words: none where there is nothing to see."""
        players = self._players(player)
        if not self.kind.perfect_recall:
            rows = (state.seen(each)[self._shown] for each in players or [player])
            return " | ".join(" ".join(map(str, row)) for row in rows if row.size)
        public = state.public if self.kind.public_info else ""
        return f"{player}{public} |" + "|".join(state.private[each] for each in players)

    def _players(self, player: int) -> list[int]:
        """Whose own knowledge is shown."""
        match self.kind.private_info:
            case pyspiel.PrivateInfoType.SINGLE_PLAYER:
                return [player]
            case pyspiel.PrivateInfoType.ALL_PLAYERS:
                return list(range(self.seats))
            case _:
                return []
