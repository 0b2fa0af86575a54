"""What a position must fulfil to be one the rules can lead to.

Each fault is the clause it is against and the part of the position that is wrong, as it is written.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from fortable.kernel.words import Seat

from .events import MatchEnded
from .model import EMPTY, LAYOUTS, SEATS, SOLO, Check, Result, State, places
from .modes.puzzle import takeable
from .modes.race import checked, matching, next_round
from .scoring import check_chain

Faults = Iterator[tuple[str, str]]


def faults(state: State) -> Faults:
    """All that is wrong, in an order in which each may rely on those before it."""
    if state.seats not in SEATS or len(state.ready) != state.seats:
        yield "FM-04", f"{state.seats} / {len(state.ready)}"
    if len(state.layout) != len(places(state.seats)):
        yield "FM-04", f"{len(state.layout)} / {len(places(state.seats))}"
    yield from (("FM-01", state.deck.word(card)) for card in _doubled(state))
    yield from _puzzle_faults(state) if state.is_solo else _race_faults(state)


def _doubled(state: State) -> Iterator[int]:
    """Cards in two places; a card of the layout may be in a chain of this round as well."""
    before = state.round - 1
    chained = [card for chain in state.chains for card in chain]
    laid = [card for card in state.layout if card != EMPTY]
    gone = [card for checks in state.rounds[:before] for check in checks for card in _of(check)]
    gone += [card for result in state.results[:before] for card in result.layout]
    for cards in (laid + gone, chained + gone):
        yield from (card for card, times in Counter(cards).items() if times > 1)


def _of(check: Check) -> tuple[int, ...]:
    return check.cards if check.consolation is None else (*check.cards, check.consolation)


def _race_faults(state: State) -> Faults:
    phase = state.phase
    if phase in ("puzzle", "review") or state.undone + state.hints:
        yield "FM-18", f"{phase} {state.undone} {state.hints}"
    if state.hint:
        yield "FM-21", state.hint
    yield from _chain_faults(state)
    if phase in ("lay", "ready") and (any if phase == "lay" else all)(state.ready):
        yield "FM-05", f"{phase} {'+' * sum(state.ready)}"
    if not _is_past_whole(state):
        yield "FM-15", str(state.round)
    for checks in state.rounds:
        called = [check for check in checks if check.is_wrong_stop or check.consolation is not None]
        if len(called) > 1:
            yield "FM-09", _words(state, called[1].cards)
    if state.pile < 0:
        yield "FM-16", str(state.pile)
    if phase != "lay" and EMPTY in state.layout and state.pile:
        yield "FM-16", places(state.seats)[state.layout.index(EMPTY)]
    yield from _call_faults(state)
    yield from _end_faults(state)


def _chain_faults(state: State) -> Faults:
    """Chains begin with a card that was dealt, and go on with cards of the layout."""
    is_dealt = state.phase in ("lay", "ready", "turn")
    for chain in state.chains:
        if bool(chain) == is_dealt:
            yield "FM-05", f"{state.phase} {_words(state, chain)}"
        if chain and chain[0] in state.layout:
            yield "FM-05", _words(state, chain[:1])
        for card in chain[1:]:
            if card not in state.layout:
                yield "FM-06", _words(state, (card,))
    if state.options.refuse_mismatch:
        yield from _mismatches(state, "FM-07", state.chains)


def _mismatches(state: State, clause: str, chains: Iterable[tuple[int, ...]]) -> Faults:
    for chain in chains:
        for pair in pairwise(chain):
            if not state.deck.match(*pair):
                yield clause, _words(state, pair)


def _call_faults(state: State) -> Faults:
    """Who called Stop, whether they were right, and what they got for it."""
    phase, caller, consolation = state.phase, state.caller, state.consolation
    is_done = phase in ("check", "over")
    if caller is not None and (phase in ("lay", "ready", "turn", "race") or caller >= state.seats):
        yield "FM-09", f"{phase} {caller}"
    if phase in ("pick", "lot") and (caller is None or not state.lying):
        yield "FM-10", phase
    if consolation != EMPTY and not (is_done and _is_consoled(state)):
        yield "FM-10", _words(state, (consolation,))
    if caller is None or not (is_done or phase in ("pick", "lot")):
        return
    is_right = phase in ("pick", "lot") or consolation != EMPTY
    if is_right and (overlooked := _overlooked(state, caller)):
        yield "FM-10", _words(state, overlooked)
    if not is_right and not matching(state, caller):
        yield "FM-11", f"{phase} {caller}"
    if not _are_checked(state):
        yield "FM-14", str(state.round)


def _overlooked(state: State, caller: Seat) -> tuple[int, ...]:
    """What would have matched, the consolation card among it."""
    top = state.chains[caller][-1]
    lay = (*state.lying.values(), *((state.consolation,) * (state.consolation != EMPTY)))
    return tuple(card for card in lay if state.deck.match(top, card))


def _end_faults(state: State) -> Faults:
    if not _are_checked(state):
        yield "FM-14", str(state.round)
    is_over = state.phase == "over"
    if is_over and next_round(state) != MatchEnded(state.ended_by):
        yield "FM-17", state.ended_by or "-"
    if not is_over and state.ended_by:
        yield "FM-17", f"{state.phase} {state.ended_by}"


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


def _is_consoled(state: State) -> bool:
    chained = {card for chain in state.chains for card in chain}
    return state.caller is not None and state.consolation in {*state.layout} - chained


def _are_checked(state: State) -> bool:
    """The chains of this round that were checked are those that lie there."""
    checks = state.rounds[state.round - 1] if len(state.rounds) == state.round else ()
    return all(check == checked(state, Seat(seat)) for seat, check in enumerate(checks))


def _puzzle_faults(state: State) -> Faults:
    phase, results, (chain,) = state.phase, state.results, state.chains
    is_done = phase in ("review", "over")
    if phase not in ("lay", "puzzle", "review", "over"):
        yield "FM-18", phase
    if state.caller is not None or any(state.ready) or state.consolation != EMPTY:
        yield "FM-18", f"{state.caller} {state.ready}"
    if not 1 <= state.round <= LAYOUTS or len(results) != state.round - (not is_done):
        yield "FM-20", f"{state.round} {phase}"
    if state.layout.count(EMPTY) != (phase == "lay") * len(state.layout):
        yield "FM-18", phase
    for card in chain:
        if card not in state.layout or phase == "lay":
            yield "FM-18", _words(state, (card,))
    yield from _mismatches(state, "FM-18", (chain,))
    if state.hint and not _may_be_hinted(state):
        yield "FM-21", state.hint
    yield from (("FM-19", fault) for result in results for fault in _result_faults(state, result))
    if is_done and (results[-1].layout, results[-1].taken) != (state.layout, chain):
        yield "FM-19", _words(state, chain)
    if state.ended_by != ("FM-20" if phase == "over" else "") or (
        phase == "over" and state.round != LAYOUTS
    ):
        yield "FM-20", f"{state.round} {phase} {state.ended_by or '-'}"


def _may_be_hinted(state: State) -> bool:
    (chain,) = state.chains
    fitting = takeable(state.deck, chain, state.lying)
    return state.phase == "puzzle" and state.hints > 0 and state.hint in fitting


def _result_faults(state: State, result: Result) -> Iterator[str]:
    """What is wrong with a finished layout: its cards, the chain that was taken, or the best one."""
    spots = places(SOLO)
    if len(result.layout) != len(spots) or not {*result.taken} <= {*result.layout}:
        yield _words(state, result.taken)
        return
    if check_chain(state.deck, result.taken, is_wrong_stop=False).step is not None:
        yield _words(state, result.taken)
    if not {*result.best} <= {*spots} or len({*result.best}) != len(result.best):
        yield " ".join(result.best)
        return
    best = tuple(result.layout[spots.index(spot)] for spot in result.best)
    is_chain = check_chain(state.deck, best, is_wrong_stop=False).step is None
    if not is_chain or len(best) < len(result.taken):
        yield " ".join(result.best)


def _words(state: State, cards: Iterable[int]) -> str:
    return " ".join(map(state.deck.word, cards)) or "-"
