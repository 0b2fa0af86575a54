"""How a game plays, in pictures: one drawing for every number of seats."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from fortable.arena.contest import Result
from fortable.arena.plot import ACCENT, INK, PAPER, canvas
from fortable.kernel.words import Say

from .balance import balance, scores, winning

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

BINS = 30
BY_SEATS = Mapping[int, Sequence[Result]]


def _row(results: BY_SEATS, say: Say) -> tuple["Figure", list["Axes"]]:
    """Drawings side by side, one for every number of seats."""
    drawing = canvas((max(5.0, 2.6 * len(results)), 3.0))
    row = drawing.subplots(1, len(results), squeeze=False)[0]
    for axes, seats in zip(row, results, strict=True):
        axes.set_facecolor(PAPER)
        axes.set_title(say("report-for", seats=seats), fontsize="medium", color=INK)
        axes.spines[["top", "right"]].set_visible(False)
        axes.locator_params(axis="x", nbins=5)
    return drawing, list(row)


def length(results: BY_SEATS, say: Say) -> "Figure":
    """How many actions a match takes."""
    drawing, row = _row(results, say)
    for axes, of_seats in zip(row, results.values(), strict=True):
        axes.hist([result.actions for result in of_seats], bins=BINS, color=ACCENT)
        axes.set(xlabel=say("report-actions"), yticks=[])
    return drawing


def score(results: BY_SEATS, say: Say) -> "Figure":
    """What everybody scores, and what those who win do."""
    drawing, row = _row(results, say)
    for axes, of_seats in zip(row, results.values(), strict=True):
        everybody = scores(of_seats)
        edges = _edges(everybody)
        axes.hist(everybody, bins=edges, color=INK, alpha=0.3, label=say("report-everybody"))
        axes.hist(winning(of_seats), bins=edges, color=ACCENT, label=say("report-winners"))
        axes.set(xlabel=say("report-points"), yticks=[])
        axes.locator_params(axis="x", integer=True)
    row[0].legend(frameon=False, fontsize="small")
    return drawing


def _edges(values: Sequence[int]) -> list[float]:
    """One bar for each score, or for several where there are very many."""
    least, most = min(values), max(values)
    step = max(1, (most - least) // BINS)
    return [edge - 0.5 for edge in range(least, most + step + 1, step)]


def turns(results: BY_SEATS, say: Say) -> "Figure":
    """How often whoever is first, second and so on wins."""
    drawing, row = _row(results, say)
    for axes, of_seats in zip(row, results.values(), strict=True):
        wins = balance(of_seats).wins
        below = [max(0.0, w.value - w.low) for w in wins]
        above = [max(0.0, w.high - w.value) for w in wins]
        places = range(1, len(wins) + 1)
        axes.bar(places, [w.value for w in wins], yerr=[below, above], color=ACCENT, ecolor=INK)
        axes.axhline(1 / len(wins), color=INK, linestyle=":")
        axes.set(xlabel=say("report-order"), xticks=list(places), ylim=(0, None))
    return drawing


def clauses(results: BY_SEATS, say: Say) -> "Figure":
    """How often each clause scores for a seat."""
    drawing, row = _row(results, say)
    for axes, of_seats in zip(row, results.values(), strict=True):
        found = balance(of_seats).clauses[::-1]
        axes.barh([each.rule for each in found], [each.share for each in found], color=ACCENT)
        axes.set(xlabel=say("report-share"), xlim=(0, 1))
    return drawing


PICTURES: dict[str, Callable[[BY_SEATS, Say], "Figure"]] = {
    "length": length,
    "scores": score,
    "turns": turns,
    "clauses": clauses,
}
OF_CLAUSES = frozenset({"clauses"})
"""Those that only matches by the rules can tell."""
