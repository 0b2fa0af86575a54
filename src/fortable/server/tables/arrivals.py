"""Coming to a table and going from it: one socket after the other."""

from dataclasses import dataclass

from fortable.kernel.codec import encode
from fortable.server.wire.table_messages import Join, ReportLatency

from .match.ledger import Ledger
from .updates import Updates
from .visitors.audience import Audience, Listener
from .visitors.lines import Lines
from .visitors.presence import Presence


@dataclass(eq=False, slots=True)
class Arrivals:
    """Whoever comes is told how it stands; whoever goes is missed."""

    ledger: Ledger
    audience: Audience
    lines: Lines
    presence: Presence
    updates: Updates

    def join(self, message: Join) -> None:
        person = message.person.id
        listener = Listener(message.reply, person, message.language)
        self.audience.add(listener)
        self.presence.come(person)
        self.audience.send_table(listener, encode(self.updates.table_for(person)))
        if self.ledger.match is not None:
            viewer = self.ledger.seat_of(person)
            self.updates.answer(message, self.updates.gap_for(viewer, message.since))

    def measure(self, report: ReportLatency) -> None:
        """How long the line of a socket is, unless it is gone by now."""
        if report.reply in self.audience.listeners:
            self.lines.measure(report)

    def leave(self, topic: str) -> None:
        listener = self.audience.remove(topic)
        if listener is not None:
            self.lines.leave(listener.person, topic)
            self.presence.go(listener.person)
