"""Calling those who are away: that it is their turn, that the table is full, that there is a rematch."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from fortable.kernel.words import Seat
from fortable.protocol import lobby
from fortable.protocol.lobby import AnyOrder
from fortable.server.store import NoticeKind
from fortable.server.tables.context import Call, TableContext
from fortable.server.tables.match.ledger import Ledger

from .presence import Presence

SLOW_S = 3600
"""Where a move may take so long, or as long as one likes, people need not stay at the table."""


@dataclass(frozen=True, slots=True)
class Calls:
    """Of one table. Nobody is called who is there, or with whom nobody else plays."""

    ledger: Ledger
    presence: Presence
    context: TableContext

    @property
    def waited(self) -> Collection[Seat]:
        """Whom the match waits for, where that may be told."""
        clock_s, match = self.ledger.settings.clock_s, self.ledger.match
        is_slow = clock_s is None or clock_s >= SLOW_S
        return match.waiting if match is not None and is_slow else ()

    def turn_passed(self, before: Collection[Seat]) -> None:
        """The match waits for others than before."""
        chairs = self.ledger.row.chairs
        waited = [
            chairs[seat].person
            for seat in self.waited
            if seat not in before and chairs[seat].bot is None
        ]
        self._call("turn", self.ledger.row.id, waited)

    def carried_out(self, order: AnyOrder, by: str) -> None:
        """What was asked of the table may concern those who are away."""
        row = self.ledger.row
        others = [person for person in self.ledger.seats if person != by]
        match order:
            case lobby.Sit() if row.status == "open":
                if not any(chair.is_empty for chair in row.chairs):
                    self._call("full", row.id, others)
            case lobby.Start():
                self.turn_passed(())
            case lobby.Rematch() if row.next is not None:
                self._call("again", row.next, others)

    def _call(self, kind: NoticeKind, subject: str, people: Collection[str | None]) -> None:
        if len(self.ledger.seats) > 1 and (away := tuple(self._away(people))):
            self.context.call(Call(kind, subject, away))

    def _away(self, people: Collection[str | None]) -> Iterator[str]:
        return (
            person for person in people if person is not None and not self.presence.is_here(person)
        )
