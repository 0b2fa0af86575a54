"""The board in a terminal: the layout, the card to match, and the chains.

Fits 80 columns and 16 rows. Cards are drawn with shape, size, number and cross; the colour is a letter as
well. In a line of text a card is its letter, large or small, and its symbols: `B□` is one large blue
square, `r⊗⊗` two small red crossed-out circles.
"""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fortable.kernel.words import Say, Seat

from .deck import Deck
from .model import Check, Result, columns, places
from .view import View

SYMBOLS = {
    ("circle", "plain"): "○",
    ("circle", "crossed"): "⊗",
    ("square", "plain"): "□",
    ("square", "crossed"): "⊠",
}
LARGE = {
    ("circle", "plain"): ("╭─╮", "╰─╯"),
    ("circle", "crossed"): ("╭╳╮", "╰╳╯"),
    ("square", "plain"): ("┌─┐", "└─┘"),
    ("square", "crossed"): ("┌╳┐", "└╳┘"),
}
COLOURS = {"red": ("r", "bright_red"), "blue": ("b", "bright_blue")}

CELL, PANEL, NAME = 8, 28, 10
FITS, HINTED, FREE, SOUND, FAULTY = "•", "◀", "·", "✓", "✗"
QUIET = "dim"

Row = tuple[Text, Text]


def draw(view: View, say: Say) -> RenderableType:
    """What `view` knows, ready to print."""
    if view.results and view.phase in ("review", "over"):
        return _review(view, view.results[-1], say)
    upper = Table.grid(padding=(0, 2))
    upper.add_column(no_wrap=True, width=2 + CELL * columns(view.seats))
    upper.add_column(max_width=PANEL)
    aside = _puzzle_panel(view, say) if view.is_solo else _race_panel(view, say)
    upper.add_row(_stacked(_board(view)), _stacked(aside))
    return Group(upper, *(_chain(view, say) if view.is_solo else _last_round(view, say)))


def _stacked(lines: Iterator[Text]) -> Text:
    return Text("\n").join(lines)


def _board(view: View) -> Iterator[Text]:
    cells = {place: _cell(view, place) for place in places(view.seats)}
    yield from _grid(cells, columns(view.seats), gaps=view.is_solo)


def _grid(cells: Mapping[str, Row], width: int, gaps: bool) -> Iterator[Text]:
    """Cells of two lines each, with the names of rows and columns."""
    yield Text("  " + "".join(f"{n:^{CELL}}" for n in range(1, width + 1)), QUIET)
    for row in dict.fromkeys(place[0] for place in cells):
        line = [cell for place, cell in cells.items() if place[0] == row]
        yield Text("  ") + _side_by_side(cell[0] for cell in line)
        yield Text(f"{row} ", QUIET) + _side_by_side(cell[1] for cell in line)
        if gaps:
            yield Text()


def _side_by_side(parts: Iterator[Text]) -> Text:
    return Text().join(parts)


def _cell(view: View, place: str) -> Row:
    card = view.lying.get(place)
    if card is None:
        return _padded(Text(), Text(f"   {FREE}", QUIET))
    upper, lower = _picture(view.deck, card)
    if place == view.hint:
        lower.append(HINTED, "bold bright_yellow")
    elif view.phase == "puzzle" and view.chains[0] and place in view.takeable:
        lower.append(FITS, "bold")
    return _padded(upper, lower)


def _padded(upper: Text, lower: Text) -> Row:
    upper.truncate(CELL, pad=True)
    lower.truncate(CELL, pad=True)
    return upper, lower


def _picture(deck: Deck, card: int) -> Row:
    """A card on two lines: large symbols take both, small ones the lower."""
    values = deck.values(card)
    letter, style = COLOURS[values["colour"]]
    number = 2 if values["number"] == "two" else 1
    if values["size"] == "large":
        upper, lower = (part * number for part in LARGE[_symbol(values)])
        return Text(f"{upper:<6}", style), Text(f"{lower:<6}{letter}", style)
    small = f" {SYMBOLS[_symbol(values)]} " * number
    return Text(), Text(f"{small:<6}{letter}", style)


def _symbol(values: Mapping[str, str]) -> tuple[str, str]:
    return values["shape"], values.get("cross", "plain")


def _token(deck: Deck, card: int) -> Text:
    """A card in a line of text."""
    values = deck.values(card)
    letter, style = COLOURS[values["colour"]]
    symbols = SYMBOLS[_symbol(values)] * (2 if values["number"] == "two" else 1)
    return Text((letter.upper() if values["size"] == "large" else letter) + symbols, style)


