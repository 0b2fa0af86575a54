"""The board in a terminal, with everybody's points, bridges and stocks beside it.

A screen of 80 by 24 is too low for twenty rows, so there the board is folded: its lower half lies
beside the upper one, with two rows in both. On a higher screen it lies flat. Every colour has a mark
as well, so that all can be read without colours.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from fortable.kernel.words import Say, Seat

from .board.forms import FORMS, VALUES
from .board.grid import has, united
from .board.placements import fits
from .board.squares import COLUMNS, FORM, FREE, MARKED, MARKER, OBSTACLE, SIZE, TOWER, WIDTH, where
from .bridges.hints import BridgeHint, bridge_hints
from .scoring import Tally
from .shown import Shown

FORM_MARKS, MARKER_MARKS, MARKED_MARKS = "●▲■◆", "○△□◇", "◉◬▣◈"
COLOURS = ("red", "blue", "green", "yellow")
INKS = ("white", "white", "white", "black")
"""What can be read on these colours."""

TURN, WANTED, BUILT, NEVER, NONE_LEFT, USELESS = "▶", "+", "✓", "–", "·", "×"
QUIET = "dim"

GLYPHS = (
    {FREE: ("·", QUIET), OBSTACLE: ("▒", "grey62"), TOWER: ("♜", "bold black on white")}
    | {
        FORM[seat]: (FORM_MARKS[seat], f"{INKS[seat]} on {colour}")
        for seat, colour in enumerate(COLOURS)
    }
    | {MARKER[seat]: (MARKER_MARKS[seat], f"bold {colour}") for seat, colour in enumerate(COLOURS)}
    | {
        MARKED[seat]: (MARKED_MARKS[seat], f"bold {colour} on grey30")
        for seat, colour in enumerate(COLOURS)
    }
)
"""What stands on a square: a character and its style."""

NEAR = 10
"""A bridge that lacks no more squares than so is shown on the board."""
HIGH_ENOUGH = 30
"""Rows of a screen on which the board can lie flat."""
FOLD = SIZE // 2 + 1
"""Rows of each half of a folded board."""
LABEL_WIDTH, POINTS_WIDTH, NAME_WIDTH = 10, 4, 10
SIZES = tuple(dict.fromkeys(VALUES.values()))


def draw(view: Shown, say: Say) -> RenderableType:
    """What `view` knows, ready to print."""
    return Drawing(view, say)


class Drawing:
    """The board and what lies around it: flat or folded, as the screen allows."""

    def __init__(self, view: Shown, say: Say) -> None:
        self.view = view
        self.say = say
        self.hints = [bridge_hints(view.board, seat) for seat in range(view.seats)]

    def __rich_console__(self, console: Console, _: ConsoleOptions) -> RenderResult:
        yield self._flat() if console.height >= HIGH_ENOUGH else self._folded()

    def _flat(self) -> RenderableType:
        stocks = [self._stock(seat, between="\n") for seat in range(self.view.seats)]
        beside = Text("\n").join([*self._sheet(), *_stock_heads(""), *stocks])
        return _side_by_side([self._rows(range(SIZE), wide=True), beside])

    def _folded(self) -> RenderableType:
        halves = [self._rows(rows, wide=False) for rows in (range(FOLD), range(SIZE - FOLD, SIZE))]
        sheet = Text("\n").join(self._sheet())
        heads = Text("\n").join(_stock_heads(" " * (NAME_WIDTH + 3)))
        stocks = [self._stock(seat, between=" ") for seat in range(self.view.seats)]
        pairs = [_side_by_side(stocks[seat : seat + 2]) for seat in range(0, len(stocks), 2)]
        return Group(_side_by_side([*halves, sheet]), _side_by_side([heads, heads]), *pairs)

    def _rows(self, rows: Iterable[int], wide: bool) -> Text:
        """Some rows of the board, with the names of columns and rows."""
        gap = " " if wide else ""
        wanted = self._wanted()
        lines = [Text("   " + gap.join(COLUMNS), QUIET)]
        for row in rows:
            line = Text(f"{row + 1:2} ", QUIET)
            for number in range(row * WIDTH, row * WIDTH + SIZE):
                mark, style = self._glyph(number, wanted)
                line.append(mark + gap, style)
            lines.append(line)
        return Text("\n").join(lines)

    def _glyph(self, number: int, wanted: int) -> tuple[str, str]:
        mark = self.view.board[number]
        if mark == FREE and has(wanted, number):
            return WANTED, COLOURS[self._eyes]
        return GLYPHS[mark]

    @property
    def _eyes(self) -> Seat:
        """Whose bridges are shown: the viewer's, or for those who watch, those of the seat to move."""
        return self.view.turn if self.view.viewer is None else self.view.viewer

    def _wanted(self) -> int:
        """The squares that are missing for bridges within reach, along all the shortest ways."""
        found = (found for found in self.hints[self._eyes] if found)
        return united(bridge.squares for bridge in found if bridge.missing <= NEAR)

    def _sheet(self) -> Iterator[Text]:
        """The points of all by clause, and how many squares they need for a bridge."""
        view, say = self.view, self.say
        yield Text(" " * LABEL_WIDTH).join([Text(), self._heads()])
        for field in Tally.__struct_fields__:
            if field != "lost" or view.options.edition == "fr":
                points = (getattr(tally, field) for tally in view.tallies)
                yield _line(say(f"tally-{field}"), points)
        yield _line(say("tally-total"), (tally.total for tally in view.tallies), "bold")
        yield _line(say("lost-forms"), map(len, view.lost), QUIET)
        for way, direction in enumerate(("north-south", "east-west")):
            needs = (_need(found[way]) for found in self.hints)
            yield _line(say(f"missing-{direction}"), needs, QUIET)

    def _heads(self) -> Text:
        heads = Text()
        for seat in range(self.view.seats):
            is_next = seat == self.view.turn and self.view.phase != "over"
            mark = f"{TURN if is_next else ''}{FORM_MARKS[seat]}"
            heads.append(f"{mark:>{POINTS_WIDTH}}", f"bold {COLOURS[seat]}")
        return heads

    def _stock(self, seat: int, between: str) -> Text:
        """A player, and how many of each form they have left."""
        name = Text(self.say("player", seat=seat))
        name.truncate(NAME_WIDTH, overflow="ellipsis", pad=True)
        mark = Text(f"{FORM_MARKS[seat]} ", f"bold {COLOURS[seat]}")
        return Text.assemble(
            mark, name, between, _by_size(self._count(seat, form) for form in FORMS)
        )

    def _count(self, seat: int, form: str) -> str:
        """How many are left. Who plays assisted sees which of their own forms fit nowhere."""
        view = self.view
        number = Counter(view.stocks[seat])[form]
        if not number:
            return NONE_LEFT
        is_told = view.options.placing == "assisted" and seat == view.viewer
        if is_told and not fits(form, where(view.board, FREE)):
            return USELESS
        return str(number)


def _side_by_side(parts: list[Text]) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    grid.add_row(*parts)
    return grid


def _line(label: str, values: Iterable[object], style: str = "") -> Text:
    figures = "".join(f"{value:>{POINTS_WIDTH}}" for value in map(str, values))
    return Text(f"{label:<{LABEL_WIDTH}}{figures}", style)


def _need(found: BridgeHint | None) -> object:
    if found is None:
        return NEVER
    return found.missing or BUILT


def _stock_heads(indent: str) -> list[Text]:
    """The names of the forms: a letter, and above it the number of squares if it is small."""
    letters = _by_size(form[-1] for form in FORMS)
    sizes = _by_size(form[:-1] or " " for form in FORMS)
    return [Text(f"{indent}{line}", QUIET) for line in (sizes, letters)]


def _by_size(marks: Iterable[str]) -> str:
    """A mark for each form, with a gap where a smaller size begins."""
    groups = dict.fromkeys(SIZES, "")
    for form, mark in zip(FORMS, marks, strict=True):
        groups[VALUES[form]] += mark
    return " ".join(groups.values())
