"""What chance decides over rows: who begins, and where obstacles and the tower stand (FA-06)."""

from fortable.twins import Flat, compiled
from fortable.twins.bits import write

from ..board.squares import SIZE as SIDE, WIDTH
from ..bridges.chain_counts import FULL
from ..model import CHANCE_OBSTACLES
from .rows import (
    BY_CHANCE,
    DRAWN,
    FREE,
    LAYOUT,
    LOT,
    NONE,
    PHASE,
    PLACING,
    QUEUE,
    QUEUED,
    SCATTER,
    SCATTERED,
    SEAT,
    SEATED,
    SIDES_ONLY,
    STONES,
    TOWER,
)


@compiled
def bag(s: Flat, picks: Flat) -> int:
    """The seats, or the squares as the rules number them."""
    if s[PHASE] == LOT:
        for seat in range(s[SEATED]):
            picks[seat] = seat
        return s[SEATED]
    count = 0
    for row in range(SIDE):
        count = write(FULL & ~s[DRAWN + row], SIDE, picks, count, row * WIDTH)
    return count


@compiled
def draw(s: Flat, pick: int) -> None:
    if s[PHASE] == LOT:
        s[SEAT] = pick
        s[PHASE] = SCATTER if s[BY_CHANCE] else LAYOUT
        s[SCATTERED] = CHANCE_OBSTACLES if s[BY_CHANCE] else 0
        return
    _scatter(s, pick // WIDTH, pick % WIDTH)
    if s[TOWER] != NONE and not s[SCATTERED]:  # whatever else is picked would change nothing
        _clear(s)
        s[PHASE] = PLACING


@compiled
def _scatter(s: Flat, row: int, column: int) -> None:
    """The tower takes the first square that is not at the edge; then all before it have their turn."""
    s[DRAWN + row] |= 1 << column
    if s[TOWER] != NONE:
        _stand(s, row, column)
    elif 0 < row < SIDE - 1 and 0 < column < SIDE - 1:
        s[TOWER] = row * SIDE + column
        s[FREE + row] &= ~(1 << column)
        for number in range(s[QUEUED]):
            _stand(s, s[QUEUE + number] // SIDE, s[QUEUE + number] % SIDE)
    else:
        s[QUEUE + s[QUEUED]] = row * SIDE + column
        s[QUEUED] += 1


@compiled
def _stand(s: Flat, row: int, column: int) -> None:
    """An obstacle, if there is one left and nothing in touch (FA-06)."""
    if s[SCATTERED] and not _is_touching(s, row, column):
        s[STONES + row] |= 1 << column
        s[FREE + row] &= ~(1 << column)
        s[SCATTERED] -= 1


@compiled
def _is_touching(s: Flat, row: int, column: int) -> bool:
    straight = 1 << column
    broad = straight | straight << 1 | straight >> 1
    beyond = _taken(s, row - 1) | _taken(s, row + 1)
    return _taken(s, row) & broad | beyond & (straight if s[SIDES_ONLY] else broad) != 0


@compiled
def _taken(s: Flat, row: int) -> int:
    return FULL & ~s[FREE + row] if 0 <= row < SIDE else 0


@compiled
def _clear(s: Flat) -> None:
    for row in range(SIDE):
        s[DRAWN + row] = 0
    for number in range(s[QUEUED]):
        s[QUEUE + number] = 0
    s[QUEUED] = 0
