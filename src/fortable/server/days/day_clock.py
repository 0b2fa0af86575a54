"""Which day it is, where the server is at home, and from when on nothing of a day is a secret any more."""

import re
from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from fortable.kernel.words import Illegal

FINISHING_S = 3 * 3600.0
"""So long after a day whoever began on it may finish; then its secret is revealed."""

DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
MONTH = re.compile(r"\d{4}-\d\d", re.ASCII)


class DayClock:
    """Days from midnight to midnight in one time zone; each is called by its date, such as `2031-05-04`."""

    def __init__(self, zone: str, now: Callable[[], float]) -> None:
        self._zone = ZoneInfo(zone)
        self._now = now

    def today(self) -> str:
        return datetime.fromtimestamp(self._now(), self._zone).date().isoformat()

    def ends(self, day: str) -> float:
        """The midnight after it."""
        midnight = datetime.combine(_after(date.fromisoformat(day)), time(), self._zone)
        return midnight.timestamp()

    def until(self, day: str) -> float:
        """Who finishes later has given up."""
        return self.ends(day) + FINISHING_S

    def left_s(self) -> int:
        """So much of today."""
        return max(0, round(self.ends(self.today()) - self._now()))

    def is_revealed(self, day: str) -> bool:
        return self._now() > self.until(day)

    def oldest_kept(self, at: float) -> str:
        """The day that it was then: those before it may be forgotten."""
        return datetime.fromtimestamp(at, self._zone).date().isoformat()


def _after(day: date) -> date:
    return day + timedelta(days=1)


def day_before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def read_day(word: str) -> str:
    """A day that is in the calendar, or `Illegal`."""
    try:
        return date.fromisoformat(word).isoformat() if DAY.fullmatch(word) else _no_day(word)
    except ValueError:
        return _no_day(word)


def read_month(word: str) -> tuple[str, str]:
    """The first and the last day of a month such as `2031-05`, or `Illegal`."""
    if not MONTH.fullmatch(word):
        _no_day(word)
    first = date.fromisoformat(read_day(f"{word}-01"))
    following = (first + timedelta(days=31)).replace(day=1)
    return first.isoformat(), (following - timedelta(days=1)).isoformat()


def _no_day(word: str) -> str:
    raise Illegal("TB-16", "no-such-day", tried=word[:20])
