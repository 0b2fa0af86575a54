"""A contest as a picture: shares of the wins with their intervals, and every duel."""

from typing import TYPE_CHECKING

from fortable.kernel.words import Illegal, Say

from .standings import Standings

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from .sheet import Sheet

PAPER, INK, ACCENT = "#fbf6ea", "#3b2f2a", "#b8472e"


def figure(result: Standings, say: Say) -> "Sheet":
    """Two drawings side by side."""
    drawing = canvas((10, 4.5))
    left, right = drawing.subplots(1, 2)
    drawing.suptitle(say("arena-title", games=result.games, deals=result.contest.deals), color=INK)
    _draw_wins(left, result, say)
    _draw_duels(right, result, say)
    return drawing


def canvas(size: tuple[float, float]) -> "Sheet":
    """An empty sheet. Text stays text, and the same picture is the same file."""
    try:
        from matplotlib import rcParams

        from .sheet import Sheet
    except ImportError:
        raise Illegal("TB-06", "extra-missing", tried="matplotlib", extra="arena") from None
    rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "fortable"})
    return Sheet(figsize=size, facecolor=PAPER, layout="constrained")


def _draw_wins(axes: "Axes", result: Standings, say: Say) -> None:
    table = result.standings[::-1]
    values = [100 * standing.wins.value for standing in table]
    errors = [
        [100 * (standing.wins.value - standing.wins.low) for standing in table],
        [100 * (standing.wins.high - standing.wins.value) for standing in table],
    ]
    axes.barh([standing.bot for standing in table], values, xerr=errors, color=ACCENT, ecolor=INK)
    axes.axvline(100 / len(table), color=INK, linestyle=":", label=say("arena-fair"))
    axes.set(xlabel=f"{say('simulate-wins')} (%)", xlim=(0, 100), facecolor=PAPER)
    axes.legend(frameon=False)


def _draw_duels(axes: "Axes", result: Standings, say: Say) -> None:
    names = [standing.bot for standing in result.standings]
    shares = {(duel.bot, duel.against): 100 * duel.share.value for duel in result.duels}
    grid = [[shares.get((bot, against), float("nan")) for against in names] for bot in names]
    axes.imshow(grid, vmin=0, vmax=100, cmap="RdYlBu", alpha=0.6)
    axes.set_xticks(range(len(names)), names, rotation=30)
    axes.set_yticks(range(len(names)), names)
    axes.set_title(say("arena-duels"), fontsize="medium", wrap=True)
    axes.set_facecolor(PAPER)
    for (bot, against), share in shares.items():
        at = names.index(against), names.index(bot)
        axes.text(*at, f"{share:.0f}", ha="center", va="center", color=INK)
