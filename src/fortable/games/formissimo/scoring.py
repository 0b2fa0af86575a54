"""Points: how a chain is checked, and what the match came to."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from msgspec.structs import replace

from fortable.kernel.game import Decision, Figure, Line, Outcome, by_points, ranked

from .deck import Deck
from .model import Check, Options, State

Breakdown = tuple[tuple[Line, ...], ...]


def check_chain(deck: Deck, cards: tuple[int, ...], is_wrong_stop: bool) -> Check:
    """A chain card by card from its start card: all match, or it is worth nothing (FM-11, FM-13)."""
    step = next(
        (step for step, pair in enumerate(pairwise(cards), 1) if not deck.match(*pair)), None
    )
    return Check(
        cards=cards,
        points=0 if is_wrong_stop or step is not None else len(cards) - 1,
        step=step,
        features=() if step is None else deck.differing(*cards[step - 1 : step + 1]),
        is_wrong_stop=is_wrong_stop,
    )


def charged(options: Options, check: Check, earlier: Iterable[Check]) -> Check:
    """FM-23: a Stop that is wrong, with no card taken, costs a point, if its player has one."""
    if options.bare_stop == "box" or not check.is_bare_stop:
        return check
    return replace(check, points=-min(1, sum(past.worth for past in earlier)))


def scores(state: State) -> tuple[int, ...]:
    """Points as they stand: alone, those are minus points."""
    if state.is_solo:
        return (-sum(result.left for result in state.results),)
    return tuple(
        sum(checks[seat].worth for checks in state.rounds if seat < len(checks))
        for seat in range(state.seats)
    )


def outcome(state: State) -> Outcome:
    """The most points win, and ties share the win (FM-17)."""
    points = scores(state)
    return Outcome(
        ranking=ranked(points),
        scores=points,
        breakdown=_breakdown(state),
        ended_by=state.ended_by,
    )


def decided(state: State, outcome: Outcome) -> Decision:
    """In a race the clause that put the winner ahead; alone, how near it came to the best there is."""
    found = by_points(state, outcome)
    if not state.is_solo:
        return found
    left = sum(result.left for result in state.results)
    least = sum(result.least for result in state.results)
    best = "best" if left else "perfect"
    is_practice = any(result.is_practice for result in state.results)
    reason = "practised" if is_practice else best if left == least else "alone"
    return Decision(reason, {**found.facts, "left": left, "least": least})


def figure(options: Options, seats: int) -> Figure:
    """Alone, cards that are left over; in a race points, of which there are more with a plain deck."""
    kind = "" if options.deck == "full" else options.deck
    return Figure("left" if seats == 1 else "points", kind=kind)


def aided(state: State) -> bool:
    """Whether there was undoing, or help (FM-19, FM-21)."""
    return bool(state.undone or state.hints or any(each.is_practice for each in state.results))


def _breakdown(state: State) -> Breakdown:
    if state.is_solo:
        return (tuple(_puzzle_lines(state)),)
    return tuple(tuple(_race_lines(state, seat)) for seat in range(state.seats))


def _race_lines(state: State, seat: int) -> Iterator[Line]:
    """Points and losses, with the rounds they come from; of a faulty chain also what was wrong with it."""
    checks = {
        str(number): checks[seat]
        for number, checks in enumerate(state.rounds, 1)
        if seat < len(checks)
    }
    sound = [name for name, check in checks.items() if check.verdict == "sound"]
    consoled = [name for name, check in checks.items() if check.consolation is not None]
    is_charged = state.options.bare_stop == "costs"
    bare = [name for name, check in checks.items() if check.is_bare_stop and is_charged]
    stopped = [
        name for name, check in checks.items() if check.verdict == "wrong-stop" and name not in bare
    ]
    if sound:
        yield Line("FM-13", sum(checks[name].points for name in sound), tuple(sound))
    if consoled:
        yield Line("FM-10", len(consoled), tuple(consoled))
    if stopped:
        yield Line("FM-11", 0, tuple(stopped))
    if bare:
        yield Line("FM-23", sum(checks[name].points for name in bare), tuple(bare))
    for name, check in checks.items():
        if check.verdict == "faulty":
            yield Line("FM-14", 0, (name, f"#{check.step}", *check.features))


def _puzzle_lines(state: State) -> Iterator[Line]:
    for number, result in enumerate(state.results, 1):
        yield Line("FM-19", -result.left, (str(number),))
    if practised := [str(n) for n, result in enumerate(state.results, 1) if result.is_practice]:
        yield Line("FM-21", 0, tuple(practised))
