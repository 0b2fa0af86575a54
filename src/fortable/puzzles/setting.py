"""What a game may say of its puzzles; one that says nothing has them as well."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fortable import folder
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action


def itself(_: Any, action: Action) -> Hashable:
    """No two actions come to the same."""
    return action


@dataclass(frozen=True, kw_only=True)
class Setting:
    """The `PUZZLES` of a game's `machine/puzzles.py`. All of it may be left out."""

    seats: int | None = None
    """How many play the matches in which positions are looked for; as few as can, but two if that may be."""
    players: Sequence[str] | None = None
    """The bots that play them; all that people are offered. Those that think long find no more puzzles."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """How they play: a game of memory had better show here what was seen."""
    worths: Callable[[Any], Mapping[Action, int]] | None = None
    """From a view: what each action that is worth a look leads to, exactly, in hundredths of a point. Empty
    where that is not known. Without it playouts say it."""
    alike: Callable[[Any, Any], Hashable] = itself
    """From a view and an action: the same for all that come to the same, as far as their seat can know. One
    of these is tried for all, and where one is the key, each is right."""


def setting_of(game: AnyGame) -> Setting:
    """The game's own, or the usual one."""
    return folder.PUZZLING.of(game) or Setting()


def seats_of(game: AnyGame) -> int:
    """How many sit at a puzzle's table."""
    fewest = min((seats for seats in game.seats if seats > 1), default=game.seats[0])
    return setting_of(game).seats or fewest


def come_to_the_same(game: AnyGame, view: Any, one: Action, other: Action) -> bool:
    """Whether one is as good as the other for all that is known there."""
    comes_to = setting_of(game).alike
    return comes_to(view, one) == comes_to(view, other)
