"""How somebody fared beside everybody else, and for how many days in a row."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from fortable.protocol.days import Bar

from .day_clock import day_before

MOST_BARS = 9


def rank(results: Mapping[int | None, int], mine: int | None) -> tuple[int, int, int]:
    """My place, of how many, and how many percent of the others are behind; who gave up is behind all."""
    better = sum(count for result, count in results.items() if _is_better(result, mine))
    level = results.get(mine, 0)
    total = sum(results.values())
    behind = total - better - level
    return better + 1, total, round(100 * behind / (total - 1)) if total > 1 else 0


def _is_better(result: int | None, mine: int | None) -> bool:
    return result is not None and (mine is None or result > mine)


def bars(results: Mapping[int | None, int], mine: int | None) -> tuple[Bar, ...]:
    """How many came to what, in few steps of the same width; nothing if nobody came to an end."""
    known = {result: count for result, count in results.items() if result is not None}
    if not known:
        return ()
    least, most = min(known), max(known)
    width = -(-(most - least + 1) // MOST_BARS)
    return tuple(
        Bar(
            low,
            low + width - 1,
            sum(count for result, count in known.items() if low <= result < low + width),
            mine is not None and low <= mine < low + width,
        )
        for low in range(least, most + 1, width)
    )


def streak(days: Sequence[str], today: str) -> int:
    """So many in a row up to today, or to yesterday; the last one comes first."""
    if not days or days[0] not in (today, day_before(today)):
        return 0
    return next(_rows(days))


def longest_streak(days: Sequence[str]) -> int:
    return max(_rows(days), default=0)


def _rows(days: Sequence[str]) -> Iterator[int]:
    """How long each row of days is, one after the other without a gap."""
    if not days:
        return iter(())
    numbers = [date.fromisoformat(day).toordinal() for day in days]
    rows = [each + place for place, each in enumerate(numbers)]
    starts = [place for place, row in enumerate(rows) if place == 0 or rows[place - 1] != row]
    return (end - start for start, end in zip(starts, [*starts[1:], len(rows)], strict=True))
