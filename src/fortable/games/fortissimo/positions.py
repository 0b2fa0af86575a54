"""What a position must fulfil to be one the rules can lead to.

Each fault is the clause it is against and the part of the position that is wrong, as it is written.
"""

from collections import Counter
from collections.abc import Iterator

from .model import (
    CANNONS,
    EMPTY,
    FULL_RAMPART,
    INDEX,
    MAGICIAN,
    NUMBERS,
    PLACES,
    START_CARD,
    TOWERS,
    UNSEEN,
    Phase,
    State,
)
from .rules import SEATS, able, ending

Faults = Iterator[tuple[str, str]]

TAKING: tuple[Phase, ...] = ("turn", "reveal", "choose")
AFTER_A_CARD: tuple[Phase, ...] = ("choose", "aim", "done", "over")
"""In these the turn has shown a card, or taken one."""
AFTER_A_TAKE: tuple[Phase, ...] = ("aim", "done", "over")


def faults(state: State) -> Faults:
    """All that is wrong, in an order in which each may rely on those before it."""
    yield from _table_faults(state)
    yield from _card_faults(state)
    yield from _turn_faults(state)
    yield from _count_faults(state)
    yield from _end_faults(state)
    yield from _advanced_faults(state)


def _table_faults(state: State) -> Faults:
    """Ramparts, seats and places."""
    if state.seats not in SEATS:
        yield "FT-02", _walls(state)
    for rampart in state.ramparts:
        if rampart[:1] != (START_CARD,):
            yield "FT-02", _cards(rampart)
    if state.turn >= state.seats:
        yield "FT-02", str(state.turn)
    if len(state.grid) != len(PLACES):
        yield "FT-03", f"{len(state.grid)} / {len(PLACES)}"
    first = state.options.first_seat
    if first is not None and first >= state.seats:
        yield "FT-04", f"first_seat={first}"


def _card_faults(state: State) -> Faults:
    """Every card is somewhere, once, and ramparts climb."""
    taken = [number for rampart in state.ramparts for number in rampart[1:]]
    seen = [number for number in state.grid if number > UNSEEN]
    for number, times in Counter((*taken, *state.discards, *seen)).items():
        if times > 1 or number not in NUMBERS:
            yield "FT-01", str(number)
    for rampart in state.ramparts:
        if list(rampart) != sorted(rampart):
            yield "FT-08", _cards(rampart)
    lying = sum(number != EMPTY for number in state.grid)
    if lying != len(state.left):
        yield "FT-03", f"{lying} / {len(state.left)}"
    for place in state.face_up:
        if state.grid[INDEX[place]] <= UNSEEN:
            yield "FT-05", place


def _turn_faults(state: State) -> Faults:
    """The card in question, and who is asked."""
    phase, turned = state.phase, state.turned
    if (turned is None) != (phase not in ("reveal", "choose")):
        yield "FT-05", f"{phase} {turned or '-'}"
    if turned is not None and (turned not in INDEX or state.grid[INDEX[turned]] == EMPTY):
        yield "FT-05", turned
    if turned is not None and (turned in state.face_up) != (phase == "choose"):
        yield "FT-06", f"{phase} {turned}"
    if phase == "lot" and (state.number or any(state.grid) or state.options.first_seat is not None):
        yield "FT-04", f"{state.number} lot"
    if phase in TAKING and state.turn not in able(state):
        yield "FT-09", _cards(state.ramparts[state.turn])
    left_up = [place for place in state.face_up if place != turned]
    if left_up and len(able(state)) > 1 and not state.discards:
        yield "FT-10", " ".join(left_up)


def _count_faults(state: State) -> Faults:
    """One card a turn, clockwise: nobody has taken or seen more than there were turns for.

    When a turn is done, passes that follow are counted before the next turn comes.
    """
    is_counting = state.phase == "done"
    first = (
        state.turn if state.options.first_seat is None else state.options.first_seat + state.number
    )
    if not is_counting and first % state.seats != state.turn:
        yield "FT-04", f"{state.turn} {state.number}"
    for seat, rampart in enumerate(state.ramparts):
        if not is_counting and len(rampart) - 1 > _turns_of(state, seat):
            yield "FT-06", _cards(rampart)
    shown = sum(number != UNSEEN for number in state.grid)
    if shown > state.number + (state.phase in AFTER_A_CARD):
        yield "FT-05", f"{state.number} {state.phase}"


def _turns_of(state: State, seat: int) -> int:
    """In how many turns a seat could have taken a card."""
    begun = state.number + (state.phase in AFTER_A_TAKE)
    first = (state.turn - state.number) % state.seats
    return len(range((seat - first) % state.seats, begun, state.seats))


def _end_faults(state: State) -> Faults:
    """A match is over for a reason, and only then."""
    for seat, rampart in enumerate(state.ramparts):
        is_last = seat == state.turn and state.phase in AFTER_A_TAKE
        if len(rampart) > (FULL_RAMPART if is_last else FULL_RAMPART - 1):
            yield "FT-11", _cards(rampart)
    ended_by = ending(state) if state.phase == "over" else ""
    if state.ended_by != ended_by or (state.phase == "over" and not ended_by):
        yield "FT-12", f"{state.phase} {state.ended_by or '-'}"
    is_done = state.phase in ("done", "over")
    if state.fruitless > state.number + is_done:
        yield "FT-28", str(state.fruitless)
    if not is_done and state.turns_left is not None and state.turns_left <= 0:
        yield "FT-28", str(state.fruitless)


def _advanced_faults(state: State) -> Faults:
    """Cannons, Towers and the Magician."""
    rampart = state.ramparts[state.turn]
    if state.options.rules == "basic":
        if state.phase == "aim" or state.magic is not None or state.discards:
            yield "FT-13", f"{state.phase} {_cards(state.discards)}"
        return
    if state.phase == "aim" and not _has_just_built_a_cannon(state, rampart):
        yield "FT-18", _cards(rampart)
    is_silent = len(rampart) == FULL_RAMPART and state.options.last_cannon == "silent"
    if state.phase == "aim" and is_silent:
        yield "FT-23", _cards(rampart)
    for number in state.discards:
        if number in TOWERS:
            yield "FT-19", str(number)
    built = {*state.discards, *(number for wall in state.ramparts for number in wall)}
    if len(state.discards) > len(CANNONS & built) - (state.phase == "aim"):
        yield "FT-18", _cards(state.discards)


def _has_just_built_a_cannon(state: State, rampart: tuple[int, ...]) -> bool:
    """At the right end, or anywhere if the Magician has inserted it (FT-22)."""
    has_inserted = MAGICIAN in rampart and state.magic != state.turn
    return rampart[-1] in CANNONS or (has_inserted and not CANNONS.isdisjoint(rampart))


def _walls(state: State) -> str:
    return ", ".join(map(_cards, state.ramparts))


def _cards(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers)) or "-"
