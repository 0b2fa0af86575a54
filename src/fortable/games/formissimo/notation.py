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

from collections.abc import Iterator, Sequence
from typing import cast, get_args

from msgspec.structs import replace

from fortable.kernel.game import Notation
from fortable.kernel.notation import example_in, impossible, in_forms, like, read_number
from fortable.kernel.options import parse_options, write_options
from fortable.kernel.words import Illegal, Seat, spoken

from .actions import AnyAction, Finish, Hint, Pick, Ready, Stop, Take, TimeUp, Undo
from .deck import DECKS, Deck
from .model import (
    EMPTY,
    Check,
    Options,
    Phase,
    Result,
    State,
    columns,
)
from .positions import faults
from .scoring import charged, check_chain
from .solver import ProofKind

GAP, NOTHING, WRONG, CONSOLED = ".", "-", "!", "+"
PLACED: dict[str, type[Take | Pick]] = {"take": Take, "pick": Pick}
PLAIN: dict[str, AnyAction] = {
    spoken(kind.__name__): kind() for kind in (Ready, Stop, TimeUp, Undo, Hint, Finish)
}

FORMS = ("ready", "take A1…E8", "stop", "pick A1…E8", "undo", "hint", "finish")
POSITION = example_in(__doc__)


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


@like(POSITION)
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
    for clause, part in faults(state):
        raise impossible(clause, part)
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


def write_action(action: AnyAction) -> str:
    match action:
        case Take(place) | Pick(place):
            return f"{spoken(type(action).__name__)} {place}"
        case _:
            return spoken(type(action).__name__)


@in_forms(*FORMS)
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
    position=POSITION,
    actions=FORMS,
    about=__doc__,
)
