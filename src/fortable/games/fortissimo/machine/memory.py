"""What somebody knows who forgets no card that was shown."""

from collections.abc import Sequence

from msgspec.structs import replace

from fortable.kernel.words import Event

from ..events import CardInserted, CardTaken, CardTurned
from ..model import PLACES, UNSEEN, State


def remembered(heard: Sequence[Event]) -> dict[str, int]:
    """By place: the numbers that were shown there and still lie there."""
    seen: dict[str, int] = {}
    for event in heard:
        match event:
            case CardTurned(_, place, int(number)):
                seen[place] = number
            case CardTaken(_, place, _) | CardInserted(_, place, _):
                seen.pop(place, None)
    return seen


def remember(world: State, heard: Sequence[Event]) -> State:
    """The table as somebody knows it who forgets nothing."""
    seen, grid = remembered(heard), zip(PLACES, world.grid, strict=True)
    return replace(world, grid=tuple(seen.get(p, n) if n == UNSEEN else n for p, n in grid))
