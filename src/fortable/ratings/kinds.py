"""Kinds of tables: what is played the same way, in twos or in larger rounds, is rated together."""

from typing import Any

from fortable.kernel.game import AnyGame

DUEL, SEVERAL = "duel", "several"


def kind_of(game: AnyGame, state: Any) -> str | None:
    """Of a match that is over; None if it says nothing of who plays well: alone, or with help."""
    if state.seats < 2 or game.aided(state):
        return None
    return of_table(game, state.options, state.seats)


def of_table(game: AnyGame, options: Any, seats: int) -> str:
    """Of a table with these options and so many seats.

    How it is played matters as it does to scores (`Game.figure`).
    """
    figure = game.figure(options, seats)
    way = "" if figure is None or not figure.kind else f"{figure.kind} "
    return f"{way}{DUEL if seats == 2 else SEVERAL}"


def told_kind(kind: str) -> tuple[str, bool]:
    """How it is played, as `Figure.kind` says it, and whether in twos.

    >>> told_kind("advanced duel"), told_kind("several")
    (('advanced', True), ('', False))
    """
    way, _, size = kind.rpartition(" ")
    return way, size == DUEL
