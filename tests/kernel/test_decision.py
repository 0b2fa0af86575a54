"""What decided a match, if a game gives no reason of its own."""

from fortable.kernel.game import Decision, Line, Outcome, by_points
from fortable.kernel.words import Seat

ANNA, BEN = Seat(0), Seat(1)


def decision(ranking: tuple[tuple[Seat, ...], ...], *lines: tuple[Line, ...]) -> Decision:
    """Of players with these lines."""
    scores = tuple(sum(line.points for line in own) for own in lines)
    return by_points(None, Outcome(ranking, scores, lines, "XY-01"))


def test_the_clause_that_puts_the_winner_ahead() -> None:
    lines = (Line("XY-02", 5), Line("XY-03", 9)), (Line("XY-02", 8), Line("XY-03", 5))
    facts = {"seat": ANNA, "points": 14, "other": BEN, "margin": 1}
    assert decision(((ANNA,), (BEN,)), *lines) == Decision("XY-03", facts)


def test_the_lines_of_a_clause_count_together() -> None:
    lines = (Line("XY-02", 2), Line("XY-02", 2), Line("XY-03", 3)), (Line("XY-02", 1),)
    assert decision(((ANNA,), (BEN,)), *lines).reason in {"XY-02", "XY-03"}
    more = ((*lines[0], Line("XY-02", 2)), lines[1])
    assert decision(((ANNA,), (BEN,)), *more).reason == "XY-02"


def test_equals_who_share_the_victory_and_equals_of_whom_one_is_ahead() -> None:
    lines = (Line("XY-02", 5),), (Line("XY-02", 5),)
    assert decision(((ANNA, BEN),), *lines).reason == "shared"
    assert decision(((BEN,), (ANNA,)), *lines).reason == "tie"


def test_where_few_points_are_good_it_is_told_by_how_much() -> None:
    lines = (Line("XY-02", 5),), (Line("XY-02", 7),)
    few = decision(((ANNA,), (BEN,)), *lines)
    assert (few.reason, few.facts["margin"]) == ("points", 2)


def test_alone() -> None:
    assert decision(((ANNA,),), (Line("XY-02", -3),)).reason == "alone"
