"""State and actions as one line of text, each way.

    placing=assisted | 1 place 0 - | 000.../0..#../... | 0 F 1f C4, 1 I 0 A1 | 1O, - | -

Options that differ from the default; seat, phase, how many obstacles chance is to lay out, who has
enclosed the tower; the board row by row (`.` free, `#` obstacle, `^` tower, `0` a form of seat 0, `a`
its marker on a square, `A` its marker on an obstacle); the forms in the order in which they were laid,
each with its seat, how it is turned and where its first square lies; the forms each seat has lost; the
clause that ended the match. A dash stands for nothing.

An action is `F 1f C4`, `pass`, `scatter 12`, or `layout K10 A1 C3`: the tower, then the obstacles.
"""

from collections import Counter
from typing import cast, get_args

from fortable.kernel.game import Notation
from fortable.kernel.notation import example_in, in_forms, like, read_number
from fortable.kernel.options import parse_options, write_options
from fortable.kernel.words import Illegal, Seat

from .actions import AnyAction, LayOut, Pass, Place, Scatter
from .board.forms import FLIPPED, TURNED
from .model import Laid, Options, Phase, State
from .positions import check
from .rules import full_stock

NOTHING = "-"

FORMS = ("F 0…3 A1…T20", "F 0f…3f A1…T20", "pass", "scatter 0…25", "layout B2…S19 A1…T20 …")
POSITION = example_in(__doc__)


def write_state(state: State) -> str:
    tower = NOTHING if state.tower is None else state.tower
    return " | ".join(
        (
            write_options(state.options),
            f"{state.turn} {state.phase} {state.scattered} {tower}",
            state.board,
            ", ".join(f"{laid.seat} {_write_form(laid)}" for laid in state.laid) or NOTHING,
            ", ".join(" ".join(forms) or NOTHING for forms in state.lost),
            state.ended_by or NOTHING,
        )
    )


def _write_form(placed: Laid | Place) -> str:
    return f"{placed.form} {placed.turn}{FLIPPED * placed.flipped} {placed.square}"


@like(POSITION)
def read_state(text: str) -> State:
    try:
        options, turn, board, forms, losses, ended_by = (part.strip() for part in text.split("|"))
        seat, phase, scattered, tower = turn.split()
    except ValueError:
        raise Illegal("TB-08", "unreadable", tried=text[:200]) from None
    laid = tuple(_laid(form) for form in forms.split(",") if forms != NOTHING)
    lost = tuple(tuple(loss.replace(NOTHING, " ").split()) for loss in losses.split(","))
    return check(
        State(
            options=parse_options(Options, options),
            turn=Seat(read_number(seat)),
            phase=_phase(phase),
            board=board,
            stocks=_stocks(laid, lost),
            laid=laid,
            lost=lost,
            scattered=read_number(scattered),
            tower=None if tower == NOTHING else Seat(read_number(tower)),
            ended_by="" if ended_by == NOTHING else ended_by,
        )
    )


def _phase(word: str) -> Phase:
    if word not in get_args(Phase):
        raise Illegal("TB-08", "unreadable", tried=word[:80])
    return cast(Phase, word)


def _laid(text: str) -> Laid:
    match text.split():
        case [seat, form, turn, square]:
            return Laid(Seat(read_number(seat)), form, *_read_turn(turn), square)
    raise Illegal("TB-08", "unreadable", tried=text[:80])


def _read_turn(word: str) -> tuple[int, bool]:
    return read_number(word.removesuffix(FLIPPED)), word.endswith(FLIPPED)


def _stocks(
    laid: tuple[Laid, ...], lost: tuple[tuple[str, ...], ...]
) -> tuple[tuple[str, ...], ...]:
    """By seat: what is neither laid nor lost."""
    stocks = []
    for seat, forms in enumerate(lost):
        left = Counter(full_stock(len(lost)))
        left.subtract([*forms, *(form.form for form in laid if form.seat == seat)])
        stocks.append(tuple(form for form, number in left.items() for _ in range(number)))
    return tuple(stocks)


def write_action(action: AnyAction) -> str:
    match action:
        case Place():
            return _write_form(action)
        case Pass():
            return "pass"
        case Scatter(obstacles):
            return f"scatter {obstacles}"
        case LayOut(tower, obstacles):
            return " ".join(("layout", tower, *obstacles))


@in_forms(*FORMS)
def read_action(text: str) -> AnyAction:
    match text.split():
        case ["pass"]:
            return Pass()
        case ["scatter", obstacles]:
            return Scatter(read_number(obstacles))
        case ["layout", tower, *obstacles]:
            return LayOut(tower.upper(), tuple(square.upper() for square in obstacles))
        case [form, turn, square]:
            return _place(form.upper(), *_read_turn(turn.lower()), square.upper())
    raise Illegal("TB-08", "bad-action", tried=text[:80])


def _place(form: str, turn: int, flipped: bool, square: str) -> Place:
    """Ways to turn a form that look the same are one: `X 1` is read as `X 0`, and `L4` as `4L`."""
    form = form[::-1] if form[::-1] in TURNED else form
    pose = TURNED.get(form, {}).get((turn, flipped))
    if pose is None:
        return Place(form, turn, flipped, square)
    return Place(form, pose.turn, pose.flipped, square)


NOTATION = Notation(
    write_state=write_state,
    read_state=read_state,
    write_action=write_action,
    read_action=read_action,
    position=POSITION,
    actions=FORMS,
    about=__doc__,
)
