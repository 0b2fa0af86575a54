"""State and actions as one line of text, each way.

    rules=advanced | 1 12 choose C4 5 | ? ? . ... / ... | 1 5 31!, 1 4 | 9 | -

Options that differ from the default; seat, turns before this one, phase, chosen place, and turns in a row
without a card being taken, left out if there are none; the grid
(`?` unseen, `17` seen and face down, `17*` face up, `.` empty); ramparts (`!` a Magician not yet used);
discards; the clause that ended the match. A dash stands for nothing.
"""

from typing import cast, get_args

from msgspec.structs import replace

from fortable.kernel.game import Notation
from fortable.kernel.notation import example_in, impossible, in_forms, like, read_number
from fortable.kernel.options import parse_options, write_options
from fortable.kernel.words import Illegal, Seat

from .actions import AnyAction, Fire, Insert, Return, Take, Turn
from .model import (
    COLUMNS,
    EMPTY,
    INDEX,
    MAGICIAN,
    NUMBERS,
    PLACES,
    UNSEEN,
    Options,
    Phase,
    State,
)
from .positions import faults

MAGIC = f"{MAGICIAN}!"
PLACED: dict[str, type[Turn | Take | Insert]] = {"turn": Turn, "take": Take, "insert": Insert}

FORMS = ("turn A1…E9", "return", "take A1…E9", "insert A1…E9", "fire 0…3 2…46")
POSITION = example_in(__doc__)


def write_state(state: State) -> str:
    return " | ".join(
        (
            write_options(state.options),
            _write_turn(state),
            _write_grid(state),
            ", ".join(_write_rampart(state, seat) for seat in range(state.seats)),
            " ".join(map(str, state.discards)) or "-",
            state.ended_by or "-",
        )
    )


def _write_turn(state: State) -> str:
    fruitless = f" {state.fruitless}" if state.fruitless else ""
    return f"{state.turn} {state.number} {state.phase} {state.turned or '-'}{fruitless}"


def _write_grid(state: State) -> str:
    marks = [_write_place(state, place) for place in PLACES]
    rows = (marks[start : start + COLUMNS] for start in range(0, len(marks), COLUMNS))
    return " / ".join(" ".join(row) for row in rows)


def _write_place(state: State, place: str) -> str:
    number = state.grid[INDEX[place]]
    mark = {EMPTY: ".", UNSEEN: "?"}.get(number, str(number))
    return f"{mark}*" if place in state.face_up else mark


def _write_rampart(state: State, seat: int) -> str:
    return " ".join(
        MAGIC if number == MAGICIAN and state.magic == seat else str(number)
        for number in state.ramparts[seat]
    )


@like(POSITION)
def read_state(text: str) -> State:
    try:
        options, turn, grid, ramparts, discards, ended_by = (
            part.strip() for part in text.split("|")
        )
        seat, number, phase, turned, fruitless = (*turn.split(), "0")[:5]
    except ValueError:
        raise Illegal("TB-08", "unreadable", tried=text[:200]) from None
    cells = grid.replace("/", " ").split()
    walls = [wall.split() for wall in ramparts.split(",")]
    state = State(
        options=parse_options(Options, options),
        ramparts=tuple(tuple(_read_card(mark) for mark in wall) for wall in walls),
        turn=Seat(read_number(seat)),
        number=read_number(number),
        phase=_phase(phase),
        grid=tuple(_read_place(cell) for cell in cells),
        left=(),
        face_up=tuple(
            place for place, cell in zip(PLACES, cells, strict=False) if cell.endswith("*")
        ),
        turned=None if turned == "-" else turned,
        discards=tuple(read_number(mark) for mark in discards.split() if mark != "-"),
        magic=next((Seat(index) for index, wall in enumerate(walls) if MAGIC in wall), None),
        fruitless=read_number(fruitless),
        ended_by="" if ended_by == "-" else ended_by,
    )
    gone = {*state.discards, *(number for rampart in state.ramparts for number in rampart)}
    state = replace(state, left=tuple(number for number in NUMBERS if number not in gone))
    for clause, part in faults(state):
        raise impossible(clause, part)
    return state


def _read_place(cell: str) -> int:
    mark = cell.removesuffix("*")
    without_number = {".": EMPTY, "?": UNSEEN}
    return without_number[mark] if mark in without_number else read_number(mark)


def _read_card(mark: str) -> int:
    return MAGICIAN if mark == MAGIC else read_number(mark)


def _phase(word: str) -> Phase:
    if word not in get_args(Phase):
        raise Illegal("TB-08", "unreadable", tried=word[:80])
    return cast(Phase, word)


def write_action(action: AnyAction) -> str:
    match action:
        case Turn(place) | Take(place) | Insert(place):
            return f"{type(action).__name__.lower()} {place}"
        case Return():
            return "return"
        case Fire(seat, number):
            return f"fire {seat} {number}"


@in_forms(*FORMS)
def read_action(text: str) -> AnyAction:
    match text.split():
        case ["turn" | "take" | "insert" as word, place]:
            return PLACED[word](place.upper())
        case ["return"]:
            return Return()
        case ["fire", seat, number]:
            return Fire(Seat(read_number(seat)), read_number(number))
    raise Illegal("TB-08", "bad-action", tried=text[:80])


NOTATION = Notation(
    write_state=write_state,
    read_state=read_state,
    write_action=write_action,
    read_action=read_action,
    position=POSITION,
    actions=FORMS,
    about=__doc__,
)
