"""The rules: what an action leads to. `decide` checks; points are the business of `scoring`.

By eye is the game: a form that does not fit is not refused but judged, and lost (FA-09).
"""

from collections.abc import Iterator
from itertools import takewhile

from fortable.kernel.chance import Draw, Picks
from fortable.kernel.game import NOBODY, Waiting, only
from fortable.kernel.words import Illegal, Seat

from .actions import AnyAction, LayOut, Pass, Place, Scatter
from .board.forms import FLIPPED, FORMS, POSES, SET, TURNED, Pose
from .board.layout import WORD, faults, scattered
from .board.placements import fits, misfit
from .board.squares import (
    EMPTY,
    FORM,
    FREE,
    MARKER,
    NAMES,
    NUMBERS,
    OBSTACLE,
    TOWER,
    named,
    names,
    put,
    where,
)
from .enclosures import closed_obstacles, closed_squares, closed_tower, closing_marks
from .events import (
    AnyEvent,
    FirstSeatDrawn,
    FormLaid,
    FormLost,
    LaidOut,
    LeftToChance,
    MatchEnded,
    ObstacleEnclosed,
    SeatPassed,
    SecondTryWaived,
    SquareEnclosed,
    TowerEnclosed,
    TurnCame,
)
from .model import COLOURS, OBSTACLES, Options, State

Events = tuple[AnyEvent, ...]


def start(options: Options, seats: int) -> State:
    """An empty board, and four colours' forms shared out evenly (FA-01 to FA-04)."""
    return State(
        options=options,
        turn=Seat(0),
        phase="lot",
        board=EMPTY,
        stocks=(full_stock(seats),) * seats,
        lost=((),) * seats,
    )


def full_stock(seats: int) -> tuple[str, ...]:
    """The forms a player begins with: those of one colour, or of two (FA-04)."""
    colours = COLOURS // seats
    return tuple(form for form in FORMS for _ in range(colours * SET.count(form)))


def waiting(state: State) -> Waiting:
    """The seat whose turn it is; chance, for the first seat or for a layout."""
    match state.phase:
        case "lot":
            return Draw(tuple(range(state.seats)))
        case "scatter":
            return Draw(tuple(NAMES), len(NAMES))
        case "over":
            return NOBODY
        case _:
            return only(state.turn)


def resolve(state: State, picks: Picks) -> Events:
    """The lot falls on a seat, or obstacles and tower find their squares."""
    if state.phase == "lot":
        return (FirstSeatDrawn(Seat(picks[0])),)
    tower, obstacles = scattered(state.options, state.scattered, picks)
    return (LaidOut(state.turn, tower, obstacles),)


def decide(state: State, seat: Seat, action: AnyAction) -> Events:
    """What `action` is, if it may be."""
    match action:
        case LayOut(tower, obstacles):
            return _lay_out(state, seat, tower, obstacles)
        case Scatter(obstacles):
            return _scatter(state, seat, obstacles)
        case Place():
            return _place(state, seat, action)
        case Pass():
            return _pass(state, seat)


def _lay_out(state: State, seat: Seat, tower: str, obstacles: tuple[str, ...]) -> Events:
    _before_the_first_form(state)
    if found := faults(state.options, tower, obstacles):
        raise Illegal(
            "FA-07",
            "bad-layout",
            unknown=found.unknown,
            twice=found.twice,
            edge=found.edge,
            touching=found.touching,
            surplus=found.surplus,
        )
    return (LaidOut(seat, tower, names(named(obstacles))),)


def _scatter(state: State, seat: Seat, obstacles: int) -> Events:
    _before_the_first_form(state)
    if not 0 <= obstacles <= OBSTACLES:
        raise Illegal("FA-05", "no-such-number", tried=obstacles, most=OBSTACLES)
    return (LeftToChance(seat, obstacles),)


def _before_the_first_form(state: State) -> None:
    if state.phase != "layout":
        raise Illegal("FA-05", "laid-out")


def _place(state: State, seat: Seat, action: Place) -> Events:
    _after_the_layout(state)
    pose = _pose(state, seat, action)
    if action.square not in NUMBERS:
        raise Illegal("FA-01", "no-such-square", tried=action.square[:WORD], first="A1", last="T20")
    first = NUMBERS[action.square]
    chosen = (seat, action.form, action.turn, action.flipped, action.square)
    found = misfit(pose, first, where(state.board, FREE))
    if found is None:
        return (FormLaid(*chosen), *_enclosures(state, seat, pose.shape << first))
    taken, over = found
    if state.options.placing == "assisted":
        square = action.square
        raise Illegal("FA-11", "misfit", form=pose.form, square=square, taken=taken, over=over)
    return (FormLost(*chosen, taken, over),)


def _pass(state: State, seat: Seat) -> Events:
    _after_the_layout(state)
    if state.phase != "retry":
        raise Illegal("FA-12", "no-pass")
    return (SecondTryWaived(seat),)


def _after_the_layout(state: State) -> None:
    if state.phase == "layout":
        raise Illegal("FA-05", "lay-out-first", most=OBSTACLES)


def _pose(state: State, seat: Seat, action: Place) -> Pose:
    """The form that was chosen, as it was turned."""
    form, stock = action.form, state.stocks[seat]
    if form not in POSES:
        raise Illegal("FA-02", "no-such-form", tried=form[:WORD], stock=tuple(dict.fromkeys(stock)))
    if form not in stock:
        raise Illegal("FA-08", "not-in-stock", tried=form, stock=tuple(dict.fromkeys(stock)))
    pose = TURNED[form].get((action.turn, action.flipped))
    if pose and (pose.turn, pose.flipped) == (action.turn, action.flipped):
        return pose
    turns = [pose.name for pose in POSES[form]]
    tried = f"{action.turn}{FLIPPED * action.flipped}"[:WORD]
    raise Illegal("FA-08", "no-such-turn", form=form, tried=tried, turns=turns)


def _enclosures(state: State, seat: Seat, laid: int) -> Iterator[AnyEvent]:
    """What the form closes in: free squares first, then obstacles, then the tower (FA-17)."""
    board = put(state.board, laid, FORM[seat])
    squares = closed_squares(where(board, FREE), laid)
    board = put(board, squares, MARKER[seat])
    yield from (SquareEnclosed(seat, square) for square in names(squares))
    closing = where(board, closing_marks(state.options, seat))
    for square in names(closed_obstacles(where(board, OBSTACLE), closing)):
        yield ObstacleEnclosed(seat, square)
    if state.tower is None:
        towers = closed_tower(where(board, TOWER), where(board, FREE))
        yield from (TowerEnclosed(seat, square) for square in names(towers))


def follows(state: State) -> Events:
    """No second try for who has nothing that fits; then the end, or passes and the next turn."""
    if state.phase == "retry" and not is_able(state, state.turn):
        return (SeatPassed(state.turn),)
    return tuple(_next_turn(state)) if state.phase == "done" else ()


def _next_turn(state: State) -> Iterator[AnyEvent]:
    others = [Seat((state.turn + step) % state.seats) for step in range(1, state.seats + 1)]
    passing = list(takewhile(lambda seat: not is_able(state, seat), others))
    if passing == others:
        yield MatchEnded("FA-13")
        return
    yield from map(SeatPassed, passing)  # FA-12
    yield TurnCame(others[len(passing)])


def is_able(state: State, seat: Seat) -> bool:
    """Whether a seat has a form that fits somewhere (FA-12, FA-13). Small ones nearly always do."""
    free = where(state.board, FREE)
    return any(fits(form, free) for form in dict.fromkeys(reversed(state.stocks[seat])))
