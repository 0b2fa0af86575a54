"""State and actions as one line of text, each way.

    rules=advanced | 1 12 choose C4 5 | ? ? . ... / ... | 1 5 31!, 1 4 | 9 | -

Options that differ from the default; seat, turns before this one, phase, chosen place, and turns in a row
without a card being taken, left out if there are none; the grid
(`?` unseen, `17` seen and face down, `17*` face up, `.` empty); ramparts (`!` a Magician not yet used);
discards; the clause that ended the match. A dash stands for nothing.
"""

from collections.abc import Callable, Iterator
from typing import cast, get_args

from msgspec.structs import replace

from fortable.kernel.game import Notation
from fortable.kernel.notation import read_number
from fortable.kernel.options import parse_options, write_options
from fortable.kernel.words import Illegal, Seat

from .actions import AnyAction, Fire, Insert, Return, Take, Turn
from .model import (
    CANNONS,
    COLUMNS,
    EMPTY,
    FULL_RAMPART,
    INDEX,
    MAGICIAN,
    NUMBERS,
    PLACES,
    START_CARD,
    UNSEEN,
    Options,
    Phase,
    State,
)
from .rules import SEATS, able, ending

MAGIC = f"{MAGICIAN}!"
TAKING: tuple[Phase, ...] = ("turn", "reveal", "choose")
PLACED: dict[str, type[Turn | Take | Insert]] = {"turn": Turn, "take": Take, "insert": Insert}


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
    for clause, holds in _conditions(state):
        if not holds():
            raise Illegal("TB-08", "impossible", clause=clause)
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


def _conditions(state: State) -> Iterator[tuple[str, Callable[[], bool]]]:
    """What a position must fulfil, in an order in which each may rely on those before it."""
    ramparts, phase, turned = state.ramparts, state.phase, state.turned
    cards = [*state.discards, *(number for rampart in ramparts for number in rampart[1:])]
    seen = [number for number in state.grid if number > UNSEEN]
    unique = {*cards, *seen}
    yield "FT-02", lambda: len(ramparts) in SEATS and state.turn < len(ramparts)
    yield "FT-02", lambda: all(rampart[:1] == (START_CARD,) for rampart in ramparts)
    yield "FT-01", lambda: len(unique) == len(cards) + len(seen) and unique <= {*NUMBERS}
    yield "FT-08", lambda: all(list(rampart) == sorted(rampart) for rampart in ramparts)
    yield "FT-03", lambda: len(state.grid) == len(PLACES)
    yield "FT-03", lambda: sum(number != EMPTY for number in state.grid) == len(state.left)
    yield "FT-05", lambda: all(state.grid[INDEX[place]] > UNSEEN for place in state.face_up)
    yield "FT-05", lambda: (turned is None) == (phase not in ("reveal", "choose"))
    yield "FT-05", lambda: turned is None or turned in _occupied(state)
    yield "FT-06", lambda: turned is None or (turned in state.face_up) == (phase == "choose")
    yield "FT-04", lambda: (state.options.first_seat or 0) < len(ramparts)
    yield "FT-04", lambda: phase != "lot" or not (state.number or any(state.grid))
    yield "FT-09", lambda: phase not in TAKING or state.turn in able(state)
    yield "FT-11", lambda: all(_may_stand(state, seat) for seat in range(state.seats))
    yield "FT-12", lambda: state.ended_by == (ending(state) if phase == "over" else "")
    yield "FT-12", lambda: phase != "over" or bool(state.ended_by)
    yield "FT-18", lambda: phase != "aim" or not CANNONS.isdisjoint(ramparts[state.turn])
    yield "FT-28", lambda: state.fruitless <= state.number + (phase in ("done", "over"))
    yield (
        "FT-28",
        lambda: phase in ("done", "over") or state.turns_left is None or state.turns_left > 0,
    )
    yield "FT-13", lambda: state.options.rules == "advanced" or _is_basic(state)


def _occupied(state: State) -> set[str]:
    return {place for place, number in zip(PLACES, state.grid, strict=True) if number != EMPTY}


def _may_stand(state: State, seat: int) -> bool:
    """A full rampart is the work of this turn, and the last of the match."""
    is_last = seat == state.turn and state.phase in ("aim", "done", "over")
    return len(state.ramparts[seat]) <= (FULL_RAMPART if is_last else FULL_RAMPART - 1)


def _is_basic(state: State) -> bool:
    return state.phase != "aim" and state.magic is None and not state.discards


def write_action(action: AnyAction) -> str:
    match action:
        case Turn(place) | Take(place) | Insert(place):
            return f"{type(action).__name__.lower()} {place}"
        case Return():
            return "return"
        case Fire(seat, number):
            return f"fire {seat} {number}"


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
)
