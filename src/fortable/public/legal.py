"""The legal actions of a seat: counted, and made one by one when they are asked for."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any, overload

from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Action, Illegal

FEW = 5
"""So many are named where all would be too many to read."""


class Legal(Sequence[Action]):
    """What a seat may do now. Thousands of actions cost nothing until they are looked at.

    >>> import fortable
    >>> match = fortable.new(next(iter(fortable.games())), seed=1)
    >>> legal = match.legal(match.waiting[0])
    >>> legal[0] in legal, legal.written[0] in legal, legal.choice(Random(7)) in legal
    (True, True, True)
    """

    __slots__ = ("_actions", "_game", "_view", "_waiting")

    def __init__(self, game: AnyGame, view: Any, waiting: tuple[int, ...]) -> None:
        self._game = game
        self._view = view
        self._waiting = waiting
        self._actions: Sequence[Action] = (
            choices(game.legal(view)) if view.viewer in waiting else ()
        )

    @property
    def seat(self) -> int:
        """Whose actions they are."""
        seat: int = self._view.viewer
        return seat

    @property
    def written(self) -> "Sequence[str]":
        """The same actions in the game's notation, as `Match.play` reads them."""
        return Written(self)

    def choice(self, rng: Random | None = None) -> Action:
        """One of them, each as likely as any other."""
        if not self._actions:
            raise IndexError(f"there is nothing to choose from: {self!r}")
        return (rng or _luck).choice(self._actions)

    def some(self, few: int = FEW) -> str:
        """The first few, in the game's notation."""
        return ", ".join(islice(self.written, few)) + (", …" if len(self) > few else "")

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._actions[index]

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        """Whether an action, as a value or in notation, is among them."""
        if isinstance(action, str):
            with suppress(Illegal):
                action = self._game.notation.read_action(action)
        return action in self._actions

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Legal):
            return NotImplemented
        return (self._game, self._view, self._waiting) == (other._game, other._view, other._waiting)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        if self._actions:
            return f"<{len(self)} legal actions of seat {self.seat}: {self.some()}>"
        if not self._waiting:
            return "<no legal actions: the match is over>"
        others = ", ".join(map(str, self._waiting))
        return f"<no legal actions of seat {self.seat}: the match waits for seat {others}>"

    def __reduce__(self) -> tuple[Callable[..., "Legal"], tuple[object, ...]]:
        return _again, (self._game.key, self._view, self._waiting)


class Written(Sequence[str]):
    """Actions in a game's notation, each written when it is asked for."""

    def __init__(self, legal: Legal) -> None:
        self._legal = legal

    def __len__(self) -> int:
        return len(self._legal)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        write = self._legal._game.notation.write_action
        if isinstance(index, slice):
            return [write(action) for action in self._legal[index]]
        return write(self._legal[index])

    def __iter__(self) -> Iterator[str]:
        return map(self._legal._game.notation.write_action, self._legal)

    def __repr__(self) -> str:
        return f"<{len(self)} actions: {self._legal.some()}>"


def _again(key: str, view: Any, waiting: tuple[int, ...]) -> Legal:
    from fortable.catalog import catalog

    return Legal(catalog()[key], view, waiting)


_luck = Random()
