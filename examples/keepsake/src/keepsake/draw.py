"""The board as a picture: everybody's card, and the cards that were laid open."""

from collections.abc import Iterator

from fortable.drawing.board import Board, Pen
from fortable.drawing.letters import lettered
from fortable.drawing.marks import mark
from fortable.drawing.svg import group, moved, tag

from .values import View

WIDTH, HIGH, LOW = 600, 230, 110
CARD_WIDTH, CARD_HEIGHT = 86, 122
FELT, PAPER, BACK, INK, GLOW = "#2c5446", "#fffaf0", "#8c3b2a", "#20558f", "#f0c04f"


def draw(view: View, pen: Pen) -> Board:
    """What the viewer may know: of a card that is not theirs, only that it is there."""
    height = HIGH + LOW if view.discards else HIGH
    felt = tag("rect", width=WIDTH, height=height, rx=20, fill=FELT)
    return Board(WIDTH, height, "".join((felt, *_seats(view, pen), *_open(view))))


def _seats(view: View, pen: Pen) -> Iterator[str]:
    step = WIDTH / len(view.cards)
    for seat, card in enumerate(view.cards):
        x = step * seat + (step - CARD_WIDTH) / 2
        is_due = seat == view.turn and not all(view.kept)
        yield tag("rect", x=x + CARD_WIDTH / 2 - 18, y=14, width=36, height=36, rx=8, fill=PAPER)
        yield mark(seat, x + CARD_WIDTH / 2, 32, 26, pen.theme.seats[seat])
        yield group(*_card(card, is_due), transform=moved(x, 56))
        if view.kept[seat]:
            yield lettered(pen.say("web-kept"), x + CARD_WIDTH / 2, 208, 18, PAPER, anchor="middle")


def _card(card: int | None, is_due: bool = False) -> Iterator[str]:
    edge = GLOW if is_due else PAPER
    fill = BACK if card is None else PAPER
    yield tag(
        "rect", width=CARD_WIDTH, height=CARD_HEIGHT, rx=12, fill=fill, stroke=edge, stroke_width=5
    )
    if card is not None:
        yield lettered(str(card), CARD_WIDTH / 2, 78, 46, INK, anchor="middle")


def _open(view: View) -> Iterator[str]:
    """Smaller, one beside the other, or over it where there are many."""
    step = min(60.0, (WIDTH - 90) / max(1, len(view.discards)))
    left = (WIDTH - step * len(view.discards)) / 2
    for index, card in enumerate(view.discards):
        yield group(*_card(card), transform=moved(left + index * step, HIGH, 0.6))
