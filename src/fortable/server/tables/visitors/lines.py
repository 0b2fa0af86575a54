"""The lines to a table, and how far a claim over each of them is dated back.

Nobody is dated back further than by the shortest line that is known of them: of all their sockets here, and
of everybody's from the same address, also of those that are closed by now. So a quick line to look at, or a
new one, gains nothing beside a slow one to act over.
"""

from collections import OrderedDict
from collections.abc import Iterable
from math import inf

from fortable.server.tables.match.claims import NO_CREDIT, Credit, back_s
from fortable.server.wire.table_messages import ReportLatency

HOUSEHOLDS_KEPT = 2000

Reports = dict[str, ReportLatency]
"""The last of each socket of somebody, by its topic."""


class Lines:
    """Of all sockets at one table."""

    def __init__(self, most_back_s: float) -> None:
        self._most_back_s = most_back_s
        self._open: dict[str, Reports] = {}
        """By person."""
        self._shortest: OrderedDict[str, float] = OrderedDict()
        """By household, the smallest round trip ever."""

    def measure(self, report: ReportLatency) -> None:
        """What is known of a socket's line by now."""
        self._open.setdefault(report.person.id, {})[report.reply] = report
        known_s = self._shortest.pop(report.household, inf)
        self._shortest[report.household] = min(known_s, report.least_s)
        if len(self._shortest) > HOUSEHOLDS_KEPT:
            self._shortest.popitem(last=False)

    def leave(self, person: str, topic: str) -> None:
        lines = self._open.get(person, {})
        lines.pop(topic, None)
        if not lines:
            self._open.pop(person, None)

    def credit(self, person: str, topic: str) -> Credit:
        """Of a claim over a socket."""
        lines = self._open.get(person, {})
        line = lines.get(topic)
        if line is None or not line.is_enough:
            return NO_CREDIT
        least_s = self._least_s(lines)
        return Credit(back_s(least_s, self._most_back_s), least_s, line.kernel_s, line.pong_s)

    def longest_back_s(self, people: Iterable[str]) -> float:
        """The furthest that any of them can be dated back."""
        known = (self._open.get(person, {}) for person in people)
        slow = (self._least_s(lines) for lines in known if _are_enough(lines))
        return back_s(max(slow, default=0.0), self._most_back_s)

    def _least_s(self, lines: Reports) -> float:
        """The smallest round trip that anything says about somebody with these lines."""
        return min(self._shortest.get(line.household, 0.0) for line in lines.values())


def _are_enough(lines: Reports) -> bool:
    return any(line.is_enough for line in lines.values())
