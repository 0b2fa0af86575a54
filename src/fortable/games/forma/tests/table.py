"""The words of these tests: a position, wishes, and what follows from them.

A position names what lies on the board: `at("0 F 1f C4, 1 X 0 M5", stones="A1 C3", tower="K10")`.
Markers are named by their mark on the board and their square: `marks="a:D4 B:C3"` is a marker of seat 0
on a square and one of seat 1 on an obstacle. All else follows, and must be possible by the rules.

A wish is a seat and an action: `0: F 1f C4`.
"""

from collections.abc import Iterable
from functools import reduce
from random import Random

from fortable.bots.playing import sit_down
from fortable.kernel import referee
from fortable.kernel.chance import Chance, Draw, Picks
from fortable.kernel.log import Match
from fortable.kernel.words import Event, Seat
from fortable.testing.positions import SEED as SEED, Positions, kinds as kinds

from .. import GAME
from ..actions import Place
from ..board.forms import TURNED
from ..board.squares import EMPTY, FORM, NAMES, OBSTACLE, TOWER, named, put
from ..model import Options, State
from ..shown import shown

ZERO, ONE, TWO, THREE = map(Seat, range(4))
FAR = "S19"
"""Where the tower stands if it does not matter."""


def written(
    laid: str = "",
    *,
    seats: int = 2,
    turn: int = 0,
    phase: str = "place",
    tower: str = FAR,
    stones: str = "",
    marks: str = "",
    lost: str = "",
    won: str = "-",
    ended: str = "-",
    options: str = "-",
) -> str:
    """The full notation of a position."""
    board = put(put(EMPTY, named(stones.split()), OBSTACLE), named([tower]), TOWER)
    for form in filter(None, laid.split(", ")):
        seat, _, where = form.partition(" ")
        board = put(board, squares_of(where), FORM[int(seat)])
    for mark, square in (word.split(":") for word in marks.split()):
        board = put(board, named([square]), mark)
    losses = lost or ", ".join("-" * seats)
    return f"{options} | {turn} {phase} 0 {won} | {board} | {laid or '-'} | {losses} | {ended}"


def at(laid: str = "", **rest: object) -> State:
    """A position that the rules can lead to."""
    return GAME.notation.read_state(written(laid, **rest))  # type: ignore[arg-type]


def squares_of(placed: str) -> int:
    """The squares of a form: `F 1f C4`."""
    action = GAME.notation.read_action(placed)
    assert isinstance(action, Place)
    pose = TURNED[action.form][action.turn, action.flipped]
    return pose.shape << next(bit for bit, name in NAMES.items() if name == action.square)


def begin(seats: int = 2, options: Options | None = None) -> State:
    """Before anything happened."""
    state: State = referee.start(GAME, options or Options(), seats)
    return state


def layout(options: str = "-", seats: int = 2, turn: int = 0) -> State:
    """Before the board is laid out."""
    losses = ", ".join("-" * seats)
    line = f"{options} | {turn} layout 0 - | {EMPTY} | - | {losses} | -"
    return GAME.notation.read_state(line)


def replayed(state: State, events: Iterable[Event]) -> State:
    """The state after some events."""
    return reduce(GAME.evolve, events, state)  # type: ignore[arg-type]


def in_order(first: int = 0) -> Chance:
    """Chance that draws the numbers of the bag in their order, beginning with the given one."""

    def choose(draw: Draw) -> Picks:
        bag = sorted(draw.bag, key=lambda number: (number < first, number))
        return tuple(bag[: draw.count])

    return choose


def played(options: Options, seats: int) -> list[State]:
    """The positions of a match, one for each decision."""
    match, found = Match.begin(GAME, seats, options, bytes([seats]) * 32), list[State]()
    bots = sit_down(match, ["casual"], Random(1))
    while not match.is_over:
        found.append(match.state)
        (seat,) = match.waiting
        match.act(seat, bots[seat].choose(match.view(seat)))
    return found


_positions = Positions(GAME, shown=shown)
follows = _positions.follows
after = _positions.after
events = _positions.events
refused = _positions.refused
may = _positions.may
seen_by = _positions.seen_by
everyone = _positions.everyone
