"""The end of a match: what the points are for."""

from io import StringIO

from keepsake import GAME
from rich.console import Console

from fortable.kernel.game import Line, Outcome, by_points
from fortable.kernel.words import Seat
from fortable.terminal.pages.result import result_page
from fortable.texts import Texts


def page(*lines: Line) -> str:
    """The result of a player with these lines."""
    score = sum(line.points for line in lines)
    outcome = Outcome(((Seat(0),),), (score,), (lines,), "KS-04")
    paper = StringIO()
    texts = Texts("en", [GAME.package], ["Anna"])
    Console(file=paper, width=80).print(
        result_page(GAME, outcome, by_points(None, outcome), "c0", "5e", texts)
    )
    return paper.getvalue()


def test_every_line_is_told_with_its_points_and_items() -> None:
    told = page(Line("KS-04", 5, ("5",)), Line("KS-04", 2, ("2",)))
    assert "1.  Anna  7  5 Your card, the 5 KS-04 · 2 Your card, the 2 KS-04" in told


def test_lines_that_read_the_same_are_told_once() -> None:
    told = page(Line("KS-04", 5, ("5",)), Line("KS-04", 2, ("2",)), Line("KS-04", 5, ("5",)))
    assert "1.  Anna  12  10 Your card, the 5 KS-04 · 2 Your card, the 2 KS-04" in told


def test_honour_alone_has_no_number() -> None:
    assert "1.  Anna  0  Your card, the 5 KS-04" in page(Line("KS-04", 0, ("5",)))