def _tokens(deck: Deck, cards: Sequence[int]) -> Text:
    return Text(" ").join(_token(deck, card) for card in cards)


def _puzzle_panel(view: View, say: Say) -> Iterator[Text]:
    """Alone: which layout it is, and the card to match in words."""
    yield Text(say("board-layout", number=view.round), QUIET)
    yield Text(say("board-left", count=len(view.lying)), QUIET)
    yield Text()
    yield from _to_match(view, view.chains[0], say)


def _to_match(view: View, chain: Sequence[int], say: Say) -> Iterator[Text]:
    if not chain:
        yield Text(say("board-any"), "bold")
        return
    yield from _picture(view.deck, chain[-1])
    for value in view.deck.values(chain[-1]).values():
        yield Text(say(f"value-{value}"))


def _race_panel(view: View, say: Say) -> Iterator[Text]:
    """In a race: the own card, and how far everybody is."""
    yield Text(say("board-round", number=view.round, pile=view.pile), QUIET)
    own = () if view.viewer is None else view.chains[view.viewer]
    yield from _picture(view.deck, own[-1]) if own else (Text(), Text())
    yield Text(", ".join(say(f"value-{value}") for value in _values(view.deck, own)))
    for seat in map(Seat, range(view.seats)):
        yield _standing(view, seat, say)


def _values(deck: Deck, chain: Sequence[int]) -> list[str]:
    return list(deck.values(chain[-1]).values()) if chain else []


def _standing(view: View, seat: Seat, say: Say) -> Text:
    """A player's name, how many cards they have taken, and their top card."""
    name = Text(say("player", seat=seat), "bold" if seat == view.viewer else "")
    name.truncate(NAME, overflow="ellipsis", pad=True)
    chain = view.chains[seat]
    if not chain:
        mark = SOUND if view.ready[seat] else "…"
        return Text.assemble(name, f" {mark}" if view.phase == "ready" else "")
    return Text.assemble(name, f" {len(chain) - 1:>2}  ", _token(view.deck, chain[-1]))


def _chain(view: View, say: Say) -> Iterator[Text]:
    chain = view.chains[0]
    yield Text.assemble(
        (say("board-chain", count=len(chain)), QUIET), " ", _tokens(view.deck, chain)
    )


def _last_round(view: View, say: Say) -> Iterator[Text]:
    """What became of the chains of the round before, chain by chain (FM-14)."""
    if view.phase in ("ready", "over") and view.rounds:
        for seat, check in enumerate(view.rounds[-1]):
            yield _told_check(view.deck, Seat(seat), check, say)


def _told_check(deck: Deck, seat: Seat, check: Check, say: Say) -> Text:
    is_sound = check.step is None and not check.is_wrong_stop
    name = Text(say("player", seat=seat))
    name.truncate(NAME, overflow="ellipsis", pad=True)
    mark = Text(f"{SOUND if is_sound else FAULTY} ", "green" if is_sound else "bold red")
    points = check.points + (check.consolation is not None)
    line = Text.assemble(mark, name, f" {points:>2}  ", _tokens(deck, check.cards[: check.step]))
    if check.step is not None:
        wrong = check.cards[check.step : check.step + 1]
        features = ", ".join(say(f"word-{name}") for name in check.features)
        line.append_text(Text.assemble(f" {FAULTY}", _tokens(deck, wrong), f" ({features})"))
    if check.consolation is not None:
        line.append_text(Text.assemble(" + ", _token(deck, check.consolation)))
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def _review(view: View, result: Result, say: Say) -> RenderableType:
    """A finished layout: the own result beside the best, which can be followed step by step (FM-21)."""
    order = {place: step for step, place in enumerate(result.best, 1)}
    spots = zip(places(view.seats), result.layout, strict=True)
    cells = {
        place: _padded(
            Text(f"{order.get(place, FAULTY):>4}", "bold" if place in order else "bold red"),
            Text("  ") + _token(view.deck, card),
        )
        for place, card in spots
    }
    number = view.results.index(result) + 1
    heading = say(
        "board-result",
        number=number,
        left=result.left,
        least=result.least,
        missed=result.left - result.least,
    )
    lines = [Text(heading, "bold"), Text(say(f"board-proof-{result.proof}"), QUIET)]
    if result.is_practice:
        marks = say("board-practice", undone=result.undone, hints=result.hints)
        lines.append(Text(marks, "yellow"))
    return Group(_stacked(_grid(cells, columns(view.seats), gaps=True)), *lines)
