"""State and actions as one line of text, each way.

    grid=random | play 1 0 | B1:12.1 A2:9.1 C1:-3.1 | 2/3 7/3 7 8 Turbo, ... | 0 1 0 | 2/3x2 8^ | A1

Options that differ from the default; phase, cars that have moved, movement under way; the cars of
the race in the order of this turn, each with place and lane; hands; Turbos played as second cards;
discards (`x2`: two of them, `^`: on top); cars that are out, the first one first. All other cards
are in the draw pile. A dash stands for nothing.

An action is a card, alone or with a Turbo: `7/3`, `Turbo`, `7/3+Turbo`.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import cast, get_args

from fortable.kernel.game import Notation
from fortable.kernel.notation import example_in, impossible, in_forms, like, read_number
from fortable.kernel.options import parse_options, write_options
from fortable.kernel.words import Illegal

from .actions import AnyAction, Boost, Play
from .cards import in_deck_order
from .model import (
    COPIES,
    FULL_HAND,
    INDEX,
    LANES,
    NAMES,
    NO_CARDS,
    OWNER,
    SMALLEST_HAND,
    SPACES,
    TEAMS,
    TURBO,
    Options,
    Phase,
    Spot,
    State,
    bag_of,
    cars_per_team,
)
from .rules import SEATS
from .track import is_home, lanes_taken, running_order

ROWS = 3
OPENING: tuple[Phase, ...] = ("grid", "deal")
UNDERWAY: tuple[Phase, ...] = ("play", "draw", "move")
MOVING: tuple[Phase, ...] = ("draw", "move")
MOVEMENTS = range(1, 16)
REARMOST, FURTHEST = -14, SPACES + MOVEMENTS[-1]

SPOT = re.compile(r"([A-F][1-3]):(-?\d{1,2})\.(\d)", re.ASCII)
HEAP = re.compile(r"([\w/]{1,5}?)(?:x(\d{1,3}))?(\^?)", re.ASCII)
BY_NAME = {name.casefold(): name for name in NAMES} | {"t": TURBO}

FORMS = ("7/3", "Turbo", "7/3+Turbo")
POSITION = example_in(__doc__)


def write_state(state: State) -> str:
    return " | ".join(
        (
            write_options(state.options),
            f"{state.phase} {state.moved} {state.movement}",
            " ".join(f"{car}:{place}.{lane}" for car, place, lane in state.track) or "-",
            ", ".join(" ".join(hand) or "-" for hand in state.hands),
            " ".join(map(str, state.turbos)),
            " ".join(_heaps(state)) or "-",
            " ".join(state.eliminated) or "-",
        )
    )


def _heaps(state: State) -> Iterator[str]:
    for card, count in zip(NAMES, state.discards, strict=True):
        if count:
            times = f"x{count}" if count > 1 else ""
            yield f"{card}{times}{'^' if card == state.top else ''}"


@like(POSITION)
def read_state(text: str) -> State:
    try:
        options, turn, track, hands, turbos, discards, out = text.split("|")
        phase, moved, movement = turn.split()
    except ValueError:
        raise _unreadable(text) from None
    counts, top = _read_heaps(discards)
    held = tuple(tuple(map(_read_card, _words(hand))) for hand in hands.split(","))
    state = State(
        options=parse_options(Options, options.strip()),
        phase=_read_phase(phase),
        track=tuple(map(_read_spot, _words(track))),
        moved=read_number(moved),
        movement=read_number(movement),
        hands=held,
        pile=_rest(counts, held),
        discards=counts,
        top=top,
        turbos=tuple(map(read_number, turbos.split())),
        eliminated=tuple(map(_read_car, _words(out))),
    )
    for clause, part in _faults(state):
        raise impossible(clause, part)
    return state


def _words(part: str) -> list[str]:
    return [word for word in part.split() if word != "-"]


def _unreadable(text: str) -> Illegal:
    return Illegal("TB-08", "unreadable", tried=text[:80])


def _read_phase(word: str) -> Phase:
    if word not in get_args(Phase):
        raise _unreadable(word)
    return cast(Phase, word)


def _read_spot(word: str) -> Spot:
    if not (found := SPOT.fullmatch(word)):
        raise _unreadable(word)
    return Spot(found[1], int(found[2]), int(found[3]))


def _read_car(word: str) -> str:
    if word not in OWNER:
        raise _unreadable(word)
    return word


def _read_card(word: str) -> str:
    if word not in INDEX:
        raise _unreadable(word)
    return word


def _read_heaps(part: str) -> tuple[tuple[int, ...], str | None]:
    """How many cards of each kind, and the one on top."""
    counts, top = list(NO_CARDS), None
    for word in _words(part):
        if not (found := HEAP.fullmatch(word)):
            raise _unreadable(word)
        card = _read_card(found[1])
        counts[INDEX[card]] += int(found[2] or 1)
        top = card if found[3] else top
    return tuple(counts), top


def _rest(discards: tuple[int, ...], hands: tuple[tuple[str, ...], ...]) -> tuple[int, ...]:
    """The draw pile: all cards that are nowhere else."""
    held = Counter(card for hand in hands for card in hand)
    counts = zip(COPIES, discards, NAMES, strict=True)
    return bag_of(tuple(copies - count - held[card] for copies, count, card in counts))


def _faults(state: State) -> Iterator[tuple[str, str]]:
    """What is wrong, with the clause it is against; each may rely on those before it."""
    phase, track = state.phase, state.track
    cars = [*(spot.car for spot in track), *state.eliminated]
    if state.seats not in SEATS or len(state.turbos) != state.seats:
        yield "FF-01", f"{state.seats} / {len(state.turbos)}"
    for car, times in Counter(cars).items():
        if times > 1:
            yield "FF-01", car
    for car in sorted({*cars} ^ _cars_lined_up(state)):
        yield "FF-08", car
    if phase in OPENING and not _is_lined_up(state):
        yield "FF-08", _spots(track)
    if phase not in OPENING and not _is_a_race(state):
        yield "FF-19", f"{phase} {_spots(track)}"
    if not _is_in_order(state):
        yield "FF-09", f"{phase} {state.moved}: {_spots(track[state.moved :])}"
    if state.movement not in (MOVEMENTS if phase in MOVING else (0,)):
        yield "FF-10", f"{phase} {state.movement}"
    for spot in track:
        if not REARMOST <= spot.place <= FURTHEST:
            yield "FF-02", _spots((spot,))
        if not _is_in_lane(state, spot):
            yield "FF-13", _spots((spot,))
    yield from _card_faults(state)


def _card_faults(state: State) -> Iterator[tuple[str, str]]:
    if max(state.turbos) > FULL_HAND - SMALLEST_HAND:
        yield "FF-11", str(max(state.turbos))
    for seat, hand in enumerate(state.hands):
        if not _hand_fits(state, seat):
            yield "FF-07", " ".join(hand) or "-"
    if not _is_one_deck(state):
        yield "FF-04", _too_many(state)
    if not _has_top(state) or not (state.pile or state.phase == "move"):
        yield "FF-12", state.top or "-"
    if state.phase in OPENING and state.top is not None:
        yield "FF-10", state.top


def _spots(spots: Iterable[Spot]) -> str:
    return " ".join(f"{car}:{place}.{lane}" for car, place, lane in spots) or "-"


def _too_many(state: State) -> str:
    """The card there is more often than in the deck."""
    held = Counter(card for hand in state.hands for card in hand)
    counts = zip(NAMES, COPIES, state.discards, strict=True)
    return " ".join(card for card, copies, count in counts if count + held[card] > copies) or "-"


def _cars_lined_up(state: State) -> set[str]:
    """The cars there are; while they line up, those of the rows that are complete."""
    rows = cars_per_team(state.options, state.seats)
    if state.phase == "grid":
        rows = min(rows - 1, len(state.track) // state.seats)
    return {f"{team}{row}" for team in TEAMS[: state.seats] for row in range(1, rows + 1)}


def _is_a_race(state: State) -> bool:
    """Two cars or more; one when it has won the final, or is about to."""
    fewest = 1 if state.phase in ("done", "over") else 2
    return len(state.track) >= fewest and (state.phase == "over") <= (len(state.track) == 1)


def _is_in_order(state: State) -> bool:
    """Cars that have not moved this turn are in running order and on their way (FF-15)."""
    if state.phase not in UNDERWAY:
        return state.moved == 0
    to_move = state.track[state.moved :]
    return bool(to_move) and to_move == running_order(to_move) and not is_home(to_move)


def _is_lined_up(state: State) -> bool:
    """Row behind row, from the inside out, as at the first start."""
    return all(
        (car[1], place, lane) == (f"{row + 1}", -row, index % state.seats + 1)
        for index, (car, place, lane) in enumerate(state.track)
        for row in [index // state.seats]
    )


def _is_in_lane(state: State, spot: Spot) -> bool:
    """In a lane that exists, alone; at the first start there are as many lanes as teams (FF-08)."""
    is_at_first_start = not state.eliminated and -ROWS < spot.place <= 0
    lanes = max(LANES, state.seats) if is_at_first_start else LANES
    others = tuple(other for other in state.track if other != spot)
    return 1 <= spot.lane <= lanes and spot.lane not in lanes_taken(others, spot.place)


def _hand_fits(state: State, seat: int) -> bool:
    """As many cards as the team's Turbos have left it, in the order of the deck."""
    hand, size = state.hands[seat], FULL_HAND - state.turbos[seat]
    cars = [spot.car for spot in state.track]
    if state.phase in OPENING:
        return not hand and size == FULL_HAND
    if state.phase == "draw" and OWNER[cars[state.moved]] == seat:
        size -= 1
    sizes = {size} if any(OWNER[car] == seat for car in cars) else {0}
    if state.phase == "done":
        sizes.add(size)
    return len(hand) in sizes and hand == in_deck_order(hand)


def _is_one_deck(state: State) -> bool:
    held = sum(map(len, state.hands))
    return len(state.pile) + sum(state.discards) + held == sum(COPIES)


def _has_top(state: State) -> bool:
    if state.top is None:
        return not any(state.discards)
    return state.discards[INDEX[state.top]] > 0


def write_action(action: AnyAction) -> str:
    return f"{action.card}+{TURBO}" if isinstance(action, Boost) else action.card


@in_forms(*FORMS)
def read_action(text: str) -> AnyAction:
    """`7/3` or `7/3+Turbo`, in any case; `t` will do for a Turbo, and a space for the plus."""
    match [BY_NAME.get(word) for word in text.casefold().replace("+", " ").split()]:
        case [str(card)]:
            return Play(card)
        case [str(card), "Turbo"]:
            return Boost(card)
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
