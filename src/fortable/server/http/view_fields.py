"""What the fields of a game's view are, for a board that knows no game.

Which ones hold seats is said by the types. Which ones have an entry for every seat, and which ones are not
the same for everybody, is seen by looking at views of the first moments of a match.
"""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from types import NoneType
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from fortable.kernel.chance import SEED_BYTES
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import SPECTATOR, Illegal, Seat, Value

SEED = bytes(SEED_BYTES)
MOMENTS = 30
"""So many of a match are looked at, for every number of seats."""

View = dict[str, Any]
Moment = tuple[int, tuple[View, ...]]
"""How many play, and what each of them sees; a spectator's view comes first."""


class ViewFields(Value, frozen=True):
    """Names of fields: those that hold a seat or several, have an entry for every seat, are private."""

    seats: tuple[str, ...]
    by_seat: tuple[str, ...]
    private: tuple[str, ...]
    columns: dict[str, tuple[str, ...]]
    """By a field that holds tuples whose parts have names: those names."""


@cache
def view_fields(game: AnyGame) -> ViewFields:
    """What is known of the fields of a game's views; looked up once."""
    moments = [moment for seats in game.seats for moment in islice(_moments(game, seats), MOMENTS)]
    names = [name for name in moments[0][1][0] if name != "viewer"] if moments else []
    is_shared = max(game.seats) > 1
    return ViewFields(
        seats=tuple(sorted(_seat_fields(game.types.shown))),
        by_seat=tuple(name for name in names if is_shared and _is_by_seat(name, moments)),
        private=tuple(name for name in names if _is_private(name, moments)),
        columns=dict(_columns(game.types.shown)),
    )


def _moments(game: AnyGame, seats: int) -> Iterator[Moment]:
    """A match in which everybody does what the table would do for them."""
    try:
        match = Match.begin(game, seats, game.types.options(), SEED)
    except Illegal:  # the usual options do not go with these seats
        return
    while True:
        viewers = (SPECTATOR, *map(Seat, range(seats)))
        yield seats, tuple(plain(match.shown(viewer)) for viewer in viewers)
        if match.is_over:
            return
        seat = min(match.waiting)
        match.act(seat, game.auto_action(match.view(seat)))


def _is_by_seat(name: str, moments: list[Moment]) -> bool:
    """Whether it is a list of as many as there are seats, for any number of them, or of nothing yet."""
    seen = {(seats, _length(view.get(name))) for seats, views in moments for view in views}
    full = {seats for seats, length in seen if length == seats}
    return full == {seats for seats, _ in moments} and all(
        length in (0, seats) for seats, length in seen
    )


def _length(value: object) -> int | None:
    return len(value) if isinstance(value, (list, tuple)) else None


def _is_private(name: str, moments: list[Moment]) -> bool:
    """Whether somebody ever sees more, or something else, than a spectator."""
    return any(
        view.get(name) != public.get(name) for _, (public, *views) in moments for view in views
    )


def _seat_fields(kind: Any) -> set[str]:
    """The fields that hold nothing but seats."""
    return {path for path, hint in _hints(kind) if _holds_seats(hint)}


def _columns(kind: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
    for path, hint in _hints(kind):
        for leaf in _leaves(hint):
            if hasattr(leaf, "_fields"):
                yield path, leaf._fields


def _hints(kind: Any, within: str = "") -> Iterator[tuple[str, Any]]:
    """The fields of a type with theirs; `laid.seat` is a field of what `laid` is made of."""
    for leaf in _leaves(kind):
        if isinstance(leaf, type) and (issubclass(leaf, Struct) or hasattr(leaf, "_fields")):
            for name, hint in get_type_hints(leaf).items():
                yield f"{within}{name}", hint
                yield from _hints(hint, f"{within}{name}.")


def _holds_seats(hint: Any) -> bool:
    leaves = _leaves(hint)
    return Seat in leaves and leaves <= {Seat, NoneType, Ellipsis}


def _leaves(hint: Any) -> set[Any]:
    """What a type is made of in the end: `int` and `str` of `dict[str, tuple[int, ...]]`."""
    parts = get_args(hint)
    return set().union(*map(_leaves, parts)) if parts else {hint}
