"""The board in a terminal: the grid, the card that is turned up, and everybody's rampart.

Fits 78 columns and 16 rows. Every colour has a mark as well, so that it can be read without colours.
"""

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fortable.kernel.words import Say, Seat

from .model import CARDS, COLUMNS, EMPTY, FULL_RAMPART, INDEX, MAGICIAN, ROWS, UNSEEN, Figure
from .rules import exposed_cards
from .view import View

PICTURES: dict[Figure, tuple[str, str]] = {
    "wall": ("", "white"),
    "tower": ("♜", "yellow"),
    "queen": ("♛", "magenta"),
    "king": ("♚", "magenta"),
    "prince": ("♔", "cyan"),
    "princess": ("♕", "cyan"),
    "crow": ("v", "bright_blue"),
    "cannon": ("✹", "red"),
    "magician": ("✦", "green"),
}
"""What stands for a figure: its mark and its colour."""

TURN, UNUSED, EXPOSED, DISCARDED, FREE = "▶", "!", "×", "✗", "·"
BACK, QUIET = "blue", "dim"
UP, UP_FACE = "bold yellow", "bold black on yellow"
SMALL_CARD = "on grey19"
GRID_WIDTH = 2 + 6 * COLUMNS
NAME_WIDTH = 12
LARGE_WIDTH = 12


def draw(view: View, say: Say) -> RenderableType:
    """What `view` knows, ready to print."""
    upper = Table.grid(padding=(0, 3))
    upper.add_column(no_wrap=True, overflow="crop", min_width=GRID_WIDTH)
    upper.add_column(no_wrap=True, overflow="crop")
    upper.add_row(Text("\n").join(_grid(view)), Text("\n").join(_aside(view, say)))
    return Group(upper, *(_rampart(view, Seat(seat), say) for seat in range(view.seats)))


def _grid(view: View) -> Iterator[Text]:
    """Cards laid out so that each row overlaps the one above a little."""
    columns = range(1, COLUMNS + 1)
    yield _line(" ", (Text(f"{column:^6}", QUIET) for column in columns))
    for above, row in zip(" " + ROWS, ROWS + " ", strict=True):
        yield _line(" ", (_edge(view, f"{above}{column}", f"{row}{column}") for column in columns))
        if row in ROWS:
            yield _line(row, (_face(view, f"{row}{column}") for column in columns))


def _line(letter: str, parts: Iterable[Text]) -> Text:
    return Text.assemble((f"{letter} ", QUIET), *parts)


def _edge(view: View, above: str, below: str) -> Text:
    """The line between two places: a face-up card lies on top, else the lower card does."""
    match above in view.face_up, below in view.face_up:
        case True, True:
            return Text("┣━━━━┫", UP)
        case True, False:
            return Text("┗━━━━┛", UP)
        case False, True:
            return Text("┏━━━━┓", UP)
    if _has_card(view, below):
        return Text("╭────╮", BACK)
    return Text("╰────╯" if _has_card(view, above) else "      ", BACK)


def _has_card(view: View, place: str) -> bool:
    return place in INDEX and view.grid[INDEX[place]] != EMPTY


def _face(view: View, place: str) -> Text:
    number = view.grid[INDEX[place]]
    if number == EMPTY:
        return Text(f"{FREE:^6}", QUIET)
    if number == UNSEEN:
        return Text("│▒▒▒▒│", BACK)
    label = f"{_label(view, number):^4}"
    if place in view.face_up:
        return Text.assemble(("┃", UP), (label, UP_FACE), ("┃", UP))
    return Text.assemble(("│", BACK), label, ("│", BACK))  # face down, but no secret


def _label(view: View, number: int) -> str:
    return f"{number:>2}{_mark(view, number)}"


def _mark(view: View, number: int) -> str:
    return PICTURES[_figure(view, number)][0] * max(1, CARDS[number].crows)


def _colour(view: View, number: int) -> str:
    return PICTURES[_figure(view, number)][1]


def _figure(view: View, number: int) -> Figure:
    """What a card shows, as far as it matters: in the basic game only numbers do."""
    return CARDS[number].figure if view.options.rules == "advanced" else "wall"


def _aside(view: View, say: Say) -> Iterator[Text]:
    """Beside the grid: that few turns are left (FT-28); the turned card, large; else what the marks mean; and
    what was discarded.
    """
    few = view.ends_in is not None
    yield Text(say("board-turns-left", turns=view.ends_in) if few else "", UP)
    if view.turned in view.face_up:
        yield from _large(view, view.grid[INDEX[view.turned]], say)
    elif view.options.rules == "advanced":
        yield from _legend(say)
    else:
        yield from _large_back()
    if view.discards:
        labels = " ".join(_label(view, number) for number in view.discards)
        yield Text.assemble("\n", (f"{DISCARDED} ", "red"), labels)


def _large(view: View, number: int, say: Say) -> Iterator[Text]:
    mark = _mark(view, number)
    name = say(f"figure-{_figure(view, number)}") if mark else ""
    corner = f" {number} "
    blank = " " * LARGE_WIDTH
    lines = (
        f"{corner:<{LARGE_WIDTH}}",
        blank,
        f"{mark or number:^{LARGE_WIDTH}}",
        f"{name:^{LARGE_WIDTH}}",
        blank,
        f"{corner:>{LARGE_WIDTH}}",
    )
    style = f"bold {_colour(view, number)}" if mark else UP
    yield Text(f"┏{'━' * LARGE_WIDTH}┓", style)
    yield from (Text(f"┃{line}┃", style) for line in lines)
    yield Text(f"┗{'━' * LARGE_WIDTH}┛", style)


def _large_back() -> Iterator[Text]:
    yield Text(f"╭{'─' * LARGE_WIDTH}╮", BACK)
    yield from [Text(f"│{'▒' * LARGE_WIDTH}│", BACK)] * 6
    yield Text(f"╰{'─' * LARGE_WIDTH}╯", BACK)


def _legend(say: Say) -> Iterator[Text]:
    for figure, (mark, colour) in PICTURES.items():
        if mark:
            yield Text.assemble((f"{mark} ", colour), (say(f"figure-{figure}"), QUIET))


def _rampart(view: View, seat: Seat, say: Say) -> Text:
    """A player's cards from left to right, and room for those that may follow."""
    rampart = view.ramparts[seat]
    is_next = seat == view.turn and view.phase not in ("lot", "over")
    name = Text(say("player", seat=seat), "bold" if is_next else "")
    name.truncate(NAME_WIDTH, overflow="ellipsis", pad=True)
    exposed = exposed_cards(rampart) if view.phase == "aim" and seat != view.turn else ()
    cards = [_small(view, seat, number, number in exposed) for number in rampart]
    free = [Text(f" {FREE}  ", QUIET)] * (FULL_RAMPART - len(rampart))
    wall = Text().join(Text.assemble(("│", QUIET), card) for card in cards + free)
    return Text.assemble(f"{TURN if is_next else ' '} ", name, " ", wall, no_wrap=True)


def _small(view: View, seat: Seat, number: int, is_exposed: bool) -> Text:
    has_magic = number == MAGICIAN and seat == view.magic
    label = _label(view, number) + UNUSED * has_magic + EXPOSED * is_exposed
    weight = "bold " if has_magic or is_exposed else ""
    return Text(f"{label:<4}", f"{weight}{_colour(view, number)} {SMALL_CARD}")
