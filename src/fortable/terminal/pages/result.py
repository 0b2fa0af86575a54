"""The end of a match: who won, what the points are for, why it ended, and the seed of its chance."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from fortable.kernel.game import AnyGame, Decision, Line, Outcome
from fortable.texts import Texts

from .table_page import SEPARATOR


def result_page(
    game: AnyGame, outcome: Outcome, decided: Decision, commitment: str, seed: str, texts: Texts
) -> RenderableType:
    """Everything there is to say when the match is over."""
    return Group(
        Text(game.title, "bold"),
        Rule(style="dim"),
        Text(texts.decision(decided), "bold yellow"),
        Text(texts(f"ended-{outcome.ended_by}")),
        Text(),
        _score_sheet(outcome, texts),
        Text(),
        Text(texts("table-seed", commitment=commitment, seed=seed), "dim"),
        Text(),
    )


def _score_sheet(outcome: Outcome, texts: Texts) -> RenderableType:
    """The ranking, best first, with points and what they are for."""
    sheet = Grid.grid(padding=(0, 2))
    sheet.add_column(justify="right")
    sheet.add_column(style="bold", no_wrap=True)
    sheet.add_column(style="bold yellow", justify="right")
    for place, seats in enumerate(outcome.ranking, 1):
        for seat in seats:
            score, lines = outcome.scores[seat], outcome.breakdown[seat]
            sheet.add_row(f"{place}.", texts.name(seat), str(score), _lines(lines, texts))
    return sheet


def _lines(lines: Sequence[Line], texts: Texts) -> Text:
    """Lines that read the same are told once, with their points together."""
    told: dict[tuple[str, str], int] = {}
    for line in lines:
        text = texts.line(line), line.rule
        told[text] = told.get(text, 0) + line.points
    return Text(SEPARATOR).join(
        Text.assemble(_points(points), what, (f" {rule}", "dim"))
        for (what, rule), points in told.items()
    )


def _points(points: int) -> str:
    """Honour alone has no number."""
    return f"{points} " if points else ""
