"""Cards, points and places: how the match is decided."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from fortable.kernel.game import Decision, Figure, Line, Outcome, by_points, ranked

from .model import CARDS, Options, State, numbers_of

ROYALS = numbers_of("queen") | numbers_of("king")
PRINCES = numbers_of("prince")
HEIRS = PRINCES | numbers_of("princess")


class Standing(Protocol):
    """What points are counted from: a state has it, and so has a view."""

    @property
    def options(self) -> Options: ...
    @property
    def ramparts(self) -> tuple[tuple[int, ...], ...]: ...


def scores(state: Standing) -> tuple[int, ...]:
    """Cards in the rampart, or in the advanced game points."""
    return tuple(sum(line.points for line in lines) for lines in _breakdown(state))


def outcome(state: State) -> Outcome:
    """The most cards or points, then the highest card; equals share the place (FT-12, FT-13)."""
    points = scores(state)
    return Outcome(
        ranking=ranked(
            [(points[seat], rampart[-1]) for seat, rampart in enumerate(state.ramparts)]
        ),
        scores=points,
        breakdown=_breakdown(state),
        ended_by=state.ended_by,
    )


def decided(state: State, outcome: Outcome) -> Decision:
    """The clause that put the winner ahead, with the card that did it; of equals, the higher last card."""
    found = by_points(state, outcome)
    rampart = state.ramparts[found.facts["seat"]]
    royals = [CARDS[number].figure for number in rampart if number in ROYALS]
    who = "both" if len(royals) > 1 else royals[0] if royals else "none"
    return Decision(found.reason, {**found.facts, "royals": who, "card": rampart[-1]})


def figure(options: Options, _: int) -> Figure:
    """The cards of the rampart (FT-12), or points (FT-14)."""
    return Figure("cards") if options.rules == "basic" else Figure(kind=options.rules)


def aided(state: State) -> bool:
    """The board remembers for everybody (FT-27)."""
    return state.options.memory_aid


def _breakdown(state: Standing) -> tuple[tuple[Line, ...], ...]:
    lines = _cards if state.options.rules == "basic" else _points
    return tuple(tuple(lines(rampart)) for rampart in state.ramparts)


def _cards(rampart: tuple[int, ...]) -> Iterator[Line]:
    yield _line("FT-12", rampart)


def _points(rampart: tuple[int, ...]) -> Iterator[Line]:
    yield _line("FT-14", rampart)
    if royals := [number for number in rampart if number in ROYALS]:
        yield _line("FT-15", royals, each=3)
    if heirs := [number for number in rampart if number in HEIRS]:
        princes = sum(number in PRINCES for number in heirs)
        yield _line("FT-16", heirs, extra=min(princes, len(heirs) - princes))
    if crows := [number for number in rampart if CARDS[number].crows]:
        pictured = sum(CARDS[number].crows for number in crows)
        yield _line("FT-17", crows, extra=pictured - len(crows))


def _line(rule: str, cards: Sequence[int], each: int = 1, extra: int = 0) -> Line:
    return Line(rule, each * len(cards) + extra, tuple(map(str, cards)))
