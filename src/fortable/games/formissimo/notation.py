"""State and actions as one line of text, each way.

    - | 2 race - -- | crL1oa sbS2xb . ... / ... | crL1ob sbS2xa, crL2oa | 0 0 - | crL1oc, sbS1xa ! | -

Options that differ from the default; round, phase, who called Stop, and who is ready (`+`); the layout
as it was laid, row by row (`.` for a place without a card); the chains; undone steps, hints, and where
the last hint points; what became of earlier rounds or layouts, each after a `;`; the clause that ended
the match. A dash stands for nothing.

A card is a letter for each feature and one for the copy: `sbS2xb` is the second copy of two small blue
crossed-out squares. Of an earlier round a chain is followed by `!` if its player called Stop and was
wrong, or by the consolation card with a `+`; a consolation card just taken stands behind the caller. Of
an earlier layout there are the cards, the cards taken, a longest chain by its places, and its proof with
undone steps and hints, all with a `>` between.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import cast, get_args

from msgspec.structs import replace

from fortable.kernel.game import Notation
from fortable.kernel.notation import read_number
from fortable.kernel.options import parse_options, write_options
from fortable.kernel.words import Illegal, Seat, spoken

from .actions import AnyAction, Finish, Hint, Pick, Ready, Stop, Take, TimeUp, Undo
from .deck import DECKS, Deck
from .events import MatchEnded
from .model import (
    EMPTY,
    LAYOUTS,
    SEATS,
    SOLO,
    Check,
    Options,
    Phase,
    Result,
    State,
    columns,
    places,
)
from .puzzle import takeable
from .race import checked, matching, next_round
from .scoring import charged, check_chain
from .solver import ProofKind

GAP, NOTHING, WRONG, CONSOLED = ".", "-", "!", "+"
PLACED: dict[str, type[Take | Pick]] = {"take": Take, "pick": Pick}
PLAIN: dict[str, AnyAction] = {
    spoken(kind.__name__): kind() for kind in (Ready, Stop, TimeUp, Undo, Hint, Finish)
}


def write_state(state: State) -> str:
    deck = state.deck
    return " | ".join(
        (
            write_options(state.options),
            f"{state.round} {state.phase} {_write_caller(state)} {_write_ready(state)}",
            _write_layout(deck, state.layout, columns(state.seats)),
            ", ".join(_write_cards(deck, chain) for chain in state.chains),
            f"{state.undone} {state.hints} {state.hint or NOTHING}",
            "; ".join(_write_past(state)) or NOTHING,
            state.ended_by or NOTHING,
        )
    )


def _write_caller(state: State) -> str:
    if state.caller is None:
        return NOTHING
    consoled = "" if state.consolation == EMPTY else CONSOLED + state.deck.word(state.consolation)
    return f"{state.caller}{consoled}"


def _write_ready(state: State) -> str:
    return "".join("+" if is_ready else "-" for is_ready in state.ready)


def _write_layout(deck: Deck, layout: Sequence[int], width: int) -> str:
    marks = [GAP if card == EMPTY else deck.word(card) for card in layout]
    rows = (marks[start : start + width] for start in range(0, len(marks), width))
    return " / ".join(" ".join(row) for row in rows)


def _write_cards(deck: Deck, cards: Sequence[int]) -> str:
    return " ".join(map(deck.word, cards)) or NOTHING


def _write_past(state: State) -> Iterator[str]:
    for checks in state.rounds:
        yield ", ".join(_write_check(state.deck, check) for check in checks)
    for result in state.results:
        yield _write_result(state.deck, result)


def _write_check(deck: Deck, check: Check) -> str:
    stop = f" {WRONG}" if check.is_wrong_stop else ""
    consoled = "" if check.consolation is None else f" {CONSOLED}{deck.word(check.consolation)}"
    return _write_cards(deck, check.cards) + stop + consoled


def _write_result(deck: Deck, result: Result) -> str:
    return " > ".join(
        (
            _write_cards(deck, result.layout),
            _write_cards(deck, result.taken),
            " ".join(result.best),
            f"{result.proof} {result.undone} {result.hints}",
        )
    )


def read_state(text: str) -> State:
    try:
        options, now, layout, chains, help_, past, ended_by = map(str.strip, text.split("|"))
        number, phase, caller, ready = now.split()
        undone, hints, hint = help_.split()
    except ValueError:
        raise Illegal("TB-08", "unreadable", tried=text[:200]) from None
    chosen = parse_options(Options, options)
    deck = DECKS[chosen.deck]
    called, _, consolation = caller.partition(CONSOLED)
    state = State(
        options=chosen,
        round=read_number(number),
        phase=_phase(phase),
        layout=tuple(_read_spots(deck, layout)),
        chains=tuple(_read_cards(deck, chain) for chain in chains.split(",")),
        ready=tuple(mark == "+" for mark in ready),
        caller=None if called == NOTHING else Seat(read_number(called)),
        consolation=deck.read(consolation) if consolation else EMPTY,
        undone=read_number(undone),
        hints=read_number(hints),
        hint="" if hint == NOTHING else hint,
        ended_by="" if ended_by == NOTHING else ended_by,
    )
    state = replace(state, **_read_past(state, past))
    for clause, holds in _conditions(state):
        if not holds():
            raise Illegal("TB-08", "impossible", clause=clause)
    return state


def _phase(word: str) -> Phase:
    if word not in get_args(Phase):
        raise Illegal("TB-08", "unreadable", tried=word[:80])
    return cast(Phase, word)


def _read_spots(deck: Deck, text: str) -> Iterator[int]:
    for mark in text.replace("/", " ").split():
        yield EMPTY if mark == GAP else deck.read(mark)


def _read_cards(deck: Deck, text: str) -> tuple[int, ...]:
    return tuple(deck.read(word) for word in text.split() if word != NOTHING)


def _read_past(state: State, text: str) -> dict[str, object]:
    past = [] if text == NOTHING else text.split(";")
    if state.is_solo:
        return {"results": tuple(_read_result(state.deck, result) for result in past)}
    rounds: tuple[tuple[Check, ...], ...] = ()
    for checks in past:
        read = [_read_check(state.deck, check) for check in checks.split(",")]
        rounds += (tuple(_charged(state.options, seat, c, rounds) for seat, c in enumerate(read)),)
    return {"rounds": rounds}


def _charged(
    options: Options, seat: int, check: Check, earlier: tuple[tuple[Check, ...], ...]
) -> Check:
    """With what it cost to call Stop on a bare start card: a damaged past may have too few chains."""
    return charged(options, check, (checks[seat] for checks in earlier if seat < len(checks)))


def _read_check(deck: Deck, text: str) -> Check:
    chain, has_consolation, consolation = text.partition(CONSOLED)
    chain, wrong, _ = chain.partition(WRONG)
    check = check_chain(deck, _read_cards(deck, chain), bool(wrong))
    return replace(check, consolation=deck.read(consolation.strip()) if has_consolation else None)


def _read_result(deck: Deck, text: str) -> Result:
    try:
        layout, taken, best, proof = text.split(">")
        kind, undone, hints = proof.split()
    except ValueError:
        raise Illegal("TB-08", "unreadable", tried=text[:200]) from None
    if kind not in get_args(ProofKind):
        raise Illegal("TB-08", "unreadable", tried=kind[:80])
    return Result(
        layout=_read_cards(deck, layout),
        taken=_read_cards(deck, taken),
        best=tuple(best.split()),
        proof=cast(ProofKind, kind),
        undone=read_number(undone),
        hints=read_number(hints),
    )


Conditions = Iterator[tuple[str, Callable[[], bool]]]


def _conditions(state: State) -> Conditions:
    """What a position must fulfil, in an order in which each may rely on those before it."""
    yield "FM-04", lambda: state.seats in SEATS and len(state.ready) == state.seats
    yield "FM-04", lambda: len(state.layout) == len(places(state.seats))
    yield "FM-01", lambda: _are_distinct(state)
    yield from _puzzle_conditions(state) if state.is_solo else _race_conditions(state)


def _are_distinct(state: State) -> bool:
    """No card is in two places; a card of the layout may be in a chain of this round as well."""
    before = state.round - 1
    chained = [card for chain in state.chains for card in chain]
    laid = [card for card in state.layout if card != EMPTY]
    gone = [card for checks in state.rounds[:before] for check in checks for card in check.cards]
    gone += [
        check.consolation
        for checks in state.rounds[:before]
        for check in checks
        if check.consolation is not None
    ]
    gone += [card for result in state.results[:before] for card in result.layout]
    return all(len({*cards}) == len(cards) for cards in (laid + gone, chained + gone))


def _race_conditions(state: State) -> Conditions:
    phase, chains, caller = state.phase, state.chains, state.caller
    is_dealt = phase in ("lay", "ready", "turn")
    is_done = phase in ("check", "over")
    yield "FM-18", lambda: phase not in ("puzzle", "review") and not state.undone + state.hints
    yield "FM-21", lambda: not state.hint
    yield "FM-05", lambda: all(bool(chain) != is_dealt for chain in chains)
    yield "FM-05", lambda: not {*state.layout} & {card for chain in chains for card in chain[:1]}
    yield "FM-06", lambda: {card for chain in chains for card in chain[1:]} <= {*state.layout}
    yield "FM-05", lambda: phase != "lay" or not any(state.ready)
    yield "FM-05", lambda: phase != "ready" or not all(state.ready)
    yield "FM-15", lambda: _is_past_whole(state)
    yield "FM-16", lambda: state.pile >= 0
    yield "FM-16", lambda: phase == "lay" or EMPTY not in state.layout or not state.pile
    yield "FM-09", lambda: caller is None or (not is_dealt and phase != "race")
    yield "FM-09", lambda: caller is None or caller < state.seats
    yield "FM-10", lambda: phase not in ("pick", "lot") or _may_pick(state)
    yield "FM-10", lambda: state.consolation == EMPTY or (is_done and _is_consoled(state))
    yield "FM-14", lambda: _are_checked(state)
    yield "FM-17", lambda: phase != "over" or next_round(state) == MatchEnded(state.ended_by)
    yield "FM-17", lambda: phase == "over" or not state.ended_by


def _is_past_whole(state: State) -> bool:
    """Every earlier round has a checked chain for every seat; so has this one, when the match is over."""
    before, now = state.rounds[: state.round - 1], state.rounds[state.round - 1 :]
    checked = [len(checks) for checks in now]
    possible = {"over": [[state.seats]], "check": [[], *([n] for n in range(1, state.seats + 1))]}
    return (
        state.round - 1 == len(before)
        and all(len(checks) == state.seats and all(c.cards for c in checks) for checks in before)
        and checked in possible.get(state.phase, [[]])
    )


def _may_pick(state: State) -> bool:
    caller = state.caller
    return caller is not None and bool(state.lying) and not matching(state, caller)


def _is_consoled(state: State) -> bool:
    chained = {card for chain in state.chains for card in chain}
    return state.caller is not None and state.consolation in {*state.layout} - chained


def _are_checked(state: State) -> bool:
    """The chains of this round that were checked are those that lie there."""
    checks = state.rounds[state.round - 1] if len(state.rounds) == state.round else ()
    return all(check == checked(state, Seat(seat)) for seat, check in enumerate(checks))


def _puzzle_conditions(state: State) -> Conditions:
    phase, results, (chain,) = state.phase, state.results, state.chains
    is_done = phase in ("review", "over")
    yield "FM-18", lambda: phase in ("lay", "puzzle", "review", "over")
    yield "FM-18", lambda: state.caller is None and not any(state.ready)
    yield "FM-18", lambda: state.consolation == EMPTY
    yield "FM-20", lambda: 1 <= state.round <= LAYOUTS
    yield "FM-20", lambda: len(results) == state.round - (not is_done)
    yield "FM-18", lambda: state.layout.count(EMPTY) == (phase == "lay") * len(state.layout)
    yield "FM-18", lambda: {*chain} <= {*state.layout} and not (chain and phase == "lay")
    yield "FM-18", lambda: check_chain(state.deck, chain, is_wrong_stop=False).step is None
    yield "FM-21", lambda: state.hint in ("", *takeable(state.deck, chain, state.lying))
    yield "FM-21", lambda: not state.hint or phase == "puzzle"
    yield "FM-19", lambda: all(_is_sound(result) for result in results)
    yield (
        "FM-19",
        lambda: not is_done or (results[-1].layout, results[-1].taken) == (state.layout, chain),
    )
    yield "FM-20", lambda: state.ended_by == ("FM-20" if phase == "over" else "")
    yield "FM-20", lambda: phase != "over" or state.round == LAYOUTS


def _is_sound(result: Result) -> bool:
    spots = {*places(SOLO)}
    return (
        len(result.layout) == len(spots)
        and {*result.taken} <= {*result.layout}
        and {*result.best} <= spots
        and len({*result.best}) == len(result.best) >= len(result.taken)
    )


def write_action(action: AnyAction) -> str:
    match action:
        case Take(place) | Pick(place):
            return f"{spoken(type(action).__name__)} {place}"
        case _:
            return spoken(type(action).__name__)


def read_action(text: str) -> AnyAction:
    match text.split():
        case ["take" | "pick" as word, place]:
            return PLACED[word](place.upper())
        case [word] if word in PLAIN:
            return PLAIN[word]
    raise Illegal("TB-08", "bad-action", tried=text[:80])


NOTATION = Notation(
    write_state=write_state,
    read_state=read_state,
    write_action=write_action,
    read_action=read_action,
)
