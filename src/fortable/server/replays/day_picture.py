"""A day as a picture to share: what somebody came to, and nothing of how its deals go."""

from fortable.drawing.day_card import Row, day_card
from fortable.drawing.png import rendered
from fortable.drawing.theme import LIGHT
from fortable.kernel.codec import decode
from fortable.server.days.sharing import DaySheet

from .requests import MatchRequest


def pictured(_: MatchRequest, data: bytes) -> bytes:
    """A PNG of 1200 x 630."""
    return rendered(drawn(decode(data, DaySheet)))


def drawn(sheet: DaySheet) -> str:
    """The same as SVG."""
    rows = [Row(line.mark, line.title, line.said) for line in sheet.lines]
    return day_card(sheet.title, sheet.day, rows, sheet.streak, LIGHT)
