"""What somebody came to on a day, in words and signs: nothing of it tells how a deal goes."""

from collections.abc import Sequence

from fortable.bots.daily import daily_of
from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.options import read_options
from fortable.kernel.words import Value
from fortable.server.store import Try
from fortable.texts import Texts

AHEAD, BEHIND, LEVEL, BEST, GIVEN_UP = "▲", "▼", "■", "★", "✕"


class Line(Value, frozen=True):
    """One deal: a sign, which it was, and what came of it."""

    mark: str
    title: str
    said: str


class DaySheet(Value, frozen=True):
    """All that is shared of a day."""

    title: str
    day: str
    lines: tuple[Line, ...]
    streak: str

    @property
    def text(self) -> str:
        """As lines to send."""
        told = [f"{line.mark} {line.title}: {line.said}" for line in self.lines]
        return "\n".join(
            [f"Fortable · {self.title} · {self.day}", *told, *filter(None, [self.streak])]
        )


def day_sheet(day: str, tries: Sequence[Try], streak: int, language: str) -> DaySheet | None:
    """Of those tries that are over; None if there are none."""
    lines = tuple(_line(each, language) for each in tries if each.ended is not None)
    if not lines:
        return None
    texts = Texts(language)
    in_a_row = texts("day-streak", days=streak) if streak > 1 else ""
    return DaySheet(texts("day-title"), day, lines, in_a_row)


def _line(each: Try, language: str) -> Line:
    game = catalog()[each.game]
    level = level_said(game, each.level, language)
    title = f"{game.title} ({level})" if level else game.title
    return Line(mark_of(game, each.result), title, result_said(game, each.result, language))


def mark_of(game: AnyGame, result: int | None) -> str:
    """A sign for a result."""
    if result is None:
        return GIVEN_UP
    if result == daily_of(game).most:
        return BEST
    return AHEAD if result > 0 else BEHIND if result < 0 else LEVEL


def level_said(game: AnyGame, level: str, language: str) -> str:
    """What a level is called; nothing if there is one only."""
    return Texts(language, [game.package])(f"day-level-{level}") if level else ""


def result_said(game: AnyGame, result: int | None, language: str) -> str:
    """By how much one is ahead, or behind; or in the game's own words."""
    texts, daily = Texts(language, [game.package]), daily_of(game)
    if result is None:
        return texts("day-given-up")
    count = abs(result)
    if daily.unit:
        return texts(f"day-{daily.unit}", result=result, count=count)
    figure = game.figure(read_options(game.types.options, dict(daily.options)), daily.seats)
    unit = "points" if figure is None else figure.unit
    side = "ahead" if result > 0 else "behind" if result < 0 else "level"
    return texts("day-side", side=side, figure=texts(f"figure-{unit}", points=count, count=count))
