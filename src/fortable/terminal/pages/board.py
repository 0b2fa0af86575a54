"""Finds how a game's board is drawn: by its own `terminal.py`, or field by field where it has none.

A game's `terminal.py` has `draw(view, say)`. It returns anything Rich can print, at most 78 columns
by 16 rows. `say` gives texts from the game's catalogue and the table's; `say("player", seat=1)` is the
name of the player in a seat.
"""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fortable import folder
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.words import Say

Drawing = Callable[[Any, Say], RenderableType]


def drawing_of(game: AnyGame) -> Drawing:
    """How to draw a view of `game`."""
    return folder.TERMINAL.of(game) or draw_fields


def draw_fields(view: Any, _: Say) -> RenderableType:
    """Every field of the view with its name: never pretty, always complete."""
    fields = Table.grid(padding=(0, 2))
    for name, value in plain(view).items():
        fields.add_row(Text(name, style="dim"), Text("\n".join(_lines(value))))
    return fields


def _lines(value: Any) -> list[str]:
    """A list of lists is a line for each; everything else is one line."""
    if isinstance(value, (list, tuple)) and any(isinstance(item, (list, tuple)) for item in value):
        return [_line(item) for item in value]
    return [_line(value)]


def _line(value: Any) -> str:
    match value:
        case None | "" | [] | {}:
            return "–"
        case [*items]:
            return " ".join(map(_line, items))
        case dict():
            return ", ".join(f"{name} {_line(item)}" for name, item in value.items())
        case _:
            return str(value)
