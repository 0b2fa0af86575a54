"""When the table acts by itself: by a deadline of the rules, or because the time of a seat has run out.

Times are the server's and nobody else's, by its steady clock. After a restart or a standstill nobody is
surprised: all get a while to return.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from fortable.kernel.game import AnyGame, no_deadline
from fortable.kernel.log import Match
from fortable.kernel.words import CLOCK, Action, Seat
from fortable.server.store import Chair

RETURN_S = 10.0


@dataclass(frozen=True, slots=True)
class Alarm:
    """When the clock acts, and for whom; `CLOCK` if the rules want it."""

    at: float
    seat: Seat

    def action(self, match: Match) -> Action:
        """What it does then."""
        if self.seat != CLOCK:
            action: Action = match.game.auto_action(match.view(self.seat))
            return action
        deadline = match.game.deadline(match.state)
        assert deadline is not None
        return deadline.action


class Clock:
    """Whose time runs at a table, and since when."""

    def __init__(self, game: AnyGame, clock_s: int | None, woken_at: float) -> None:
        self._clock_s = clock_s
        self.is_used = clock_s is not None or game.deadline is not no_deadline
        self.woken_at = woken_at
        self.last_at = woken_at
        """When something happened last."""
        self.since: dict[Seat, float] = {}
        """From when on the time of each seat that is waited for counts, where there is a limit."""

    def count(self, match: Match, acted: Seat | None, at: float) -> None:
        """Somebody has just acted, or the match has begun."""
        self.last_at = at
        if self._clock_s is not None:
            self.since = counted_since(self.since, match.waiting, acted, at)

    def give_time(self, seat: Seat, now: float) -> None:
        """Whoever takes a seat back has all the time again."""
        if seat in self.since:
            self.since[seat] = now

    def next_alarm(self, match: Match, chairs: Sequence[Chair]) -> Alarm | None:
        """What it does next, if nobody does anything; the time of bots is not counted."""
        since = {seat: at for seat, at in self.since.items() if chairs[seat].bot is None}
        return alarm(match, self._clock_s, since, self.last_at, self.woken_at)


def alarm(
    match: Match,
    clock_s: int | None,
    since: Mapping[Seat, float],
    last_at: float,
    woken_at: float,
) -> Alarm | None:
    """The next thing the clock will do if nobody does anything; None if it waits for ever.

    `since` says from when on the time of each seat counts.
    """
    alarms = []
    deadline = match.game.deadline(match.state)
    if deadline is not None:
        alarms.append((_at(last_at, deadline.after_ms / 1000, woken_at), CLOCK))
    if clock_s is not None:
        waited_for = match.waiting & since.keys()
        alarms += [(_at(since[seat], clock_s, woken_at), seat) for seat in waited_for]
    return Alarm(*min(alarms)) if alarms else None


def _at(since: float, delay_s: float, woken_at: float) -> float:
    """After a delay, and where that began before a restart or a standstill, not right after it."""
    at = since + delay_s
    return max(at, woken_at + RETURN_S) if since < woken_at else at


def counted_since(
    since: Mapping[Seat, float], waiting: Iterable[Seat], acted: Seat | None, now: float
) -> dict[Seat, float]:
    """From when on the time of each seat that is waited for counts: anew for whoever acted or was not
    waited for before, and whatever others do, on and on for the rest.
    """
    return {seat: now if seat == acted else since.get(seat, now) for seat in waiting}
